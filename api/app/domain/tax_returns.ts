import { proportion, toKes, type Currency } from '#domain/money'
import { ratesOn } from '#domain/rates'

/** KRA's classes of tax: exempt, standard, zero, none, and the reduced rate. */
export const TAX_CLASSES = ['A', 'B', 'C', 'D', 'E'] as const
export type TaxClass = (typeof TAX_CLASSES)[number]

/** KRA's, in percent. */
export const TAX_RATES: Record<TaxClass, number> = { A: 0, B: 16, C: 0, D: 0, E: 8 }

/** Returns that are made of the books, by month. */
export const TAX_RETURNS = ['invoices', 'levy', 'withholding'] as const
export type TaxReturn = (typeof TAX_RETURNS)[number]

/** KRA's codes of how something was paid: cards, mobile money, another way. */
const WAYS: Partial<Record<string, string>> = { paystack: '05', mpesa: '06' }
const ANOTHER_WAY = '07'

export const wayOf = (gateway: string | null) => WAYS[gateway ?? ''] ?? ANOTHER_WAY

/** Signed minor units of a transaction of the books, as earned: below zero where it was taken back. */
type Earned = { fee: number; tax: number; share: number }

/**
 * The service fee of a payment, and the tax on it. The books have the tax of a stay in one: on the fee falls its part of the price.
 * Where the fee stays and the rest goes back, none of the tax was the fee's.
 */
export function feeWithTax({ fee, share, tax }: Earned) {
  const whole = fee + share
  if (fee === 0 || whole === 0) return { net: fee, tax: 0 }
  const sign = Math.sign(tax)
  return { net: fee, tax: sign * proportion(Math.abs(tax), Math.abs(fee), Math.abs(whole)) }
}

/**
 * Signed cents of shillings, at the rate of a booking or else of a day.
 * @param amount minor units of the currency
 */
export function inShillings(
  amount: number,
  { currency, kesRate }: { currency: Currency; kesRate: number | string | null },
  day: string
): number {
  if (currency === 'KES') return amount
  const rate = kesRate === null ? ratesOn(day).kesPerUnit[currency] : Number(kesRate)
  return Math.sign(amount) * toKes(Math.abs(amount), rate)
}
