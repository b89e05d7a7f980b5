import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { notifyBookingCancelled } from '#actions/bookings/notify'
import { moveBooking, refuseUnlessOffered } from '#actions/bookings/move_booking'
import type Booking from '#models/booking'
import type User from '#models/user'
import { writeTransaction } from '#services/database/write_transaction'

/**
 * Calls a stay off: pending or confirmed → cancelled. The nights are free again in the same moment (§4).
 * @throws Refusal 409 when it is too late for that, 403 when the booking is not the actor's
 */
export async function cancelBooking(booking: Booking, actor: User, reason: string | null) {
  refuseUnlessOffered('cancel', booking, actor)
  await writeTransaction(async (trx) => {
    await moveBooking(trx, 'cancel', booking, actor, { cancellation_reason: reason })
    await releaseNights(trx, booking.id)
  })
  await notifyBookingCancelled(booking.id)
}

/** Gives the nights of a booking back, in the transaction that changes its status (invariant 1). */
export function releaseNights(trx: TransactionClientContract, bookingId: number) {
  return trx.from('booking_nights').where('booking_id', bookingId).delete()
}
