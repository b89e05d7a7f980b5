import type { BookingAction } from '#domain/booking_lifecycle'

/** What a host may let somebody do at a property; nothing else follows from it (ADR 0073). */
export type Ability = 'calendar' | 'arrivals'
export type Abilities = Record<Ability, boolean>

/** Steps of a stay that come with `arrivals`. */
export const ARRIVAL_STEPS = [
  'checkIn',
  'checkOut',
  'undoCheckIn',
  'undoCheckOut',
] as const satisfies readonly BookingAction[]
export type ArrivalStep = (typeof ARRIVAL_STEPS)[number]

export const INVITATION_DAYS = 7

/** Of one property, invited ones included. */
export const MAX_HELPERS = 10

/** Days after check-out in which who met a guest still sees the stay. */
export const SEEN_DAYS = 14

type HelperState = 'invited' | 'expired' | 'active'

/** @param expiresAt milliseconds; null once the invitation is accepted */
export function helperState(expiresAt: number | null, now = Date.now()): HelperState {
  if (expiresAt === null) return 'active'
  return expiresAt > now ? 'invited' : 'expired'
}
