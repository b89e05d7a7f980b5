import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { CancellationPolicy } from '#domain/cancellation'
import type { Dated } from '#domain/dated_periods'
import { addDays, addMonths, todayInNairobi } from '#domain/stay'
import {
  BROKEN_RULES,
  brokenRule,
  datedMinimum,
  isAsked,
  nightsAround,
  rulesOf,
  weekdayOf,
  WEEKDAYS,
  type BrokenRule,
  type DatedMinimum,
  type StayRules,
  type Weekday,
} from '#domain/stay_rules'
import type { StayTimes } from '#domain/stay_times'
import { invalid } from '#exceptions/refusal'
import { refuseImpossibleStay } from '#exceptions/stay_refusals'
import { dayText, readersWords } from '#services/readers_text'
import { sleptNights } from '#services/slept_nights'

type Stay = { checkIn: string; checkOut: string }

/**
 * What the quote, the availability and the reservation ask of the dates of a stay (ADR 0050).
 * @param client the transaction that takes the nights, with the property held: other stays are near as it sees them
 * @param except a booking that gives its own nights up
 * @throws Refusal 422 with the rule as a sentence, for dates that nobody can book or that this property does not take
 */
export async function refuseUnwelcomeDates(
  { id, stayRules }: { id: number; stayRules: StayRules | null },
  stay: Stay,
  client: QueryClientContract,
  except: number | null = null
) {
  refuseImpossibleStay(stay)
  if (!stayRules) return
  const rules = rulesOf(stayRules)
  const { preparationNights } = rules
  const slept = preparationNights
    ? await sleptNights(client, id, nightsAround(stay, preparationNights), except)
    : []
  const broken = brokenRule(stay, rules, todayInNairobi(), slept)
  if (!broken) return
  const { key, params } = broken === 'minNights' ? minimumOf(rules, stay) : told(broken, rules)
  throw invalid(FIELDS[broken], broken, key, params)
}

/** The one that counts for the day of arrival. */
function minimumOf(rules: StayRules, { checkIn }: Stay) {
  const dated = datedMinimum(rules, checkIn)
  if (dated) return toldOfDates([dated])
  const ofDay = minimumsOf(rules).find(({ days }) => days.includes(weekdayOf(checkIn)))
  return ofDay ? toldOfDays(ofDay) : told('minNights', rules)
}

const FIELDS = {
  notice: 'checkIn',
  ahead: 'checkIn',
  arrivalDay: 'checkIn',
  departureDay: 'checkOut',
  minNights: 'checkOut',
  maxNights: 'checkOut',
  preparation: 'checkIn',
} as const satisfies Record<BrokenRule, string>

/** The rules as a guest reads them, one sentence each, those that refuse in the words of the refusals. */
export function sentencesOf(rules: StayRules): string[] {
  const words = readersWords()
  const asked = BROKEN_RULES.filter((rule) => isAsked(rule, rules))
    .flatMap((rule) => {
      if (rule !== 'minNights') return [told(rule, rules)]
      const ofDays = minimumsOf(rules).map(toldOfDays)
      const ofDates = [...Map.groupBy(rules.minNightsIn, ({ nights }) => nights).values()]
      const ofAll = rules.minNights ? [told(rule, rules)] : []
      return [...ofAll, ...ofDays, ...ofDates.map(toldOfDates)]
    })
    .map(({ key, params }) => words.t(`errors.${key}`, params))
  return rules.instantBooking ? [words.t('bookings.instant'), ...asked] : asked
}

/** When guests come and leave, in the language of these catalogues; the reader's by default. */
export function timesText(times: StayTimes, words = readersWords()) {
  const { checkInFrom: from, checkInUntil: until, checkOutUntil: out } = times
  return words.t('bookings.times', { from, until: until ?? '', out, ends: until ? 'yes' : 'no' })
}

/** What a guest gets back who cancels, in the reader's language. */
export const policyText = (policy: CancellationPolicy) =>
  readersWords().t(`bookings.policies.${policy}`)

/** The days on which a stay booked today may begin, weekdays apart. */
export function arrivalsOf({ noticeDays, monthsAhead }: StayRules, today = todayInNairobi()) {
  return {
    firstArrival: noticeDays === null ? null : addDays(today, noticeDays),
    lastArrival: monthsAhead === null ? null : addMonths(today, monthsAhead),
  }
}

const told = (rule: BrokenRule, rules: StayRules) => ({
  key: `bookings.rules.${rule}`,
  params: paramsOf(rules),
})

const toldOfDays = ({ nights, days }: Minimum) => ({
  key: 'bookings.rules.minNightsOn',
  params: { min: nights, arrivals: namesOf(days) },
})

/** Dates with the same minimum. */
const toldOfDates = (minimums: DatedMinimum[]) => ({
  key: 'bookings.rules.minNightsIn',
  params: { min: minimums[0].nights, dates: datesText(minimums) },
})

type Minimum = { nights: number; days: Weekday[] }

/** Days with the same minimum together, as they are told. */
function minimumsOf({ minNightsOn }: StayRules): Minimum[] {
  const counts = [...new Set(minNightsOn.map(({ nights }) => nights))]
  return counts.map((nights) => ({
    nights,
    days: minNightsOn.filter((one) => one.nights === nights).map(({ day }) => day),
  }))
}

const paramsOf = (rules: StayRules) => ({
  min: rules.minNights ?? 0,
  max: rules.maxNights ?? 0,
  days: rules.noticeDays ?? 0,
  months: rules.monthsAhead ?? 0,
  nights: rules.preparationNights ?? 0,
  arrivals: namesOf(rules.arrivalDays),
  departures: namesOf(rules.departureDays),
})

/** 'Friday or Saturday', in the reader's language. */
export function namesOf(days: readonly Weekday[]) {
  const { locale } = readersWords()
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const names = WEEKDAYS.flatMap((day, at) =>
    days.includes(day) ? [weekday.format(MONDAY + at * DAY_MS)] : []
  )
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(names)
}

/** '20 December 2026 – 3 January 2027; 24 August 2027', in the reader's language. */
export function datesText(periods: readonly Dated[]) {
  return periods
    .map(({ firstNight, lastNight }) => [...new Set([firstNight, lastNight])])
    .map((days) => days.map((day) => dayText(day, 'd LLLL y')).join(' – '))
    .join('; ')
}

const DAY_MS = 86_400_000
const MONDAY = Date.UTC(2026, 0, 5)
