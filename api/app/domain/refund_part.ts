import { proportion, wholeShillings } from '#domain/money'

/**
 * What of a payment goes back when `refund` of a booking's `total` does: its share, for it may have been made in
 * another currency or rounded. M-Pesa moves whole shillings.
 */
export function refundPart(
  { amountMinor, gateway }: { amountMinor: number; gateway: string },
  refund: number,
  total: number
): number {
  if (refund >= total) return amountMinor
  const part = proportion(amountMinor, refund, total)
  return gateway === 'mpesa' ? wholeShillings(part) : part
}
