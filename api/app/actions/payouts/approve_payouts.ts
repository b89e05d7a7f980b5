import { movePayout } from '#actions/payouts/move_payout'
import { conflict, Refusal } from '#exceptions/refusal'
import Payout from '#models/payout'

/**
 * Approves several payouts, each by itself: one that cannot be does not hold up the others. One that failed is tried again by itself alone.
 * @returns how many were, and why others were not; unknown ids are ignored
 */
export async function approvePayouts(ids: number[], actor: { id: number }) {
  const payouts = await Payout.query().whereIn('id', ids).orderBy('id')
  const refused: { payout: number; refusal: Refusal }[] = []
  for (const payout of payouts) {
    if (payout.status === 'failed') {
      refused.push({ payout: payout.id, refusal: conflict('payouts.movedOn', 'E_STATE_MOVED_ON') })
      continue
    }
    try {
      await movePayout('approve', payout, actor)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refused.push({ payout: payout.id, refusal: error })
    }
  }
  return { approved: payouts.length - refused.length, refused }
}
