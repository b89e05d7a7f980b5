import { addDays, weekdayOf } from '@makao/shared/dates'
import type { PropertyDetail } from '~/api/types'

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
  /** Which stays the place takes; none: any. */
  rules?: StayRules | null
}

export type StayRules = Pick<
  NonNullable<PropertyDetail['stayRules']>,
  | 'minNights'
  | 'minNightsOn'
  | 'minNightsIn'
  | 'maxNights'
  | 'maxNightsOn'
  | 'maxNightsIn'
  | 'firstArrival'
  | 'lastArrival'
  | 'arrivalDays'
  | 'departureDays'
>

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
 * Taken nights are unavailable, except as check-out on the first taken night after the check-in. What is no check-out is a new
 * check-in, whatever is being chosen.
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
    return (
      day < firstCheckOut(stay.checkIn, limits.rules) ||
      day > lastCheckOut(stay.checkIn, limits.blocked, limits.rules) ||
      !isAmong(limits.rules?.departureDays, day)
    )
  }
  return limits.blocked.has(day) || !isArrivalDay(day, limits.rules)
}

const WEEK = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

/** As the API has it: the quote says the last word. */
function isArrivalDay(day: string, rules: CalendarLimits['rules']) {
  const { arrivalDays, firstArrival, lastArrival } = rules ?? {}
  return (
    !(firstArrival && day < firstArrival) &&
    !(lastArrival && day > lastArrival) &&
    isAmong(arrivalDays, day)
  )
}

/** No days are all. */
function isAmong(days: StayRules['arrivalDays'] = [], day: string) {
  return days.length === 0 || days.includes(WEEK[weekdayOf(day)]!)
}

/** The earliest check-out: the next day, unless the place asks for more nights. */
export function firstCheckOut(checkIn: string, rules?: CalendarLimits['rules']) {
  return addDays(checkIn, nightsAsked('minNights', checkIn, rules) ?? 1)
}

/** Of stays that begin on that day: its date's go before those of its weekday, and these before those of every stay. */
function nightsAsked(
  limit: 'minNights' | 'maxNights',
  checkIn: string,
  rules: CalendarLimits['rules']
) {
  const ofDate = rules?.[`${limit}In`].find(
    ({ firstNight, lastNight }) => firstNight <= checkIn && checkIn <= lastNight
  )
  const ofDay = rules?.[`${limit}On`].find(({ day }) => day === WEEK[weekdayOf(checkIn)])
  return (ofDate ?? ofDay)?.nights ?? rules?.[limit]
}

/** The latest check-out: the morning of the next taken night, or of the longest stay. */
export function lastCheckOut(
  checkIn: string,
  blocked: ReadonlySet<string>,
  rules?: CalendarLimits['rules']
) {
  const longest = addDays(checkIn, nightsAsked('maxNights', checkIn, rules) ?? LONGEST_STAY)
  const taken = [...blocked].filter((night) => night > checkIn).sort()[0]
  return taken && taken < longest ? taken : longest
}

/** In nights (decisions: at most 90 a stay). */
const LONGEST_STAY = 90
