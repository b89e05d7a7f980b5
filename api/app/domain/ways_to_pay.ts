import { depositIn } from '#domain/deposits'
import { RATE_SCALE, type Currency } from '#domain/money'
import type { BookingPaymentStatus } from '#domain/payment_lifecycle'

type Price = { totalKesMinor: number; depositMinor: number; currency: Currency; kesRate: number }

type Stay = Price & {
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
  return isTakenAtOnce(stay, waysToPay) || stay.paymentStatus !== 'unpaid'
}

/** Whether some gateway takes the price and the deposit of a stay at once. @param waysToPay as of `isPaidOnline` */
export function isTakenAtOnce(
  price: Price,
  waysToPay: (kesMinor: number) => readonly string[]
): boolean {
  return waysToPay(price.totalKesMinor + depositIn('KES', price)).length > 0
}

/** Cents to whole shillings, as `wholeShillings`. */
const whole = (cents: string) => `(${cents} + 50) / 100 * 100`

const DEPOSIT_IN_KES = `case currency when 'KES' then deposit_minor
  else ${whole(`(deposit_minor * kes_rate + ${RATE_SCALE / 2}) / ${RATE_SCALE}`)} end`

/** SQL of bookings that cost more than a bound in cents, price and deposit together, to the shilling that `isPaidOnline` asks for. */
export const PRICE_ABOVE = `${whole(`total_kes_minor + ${DEPOSIT_IN_KES}`)} > ?`
