import type { Currency } from '#domain/money'
import type { Found } from '#domain/reconciliation'

/*
 * Refunds that a person sends where a gateway cannot (ADR 0084), as differences in the queue. Amounts in minor units, days in Nairobi.
 */

const BY_HAND = 'refund/ours/'

/** A part that its gateway cannot send back, for the queue: a person sends it and says so. */
export function refundByHand(
  { currency, id: paymentId }: { currency: Currency; id: number },
  { amountMinor, id }: { amountMinor: number; id: number },
  day: string
): Found {
  return {
    kind: 'refundByHand',
    movement: 'refund',
    reference: nameOfRefundByHand(id),
    paymentId,
    ours: { amountMinor, currency },
    theirs: null,
    day,
  }
}

/** A part that its gateway has sent after a person had sent it. */
export function refundSentTwice(
  { currency, id: paymentId }: { currency: Currency; id: number },
  amountMinor: number,
  receipt: string,
  day: string
): Found {
  const moved = { amountMinor, currency }
  return {
    kind: 'double',
    movement: 'refund',
    reference: `refund/${receipt}`,
    paymentId,
    ours: moved,
    theirs: moved,
    day,
  }
}

/** Of a refund that a person sends, as a difference. */
export const nameOfRefundByHand = (id: number) => `${BY_HAND}${id}`

/** The refund that somebody has sent by hand who resolves it; null for every other difference. */
export function refundSentByHand({ kind, reference }: Pick<Found, 'kind' | 'reference'>) {
  return kind === 'refundByHand' ? Number(reference.slice(BY_HAND.length)) : null
}
