import { periodsIn, withPeriods, type Nights } from '#domain/dated_periods'
import type { Currency } from '#domain/money'
import {
  PERIOD_KINDS,
  PLAIN_PRICES,
  type PeriodKind,
  type PricePeriod,
  type PriceRules,
} from '#domain/prices'
import { fromNight, nightsOf, toNight } from '#domain/stay'

/** In minor units. */
export type NightPrice = {
  kind: 'nights' | 'weekend' | PeriodKind
  /** The host's, of a period */
  name?: string
  unit: number
}

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

/** Why nights that follow each other cost something else than the price per night. */
export type PriceReason = Nights & {
  kind: Exclude<NightPrice['kind'], 'nights'>
  /** The host's, of a period */
  name: string
}

/** What each night costs before discounts and fees, in minor units, and why it is not the price per night. */
export function pricesOfNights(
  { priceMinor, rules }: { priceMinor: number; rules: PriceRules | null },
  { from, to }: Nights
) {
  const priced = priceNights({ from, to }, priceMinor, rules ?? PLAIN_PRICES)
  return {
    nightPrices: priced.map(({ unit }) => unit),
    priceReasons: reasonsOf(nightsOf(from, to), priced),
  }
}

function reasonsOf(nights: number[], priced: NightPrice[]): PriceReason[] {
  const reasons: PriceReason[] = []
  for (const [at, { kind, name = '' }] of priced.entries()) {
    if (kind === 'nights') continue
    const [from, to] = [fromNight(nights[at]), fromNight(nights[at] + 1)]
    const last = reasons.at(-1)
    if (last?.to === from && last.kind === kind && last.name === name) last.to = to
    else reasons.push({ from, to, kind, name })
  }
  return reasons
}

/** A price that is set for single nights. */
export type SetPrice = Omit<PricePeriod, 'kind'>

/** Of one property. */
export type PropertyPrices = { property: number; currency: Currency; periods: SetPrice[] }

/** What is set for single nights of these. */
export function setPricesIn(periods: readonly PricePeriod[], nights: Nights): SetPrice[] {
  const set = periods.filter(({ kind }) => kind === 'night')
  return periodsIn(set, nights).map(({ kind, ...price }) => price)
}

/**
 * The periods of a property with other prices set for single nights of these, which lie within them. Nights beside
 * them, holidays and seasons keep theirs; what follows on the same price becomes one period with it.
 */
export function withSetPrices(
  periods: readonly PricePeriod[],
  nights: Nights,
  set: readonly SetPrice[]
): PricePeriod[] {
  const others = periods.filter(({ kind }) => kind !== 'night')
  const before = periods.filter(({ kind }) => kind === 'night')
  const added = set.map((one) => ({ ...one, kind: 'night' as const }))
  return [...others, ...withPeriods(before, nights, added, isSamePrice)]
}

const isSamePrice = (one: PricePeriod, next: PricePeriod) =>
  one.name === next.name &&
  one.priceMinor === next.priceMinor &&
  one.weekendMinor === next.weekendMinor
