import { appUrl } from '#config/app'
import type { Currency } from '#domain/money'
import LetterMail, { type Letter } from '#mails/letter_mail'
import type Booking from '#models/booking'
import type User from '#models/user'
import type { MailWords } from '#services/mail/mail_words'

type Lost = { booking: Booking; amountMinor: number; currency: Currency }

/** To a host of whose stay a guest's bank took money back: what their next payouts set off. */
export default class LossMail extends LetterMail {
  /** @param loss the booking with its property; the host's part in minor units */
  constructor(
    host: User,
    readonly loss: Lost
  ) {
    super(host)
  }

  protected compose(words: MailWords): Letter {
    const { amountMinor, booking, currency } = this.loss
    const { title, city } = booking.property
    const params = { property: title, amount: words.money(amountMinor, currency) }
    return {
      subject: words.text('loss.subject', params),
      preheader: words.text('loss.preheader', params),
      heading: words.text('loss.heading', params),
      intro: words.text('loss.intro', params),
      facts: [
        { label: words.text('facts.property'), value: `${title}, ${city}` },
        { label: words.text('facts.dates'), value: words.stay(booking) },
        { label: words.text('loss.part'), value: params.amount },
      ],
      /* Who runs no places any more has no payouts to look at. */
      action: this.person.runsProperties
        ? { label: words.text('loss.action'), url: `${appUrl}/dashboard/payouts` }
        : { label: words.text('loss.contact'), url: `${appUrl}/contact` },
    }
  }
}
