import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { notifyBookingCancelled } from '#actions/bookings/notify'
import { stepBooking } from '#actions/bookings/step_booking'
import type Booking from '#models/booking'
import type User from '#models/user'

/**
 * pending or confirmed → cancelled; frees the nights (§4).
 * @param key Idempotency-Key
 * @throws Refusal 409 when it is too late for that
 */
export function cancelBooking(
  booking: Booking,
  actor: User,
  reason: string | null,
  key: string | null = null
) {
  return stepBooking('cancel', booking, actor, key, {
    columns: { cancellation_reason: reason },
    then: (trx) => releaseNights(trx, booking.id),
    notify: notifyBookingCancelled,
  })
}

export function releaseNights(trx: TransactionClientContract, bookingId: number) {
  return trx.from('booking_nights').where('booking_id', bookingId).delete()
}
