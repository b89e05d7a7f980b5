import type { ApplicationService } from '@adonisjs/core/types'
import type { LetterTerm } from '#mails/letter_mail'

/** `sendLater` stores letters in the queue, so they survive a crash (architecture). */
export default class MailQueueProvider {
  constructor(protected app: ApplicationService) {}

  async boot() {
    const mail = await this.app.container.make('mail.manager')
    const { default: SendMail } = await import('#jobs/send_mail')

    mail.setMessenger((mailer) => ({
      async queue(written, term) {
        await SendMail.enqueue(mailer.name, written, (term as LetterTerm | undefined)?.until)
      },
    }))
  }
}
