import { stepBooking } from '#actions/bookings/step_booking'
import { takeNights } from '#actions/bookings/take_nights'
import { conflict } from '#exceptions/refusal'
import type Booking from '#models/booking'
import type User from '#models/user'
import { isUniqueViolation } from '#services/database/write_transaction'

/** Nothing of the cancellation stays. */
const COLUMNS = { cancellation_cause: null, refund_minor: null, settles_at: null }

/**
 * cancelled → confirmed, for fifteen minutes, with all its nights (ADR 0067).
 * @param key Idempotency-Key
 * @throws Refusal 409 in any other state, later, when one of the nights is taken again, its guest has left Makao, or
 * its place has another host by now
 */
export async function undoNoShow(booking: Booking, actor: User, key: string | null = null) {
  const isHandedOver = booking.property.hostId !== booking.hostId
  if (isHandedOver || (booking.guest.deletedAt && !booking.guest.withoutAccount)) {
    throw conflict('bookings.cannotUndo', 'E_TOO_LATE')
  }
  try {
    await stepBooking('undoNoShow', booking, actor, key, {
      columns: COLUMNS,
      then: (trx) => takeNights(trx, booking, booking.checkIn, booking.checkOut),
    })
  } catch (error) {
    throw isUniqueViolation(error, 'booking_nights')
      ? conflict('bookings.soldAgainNoShow', 'E_DATES_TAKEN')
      : error
  }
}
