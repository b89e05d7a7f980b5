import mail from '@adonisjs/mail/services/main'
import type { MailersList, MessageBodyTemplates, NodeMailerMessage } from '@adonisjs/mail/types'
import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'

type Payload = {
  mailer: string
  compiled: { message: NodeMailerMessage; views: MessageBodyTemplates }
}

/** Hands one written letter to the carrier; tried again with growing pauses when the carrier is away. */
export default class SendMail extends Job<Payload> {
  static options: JobOptions = { maxRetries: 8 }

  async execute() {
    const { mailer, compiled } = this.payload
    await mail.use(mailer as keyof MailersList).sendCompiled(compiled)
  }
}
