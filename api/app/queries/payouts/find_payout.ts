import { notFound } from '#exceptions/refusal'
import Payout from '#models/payout'
import { withDoubts } from '#queries/payouts/with_doubts'

/** @throws Refusal 404 when there is none */
export async function findPayout(id: number) {
  const payout = await withDoubts(Payout.query())
    .where('id', id)
    .preload('host')
    .preload('transfer')
    .first()
  if (!payout) throw notFound()
  return payout
}
