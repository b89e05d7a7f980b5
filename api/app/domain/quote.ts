import { type Currency, assertMinor, share, toKes } from '#domain/money'
import type { Rates } from '#domain/rates'
import { nightCount } from '#domain/stay'

/** What a stay costs. All amounts in minor units of `currency`, `totalKes` in KES cents. */
export type Quote = {
  currency: Currency
  nights: number
  pricePerNight: number
  /** nights × price */
  base: number
  serviceFee: number
  /** Tax on the base */
  tax: number
  /** Tax on the service fee: what the tax on both leaves after the tax on the base */
  serviceFeeTax: number
  total: number
  totalKes: number
  serviceFeeBp: number
  taxBp: number
  /** Thousandths of a shilling per unit of `currency` on the day of the quote */
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
 * Quotes a stay. The tax is taken once on base plus fee, as the total demands (§9), and split
 * afterwards: so base + serviceFee + tax + serviceFeeTax is the total to the cent.
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
