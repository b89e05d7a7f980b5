import { MAX_PERIOD_NIGHTS, type Dated, type Nights } from '#domain/dated_periods'
import { assertMinor, share } from '#domain/money'
import { nightCount, nightsOf, toNight } from '#domain/stay'

/** Prices of dates, the strongest first: of nights set one by one, of holidays, of seasons (ADR 0049). */
export const PERIOD_KINDS = ['night', 'holiday', 'season'] as const
export type PeriodKind = (typeof PERIOD_KINDS)[number]

export type PricePeriod = Dated & {
  kind: PeriodKind
  name: string
  priceMinor: number
  /** Of its Fridays and Saturdays; null: as its other nights */
  weekendMinor: number | null
}

/** What a property charges beside its price per night. Minor units and basis points; null charges or takes off nothing. */
export type PriceRules = {
  /** Fridays and Saturdays */
  weekendMinor: number | null
  /** Of one kind they do not overlap */
  periods: PricePeriod[]
  /** From 7 nights on */
  weeklyBp: number | null
  /** From 28 nights on */
  monthlyBp: number | null
  /** For arrivals at least `earlyDays` after the booking */
  earlyBp: number | null
  earlyDays: number | null
  /** For arrivals at most `lateDays` after the booking */
  lateBp: number | null
  lateDays: number | null
  /** Per guest and night above `guestsIncluded` */
  extraGuestMinor: number | null
  guestsIncluded: number | null
  /** Once per stay */
  cleaningMinor: number | null
  /** Pets at most; null: none are welcome */
  petsMost: number | null
  /** Once per stay with pets */
  petStayMinor: number | null
  /** Per pet and night */
  petNightMinor: number | null
  /** Taken with the first payment, and given back after the stay (ADR 0090) */
  depositMinor: number | null
}

export const PLAIN_PRICES: PriceRules = {
  weekendMinor: null,
  periods: [],
  weeklyBp: null,
  monthlyBp: null,
  earlyBp: null,
  earlyDays: null,
  lateBp: null,
  lateDays: null,
  extraGuestMinor: null,
  guestsIncluded: null,
  cleaningMinor: null,
  petsMost: null,
  petStayMinor: null,
  petNightMinor: null,
  depositMinor: null,
}

export const WEEK_NIGHTS = 7
export const MONTH_NIGHTS = 28

export const PRICE_LIMITS = {
  periods: 60,
  name: 60,
  /** Nights of one period */
  length: MAX_PERIOD_NIGHTS,
  /** In per cent, on nights that stay above nothing */
  discount: 90,
  /** Of an early or late booking */
  leadDays: 365,
  /** Major units: 19 guests for 90 nights stay exact, in shillings too */
  extraGuestFee: 1_000_000,
  pets: 10,
  /** Major units */
  deposit: 100_000,
} as const

type DiscountKind = 'monthly' | 'weekly' | 'early' | 'late'
type FeeKind = 'extraGuests' | 'cleaning' | 'petFee' | 'petNights'
type HostLineKind = 'nights' | 'weekend' | PeriodKind | DiscountKind | FeeKind

/** Minor units; `amount` is `quantity` × `unit`. */
export type HostLine = {
  kind: HostLineKind
  /** The host's, of a period */
  name?: string
  rateBp: number | null
  quantity: number
  unit: number
  amount: number
}

export type PricedStay = {
  priceMinor: number
  rules: PriceRules | null
  checkIn: string
  checkOut: string
  guests: number
  /** None unless given */
  pets?: number
  /** The day it is booked, in Nairobi */
  today: string
}

/**
 * What a host charges for a stay: its nights, one discount on them, extra guests, cleaning, pets.
 * @throws RangeError for an amount that is not a whole number of minor units
 */
export function hostLines(stay: PricedStay): HostLine[] {
  const rules = stay.rules ?? PLAIN_PRICES
  const { priceMinor, checkIn, checkOut } = stay
  const prices = priceNights({ from: checkIn, to: checkOut }, priceMinor, rules)
  const nights = nightLines(prices)
  const sum = nights.reduce((total, { amount }) => total + amount, 0)
  const party = { nights: prices.length, guests: stay.guests, pets: stay.pets ?? 0 }
  return [
    ...nights,
    ...discountLines(sum, discountOf(stay, prices.length, rules)),
    ...extraGuestLines(party, rules),
    ...(rules.cleaningMinor ? [lineOf('cleaning', 1, rules.cleaningMinor)] : []),
    ...petLines(party, rules),
  ]
}

/** Nights of one price and reason are one line, in the order of their first. */
function nightLines(priced: NightPrice[]) {
  const prices: (NightPrice & { quantity: number })[] = []
  for (const price of priced) {
    const same = prices.find((one) => isSame(one, price))
    if (same) same.quantity++
    else prices.push({ ...price, quantity: 1 })
  }
  return prices.map(({ kind, name, unit, quantity }) => {
    assertMinor(unit)
    return { ...lineOf(kind, quantity, unit), ...(name && { name }) }
  })
}

export type NightPrice = Pick<HostLine, 'name' | 'unit'> & {
  kind: 'nights' | 'weekend' | PeriodKind
}

const isSame = (one: NightPrice, other: NightPrice) =>
  one.kind === other.kind && one.name === other.name && one.unit === other.unit

