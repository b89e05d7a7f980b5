import { hostLines, type HostLine } from '#domain/host_lines'
import { type Currency, assertMinor, share, toKes } from '#domain/money'
import type { PriceRules } from '#domain/prices'
import { ratesOn, type Rates } from '#domain/rates'
import { nightCount } from '#domain/stay'

type LineKind = HostLine['kind'] | HouseKind | 'leftEarly' | 'agreed' | 'deposit'
type HouseKind = 'serviceFee' | 'tax' | 'serviceFeeTax'

/** What a stay is charged for, in the order a guest reads it. In minor units, `amount` is `quantity` × `unit`. */
export type QuoteLine = Omit<HostLine, 'kind'> & { kind: LineKind; taxable: boolean }
export type QuoteLines = QuoteLine[]

/** Minor units of `currency`; `totalKes` in KES cents. */
export type Quote = {
  currency: Currency
  nights: number
  pricePerNight: number
  /** What the host gets: all lines but fee and taxes */
  base: number
  serviceFee: number
  tax: number
  /** The remainder of the tax on both */
  serviceFeeTax: number
  total: number
  totalKes: number
  serviceFeeBp: number
  taxBp: number
  /** Thousandths of a shilling per unit on the day of the quote */
  kesRate: number
  /** They sum to the total */
  lines: QuoteLines
  /** Beside the total: it comes back after the stay (ADR 0090) */
  deposit: number
}

export type QuoteInput = {
  priceMinor: number
  currency: Currency
  /** Without them every night has the one price. */
  rules?: PriceRules | null
  checkIn: string
  checkOut: string
  guests?: number
  pets?: number
  /** The day it is booked, in Nairobi; the day of arrival unless given */
  today?: string
  rates: Rates
}

/**
 * Computes a quote; tax is rounded once on base plus fee, then split, so that the lines sum to the total
 * (§9).
 * @throws RangeError when check-out is not after check-in or the price is not a whole number ≥ 0
 */
export function quoteStay(input: QuoteInput): Quote {
  const { priceMinor, currency, rules = null, checkIn, checkOut, guests = 1, pets = 0 } = input
  const { serviceFeeBp, taxBp, kesPerUnit } = input.rates
  const nights = nightCount(checkIn, checkOut)
  if (nights === 0) throw new RangeError('Check-out date must be after check-in date')
  assertMinor(priceMinor)

  const today = input.today ?? checkIn
  const charged = hostLines({ priceMinor, rules, checkIn, checkOut, guests, pets, today })
  const kesRate = kesPerUnit[currency]
  const lines = charged.map((line) => ({ ...line, taxable: true }))
  return {
    currency,
    nights,
    pricePerNight: priceMinor,
    ...withHouse(lines, { serviceFeeBp, taxBp, kesRate }),
    serviceFeeBp,
    taxBp,
    kesRate,
    deposit: rules?.depositMinor ?? 0,
  }
}

/** What the house adds to what the host charges. */
function withHouse(
  charged: QuoteLines,
  { kesRate, serviceFeeBp, taxBp }: Pick<Quote, 'kesRate' | 'serviceFeeBp' | 'taxBp'>
) {
  const base = sumOf(charged)
  const serviceFee = share(base, serviceFeeBp)
  const tax = share(base, taxBp)
  const serviceFeeTax = share(base + serviceFee, taxBp) - tax
  const lines: QuoteLines = [
    ...charged,
    { ...flat('serviceFee', serviceFee, serviceFeeBp), taxable: true },
    { ...flat('tax', tax, taxBp), taxable: false },
    { ...flat('serviceFeeTax', serviceFeeTax, taxBp), taxable: false },
  ]
  const total = sumOf(lines)
  return { base, serviceFee, tax, serviceFeeTax, total, totalKes: toKes(total, kesRate), lines }
}

/** A deposit as a guest reads it beside the lines, which it is none of; null without one. */
export function depositLine(deposit: number): QuoteLine | null {
  return deposit > 0 ? { ...flat('deposit', deposit, null), taxable: false } : null
}

export type Priced = { priceMinor: number; currency: Currency; priceRules: PriceRules | null }
export type PartyStay = { checkIn: string; checkOut: string; guests: number; pets?: number }

/** What a stay costs that is booked today: the price of a search, a preview and the booking. */
export function quoteOf(property: Priced, stay: PartyStay, today: string): Quote {
  const { priceMinor, currency, priceRules: rules } = property
  return quoteStay({ priceMinor, currency, rules, ...stay, today, rates: ratesOn(today) })
}

/**
 * What a stay costs whose guest pays the host, without fee and taxes of the house (ADR 0068).
 * @param agreed the whole, in minor units; null: what the host charges
 */
export function directQuote(quote: Quote, agreed: number | null): Quote {
  const lines =
    agreed === null
      ? quote.lines.filter(({ kind }) => !HOUSE_KINDS.has(kind))
      : [{ ...flat('agreed', agreed, null), taxable: true }]
  const total = sumOf(lines)
  assertMinor(total)
  const none = { serviceFee: 0, tax: 0, serviceFeeTax: 0, serviceFeeBp: 0, taxBp: 0 }
  return { ...quote, ...none, base: total, total, totalKes: toKes(total, quote.kesRate), lines }
}

/**
 * What a stay costs whose host asks less for it because its guest has left early, at the rates it was booked at (ADR 0151).
 * @param less of what the host charges, in minor units
 * @throws RangeError for more than that
 */
export function loweredQuote(quote: Quote, less: number): Quote {
  const charged = quote.lines.filter(({ kind }) => !HOUSE_KINDS.has(kind))
  const lines = [...charged, { ...flat('leftEarly', -less, null), taxable: true }]
  return { ...quote, ...withHouse(lines, quote) }
}

const HOUSE_KINDS = new Set<LineKind>(['serviceFee', 'tax', 'serviceFeeTax'])

const flat = (kind: LineKind, amount: number, rateBp: number | null) => {
  return { kind, rateBp, quantity: 1, unit: amount, amount }
}

const sumOf = (lines: { amount: number }[]) => lines.reduce((sum, { amount }) => sum + amount, 0)

/** What a booking keeps of its quote, by the names of its columns; its deposit stays what it was when it was booked. */
export function quoteColumns(quote: Quote) {
  return {
    nights: quote.nights,
    currency: quote.currency,
    pricePerNightMinor: quote.pricePerNight,
    baseMinor: quote.base,
    serviceFeeMinor: quote.serviceFee,
    taxMinor: quote.tax,
    serviceFeeTaxMinor: quote.serviceFeeTax,
    totalMinor: quote.total,
    totalKesMinor: quote.totalKes,
    serviceFeeBp: quote.serviceFeeBp,
    taxBp: quote.taxBp,
    kesRate: quote.kesRate,
    quoteLines: quote.lines,
  }
}
