import encryption from '@adonisjs/core/services/encryption'
import logger from '@adonisjs/core/services/logger'
import mail from '@adonisjs/mail/services/main'
import type { MailersList, MessageBodyTemplates, NodeMailerMessage } from '@adonisjs/mail/types'
import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { LETTERS } from '#config/queue'

type Written = { message: NodeMailerMessage; views: MessageBodyTemplates }

/** Encrypted: letters carry codes and private texts. `until`: in ms, when nobody needs it any more; without one it is always sent. */
type Payload = { mailer: string; sealed: string; until?: number }

/** Sends one rendered letter, retried with growing pauses. */
export default class SendMail extends Job<Payload> {
  static options: JobOptions = { queue: LETTERS, maxRetries: 8 }

  static enqueue(mailer: string, written: Written, until?: number) {
    return this.dispatch({ mailer, sealed: encryption.encrypt(written), until })
  }

  async execute() {
    const { mailer, sealed, until } = this.payload
    if (until && until <= Date.now()) {
      logger.warn({ job: this.context.jobId }, 'a letter came to its turn too late and is not sent')
      return
    }
    const written = encryption.decrypt<Written>(sealed)
    if (!written) throw new Error('a sealed letter could not be opened: APP_KEY has changed')
    await mail.use(mailer as keyof MailersList).sendCompiled(written)
  }

  async failed(error: Error) {
    logger.error({ err: error, job: this.context?.jobId }, 'a letter could not be delivered')
  }
}