/** Of each, in their order: a date's price goes before the weekend's, and that before the price per night. */
export function priceNights(dates: Nights, priceMinor: number, rules: PriceRules): NightPrice[] {
  const periods = strongestFirst(rules.periods, dates)
  return nightsOf(dates.from, dates.to).map((night) => {
    const isWeekend = isWeekendNight(night)
    const period = periods.find(({ first, last }) => first <= night && night <= last)
    if (period) {
      const weekend = isWeekend ? period.weekendMinor : null
      return { kind: period.kind, name: period.name, unit: weekend ?? period.priceMinor }
    }
    return isWeekend && rules.weekendMinor !== null
      ? { kind: 'weekend', unit: rules.weekendMinor }
      : { kind: 'nights', unit: priceMinor }
  })
}

const strongestFirst = (periods: PricePeriod[], { from, to }: Nights) =>
  periods
    .filter(({ firstNight, lastNight }) => firstNight < to && from <= lastNight)
    .map((one) => ({ ...one, first: toNight(one.firstNight), last: toNight(one.lastNight) }))
    .sort((a, b) => PERIOD_KINDS.indexOf(a.kind) - PERIOD_KINDS.indexOf(b.kind))

/** Night 0, of 1 January 1970, was a Thursday. */
export const isWeekendNight = (night: number) => [1, 2].includes(((night % 7) + 7) % 7)

type Discount = { kind: DiscountKind; bp: number }

/** The largest that applies; of equal ones the first in this order. */
function discountOf(
  { checkIn, today }: PricedStay,
  nights: number,
  rules: PriceRules
): Discount | null {
  const { weeklyBp, monthlyBp, earlyBp, earlyDays, lateBp, lateDays } = rules
  const lead = nightCount(today, checkIn)
  const offered: [DiscountKind, boolean, number | null][] = [
    ['monthly', nights >= MONTH_NIGHTS, monthlyBp],
    ['weekly', nights >= WEEK_NIGHTS, weeklyBp],
    ['early', earlyDays !== null && lead >= earlyDays, earlyBp],
    ['late', lateDays !== null && lead <= lateDays, lateBp],
  ]
  return offered.reduce<Discount | null>(
    (best, [kind, applies, bp]) => (applies && bp && bp > (best?.bp ?? 0) ? { kind, bp } : best),
    null
  )
}

function discountLines(sum: number, discount: Discount | null): HostLine[] {
  const off = discount ? share(sum, discount.bp) : 0
  return discount && off > 0 ? [{ ...lineOf(discount.kind, 1, -off), rateBp: discount.bp }] : []
}

type Party = { nights: number; guests: number; pets: number }

function extraGuestLines({ nights, guests }: Party, rules: PriceRules) {
  const paying = extraGuests(guests, rules) * nights
  return paying > 0 ? [lineOf('extraGuests', paying, rules.extraGuestMinor ?? 0)] : []
}

/** How many of the guests pay the fee for extra guests. */
export function extraGuests(guests: number, rules: PriceRules | null): number {
  if (!rules?.extraGuestMinor || rules.guestsIncluded === null) return 0
  return Math.max(0, guests - rules.guestsIncluded)
}

function petLines({ nights, pets }: Party, rules: PriceRules) {
  const { petStayMinor, petNightMinor } = rules
  if (pets === 0) return []
  return [
    ...(petStayMinor ? [lineOf('petFee', 1, petStayMinor)] : []),
    ...(petNightMinor ? [lineOf('petNights', pets * nights, petNightMinor)] : []),
  ]
}

/** What a night with these pets costs more, and the stay: other numbers of them may cost the same. In minor units. */
export const petCharges = (pets: number, rules: PriceRules | null) => ({
  stay: pets > 0 ? (rules?.petStayMinor ?? 0) : 0,
  night: pets * (rules?.petNightMinor ?? 0),
})

function lineOf(kind: HostLineKind, quantity: number, unit: number): HostLine {
  return { kind, rateBp: null, quantity, unit, amount: quantity * unit }
}

/** Two periods of one kind, or of none, that share a night, by their places in the list; null when there are none. */
export function overlapOf(
  periods: readonly (Dated & { kind?: PeriodKind })[]
): [number, number] | null {
  for (const [at, later] of periods.entries()) {
    const earlier = periods.findIndex(
      (one, before) =>
        before < at &&
        one.kind === later.kind &&
        one.firstNight <= later.lastNight &&
        later.firstNight <= one.lastNight
    )
    if (earlier >= 0) return [earlier, at]
  }
  return null
}

export const isPlain = (rules: PriceRules) => JSON.stringify(rules) === JSON.stringify(PLAIN_PRICES)

/** With what rows lack that were written before a rule was there. */
export const pricesOf = (stored: PriceRules | null): PriceRules => ({ ...PLAIN_PRICES, ...stored })

/** Whether an amount of it would change its meaning with the currency. */
export const hasAmounts = (rules: PriceRules) =>
  rules.periods.length > 0 || AMOUNTS.some((amount) => rules[amount])

const AMOUNTS = [
  'weekendMinor',
  'extraGuestMinor',
  'cleaningMinor',
  'petStayMinor',
  'petNightMinor',
  'depositMinor',
] as const
