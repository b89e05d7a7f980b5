import type { ApplicationService } from '@adonisjs/core/types'

/** Mail is written where it happens and carried by the worker: `sendLater` survives a crash (architecture). */
export default class MailQueueProvider {
  constructor(protected app: ApplicationService) {}

  async boot() {
    const mail = await this.app.container.make('mail.manager')
    const { default: SendMail } = await import('#jobs/send_mail')

    mail.setMessenger((mailer) => ({
      async queue(written) {
        await SendMail.enqueue(mailer.name, written)
      },
    }))
  }
}
