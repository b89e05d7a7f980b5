import { hasCome, type Money, type PaymentStatus } from '#domain/payment_lifecycle'

/** Minor units. */
type Attempt = {
  status: PaymentStatus
  amountMinor: number
  refunds: readonly { amountMinor: number }[]
  lostMinor: number | null
}

/** What goes or went back by ourselves. */
export function refundOf({ refunds }: Pick<Attempt, 'refunds'>): number {
  return refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
}

/** What of a payment has come, and neither goes back nor was lost. */
export function leftOf(payment: Attempt): number {
  if (!hasCome(payment.status)) return 0
  return payment.amountMinor - refundOf(payment) - (payment.lostMinor ?? 0)
}

/** What a bank says that it takes of a payment; null for what is no part of it: then all that is left. */
export function takenOf(said: Money, { amountMinor, currency }: Money): number | null {
  const isPart = said.amountMinor > 0 && said.amountMinor <= amountMinor
  return isPart && said.currency === currency ? said.amountMinor : null
}

/**
 * What a guest's bank takes of a payment: what it says, and no more than is left; all of it where it does not say.
 * @param said minor units
 */
export function lossOf(payment: Attempt, said: number | null): number {
  return Math.min(said ?? Infinity, leftOf(payment))
}
