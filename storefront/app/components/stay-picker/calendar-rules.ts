import { addDays, lastDayWithin, weekdayOf } from '@makao/shared/dates'
import type { PropertyDetail } from '~/api/types'

export interface Stay {
  /** `YYYY-MM-DD`, or empty. */
  checkIn: string
  checkOut: string
}

/** A stay begins within eighteen months, as the API takes it. */
export const lastArrival = (today: string) => lastDayWithin(today, 18)

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

/** The earliest check-out: the next day, unless the place asks for more nights. */
export function firstCheckOut(checkIn: string, rules?: CalendarLimits['rules']) {
  return addDays(checkIn, nightsAsked('minNights', checkIn, rules) ?? 1)
}

export const WEEK = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const

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
