import { weekdayOf } from '@makao/shared/dates'
import {
  firstCheckOut,
  lastCheckOut,
  WEEK,
  type CalendarLimits,
  type Stay,
  type StayRules,
} from './calendar-rules.ts'

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

/** Where the calendar ends: the last check-in, or the check-out of a stay that begins shortly before it. */
export function lastDay({ checkIn }: Stay, { last, blocked, rules }: CalendarLimits) {
  const leaving = checkIn && lastCheckOut(checkIn, blocked, rules)
  return leaving > last ? leaving : last
}
