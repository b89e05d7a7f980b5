import { nightCount } from '#domain/stay'
import type { BookingLetter } from '#mails/booking_pages'
import type Booking from '#models/booking'
import type { MailWords } from '#services/mail/mail_words'

/** The nights that a letter names: all that were booked, of a check-out those until the guest left (ADR 0036). */
export function namedStay(notice: BookingLetter, booking: Booking) {
  const { checkIn, departedOn } = booking
  if (notice !== 'checkedOutForGuest' || !departedOn) return booking
  return { checkIn, checkOut: departedOn, nights: nightCount(checkIn, departedOn) }
}

/** Whether a stay ended before its check-out, and the nights that are free again. */
export function earlyEnd(words: MailWords, { checkOut, departedOn }: Booking) {
  if (!departedOn) return { early: 'no', freed: '' }
  const nights = nightCount(departedOn, checkOut)
  return { early: 'yes', freed: words.stay({ checkIn: departedOn, checkOut, nights }) }
}
