import { PENDING_HOURS, REVIEW_WINDOW_DAYS } from '#domain/booking_lifecycle'
import LetterMail, { type Letter } from '#mails/letter_mail'
import type Booking from '#models/booking'
import type User from '#models/user'
import type { MailWords } from '#services/mail/mail_words'
import { appUrl } from '#config/app'
import paymentsConfig from '#config/payments'

const PAGES = {
  requestedForHost: '/dashboard/bookings',
  requestedForGuest: '/dashboard/bookings',
  approvedForGuest: '/dashboard/bookings',
  cancelledForGuest: '/properties',
  cancelledForHost: '/dashboard/bookings',
  expiredForGuest: '/properties',
  expiredForHost: '/dashboard/bookings',
  checkedOutForGuest: '/dashboard/bookings',
  paidForGuest: '/dashboard/bookings',
  paidForHost: '/dashboard/bookings',
  refundedForGuest: '/dashboard/bookings',
} as const

export type BookingLetter = keyof typeof PAGES

/** The booking comes with property, guest and host. */
export default class BookingMail extends LetterMail {
  constructor(
    readonly notice: BookingLetter,
    person: User,
    readonly booking: Booking
  ) {
    super(person)
  }

  protected compose(words: MailWords): Letter {
    const { guest, host, property } = this.booking
    const key = `bookings.${this.notice}`
    const amount = words.money(this.booking.totalMinor, this.booking.currency)
    const params = {
      amount,
      firstName: this.person.firstName,
      guest: guest.firstName,
      host: host.firstName,
      property: property.title,
      hours: PENDING_HOURS,
      days: REVIEW_WINDOW_DAYS,
      by: this.#cancelledBy(),
    }
    const note = this.#note(words)
    return {
      subject: words.text(`${key}.subject`, params),
      preheader: words.stay(this.booking),
      heading: words.text(`${key}.heading`, params),
      intro: words.text(`${key}.intro`, params),
      facts: this.#facts(words),
      note: note ? { label: words.text(`${key}.note`), text: note } : undefined,
      action: { label: words.text(`${key}.action`), url: `${appUrl}${PAGES[this.notice]}` },
    }
  }

  #facts(words: MailWords) {
    const { adults, children, currency, guest, host, property, totalMinor } = this.booking
    const fact = (name: string, value: string) => ({ label: words.text(`facts.${name}`), value })
    const person = ({ firstName, lastName, email }: User) => `${firstName} ${lastName}, ${email}`
    const facts = [
      fact('property', `${property.title}, ${property.city}`),
      fact('dates', words.stay(this.booking)),
      fact('guests', words.text('facts.guestCount', { adults, children })),
      fact('total', words.money(totalMinor, currency)),
    ]
    if (this.notice === 'requestedForHost') facts.push(fact('guest', person(guest)))
    const payment = this.#payment(words)
    if (payment) facts.push(fact('payment', payment))
    if (this.notice === 'approvedForGuest') {
      const { street, area, city } = property
      facts.push(fact('address', [street, area, city].filter(Boolean).join(', ')))
      facts.push(fact('host', person(host)))
    }
    return facts
  }

  #payment(words: MailWords) {
    if (paymentsConfig.offered.length > 0) return null
    const { guest, host } = this.booking
    if (this.notice === 'requestedForHost')
      return words.text('facts.guestPaysYou', { guest: guest.firstName })
    if (this.notice === 'approvedForGuest')
      return words.text('facts.youPayHost', { host: host.firstName })
    return null
  }

  #note(words: MailWords) {
    const { cancellationCause, cancellationReason, hostNotes, specialRequests } = this.booking
    if (this.notice.startsWith('requested')) return specialRequests
    if (this.notice.startsWith('cancelled')) {
      return cancellationCause ? words.text(`causes.${cancellationCause}`) : cancellationReason
    }
    return this.notice === 'approvedForGuest' ? hostNotes : null
  }

  #cancelledBy() {
    const { cancelledBy, guestId, hostId } = this.booking
    if (cancelledBy === this.person.id) return 'self'
    if (cancelledBy === guestId) return 'guest'
    return cancelledBy === hostId ? 'host' : 'other'
  }
}
