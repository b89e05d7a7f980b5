import { notifyBookingApproved } from '#actions/bookings/notify'
import { moveBooking, refuseUnlessOffered } from '#actions/bookings/move_booking'
import type Booking from '#models/booking'
import type User from '#models/user'
import { writeTransaction } from '#services/database/write_transaction'

/**
 * The host says yes: pending → confirmed (§4).
 * @throws Refusal 409 when the booking is not pending any more, 403 when it is not the actor's to approve
 */
export async function approveBooking(booking: Booking, actor: User, hostNotes: string | null) {
  refuseUnlessOffered('approve', booking, actor)
  await writeTransaction((trx) =>
    moveBooking(trx, 'approve', booking, actor, hostNotes ? { host_notes: hostNotes } : {})
  )
  await notifyBookingApproved(booking.id)
}
