import { DateTime } from 'luxon'
import { INVITATION_SECONDS, RESET_SECONDS } from '#domain/verification'
import LetterMail, { type Letter } from '#mails/letter_mail'
import type User from '#models/user'
import type { MailWords } from '#services/mail/mail_words'
import { appUrl } from '#config/app'

/** A forgotten password, the first one of an account made by an admin, or the first one as an admin. */
export default class PasswordLinkMail extends LetterMail {
  constructor(
    readonly occasion: 'forgotten' | 'invitation' | 'promotion',
    person: User,
    readonly token: string
  ) {
    super(person)
  }

  get url() {
    return `${appUrl}/auth/reset-password/${this.token}`
  }

  protected get until() {
    const seconds = this.occasion === 'forgotten' ? RESET_SECONDS : INVITATION_SECONDS
    return DateTime.utc().plus({ seconds })
  }

  protected compose(words: MailWords): Letter {
    const key = `passwordLink.${this.occasion}`
    const params = {
      firstName: this.person.firstName,
      minutes: RESET_SECONDS / 60,
      days: INVITATION_SECONDS / (24 * 3600),
    }
    return {
      subject: words.text(`${key}.subject`),
      preheader: words.text(`${key}.preheader`, params),
      heading: words.text(`${key}.heading`, params),
      intro: words.text(`${key}.intro`, params),
      action: { label: words.text(`${key}.action`), url: this.url },
      afterwords: [words.text(`${key}.ignore`)],
    }
  }
}
