import { addMonths, MAX_NIGHTS, MONTHS_AHEAD, nightCount } from '#domain/stay'
import { leastNightsOn, nightsOnDay } from '#domain/stay_nights'
import type { StayRules } from '#domain/stay_rules'
import { weekdayOf, WEEKDAYS, type Weekday } from '#domain/weekdays'

/**
 * Which stays a property takes as numbers beside its search row, so that a search asks its rules without reading them (ADR
 * 0076). Both sides of each comparison are here: `searchedRules` of the row, `askedOf` of the stay.
 */
export type SearchedRules = {
  /** A bit for each day of arrival from Monday on, then for each of departure */
  stay_days: number
  /** Nights at least by day of arrival, 7 bits each from Monday on */
  stay_least: number
  stay_most: number
  /** Nights at most by day of arrival as those at least; 0 for a day without its own */
  stay_most_on: number
  stay_notice: number
  stay_months: number
  stay_between: number
  /** 1: dates of arrival have their own nights at least, which are read with the rules */
  stay_dated: number
  /** 1: dates of arrival have their own nights at most, too */
  stay_most_dated: number
}

const DAYS = WEEKDAYS.length

/** Of 90 nights at most. */
const NIGHT_BITS = 7
export const NIGHT_MASK = 2 ** NIGHT_BITS - 1

/** Above every number that is asked for, but of a stay that nobody takes. */
const ANY = 9999
const TOO_MANY = 10_000

export function searchedRules(rules: StayRules): SearchedRules {
  const { arrivalDays, departureDays, maxNights, noticeDays, monthsAhead } = rules
  return {
    stay_days: bitsOf(arrivalDays) + bitsOf(departureDays) * 2 ** DAYS,
    stay_least: packed((day) => leastNightsOn(rules, day)),
    stay_most: maxNights ?? ANY,
    stay_most_on: packed((day) => nightsOnDay(rules.maxNightsOn, day) ?? 0),
    stay_notice: noticeDays ?? 0,
    stay_months: monthsAhead ?? ANY,
    stay_between: rules.preparationNights ?? 0,
    stay_dated: rules.minNightsIn.length > 0 ? 1 : 0,
    stay_most_dated: rules.maxNightsIn.length > 0 ? 1 : 0,
  }
}

const packed = (nightsOf: (day: Weekday) => number) =>
  WEEKDAYS.reduce((bits, day, at) => bits + nightsOf(day) * 2 ** (NIGHT_BITS * at), 0)

/** No days are all. */
const bitsOf = (days: readonly Weekday[]) =>
  WEEKDAYS.reduce((bits, day, at) => bits + (allows(days, day) ? 2 ** at : 0), 0)

const allows = (days: readonly Weekday[], day: Weekday) => days.length === 0 || days.includes(day)

/** What a stay that is booked today needs of these columns; one that is too long or too far ahead for any place finds none. */
export function askedOf(
  { checkIn, checkOut }: { checkIn: string; checkOut: string },
  today: string
) {
  const arrival = WEEKDAYS.indexOf(weekdayOf(checkIn))
  const departure = WEEKDAYS.indexOf(weekdayOf(checkOut))
  return {
    days: 2 ** arrival + 2 ** (DAYS + departure),
    /** How far the nights of its day of arrival lie in `stay_least` and `stay_most_on` */
    shift: NIGHT_BITS * arrival,
    nights: upTo(MAX_NIGHTS, nightCount(checkIn, checkOut)),
    notice: nightCount(today, checkIn),
    months: upTo(MONTHS_AHEAD, monthsUntil(checkIn, today)),
  }
}

const upTo = (most: number, asked: number) => (asked > most ? TOO_MANY : asked)

/** The fewest months ahead that reach the day. */
function monthsUntil(day: string, today: string) {
  let months = 0
  while (months <= MONTHS_AHEAD && day > addMonths(today, months)) months++
  return months
}
