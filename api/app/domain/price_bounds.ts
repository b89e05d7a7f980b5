import { RATE_SCALE, WHOLE_IN_BASIS_POINTS, type Currency } from '#domain/money'
import { petCharges, PLAIN_PRICES, WEEK_NIGHTS, type PriceRules } from '#domain/prices'
import type { Rates } from '#domain/rates'

/** Minor units in KES that a night of any stay costs: without the fee and taxes, which follow from it. */
export type PriceBounds = {
  /** Of a stay of less than a week */
  leastShort: number
  leastLong: number
  most: number
}

export type Bounded = {
  priceMinor: number
  currency: Currency
  rules: PriceRules | null
  maxGuests: number
}

/** Between these every stay lies, so that few of them are worked out to find the cheapest (ADR 0063). */
export function priceBounds(property: Bounded, { kesPerUnit }: Rates): PriceBounds {
  const rules = property.rules ?? PLAIN_PRICES
  const { weekendMinor, periods, earlyBp, lateBp, weeklyBp, monthlyBp } = rules
  const ofPeriods = periods.flatMap((period) => [period.priceMinor, period.weekendMinor])
  const nights = [property.priceMinor, weekendMinor, ...ofPeriods].filter((one) => one !== null)
  const cheapest = Math.min(...nights)
  const lead = Math.max(earlyBp ?? 0, lateBp ?? 0)
  const length = Math.max(lead, weeklyBp ?? 0, monthlyBp ?? 0)
  const cleaning = rules.cleaningMinor ?? 0
  const extra = Math.max(0, property.maxGuests - (rules.guestsIncluded ?? 0))

  const inKes = kesPerUnit[property.currency] / RATE_SCALE
  const less = (off: number) => (cheapest * (WHOLE_IN_BASIS_POINTS - off)) / WHOLE_IN_BASIS_POINTS
  const pets = rules.petsMost ? petCharges(rules.petsMost, rules) : { stay: 0, night: 0 }
  const fees = (rules.extraGuestMinor ?? 0) * extra + cleaning + pets.stay + pets.night
  return {
    leastShort: Math.floor((less(lead) + cleaning / (WEEK_NIGHTS - 1)) * inKes),
    leastLong: Math.floor(less(length) * inKes),
    most: Math.ceil((Math.max(...nights) + fees) * inKes),
  }
}

/** What rounding may add to a stay or take from it, in KES minor units. */
const roundingOf = ({ kesPerUnit }: Rates) =>
  (3 * Math.max(...Object.values(kesPerUnit))) / RATE_SCALE + 1

/**
 * The bound of a night beyond which no stay of so many nights costs `totalKes`: nothing above it is cheaper (`asc`),
 * nothing below it dearer (`desc`).
 */
export function boundOf(
  totalKes: number,
  { nights, direction }: { nights: number; direction: 'asc' | 'desc' },
  rates: Rates
): number {
  const whole = WHOLE_IN_BASIS_POINTS
  const charged = (1 + rates.serviceFeeBp / whole) * (1 + rates.taxBp / whole)
  const rounding = roundingOf(rates)
  return direction === 'asc'
    ? Math.ceil((totalKes + rounding) / (nights * charged))
    : Math.floor((totalKes - rounding) / (nights * charged))
}
