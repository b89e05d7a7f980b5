import { DateTime } from 'luxon'
import LetterMail, { type Letter } from '#mails/letter_mail'
import type User from '#models/user'
import type { MailWords } from '#services/mail/mail_words'
import { appUrl } from '#config/app'

export type SecurityNotice =
  | 'passwordChanged'
  | 'payoutWayChanged'
  | 'twoFactorOn'
  | 'twoFactorOff'
  | 'twoFactorReset'
  | 'newDevice'
  | 'manyTries'

export type Origin = { device?: string; ipAddress?: string }

export default class SecurityNoticeMail extends LetterMail {
  constructor(
    readonly notice: SecurityNotice,
    person: User,
    readonly origin: Origin = {}
  ) {
    super(person)
  }

  protected compose(words: MailWords): Letter {
    const key = `security.${this.notice}`
    const { firstName } = this.person
    const { device, ipAddress } = this.origin
    const facts = [
      { label: words.text('security.when'), value: words.moment(DateTime.utc()) },
      ...(device ? [{ label: words.text('security.device'), value: device }] : []),
      ...(ipAddress ? [{ label: words.text('security.address'), value: ipAddress }] : []),
    ]
    return {
      subject: words.text(`${key}.subject`),
      preheader: words.text(`${key}.intro`),
      heading: words.text('security.heading', { firstName }),
      intro: words.text(`${key}.intro`),
      facts,
      action: {
        label: words.text('security.action'),
        /* Who is signed in changes the password in their profile. */
        url: `${appUrl}/auth/forgot-password?reason=security`,
      },
      afterwords: [words.text('security.ignore')],
    }
  }
}
