import LetterMail, { type Letter } from '#mails/letter_mail'
import type { MailWords } from '#services/mail/mail_words'
import { appUrl } from '#config/app'

export default class HostWelcomeMail extends LetterMail {
  protected compose(words: MailWords): Letter {
    const { firstName } = this.person
    return {
      subject: words.text('hostWelcome.subject'),
      preheader: words.text('hostWelcome.preheader'),
      heading: words.text('hostWelcome.heading', { firstName }),
      intro: words.text('hostWelcome.intro'),
      action: {
        label: words.text('hostWelcome.action'),
        url: `${appUrl}/dashboard/properties/new`,
      },
      afterwords: [words.text('hostWelcome.trips')],
    }
  }
}
