import { stepBooking } from '#actions/bookings/step_booking'
import type Booking from '#models/booking'
import type User from '#models/user'

/**
 * pending → confirmed (§4).
 * @param hostNotes as they are after it; undefined leaves them
 * @param key Idempotency-Key
 * @param known the edit that the actor has seen; null for whichever it is
 * @throws Refusal 409 when the booking is not pending any more, 412 when it was edited since
 */
export function approveBooking(
  booking: Booking,
  actor: User,
  hostNotes: string | null | undefined,
  key: string | null = null,
  known: string | null = null
) {
  const notify = booking.managerId === actor.id ? 'approvedByHelper' : 'approved'
  return stepBooking('approve', booking, actor, key, { hostNotes, known, notify })
}
