import { notifyOf } from '#actions/bookings/notify'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import type { BookingEvent } from '#domain/booking_notices'
import BookingMail from '#mails/booking_mail'
import type Booking from '#models/booking'
import { writeTransaction } from '#services/database/write_transaction'
import { contentsOf, type CaughtLetters } from '#tests/helpers/letters'

/** Tells a booking's parties that something happened, without its happening. */
export function tell(event: BookingEvent, bookingId: number) {
  return writeTransaction((trx) => notifyOf(trx, event, bookingId))
}

/** Achieng’s request for a stay with Baraka, over a New Year that is far away. */
export async function requestedStay(changes: Partial<Booking> = {}) {
  const host = await UserFactory.apply('host')
    .merge({ firstName: 'Baraka', email: 'baraka@example.com' })
    .create()
  const guest = await UserFactory.merge({ firstName: 'Achieng', email: 'a@example.com' }).create()
  const property = await PropertyFactory.merge({
    hostId: host.id,
    title: 'Nyumba & <bustani>',
    priceMinor: 650_000,
  }).create()
  const booking = await BookingFactory.merge({
    propertyId: property.id,
    guestId: guest.id,
    checkIn: '2027-12-30',
    checkOut: '2028-01-02',
    adults: 2,
    children: 1,
    ...changes,
  }).create()
  return { booking, guest, host }
}

/** Recipients with subject and contents, in the order they were written. */
export function noticesIn(letters: CaughtLetters) {
  return letters.of(BookingMail).map((letter) => ({ ...contentsOf(letter), notice: letter.notice }))
}

/** The texts of one notice, in the order they were written, with plain spaces in their prices. */
export function textsOf(letters: CaughtLetters, wanted: string) {
  return noticesIn(letters)
    .filter(({ notice }) => notice === wanted)
    .map(({ text }) => text.replaceAll('\u00A0', ' '))
}
