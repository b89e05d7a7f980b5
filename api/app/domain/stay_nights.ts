import { periodsIn, withPeriods, type Dated, type Nights } from '#domain/dated_periods'
import { addDays, MAX_NIGHTS } from '#domain/stay'
import { weekdayOf, WEEKDAYS, type Weekday } from '#domain/weekdays'

/** Nights of stays that begin on that day; instead of those of every stay. */
export type NightsOnDay = { day: Weekday; nights: number }

/** Nights of stays that begin on one of these nights; instead of those of its weekday and of every stay (ADR 0076). */
export type NightsInDates = Dated & { name: string; nights: number }

/** How many nights a stay has, by its day of arrival. No night is in two dates of one list. */
export type NightRules = {
  minNights: number | null
  minNightsOn: NightsOnDay[]
  minNightsIn: NightsInDates[]
  maxNights: number | null
  maxNightsOn: NightsOnDay[]
  maxNightsIn: NightsInDates[]
}

/** Of stays that begin on that date: the date's go before those of its weekday, and these before those of every stay. */
export const leastNights = (rules: NightRules, checkIn: string) =>
  datesOf(rules.minNightsIn, checkIn)?.nights ?? leastNightsOn(rules, weekdayOf(checkIn))

export const mostNights = (rules: NightRules, checkIn: string) =>
  datesOf(rules.maxNightsIn, checkIn)?.nights ?? mostNightsOn(rules, weekdayOf(checkIn))

/** The dates that a day of arrival is in. */
export const datesOf = (dates: readonly NightsInDates[], checkIn: string) =>
  dates.find(({ firstNight, lastNight }) => firstNight <= checkIn && checkIn <= lastNight)

/** Of stays that begin on such a day, dates apart. */
export const leastNightsOn = ({ minNights, minNightsOn }: NightRules, arrival: Weekday) =>
  nightsOnDay(minNightsOn, arrival) ?? minNights ?? 1

export const mostNightsOn = ({ maxNights, maxNightsOn }: NightRules, arrival: Weekday) =>
  nightsOnDay(maxNightsOn, arrival) ?? maxNights ?? MAX_NIGHTS

/** Of the day itself; undefined for one without its own. */
export const nightsOnDay = (days: readonly NightsOnDay[], arrival: Weekday) =>
  days.find(({ day }) => day === arrival)?.nights

/** A day of arrival that asks for more nights at least than at most; without a date it is each such weekday. */
export type Contradiction = { day: Weekday; date: string | null; least: number; most: number }

/** Those from a day on, the most nights at least first. */
export function contradictionsOf(rules: NightRules, today: string): Contradiction[] {
  const ofDays = WEEKDAYS.map((day) => ({
    day,
    date: null,
    least: leastNightsOn(rules, day),
    most: mostNightsOn(rules, day),
  }))
  const ofDates = daysToTry(rules, today).map((date) => ({
    day: weekdayOf(date),
    date,
    least: leastNights(rules, date),
    most: mostNights(rules, date),
  }))
  return [...ofDays, ...ofDates]
    .filter(({ least, most }) => least > most)
    .sort((one, other) => other.least - one.least)
}

/** The week from each day on with which dates begin, or are over: what holds on a later day holds on one of these. */
function daysToTry({ minNightsIn, maxNightsIn }: NightRules, today: string) {
  const starts = [...minNightsIn, ...maxNightsIn]
    .filter(({ lastNight }) => lastNight >= today)
    .flatMap(({ firstNight, lastNight }) => [firstNight, addDays(lastNight, 1)])
    .map((start) => (start < today ? today : start))
  return [...new Set(starts)].flatMap((start) => WEEKDAYS.map((_, at) => addDays(start, at)))
}

/** What is asked of stays that begin in these nights, by date. */
export const minimumsIn = (minimums: readonly NightsInDates[], nights: Nights) =>
  periodsIn(minimums, nights)

/** With others for these nights, within which they lie; those beside them stay. */
export const withMinimums = (
  minimums: readonly NightsInDates[],
  nights: Nights,
  set: readonly NightsInDates[]
) => withPeriods(minimums, nights, set, isSameMinimum)

const isSameMinimum = (one: NightsInDates, next: NightsInDates) =>
  one.name === next.name && one.nights === next.nights
