import { RATE_SCALE, WHOLE_IN_BASIS_POINTS, type Currency } from '#domain/money'
import { extraGuests, petCharges, PLAIN_PRICES, WEEK_NIGHTS, type PriceRules } from '#domain/prices'
import type { Rates } from '#domain/rates'

/** Minor units in KES that a night of any stay costs: without the fee and taxes, which follow from it. */
export type PriceBounds = {
  /** Of a stay of less than a week */
  leastShort: number
  leastLong: number
  most: number
  /** Of stays as most are: of `SHORT_NIGHTS` and more, and less than a week, for few guests, without pets */
  mostShort: number
  mostLong: number
  /** Of these stays' nights without a price of their own, and of such weekend nights */
  plainShort: number
  weekendShort: number
  plainLong: number
  weekendLong: number
}

/** Up to which, and from which on, `mostShort` holds. */
export const FEW_GUESTS = 2
export const SHORT_NIGHTS = 2

/**
 * What a further guest costs of a night at the one price, in hundredths of it: a search row is of the first of these steps that it does not exceed, from 1, or of one
 * beyond (`extra_guest_short`, and with the discounts of a week and a month `_long` and `_month`; ADR 0145).
 */
export const EXTRA_GUEST_STEPS = [
  2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 24, 28, 33, 40, 50, 65, 80, 100, 150, 200,
]

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
  const dearest = Math.max(...nights)
  const extraOf = (guests: number) => (rules.extraGuestMinor ?? 0) * extraGuests(guests, rules)

  const inKes = kesPerUnit[property.currency] / RATE_SCALE
  const less = (price: number, off: number) =>
    (price * (WHOLE_IN_BASIS_POINTS - off)) / WHOLE_IN_BASIS_POINTS
  const pets = rules.petsMost ? petCharges(rules.petsMost, rules) : { stay: 0, night: 0 }
  const fees = extraOf(property.maxGuests) + cleaning + pets.stay + pets.night
  const few = extraOf(FEW_GUESTS)
  const short = (night: number) => Math.ceil((night + few + cleaning / SHORT_NIGHTS) * inKes)
  const long = (night: number) =>
    Math.ceil((less(night, weeklyBp ?? 0) + few + cleaning / WEEK_NIGHTS) * inKes)
  return {
    leastShort: Math.floor((less(cheapest, lead) + cleaning / (WEEK_NIGHTS - 1)) * inKes),
    leastLong: Math.floor(less(cheapest, length) * inKes),
    most: Math.ceil((dearest + fees) * inKes),
    mostShort: short(dearest),
    mostLong: long(dearest),
    plainShort: short(property.priceMinor),
    weekendShort: short(weekendMinor ?? property.priceMinor),
    plainLong: long(property.priceMinor),
    weekendLong: long(weekendMinor ?? property.priceMinor),
  }
}

type Direction = 'asc' | 'desc'

/** Of what a guest pays, for each unit that the host charges. */
const withFees = ({ serviceFeeBp, taxBp }: Rates) =>
  (1 + serviceFeeBp / WHOLE_IN_BASIS_POINTS) * (1 + taxBp / WHOLE_IN_BASIS_POINTS)

/** What rounding may add to a stay or take from it, in KES minor units. */
const roundingOf = (kesRate: number) => (3 * kesRate) / RATE_SCALE + 1

/**
 * The bound of a night beyond which no stay of so many nights costs `totalKes`: nothing above it is cheaper (`asc`),
 * nothing below it dearer (`desc`).
 */
export function boundOf(
  totalKes: number,
  { nights, direction }: { nights: number; direction: Direction },
  rates: Rates
): number {
  const rounding = roundingOf(Math.max(...Object.values(rates.kesPerUnit)))
  return direction === 'asc'
    ? Math.ceil((totalKes + rounding) / (nights * withFees(rates)))
    : Math.floor((totalKes - rounding) / (nights * withFees(rates)))
}

/** What a stay costs at most (`asc`), or at least (`desc`), for which a host charges so much: in minor units of their currency, and in KES. */
export function totalOfPart(
  hostsPart: number,
  { currency, direction }: { currency: Currency; direction: Direction },
  rates: Rates
): number {
  const kesRate = rates.kesPerUnit[currency]
  const rounding = roundingOf(kesRate) * (direction === 'asc' ? 1 : -1)
  return ((hostsPart * kesRate) / RATE_SCALE) * withFees(rates) + rounding
}

/** The same of all that a host charges for a stay, in minor units of their currency. */
export function hostsPartOf(
  totalKes: number,
  { currency, direction }: { currency: Currency; direction: Direction },
  rates: Rates
): number {
  const kesRate = rates.kesPerUnit[currency]
  const rounding = roundingOf(kesRate) * (direction === 'asc' ? 1 : -1)
  return ((totalKes + rounding) * RATE_SCALE) / kesRate / withFees(rates)
}
