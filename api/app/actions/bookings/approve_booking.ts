import { stepBooking } from '#actions/bookings/step_booking'
import type Booking from '#models/booking'
import type User from '#models/user'

/**
 * pending → confirmed (§4).
 * @param key Idempotency-Key
 * @throws Refusal 409 when the booking is not pending any more
 */
export function approveBooking(
  booking: Booking,
  actor: User,
  hostNotes: string | null,
  key: string | null = null
) {
  const columns: Record<string, string> = hostNotes ? { host_notes: hostNotes } : {}
  const notify = booking.managerId === actor.id ? 'approvedByHelper' : 'approved'
  return stepBooking('approve', booking, actor, key, { columns, notify })
}
