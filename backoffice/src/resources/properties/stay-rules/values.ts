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

export const nightsOn = (day: Weekday) => `${day}Nights` as const

type TypedName = (typeof NUMBERS)[number] | (typeof TIMES)[number] | ReturnType<typeof nightsOn>

/** As typed. */
export interface DatesValues {
  name: string
  firstNight: string
  lastNight: string
  nights: string
}

type RuleValues = Record<TypedName, string> &
  Record<(typeof DAYS)[number], Weekday[]> & {
    minNightsIn: DatesValues[]
    cancellationPolicy: Policy
    booking: WayToBook
  }

export function valuesOf(property?: PropertyDetail): RuleValues {
  const rules = property?.stayRules
  const minimums = new Map(rules?.minNightsOn.map(({ day, nights }) => [day, nights]))
  const typed = [
    ...[...NUMBERS, ...TIMES].map((name) => [name, String(rules?.[name] ?? '')]),
    ...WEEK.map((day) => [nightsOn(day), String(minimums.get(day) ?? '')]),
  ]
  return {
    ...(Object.fromEntries(typed) as Record<TypedName, string>),
    minNightsIn: (rules?.minNightsIn ?? []).map((dates) => ({
      ...dates,
      nights: String(dates.nights),
    })),
    arrivalDays: rules?.arrivalDays ?? [],
    departureDays: rules?.departureDays ?? [],
    cancellationPolicy: property?.cancellation.policy ?? 'free',
    booking: rules?.instantBooking ? 'instant' : 'onRequest',
  }
}

/** The request’s body; what is left empty is no rule. */
export function payloadOf({
  minNightsIn,
  arrivalDays,
  departureDays,
  cancellationPolicy,
  booking,
  ...typed
}: RuleValues) {
  const numberIn = (name: TypedName) => (typed[name] === '' ? null : Number(typed[name]))
  const numbers = NUMBERS.map((name) => [name, numberIn(name)])
  const times = TIMES.map((name) => [name, typed[name] || null])
  return {
    ...Object.fromEntries([...numbers, ...times]),
    minNightsOn: WEEK.map((day) => ({ day, nights: numberIn(nightsOn(day)) })),
    minNightsIn: minNightsIn.map((dates) => ({
      ...dates,
      name: dates.name.trim(),
      nights: Number(dates.nights),
    })),
    arrivalDays,
    departureDays,
    cancellationPolicy,
    instantBooking: booking === 'instant',
  } as object
}

export function fieldOf(path: string) {
  const [name, at] = path.split('.')
  if (name === 'instantBooking') return 'booking'
  return name === 'minNightsOn' && at ? nightsOn(WEEK[Number(at)]!) : name!
}

export const isWhole = ({ firstNight, lastNight, nights }: DatesValues) =>
  firstNight !== '' && lastNight !== '' && Number(nights) > 0
