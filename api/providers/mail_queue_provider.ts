import type { ApplicationService } from '@adonisjs/core/types'

/** `sendLater` stores letters in the queue, so they survive a crash (architecture). */
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
