import { MAX_PERIOD_NIGHTS, type Dated } from '#domain/dated_periods'

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

/** How many of the guests pay the fee for extra guests. */
export function extraGuests(guests: number, rules: PriceRules | null): number {
  if (!rules?.extraGuestMinor || rules.guestsIncluded === null) return 0
  return Math.max(0, guests - rules.guestsIncluded)
}

/** What a night with these pets costs more, and the stay: other numbers of them may cost the same. In minor units. */
export const petCharges = (pets: number, rules: PriceRules | null) => ({
  stay: pets > 0 ? (rules?.petStayMinor ?? 0) : 0,
  night: pets * (rules?.petNightMinor ?? 0),
})

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
