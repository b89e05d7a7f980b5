import { notifyBookingCheckedOut } from '#actions/bookings/notify'
import { stepBooking } from '#actions/bookings/step_booking'
import type Booking from '#models/booking'
import type User from '#models/user'

/**
 * checked-in → checked-out (§4). Unused nights stay taken.
 * @param key Idempotency-Key
 * @throws Refusal 409 in any other state
 */
export function checkOutGuest(
  booking: Booking,
  actor: User,
  hostNotes: string | null,
  key: string | null = null
) {
  const columns: Record<string, string> = hostNotes ? { host_notes: hostNotes } : {}
  return stepBooking('checkOut', booking, actor, key, { columns, notify: notifyBookingCheckedOut })
}
