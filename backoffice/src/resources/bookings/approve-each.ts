import type { HttpError } from '@refinedev/core'
import type { Booking } from '../../api/types'

/** A request that was not approved. */
export interface Refusal {
  booking: Booking
  reason: string
  /** It was changed after it was read, to what `booking` says. */
  isChanged?: boolean
}

/** Of the line, the session and the limit: what is refused for one of these is refused for all that follow. */
const FOR_ALL = [0, 401, 429]

/**
 * Approves one request after the other: each is a step of its own, and a refusal holds up none of the others.
 * @param tell - how many were asked for so far
 */
export async function approveEach(
  bookings: readonly Booking[],
  approve: (booking: Booking) => Promise<unknown>,
  tell: (asked: number) => void
): Promise<Refusal[]> {
  const refused: Refusal[] = []
  for (const [at, booking] of bookings.entries()) {
    tell(at)
    try {
      await approve(booking)
    } catch (error) {
      const { message: reason, statusCode, current } = error as HttpError
      if (FOR_ALL.includes(statusCode)) {
        return [...refused, ...bookings.slice(at).map((one) => ({ booking: one, reason }))]
      }
      const now = current as Booking | undefined
      refused.push(now ? { booking: now, reason, isChanged: true } : { booking, reason })
    }
  }
  return refused
}

/** Notes for all; a guest for whom there are notes already keeps those. */
export const notesFor = ({ hostNotes }: Booking, notes: string) =>
  notes && !hostNotes ? { hostNotes: notes } : {}

/**
 * A chosen request as the list shows it by now; where its dates, party or wishes have changed, still as it was read: its
 * approval is refused then, and asked for again (ADR 0028).
 */
export function asRead(chosen: Booking, shown: readonly Booking[]) {
  const now = shown.find(({ _id }) => _id === chosen._id)
  return now && readOf(now) === readOf(chosen) ? now : chosen
}

const readOf = ({ checkIn, checkOut, guests, specialRequests }: Booking) =>
  JSON.stringify([checkIn, checkOut, guests.adults, guests.children, guests.pets, specialRequests])

/** Of a request; what else waits is no guest's. */
export const isApprovable = ({ actions }: Booking) => actions.includes('approve')
