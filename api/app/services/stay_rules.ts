import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { CancellationPolicy } from '#domain/cancellation'
import type { Dated } from '#domain/dated_periods'
import { DAY_MS } from '#domain/durations'
import { addDays, lastDayWithin, todayInNairobi } from '#domain/stay'
import { datesOf, type NightsInDates, type NightsOnDay } from '#domain/stay_nights'
import {
  BROKEN_RULES,
  brokenRule,
  isAsked,
  nightsAround,
  rulesOf,
  type BrokenRule,
  type StayRules,
} from '#domain/stay_rules'
import { weekdayOf, WEEKDAYS, type Weekday } from '#domain/weekdays'
import type { StayTimes } from '#domain/stay_times'
import { invalid } from '#exceptions/refusal'
import { refuseImpossibleStay } from '#exceptions/stay_refusals'
import { dayText, requestWords } from '#services/request_text'
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
  const { key, params } = isOfNights(broken)
    ? nightsAsked(broken, rules, stay)
    : told(broken, rules)
  throw invalid(FIELDS[broken], broken, key, params)
}

type NightsRule = 'minNights' | 'maxNights'

const isOfNights = (rule: BrokenRule): rule is NightsRule =>
  rule === 'minNights' || rule === 'maxNights'

/** The number that counts for the day of arrival. */
function nightsAsked(rule: NightsRule, rules: StayRules, { checkIn }: Stay) {
  const dated = datesOf(rules[`${rule}In`], checkIn)
  if (dated) return toldOfDates(rule, [dated])
  const ofDay = sameNights(rules[`${rule}On`]).find(({ days }) => days.includes(weekdayOf(checkIn)))
  return ofDay ? toldOfDays(rule, ofDay) : told(rule, rules)
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
  const words = requestWords()
  const asked = BROKEN_RULES.filter((rule) => isAsked(rule, rules))
    .flatMap((rule) => {
      if (!isOfNights(rule)) return [told(rule, rules)]
      const ofDays = sameNights(rules[`${rule}On`]).map((days) => toldOfDays(rule, days))
      const ofDates = [...Map.groupBy(rules[`${rule}In`], ({ nights }) => nights).values()]
      const ofAll = rules[rule] ? [told(rule, rules)] : []
      return [...ofAll, ...ofDays, ...ofDates.map((dates) => toldOfDates(rule, dates))]
    })
    .map(({ key, params }) => words.t(`errors.${key}`, params))
  return rules.instantBooking ? [words.t('bookings.instant'), ...asked] : asked
}

/** When guests come and leave, in the language of these catalogues; the reader's by default. */
export function timesText(times: StayTimes, words = requestWords()) {
  const { checkInFrom: from, checkInUntil: until, checkOutUntil: out } = times
  return words.t('bookings.times', { from, until: until ?? '', out, ends: until ? 'yes' : 'no' })
}

/** What a guest gets back who cancels, in the reader's language. */
export const policyText = (policy: CancellationPolicy) =>
  requestWords().t(`bookings.policies.${policy}`)

/** The days on which a stay booked today may begin, weekdays apart. */
export function arrivalsOf({ noticeDays, monthsAhead }: StayRules, today = todayInNairobi()) {
  return {
    firstArrival: noticeDays === null ? null : addDays(today, noticeDays),
    lastArrival: monthsAhead === null ? null : lastDayWithin(today, monthsAhead),
  }
}

const told = (rule: BrokenRule, rules: StayRules) => ({
  key: `bookings.rules.${rule}`,
  params: paramsOf(rules),
})

const toldOfDays = (rule: NightsRule, { nights, days }: DaysTogether) => ({
  key: `bookings.rules.${rule}On`,
  params: { [PARAMS[rule]]: nights, arrivals: namesOf(days) },
})

/** Dates with the same number of nights. */
const toldOfDates = (rule: NightsRule, dates: NightsInDates[]) => ({
  key: `bookings.rules.${rule}In`,
  params: { [PARAMS[rule]]: dates[0].nights, dates: datesText(dates) },
})

const PARAMS = { minNights: 'min', maxNights: 'max' } as const satisfies Record<NightsRule, string>

type DaysTogether = { nights: number; days: Weekday[] }

/** Days with the same number of nights together, as they are told. */
function sameNights(asked: readonly NightsOnDay[]): DaysTogether[] {
  const counts = [...new Set(asked.map(({ nights }) => nights))]
  return counts.map((nights) => ({
    nights,
    days: asked.filter((one) => one.nights === nights).map(({ day }) => day),
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
  if (days.length === 0) return ''
  const { locale } = requestWords()
  const known = weekWords.get(locale) ?? makeWeekWords(locale)
  weekWords.set(locale, known)
  return known.list.format(
    WEEKDAYS.flatMap((day, at) => (days.includes(day) ? known.names[at] : []))
  )
}

type WeekWords = { names: string[]; list: Intl.ListFormat }

/** By language: to make one takes far longer than to use it. */
const weekWords = new Map<string, WeekWords>()

function makeWeekWords(locale: string): WeekWords {
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  return {
    names: WEEKDAYS.map((_, at) => weekday.format(MONDAY + at * DAY_MS)),
    list: new Intl.ListFormat(locale, { type: 'disjunction' }),
  }
}

/** '20 December 2026 – 3 January 2027; 24 August 2027', in the reader's language. */
export function datesText(periods: readonly Dated[]) {
  return periods
    .map(({ firstNight, lastNight }) => [...new Set([firstNight, lastNight])])
    .map((days) => days.map((day) => dayText(day, 'd LLLL y')).join(' – '))
    .join('; ')
}

const MONDAY = Date.UTC(2026, 0, 5)
