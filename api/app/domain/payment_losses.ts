import { hasCome, type PaymentStatus } from '#domain/payment_lifecycle'

/** Minor units; `refundMinor` null where all of it goes back. */
type Attempt = {
  status: PaymentStatus
  amountMinor: number
  refundMinor: number | null
  lostMinor: number | null
}

/** What goes or went back by ourselves. */
export function refundOf({ amountMinor, lostMinor, refundMinor, status }: Attempt): number {
  const isBack = status === 'refundDue' || status === 'refunded'
  return isBack ? (refundMinor ?? amountMinor - (lostMinor ?? 0)) : 0
}

/** What of a payment has come, and neither goes back nor was lost. */
export function leftOf(payment: Attempt): number {
  if (!hasCome(payment.status)) return 0
  return payment.amountMinor - refundOf(payment) - (payment.lostMinor ?? 0)
}

/**
 * What a guest's bank takes of a payment: what it says, and no more than is left; all of it where it does not say.
 * @param said minor units
 */
export function lossOf(payment: Attempt, said: number | null): number {
  return Math.min(said ?? Infinity, leftOf(payment))
}
