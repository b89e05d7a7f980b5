import logger from '@adonisjs/core/services/logger'
import type { BaseMail } from '@adonisjs/mail'
import mail from '@adonisjs/mail/services/main'

/** Queues a letter about what is done already: a queue that is away must not undo or hide it. */
export async function queueLetter(letter: BaseMail) {
  try {
    await mail.sendLater(letter)
  } catch (error) {
    logger.error({ err: error, letter: letter.constructor.name }, 'a letter was not queued')
  }
}
