import type { BookingAction } from '#domain/booking_actions'
import type { DateAction } from '#domain/date_changes'

/**
 * What a host may let somebody do at a property; nothing else follows from it (ADR 0073). Who manages the listing keeps its
 * calendar as well, and sets prices only where the host says so (ADR 0086).
 */
export const ABILITIES = ['calendar', 'arrivals', 'manage', 'prices'] as const
export type Ability = (typeof ABILITIES)[number]
export type Abilities = Record<Ability, boolean>

/** The abilities that each of which lets somebody do this. */
export const GIVEN_BY = {
  calendar: ['calendar', 'manage'],
  arrivals: ['arrivals'],
  manage: ['manage'],
  prices: ['prices'],
} as const satisfies Record<Ability, readonly Ability[]>

/** @param row of the database, where no is 0 in SQLite; what is left out is no */
export function abilitiesOf(row: Partial<Record<Ability, unknown>>): Abilities {
  const { calendar, arrivals, manage, prices } = row
  return { calendar: !!calendar, arrivals: !!arrivals, manage: !!manage, prices: !!prices }
}

/** What is wrong with what a host lets somebody do; null when it can be lent. */
export function abilityProblem(may: Abilities): 'nothing' | 'pricesAlone' | null {
  if (may.prices && !may.manage) return 'pricesAlone'
  return may.calendar || may.arrivals || may.manage ? null : 'nothing'
}

/** What who manages a listing changes of it. Where it is, whether it is on offer and what goes back of money stay the host's. */
const MANAGED_FIELDS: readonly string[] = [
  'title',
  'description',
  'propertyType',
  'bedrooms',
  'bathrooms',
  'maxGuests',
  'amenities',
  'houseRules',
  'captions',
  'alts',
  'minNights',
  'minNightsOn',
  'minNightsIn',
  'maxNights',
  'maxNightsOn',
  'maxNightsIn',
  'noticeDays',
  'monthsAhead',
  'arrivalDays',
  'departureDays',
  'preparationNights',
  'instantBooking',
  'checkInFrom',
  'checkInUntil',
  'checkOutUntil',
]

/** Whether somebody with these abilities may change all of these fields of a listing. */
export function mayChangeFields(may: Abilities, fields: readonly string[]): boolean {
  return (
    may.manage &&
    fields.every((field) => MANAGED_FIELDS.includes(field) || (field === 'price' && may.prices))
  )
}

/** Steps of a stay that come with `arrivals`. */
export const ARRIVAL_STEPS = [
  'checkIn',
  'checkOut',
  'undoCheckIn',
  'undoCheckOut',
] as const satisfies readonly BookingAction[]
export type ArrivalStep = (typeof ARRIVAL_STEPS)[number]

/** Steps of a request or a stay that come with `manage`. */
export const MANAGER_STEPS = [
  'approve',
  'decline',
  'proposeDates',
  'agreeDates',
  'declineDates',
  'withdrawDates',
] as const satisfies readonly (BookingAction | DateAction | 'decline')[]

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
