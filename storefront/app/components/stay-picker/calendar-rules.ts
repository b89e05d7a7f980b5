import { addDays } from '@makao/shared/dates'

export interface Stay {
  /** `YYYY-MM-DD`, or empty. */
  checkIn: string
  checkOut: string
}

export interface CalendarLimits {
  /** Earliest check-in: today. */
  first: string
  /** The last day offered, if any. */
  last?: string
  /** Taken nights, `YYYY-MM-DD`. */
  blocked: ReadonlySet<string>
}

/** Whether the next click chooses the check-out. */
export function picksCheckOut({ checkIn, checkOut }: Stay) {
  return checkIn !== '' && checkOut === ''
}

/** The stay after a click: first the check-in, then a later day as check-out. */
export function stayAfterClick(stay: Stay, day: string): Stay {
  return picksCheckOut(stay) && day > stay.checkIn
    ? { checkIn: stay.checkIn, checkOut: day }
    : { checkIn: day, checkOut: '' }
}

/**
 * Taken nights are unavailable, except as check-out on the first taken night after the check-in.
 */
export function isUnavailable(
  day: string,
  stay: Stay,
  limits: CalendarLimits,
  picking: keyof Stay = picksCheckOut(stay) ? 'checkOut' : 'checkIn'
) {
  if (day < limits.first || (limits.last && day > limits.last)) {
    return true
  }
  if (picking === 'checkOut' && stay.checkIn && day > stay.checkIn) {
    return day > lastCheckOut(stay.checkIn, limits.blocked)
  }
  return limits.blocked.has(day)
}

/** The latest check-out: the morning of the next taken night. */
export function lastCheckOut(checkIn: string, blocked: ReadonlySet<string>) {
  const longest = addDays(checkIn, LONGEST_STAY)
  const taken = [...blocked].filter((night) => night > checkIn).sort()[0]
  return taken && taken < longest ? taken : longest
}

/** In nights (decisions: at most 90 a stay). */
const LONGEST_STAY = 90
