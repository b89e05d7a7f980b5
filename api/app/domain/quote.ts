import { type Currency, assertMinor, share, toKes } from '#domain/money'
import type { Rates } from '#domain/rates'
import { nightCount } from '#domain/stay'

/** Minor units of `currency`; `totalKes` in KES cents. */
export type Quote = {
  currency: Currency
  nights: number
  pricePerNight: number
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
}

export type QuoteInput = {
  priceMinor: number
  currency: Currency
  checkIn: string
  checkOut: string
  rates: Rates
}

/**
 * Computes a quote; tax is rounded once on base plus fee, then split, so that the lines sum to the total
 * (§9).
 * @throws RangeError when check-out is not after check-in or the price is not a whole number ≥ 0
 */
export function quoteStay({ priceMinor, currency, checkIn, checkOut, rates }: QuoteInput): Quote {
  const nights = nightCount(checkIn, checkOut)
  if (nights === 0) throw new RangeError('Check-out date must be after check-in date')
  assertMinor(priceMinor)

  const base = nights * priceMinor
  const serviceFee = share(base, rates.serviceFeeBp)
  const tax = share(base, rates.taxBp)
  const serviceFeeTax = share(base + serviceFee, rates.taxBp) - tax
  const total = base + serviceFee + tax + serviceFeeTax
  const kesRate = rates.kesPerUnit[currency]

  return {
    currency,
    nights,
    pricePerNight: priceMinor,
    base,
    serviceFee,
    tax,
    serviceFeeTax,
    total,
    totalKes: toKes(total, kesRate),
    serviceFeeBp: rates.serviceFeeBp,
    taxBp: rates.taxBp,
    kesRate,
  }
}
