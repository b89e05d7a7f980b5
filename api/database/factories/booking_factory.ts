import Factory from '@adonisjs/lucid/factories'
import { DateTime } from 'luxon'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import type { Status } from '#domain/booking_lifecycle'
import type { BookingPaymentStatus } from '#domain/payment_lifecycle'
import { AGREED_STATUSES, holdsNights, PENDING_HOURS } from '#domain/booking_lifecycle'
import { quoteColumns, quoteStay } from '#domain/quote'
import { ratesOn } from '#domain/rates'
import { addDays, nightsOf, todayInNairobi } from '#domain/stay'
import Booking from '#models/booking'
import Property from '#models/property'

const inState = (status: Status) => (booking: Booking) => {
  booking.status = status
  booking.expiresAt = status === 'pending' ? booking.expiresAt : null
}

/**
 * A pending stay of two nights, thirty days ahead, with its nights taken and its quote computed. Merge
 * `propertyId`, `guestId`, `checkIn` and `checkOut`; property and guest are made where missing.
 */
export const BookingFactory = Factory.define(Booking, () => ({
  status: 'pending' as Status,
  paymentStatus: 'unpaid' as BookingPaymentStatus,
  checkIn: addDays(todayInNairobi(), 30),
  checkOut: addDays(todayInNairobi(), 32),
  adults: 2,
  children: 0,
  expiresAt: DateTime.utc().plus({ hours: PENDING_HOURS }),
}))
  .state('confirmed', inState('confirmed'))
  .state('checkedIn', inState('checked-in'))
  .state('checkedOut', inState('checked-out'))
  .state('cancelled', inState('cancelled'))
  .before('create', async (_, booking, { $trx }) => {
    const property = booking.propertyId
      ? await Property.findOrFail(booking.propertyId, { client: $trx })
      : await PropertyFactory.client($trx!).create()
    booking.propertyId = property.id
    booking.hostId = property.hostId
    if (!booking.guestId) {
      const guest = await UserFactory.client($trx!).create()
      booking.guestId = guest.id
    }
    merge(booking, property)
    agree(booking)
  })
  .after('create', async (_, { id, propertyId, status, checkIn, checkOut }, { $trx }) => {
    if (!holdsNights(status)) return
    const rows = nightsOf(checkIn, checkOut).map((night) => ({
      property_id: propertyId,
      night,
      booking_id: id,
    }))
    await $trx!.table('booking_nights').multiInsert(rows)
  })
  .build()

/** By its host, unless the test says by nobody. */
function agree(booking: Booking) {
  if (booking.$attributes.approvedBy !== undefined) return
  const isAgreed = AGREED_STATUSES.some((status) => status === booking.status)
  booking.approvedBy = isAgreed ? booking.hostId : null
}

function merge(booking: Booking, { priceMinor, currency }: Property) {
  const { checkIn, checkOut } = booking
  const quote = quoteStay({
    priceMinor,
    currency,
    checkIn,
    checkOut,
    rates: ratesOn(todayInNairobi()),
  })
  booking.merge(quoteColumns(quote))
}
