import encryption from '@adonisjs/core/services/encryption'
import logger from '@adonisjs/core/services/logger'
import mail from '@adonisjs/mail/services/main'
import type { MailersList, MessageBodyTemplates, NodeMailerMessage } from '@adonisjs/mail/types'
import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'

type Written = { message: NodeMailerMessage; views: MessageBodyTemplates }

/** Encrypted: letters carry codes and private texts. */
type Payload = { mailer: string; sealed: string }

/** Sends one rendered letter, retried with growing pauses. */
export default class SendMail extends Job<Payload> {
  static options: JobOptions = { maxRetries: 8 }

  static enqueue(mailer: string, written: Written) {
    return this.dispatch({ mailer, sealed: encryption.encrypt(written) })
  }

  async execute() {
    const { mailer, sealed } = this.payload
    const written = encryption.decrypt<Written>(sealed)
    if (!written) throw new Error('a sealed letter could not be opened: APP_KEY has changed')
    await mail.use(mailer as keyof MailersList).sendCompiled(written)
  }

  async failed(error: Error) {
    logger.error({ err: error, job: this.context?.jobId }, 'a letter could not be delivered')
  }
}
