import type { Currency } from '#domain/money'
import {
  priceOfNight,
  PLAIN_PRICES,
  PRICE_LIMITS,
  type NightPrice,
  type PricedStay,
  type PricePeriod,
} from '#domain/prices'
import { addDays, fromNight, nightCount, nightsOf } from '#domain/stay'

/** Half-open like a stay: `to` is no night of it. */
export type Nights = { from: string; to: string }

/** Why nights that follow each other cost something else than the price per night. */
export type PriceReason = Nights & {
  kind: Exclude<NightPrice['kind'], 'nights'>
  /** The host's, of a period */
  name: string
}

/** What each night costs before discounts and fees, in minor units, and why it is not the price per night. */
export function pricesOfNights(
  { priceMinor, rules }: Pick<PricedStay, 'priceMinor' | 'rules'>,
  { from, to }: Nights
) {
  const nights = nightsOf(from, to)
  const priced = nights.map((night) => priceOfNight(night, priceMinor, rules ?? PLAIN_PRICES))
  return {
    nightPrices: priced.map(({ unit }) => unit),
    priceReasons: reasonsOf(nights, priced),
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
export function setPricesIn(periods: readonly PricePeriod[], { from, to }: Nights): SetPrice[] {
  const lastNight = addDays(to, -1)
  return periods
    .filter((one) => one.kind === 'night' && one.firstNight <= lastNight && from <= one.lastNight)
    .map(({ name, priceMinor, weekendMinor, ...one }) => ({
      name,
      firstNight: later(one.firstNight, from),
      lastNight: earlier(one.lastNight, lastNight),
      priceMinor,
      weekendMinor,
    }))
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
  const kept = periods.filter(({ kind }) => kind === 'night').flatMap((one) => beside(one, nights))
  const added = set.map((one) => ({ ...one, kind: 'night' as const }))
  return [...others, ...joined([...kept, ...added])]
}

/** What is left of a period before and after these nights. */
function beside(period: PricePeriod, { from, to }: Nights): PricePeriod[] {
  const before = { ...period, lastNight: earlier(period.lastNight, addDays(from, -1)) }
  const after = { ...period, firstNight: later(period.firstNight, to) }
  return [before, after].filter(({ firstNight, lastNight }) => firstNight <= lastNight)
}

/** In the order of their nights. */
function joined(periods: PricePeriod[]): PricePeriod[] {
  const merged: PricePeriod[] = []
  for (const period of periods.toSorted(byFirstNight)) {
    const last = merged.at(-1)
    if (last && isContinued(last, period)) last.lastNight = period.lastNight
    else merged.push({ ...period })
  }
  return merged
}

const byFirstNight = (one: PricePeriod, other: PricePeriod) =>
  one.firstNight < other.firstNight ? -1 : 1

const isContinued = (one: PricePeriod, next: PricePeriod) =>
  addDays(one.lastNight, 1) === next.firstNight &&
  nightCount(one.firstNight, next.lastNight) < PRICE_LIMITS.length &&
  one.name === next.name &&
  one.priceMinor === next.priceMinor &&
  one.weekendMinor === next.weekendMinor

const earlier = (one: string, other: string) => (one < other ? one : other)
const later = (one: string, other: string) => (one > other ? one : other)
