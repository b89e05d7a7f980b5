import LetterMail, { type Addressee, type Letter } from '#mails/letter_mail'
import type { MailWords } from '#services/mail/mail_words'
import { appUrl } from '#config/app'

/** Names nobody and quotes nothing: the address may be a stranger's. */
export default class ContactConfirmationMail extends LetterMail<Addressee> {
  constructor(email: string, language: string) {
    super({ email, settings: { language } })
  }

  protected compose(words: MailWords): Letter {
    const key = 'contacts.confirmed'
    return {
      subject: words.text(`${key}.subject`),
      preheader: words.text(`${key}.preheader`),
      heading: words.text(`${key}.heading`),
      intro: words.text(`${key}.intro`),
      action: { label: words.text(`${key}.action`), url: `${appUrl}/help` },
      afterwords: [words.text(`${key}.ignore`)],
    }
  }

  protected reason(words: MailWords, address: string) {
    return words.text('contacts.confirmed.reason', { address })
  }
}
