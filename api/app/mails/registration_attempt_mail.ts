import LetterMail, { type Letter } from '#mails/letter_mail'
import type { MailWords } from '#services/mail/mail_words'
import { appUrl } from '#config/app'

export default class RegistrationAttemptMail extends LetterMail {
  protected compose(words: MailWords): Letter {
    const { firstName } = this.person
    return {
      subject: words.text('registrationAttempt.subject'),
      preheader: words.text('registrationAttempt.preheader'),
      heading: words.text('registrationAttempt.heading', { firstName }),
      intro: words.text('registrationAttempt.intro'),
      action: { label: words.text('registrationAttempt.action'), url: `${appUrl}/auth/login` },
      afterwords: [
        words.text('registrationAttempt.ifYou'),
        words.text('registrationAttempt.ignore'),
      ],
    }
  }
}
