import type { PropertyDetail } from '../../../api/types'

type Prices = NonNullable<PropertyDetail['prices']>

/** As typed. */
export interface PeriodValues {
  kind: Prices['periods'][number]['kind']
  name: string
  firstNight: string
  lastNight: string
  price: string
  weekendPrice: string
}

const AMOUNTS = [
  'weekendPrice',
  'weeklyDiscount',
  'monthlyDiscount',
  'earlyDiscount',
  'earlyDays',
  'lateDiscount',
  'lateDays',
  'extraGuestFee',
  'guestsIncluded',
  'cleaningFee',
  'petsMost',
  'petFee',
  'petNightFee',
  'deposit',
] as const

export type Amount = (typeof AMOUNTS)[number]

export type PriceValues = Record<Amount, string> & { periods: PeriodValues[] }

export function valuesOf(property?: PropertyDetail): PriceValues {
  const prices = property?.prices
  const amounts = AMOUNTS.map((name) => [name, textOf(prices?.[name])])
  return {
    ...(Object.fromEntries(amounts) as Record<Amount, string>),
    periods: (prices?.periods ?? []).map((period) => ({
      ...period,
      price: String(period.price),
      weekendPrice: textOf(period.weekendPrice),
    })),
  }
}

/** The request's body; what is left empty is no rule. */
export function payloadOf({ periods, ...amounts }: PriceValues) {
  const numbers = AMOUNTS.map((name) => [name, numberOf(amounts[name])])
  return {
    ...(Object.fromEntries(numbers) as Record<Amount, number | null>),
    periods: periods.map((period) => ({
      ...period,
      name: period.name.trim(),
      price: Number(period.price),
      weekendPrice: numberOf(period.weekendPrice),
    })),
  }
}

export const isWhole = ({ firstNight, lastNight, price }: PeriodValues) =>
  firstNight !== '' && lastNight !== '' && Number(price) > 0

const textOf = (value: number | null | undefined) => String(value ?? '')

const numberOf = (text: string) => (text.trim() === '' ? null : Number(text))
