import {
  canTransition,
  parties,
  type Moment,
  type Party,
  type Status,
} from '#domain/booking_lifecycle'
import { reviewProblem, type ReviewedStay } from '#domain/reviewed_stays'

/** What the dashboards have a button for. */
export const ACTIONS = [
  'approve',
  'edit',
  'cancel',
  'checkIn',
  'checkOut',
  'undoCheckIn',
  'undoCheckOut',
  'noShow',
  'undoNoShow',
  'review',
] as const
export type BookingAction = (typeof ACTIONS)[number]

/** In the order of the buttons. */
export function actionsFor(
  booking: Moment & ReviewedStay & { party: Party | readonly Party[] }
): BookingAction[] {
  return ACTIONS.filter((action) => {
    if (action === 'review') return canReview(booking)
    return action === 'edit' ? canEdit(booking) : canTransition(action, booking)
  })
}

/** Guests and requests: by the guest, until the host has answered (contract). */
function canEdit({ party, status }: { status: Status; party: Party | readonly Party[] }) {
  return parties(party).includes('guest') && status === 'pending'
}

/** From the end of the stay, for 14 days, once. */
function canReview(booking: ReviewedStay & { party: Party | readonly Party[] }): boolean {
  return parties(booking.party).includes('guest') && reviewProblem(booking) === null
}
