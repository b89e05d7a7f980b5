import LetterMail, { type Addressee, type Letter } from '#mails/letter_mail'
import type ContactMessage from '#models/contact_message'
import type { MailWords } from '#services/mail/mail_words'
import { appUrl, supportEmail } from '#config/app'

/** Reply-To is the sender. */
export default class ContactMessageMail extends LetterMail<Addressee> {
  constructor(readonly contact: ContactMessage) {
    super({ email: supportEmail })
    this.message.replyTo(contact.email)
  }

  protected compose(words: MailWords): Letter {
    const { email, fullName, message, phone, subject } = this.contact
    const fact = (name: string, value: string) => ({
      label: words.text(`contacts.facts.${name}`),
      value,
    })
    return {
      subject: words.text('contacts.received.subject', { subject }),
      preheader: words.text('contacts.received.preheader', { fullName }),
      heading: subject,
      intro: words.text('contacts.received.intro', { fullName }),
      facts: [fact('from', fullName), fact('email', email), fact('phone', phone)],
      note: { label: words.text('contacts.facts.message'), text: message },
      action: {
        label: words.text('contacts.received.action'),
        url: `${appUrl}/dashboard/contacts`,
      },
    }
  }

  protected reason(words: MailWords, address: string) {
    return words.text('contacts.received.reason', { address })
  }
}
