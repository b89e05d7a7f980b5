import { depositIn } from '#domain/deposits'
import type { Currency } from '#domain/money'
import type { BookingPaymentStatus } from '#domain/payment_lifecycle'

type Stay = {
  totalKesMinor: number
  depositMinor: number
  currency: Currency
  kesRate: number
  isByHand: boolean
  /** when its host noted that it was paid */
  paymentNotedAt: unknown
  paymentStatus: BookingPaymentStatus
}

/**
 * Whether a stay is paid online, and not to its host: what no gateway takes at once, and what its host has written down, is not.
 * @param waysToPay the gateways that take so much at once, in cents
 */
export function isPaidOnline(
  stay: Stay,
  waysToPay: (kesMinor: number) => readonly string[]
): boolean {
  if (stay.isByHand || stay.paymentNotedAt) return false
  const ways = waysToPay(stay.totalKesMinor + depositIn('KES', stay))
  return ways.length > 0 || stay.paymentStatus !== 'unpaid'
}

/** The same of rows of bookings, and a bound in cents. */
export const ABOVE = 'total_kes_minor + deposit_minor * kes_rate / 1000 > ?'
