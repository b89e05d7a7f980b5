import type { PropertyDetail } from '../../../api/types'
import { WEEK, type Weekday } from './weekdays'

export const NUMBERS = [
  'minNights',
  'maxNights',
  'noticeDays',
  'monthsAhead',
  'preparationNights',
] as const

export const DAYS = ['arrivalDays', 'departureDays'] as const

export const TIMES = ['checkInFrom', 'checkInUntil', 'checkOutUntil'] as const

/** How a stay comes about. */
export const WAYS_TO_BOOK = ['onRequest', 'instant'] as const
type WayToBook = (typeof WAYS_TO_BOOK)[number]

type Policy = PropertyDetail['cancellation']['policy']

export const POLICIES: Policy[] = ['free', 'flexible', 'moderate', 'strict', 'nonRefundable']

/** Numbers of nights that a day of arrival may have of its own. */
export const LIMITS = ['minNights', 'maxNights'] as const
export type Limit = (typeof LIMITS)[number]

export const nightsOn = (limit: Limit, day: Weekday) => `${limit}_${day}` as const

type TypedName = (typeof NUMBERS)[number] | (typeof TIMES)[number] | ReturnType<typeof nightsOn>

/** As typed. */
export interface DatesValues {
  name: string
  firstNight: string
  lastNight: string
  nights: string
}

type RuleValues = Record<TypedName, string> &
  Record<(typeof DAYS)[number], Weekday[]> &
  Record<`${Limit}In`, DatesValues[]> & {
    cancellationPolicy: Policy
    booking: WayToBook
  }

export function valuesOf(property?: PropertyDetail): RuleValues {
  const rules = property?.stayRules
  const onDay = (limit: Limit, day: Weekday) =>
    rules?.[`${limit}On`].find((one) => one.day === day)?.nights ?? ''
  const inDates = (limit: Limit) =>
    (rules?.[`${limit}In`] ?? []).map((dates) => ({ ...dates, nights: String(dates.nights) }))
  const typed = [
    ...[...NUMBERS, ...TIMES].map((name) => [name, String(rules?.[name] ?? '')]),
    ...LIMITS.flatMap((limit) =>
      WEEK.map((day) => [nightsOn(limit, day), String(onDay(limit, day))])
    ),
  ]
  return {
    ...(Object.fromEntries(typed) as Record<TypedName, string>),
    minNightsIn: inDates('minNights'),
    maxNightsIn: inDates('maxNights'),
    arrivalDays: rules?.arrivalDays ?? [],
    departureDays: rules?.departureDays ?? [],
    cancellationPolicy: property?.cancellation.policy ?? 'free',
    booking: rules?.instantBooking ? 'instant' : 'onRequest',
  }
}

/** The request’s body; what is left empty is no rule. */
export function payloadOf({
  minNightsIn,
  maxNightsIn,
  arrivalDays,
  departureDays,
  cancellationPolicy,
  booking,
  ...typed
}: RuleValues) {
  const numberIn = (name: TypedName) => (typed[name] === '' ? null : Number(typed[name]))
  const numbers = NUMBERS.map((name) => [name, numberIn(name)])
  const onDays = (limit: Limit) =>
    WEEK.map((day) => ({ day, nights: numberIn(nightsOn(limit, day)) }))
  const times = TIMES.map((name) => [name, typed[name] || null])
  return {
    ...Object.fromEntries([...numbers, ...times]),
    minNightsOn: onDays('minNights'),
    minNightsIn: minNightsIn.map(sentDates),
    maxNightsOn: onDays('maxNights'),
    maxNightsIn: maxNightsIn.map(sentDates),
    arrivalDays,
    departureDays,
    cancellationPolicy,
    instantBooking: booking === 'instant',
  } as object
}

const sentDates = (dates: DatesValues) => ({
  ...dates,
  name: dates.name.trim(),
  nights: Number(dates.nights),
})

export function fieldOf(path: string) {
  const [name, at] = path.split('.')
  if (name === 'instantBooking') return 'booking'
  const limit = LIMITS.find((one) => name === `${one}On`)
  return limit && at ? nightsOn(limit, WEEK[Number(at)]!) : name!
}

export const isWhole = ({ firstNight, lastNight, nights }: DatesValues) =>
  firstNight !== '' && lastNight !== '' && Number(nights) > 0
