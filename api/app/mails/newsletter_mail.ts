import { DateTime } from 'luxon'
import LetterMail, { type Addressee, type Letter } from '#mails/letter_mail'
import type { MailWords } from '#services/mail/mail_words'
import { confirmUrl, oneClickUrl, unsubscribeUrl } from '#services/newsletter_links'

/** Can be unsubscribed by header (RFC 8058) and by a link. */
abstract class NewsletterMail extends LetterMail<Addressee> {
  constructor(email: string, language: string) {
    super({ email, settings: { language } })
  }

  get unsubscribeUrl() {
    return unsubscribeUrl(this.person.email)
  }

  prepare() {
    super.prepare()
    this.message.listUnsubscribe(oneClickUrl(this.person.email), { oneClick: true })
  }

  protected reason(words: MailWords, address: string) {
    return words.text('newsletter.reason', { address, url: this.unsubscribeUrl })
  }
}

export const CONFIRM_DAYS = 7

/** Double opt-in (decisions, §2.4). */
export class NewsletterConfirmationMail extends NewsletterMail {
  constructor(
    email: string,
    language: string,
    readonly token: string
  ) {
    super(email, language)
  }

  protected get until() {
    return DateTime.utc().plus({ days: CONFIRM_DAYS })
  }

  protected compose(words: MailWords): Letter {
    const key = 'newsletter.confirmation'
    return {
      subject: words.text(`${key}.subject`),
      preheader: words.text(`${key}.preheader`),
      heading: words.text(`${key}.heading`),
      intro: words.text(`${key}.intro`),
      action: { label: words.text(`${key}.action`), url: confirmUrl(this.token) },
      afterwords: [words.text(`${key}.ignore`)],
    }
  }
}

export class NewsletterWelcomeMail extends NewsletterMail {
  protected compose(words: MailWords): Letter {
    const key = 'newsletter.welcome'
    return {
      subject: words.text(`${key}.subject`),
      preheader: words.text(`${key}.preheader`),
      heading: words.text(`${key}.heading`),
      intro: words.text(`${key}.intro`),
    }
  }
}
