import { notifyBookingCheckedOut } from '#actions/bookings/notify'
import { moveBooking, refuseUnlessOffered } from '#actions/bookings/move_booking'
import type Booking from '#models/booking'
import type User from '#models/user'
import { writeTransaction } from '#services/database/write_transaction'

/**
 * The guest has left: checked-in → checked-out (§4). The nights stay taken, also those not slept.
 * @throws Refusal 409 in any other state, 403 when it is not the actor's to do
 */
export async function checkOutGuest(booking: Booking, actor: User, hostNotes: string | null) {
  refuseUnlessOffered('checkOut', booking, actor)
  await writeTransaction((trx) =>
    moveBooking(trx, 'checkOut', booking, actor, hostNotes ? { host_notes: hostNotes } : {})
  )
  await notifyBookingCheckedOut(booking.id)
}
