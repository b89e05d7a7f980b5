import { addDays, weekdayOf } from '@makao/shared/dates'
import type { PropertyDetail } from '~/api/types'

export interface Stay {
  /** `YYYY-MM-DD`, or empty. */
  checkIn: string
  checkOut: string
}

/** A stay begins within about eighteen months, as the API takes it; in days. */
export const MAX_DAYS_AHEAD = 548

/** Of a stay, as the API takes it. */
export const MAX_NIGHTS = 90

export interface CalendarLimits {
  /** Earliest check-in: today. */
  first: string
  /** The last check-in. */
  last: string
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

interface Picked {
  dates: Stay
  reset: boolean
  /** The next date to choose; null when both are set. */
  next: keyof Stay | null
}

/**
 * The dates after a click (specification §4): a new check-in keeps a later check-out unless a taken
 * night lies between; a check-out that is not after the check-in, or has none, is a new check-in.
 */
export function datesAfterPick(
  { checkIn, checkOut }: Stay,
  day: string,
  { picking, taken }: { picking: keyof Stay; taken: readonly string[] }
): Picked {
  const arriving = picking === 'checkIn' || !checkIn
  if (!arriving && day > checkIn) {
    return { dates: { checkIn, checkOut: day }, reset: false, next: null }
  }
  const behind = checkOut > day
  const between = behind && taken.some((night) => night >= day && night < checkOut)
  return behind && !between && arriving
    ? { dates: { checkIn: day, checkOut }, reset: false, next: null }
    : { dates: { checkIn: day, checkOut: '' }, reset: between, next: 'checkOut' }
}

/**
 * Taken nights are unavailable, except as check-out on the first taken night after the check-in. What is no check-out is a new
 * check-in, whatever is being chosen.
 */
export function isUnavailable(
  day: string,
  stay: Stay,
  limits: CalendarLimits,
  picking: keyof Stay
) {
  if (day < limits.first) {
    return true
  }
  if (picking === 'checkOut' && stay.checkIn && day > stay.checkIn) {
    return (
      day < firstCheckOut(stay.checkIn, limits.rules) ||
      day > lastCheckOut(stay.checkIn, limits.blocked, limits.rules) ||
      !isAmong(limits.rules?.departureDays, day)
    )
  }
  return day > limits.last || limits.blocked.has(day) || !isArrivalDay(day, limits.rules)
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
  const longest = addDays(checkIn, nightsAsked('maxNights', checkIn, rules) ?? MAX_NIGHTS)
  const taken = [...blocked].filter((night) => night > checkIn).sort()[0]
  return taken && taken < longest ? taken : longest
}

/** Where the calendar ends: the last check-in, or the check-out of a stay that begins shortly before it. */
export function lastDay({ checkIn }: Stay, { last, blocked, rules }: CalendarLimits) {
  const leaving = checkIn && lastCheckOut(checkIn, blocked, rules)
  return leaving > last ? leaving : last
}
