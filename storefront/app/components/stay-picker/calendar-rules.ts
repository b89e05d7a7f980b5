import { addDays } from '~/dates'

export interface Stay {
  /** `YYYY-MM-DD`, or empty while nothing is chosen. */
  checkIn: string
  checkOut: string
}

export interface CalendarLimits {
  /** The first day anybody may arrive: today. */
  first: string
  /** The last day on offer; no end unless told. */
  last?: string
  /** Nights that are taken, `YYYY-MM-DD`. */
  blocked: ReadonlySet<string>
}

/** Whether the next click chooses the check-out (a check-in stands alone) or a new check-in. */
export function picksCheckOut({ checkIn, checkOut }: Stay) {
  return checkIn !== '' && checkOut === ''
}

/** The stay after a click on `day`: first the check-in, then a later day as check-out. */
export function stayAfterClick(stay: Stay, day: string): Stay {
  return picksCheckOut(stay) && day > stay.checkIn
    ? { checkIn: stay.checkIn, checkOut: day }
    : { checkIn: day, checkOut: '' }
}

/**
 * A taken night cannot be slept, but a guest may leave on its morning: while choosing the
 * check-out, the first taken night after the check-in is the last day on offer.
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

/** The latest possible check-out for a check-in: the morning of the next taken night. */
export function lastCheckOut(checkIn: string, blocked: ReadonlySet<string>) {
  const longest = addDays(checkIn, LONGEST_STAY)
  const taken = [...blocked].filter((night) => night > checkIn).sort()[0]
  return taken && taken < longest ? taken : longest
}

/** In nights (decisions: at most 90 a stay). */
const LONGEST_STAY = 90
