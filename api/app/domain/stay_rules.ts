import type { CancellationPolicy } from '#domain/cancellation'
import { addMonths, nightCount, toNight } from '#domain/stay'
import {
  leastNights,
  leastNightsOn,
  mostNights,
  mostNightsOn,
  type NightRules,
} from '#domain/stay_nights'
import type { SetTimes } from '#domain/stay_times'
import { weekdayOf, WEEKDAYS, type Weekday } from '#domain/weekdays'

/** Which stays a property takes, and how they are kept; null asks for nothing. Older rows lack what came later. */
export type StayRules = SetTimes &
  NightRules & {
    /** Days between the booking and the arrival, at least */
    noticeDays: number | null
    /** How far ahead a stay may begin */
    monthsAhead: number | null
    /** Of the arrival; none: any */
    arrivalDays: Weekday[]
    /** Of the departure; none: any */
    departureDays: Weekday[]
    /** Nights kept free between two stays */
    preparationNights: number | null
    /** A reservation is confirmed at once, without an answer of the host */
    instantBooking: boolean
    cancellationPolicy: CancellationPolicy
  }

export const NO_STAY_RULES: StayRules = {
  minNights: null,
  minNightsOn: [],
  minNightsIn: [],
  maxNights: null,
  maxNightsOn: [],
  maxNightsIn: [],
  noticeDays: null,
  monthsAhead: null,
  arrivalDays: [],
  departureDays: [],
  preparationNights: null,
  instantBooking: false,
  cancellationPolicy: 'free',
  checkInFrom: null,
  checkInUntil: null,
  checkOutUntil: null,
}

export const MAX_PREPARATION_NIGHTS = 7

/** In the order in which a stay is asked for them. */
export const BROKEN_RULES = [
  'notice',
  'ahead',
  'arrivalDay',
  'departureDay',
  'minNights',
  'maxNights',
  'preparation',
] as const
export type BrokenRule = (typeof BROKEN_RULES)[number]

/**
 * The first rule that a stay breaks, in this order; null when it breaks none (ADR 0050).
 * @param today the day of the booking in Nairobi
 * @param slept nights of other stays there, as far as they are near (`nightsAround`)
 */
export function brokenRule(
  stay: Stay,
  rules: StayRules | null,
  today: string,
  slept: readonly number[] = []
): BrokenRule | null {
  if (!rules) return null
  const isBroken = (rule: BrokenRule) =>
    isAsked(rule, rules) && !KEPT[rule](stay, rules, { today, slept })
  return BROKEN_RULES.find(isBroken) ?? null
}

type Stay = { checkIn: string; checkOut: string }
type Circumstances = { today: string; slept: readonly number[] }
type Kept = (stay: Stay, rules: StayRules, circumstances: Circumstances) => boolean

const KEPT: Record<BrokenRule, Kept> = {
  notice: ({ checkIn }, { noticeDays }, { today }) =>
    nightCount(today, checkIn) >= Number(noticeDays),
  ahead: ({ checkIn }, { monthsAhead }, { today }) =>
    checkIn <= addMonths(today, Number(monthsAhead)),
  arrivalDay: ({ checkIn }, { arrivalDays }) => arrivalDays.includes(weekdayOf(checkIn)),
  departureDay: ({ checkOut }, { departureDays }) => departureDays.includes(weekdayOf(checkOut)),
  minNights: ({ checkIn, checkOut }, rules) =>
    nightCount(checkIn, checkOut) >= leastNights(rules, checkIn),
  maxNights: ({ checkIn, checkOut }, rules) =>
    nightCount(checkIn, checkOut) <= mostNights(rules, checkIn),
  preparation: (stay, { preparationNights }, { slept }) => {
    const around = nightsAround(stay, Number(preparationNights))
    const near = slept.filter((night) => night >= around.first && night < around.end)
    return near.length === 0 || near.some((night) => isSleptIn(stay, night))
  },
}

/** Dates that are taken are refused as that, whatever is kept free beside them. */
const isSleptIn = ({ checkIn, checkOut }: Stay, night: number) =>
  night >= toNight(checkIn) && night < toNight(checkOut)

/** The nights of a stay with those that have to be free before and after it, half-open. */
export function nightsAround({ checkIn, checkOut }: Stay, preparationNights: number) {
  return {
    first: toNight(checkIn) - preparationNights,
    end: toNight(checkOut) + preparationNights,
  }
}

/** Whether any stay at all keeps the days of arrival and departure and the number of nights, on dates without a number of their own. */
export function admitsAny(rules: StayRules) {
  const { arrivalDays, departureDays } = rules
  const days = arrivalDays.length > 0 ? arrivalDays : WEEKDAYS
  return days.some((day) => {
    const least = leastNightsOn(rules, day)
    const most = Math.min(mostNightsOn(rules, day), least + WEEKDAYS.length - 1)
    const counts = Array.from({ length: Math.max(0, most - least + 1) }, (_, more) => least + more)
    return counts.some(
      (nights) =>
        departureDays.length === 0 ||
        departureDays.includes(WEEKDAYS[(WEEKDAYS.indexOf(day) + nights) % WEEKDAYS.length])
    )
  })
}

/** Whether a property has this rule. */
export function isAsked(rule: BrokenRule, rules: StayRules): boolean {
  const asked = {
    notice: rules.noticeDays,
    ahead: rules.monthsAhead,
    arrivalDay: rules.arrivalDays.length || null,
    departureDay: rules.departureDays.length || null,
    minNights: rules.minNights ?? (rules.minNightsOn.length || rules.minNightsIn.length || null),
    maxNights: rules.maxNights ?? (rules.maxNightsOn.length || rules.maxNightsIn.length || null),
    preparation: rules.preparationNights,
  }
  return (asked[rule] ?? null) !== null
}

/** Whether it asks for nothing at all. */
export const isFree = (rules: StayRules) =>
  BROKEN_RULES.every((rule) => !isAsked(rule, rules)) &&
  rules.cancellationPolicy === 'free' &&
  !rules.instantBooking &&
  TIMES.every((time) => rules[time] === null)

const TIMES = ['checkInFrom', 'checkInUntil', 'checkOutUntil'] as const

/** With what rows lack that were written before a rule was there. */
export const rulesOf = (stored: StayRules | null): StayRules => ({ ...NO_STAY_RULES, ...stored })
