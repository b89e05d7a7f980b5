import { stepBooking } from '#actions/bookings/step_booking'
import type Booking from '#models/booking'
import type User from '#models/user'

/**
 * confirmed → checked-in, from the check-in date on (§4).
 * @param key Idempotency-Key
 * @throws Refusal 409 in any other state or too early
 */
export function checkInGuest(booking: Booking, actor: User, key: string | null = null) {
  return stepBooking('checkIn', booking, actor, key)
}
