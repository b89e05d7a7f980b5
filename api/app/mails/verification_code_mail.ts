import { DateTime } from 'luxon'
import { CODE_SECONDS } from '#domain/verification'
import LetterMail, { type Letter } from '#mails/letter_mail'
import type User from '#models/user'
import type { MailWords } from '#services/mail/mail_words'

/** Contains the name from the registration, so that the owner notices a stranger's. Names cannot hold links. */
export default class VerificationCodeMail extends LetterMail {
  constructor(
    person: User,
    readonly code: string,
    readonly registrant: string
  ) {
    super(person)
  }

  protected get until() {
    return DateTime.utc().plus({ seconds: CODE_SECONDS })
  }

  protected compose(words: MailWords): Letter {
    const minutes = CODE_SECONDS / 60
    return {
      subject: words.text('verificationCode.subject', { code: this.code }),
      preheader: words.text('verificationCode.preheader', { minutes }),
      heading: words.text('verificationCode.heading'),
      intro: words.text('verificationCode.intro', { minutes, name: this.registrant }),
      code: this.code,
      afterwords: [words.text('verificationCode.ignore')],
    }
  }
}
