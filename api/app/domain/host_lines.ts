import { assertMinor, share } from '#domain/money'
import { priceNights, type NightPrice } from '#domain/night_prices'
import {
  extraGuests,
  MONTH_NIGHTS,
  PLAIN_PRICES,
  WEEK_NIGHTS,
  type PeriodKind,
  type PriceRules,
} from '#domain/prices'
import { nightCount } from '#domain/stay'

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

const isSame = (one: NightPrice, other: NightPrice) =>
  one.kind === other.kind && one.name === other.name && one.unit === other.unit

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

const PARTY_FEES = { guests: ['extraGuests'], pets: ['petFee', 'petNights'] }

/** What lines of a quote charge for who comes, in minor units: for guests above those included, or for pets. */
export const chargedFor = (
  who: keyof typeof PARTY_FEES,
  lines: readonly { kind: string; amount: number }[]
): number =>
  lines
    .filter(({ kind }) => PARTY_FEES[who].includes(kind))
    .reduce((sum, { amount }) => sum + amount, 0)

/** What a host charges for who comes, beside their nights. */
export const partyLines = (party: Party, rules: PriceRules | null): HostLine[] => [
  ...extraGuestLines(party, rules ?? PLAIN_PRICES),
  ...petLines(party, rules ?? PLAIN_PRICES),
]

function extraGuestLines({ nights, guests }: Party, rules: PriceRules) {
  const paying = extraGuests(guests, rules) * nights
  return paying > 0 ? [lineOf('extraGuests', paying, rules.extraGuestMinor ?? 0)] : []
}

function petLines({ nights, pets }: Party, rules: PriceRules) {
  const { petStayMinor, petNightMinor } = rules
  if (pets === 0) return []
  return [
    ...(petStayMinor ? [lineOf('petFee', 1, petStayMinor)] : []),
    ...(petNightMinor ? [lineOf('petNights', pets * nights, petNightMinor)] : []),
  ]
}

function lineOf(kind: HostLineKind, quantity: number, unit: number): HostLine {
  return { kind, rateBp: null, quantity, unit, amount: quantity * unit }
}
