import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { stepBooking } from '#actions/bookings/step_booking'
import { toNight } from '#domain/stay'
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
    notify: 'cancelled',
  })
}

/** @param from the first date that is free again; all of them by default */
export function releaseNights(trx: TransactionClientContract, bookingId: number, from?: string) {
  const nights = trx.from('booking_nights').where('booking_id', bookingId)
  if (from) nights.where('night', '>=', toNight(from))
  return nights.delete()
}
