import { toMajor } from '#domain/money'
import type Booking from '#models/booking'
import type User from '#models/user'
import { bookingsOf, commonOf, narrow, type BookingMatch } from '#queries/bookings/list_bookings'
import { isoTime } from '#services/iso_time'

const BATCH = 500

export function bookingLine(booking: Booking) {
  const { property, guest, host, earnings } = booking
  return {
    id: booking.id,
    status: booking.status,
    paymentStatus: booking.paymentStatus,
    checkIn: booking.checkIn,
    checkOut: booking.checkOut,
    nights: booking.nights,
    property: property.title,
    city: property.city,
    county: property.county,
    host: `${host.firstName} ${host.lastName}`.trim(),
    guest: `${guest.firstName} ${guest.lastName}`.trim(),
    guestEmail: guest.mailbox,
    source: booking.isByHand ? 'byHand' : 'makao',
    adults: booking.adults,
    children: booking.children,
    pets: booking.pets,
    currency: booking.currency,
    pricePerNight: toMajor(booking.pricePerNightMinor),
    base: toMajor(booking.baseMinor),
    serviceFee: toMajor(booking.serviceFeeMinor),
    taxes: toMajor(booking.taxMinor + booking.serviceFeeTaxMinor),
    total: toMajor(booking.totalMinor),
    totalKes: toMajor(booking.totalKesMinor),
    hostShare: earnings && toMajor(earnings.share),
    hostShareKes: earnings && toMajor(earnings.shareKes),
    requestedAt: isoTime(booking.createdAt),
  }
}

export type BookingLine = ReturnType<typeof bookingLine>

export async function* bookingLines(
  viewer: User,
  match: BookingMatch
): AsyncGenerator<BookingLine> {
  const common = await commonOf(viewer, match)
  let before: number | undefined
  for (;;) {
    const query = bookingsOf(viewer)
    narrow(viewer, query, match, common)
    if (before) query.where('id', '<', before)
    const batch = await query
      .preload('property')
      .preload('guest')
      .preload('host')
      .orderBy('id', 'desc')
      .limit(BATCH)
    for (const booking of batch) yield bookingLine(booking)
    if (batch.length < BATCH) return
    before = batch[batch.length - 1].id
  }
}
