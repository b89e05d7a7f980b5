import { DateTime } from 'luxon'
import { appUrl } from '#config/app'
import { INVITATION_DAYS } from '#domain/helping'
import LetterMail, { type Addressee, type Letter } from '#mails/letter_mail'
import type Property from '#models/property'
import type { MailWords } from '#services/mail/mail_words'

/** To who is asked to help at a property or no longer does (`invited`, `ended`), and to its host. */
export default class HelperMail extends LetterMail<Addressee> {
  /**
   * @param property with its host
   * @param name first name of the other side
   */
  constructor(
    readonly occasion: 'invited' | 'accepted' | 'ended' | 'left',
    person: Addressee,
    readonly property: Property,
    readonly name = property.host.firstName
  ) {
    super(person)
  }

  /** Who is invited may have no account. */
  protected reason(words: MailWords, address: string) {
    return this.occasion === 'invited'
      ? words.text('helping.invited.reason', { address, name: this.name })
      : super.reason(words, address)
  }

  protected get until() {
    return this.occasion === 'invited' ? DateTime.utc().plus({ days: INVITATION_DAYS }) : null
  }

  protected compose(words: MailWords): Letter {
    const { id, title, city } = this.property
    const key = `helping.${this.occasion}`
    const params = { name: this.name, property: title, days: INVITATION_DAYS }
    const isForHost = this.occasion === 'accepted' || this.occasion === 'left'
    return {
      subject: words.text(`${key}.subject`, params),
      preheader: words.text(`${key}.preheader`, params),
      heading: words.text(`${key}.heading`, params),
      intro: words.text(`${key}.intro`, params),
      facts: [{ label: words.text('facts.property'), value: `${title}, ${city}` }],
      action: {
        label: words.text(`${key}.action`),
        url: isForHost ? `${appUrl}/dashboard/properties/${id}` : `${appUrl}/dashboard/helping`,
      },
      ...(this.occasion === 'invited' && { afterwords: [words.text(`${key}.ignore`, params)] }),
    }
  }
}
