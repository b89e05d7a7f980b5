import { moveBooking, refuseUnlessOffered } from '#actions/bookings/move_booking'
import type Booking from '#models/booking'
import type User from '#models/user'
import { writeTransaction } from '#services/database/write_transaction'

/**
 * The guest has arrived: confirmed → checked-in, from the check-in date on (§4).
 * @throws Refusal 409 in any other state or too early, 403 when it is not the actor's to do
 */
export async function checkInGuest(booking: Booking, actor: User) {
  refuseUnlessOffered('checkIn', booking, actor)
  await writeTransaction((trx) => moveBooking(trx, 'checkIn', booking, actor))
}
