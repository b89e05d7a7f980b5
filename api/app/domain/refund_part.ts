import { proportion, wholeShillings } from '#domain/money'

type Paid = { amountMinor: number; gateway: string; lostMinor: number | null }

/**
 * What of a payment goes back when `refund` of a booking's `total` does: its share, for it may have been made in
 * another currency or rounded, less what a guest's bank took back itself. M-Pesa moves whole shillings.
 */
export function refundPart(payment: Paid, refund: number, total: number): number {
  return Math.max(0, shareOf(payment, refund, total) - (payment.lostMinor ?? 0))
}

function shareOf({ amountMinor, gateway }: Paid, refund: number, total: number) {
  if (refund >= total) return amountMinor
  const part = proportion(amountMinor, refund, total)
  return gateway === 'mpesa' ? wholeShillings(part) : part
}
