import { stepBooking } from '#actions/bookings/step_booking'
import type Booking from '#models/booking'
import type User from '#models/user'

/**
 * checked-in → confirmed, for fifteen minutes (ADR 0036).
 * @param key Idempotency-Key
 * @throws Refusal 409 in any other state or later
 */
export function undoCheckIn(booking: Booking, actor: User, key: string | null = null) {
  return stepBooking('undoCheckIn', booking, actor, key)
}
