import { takePayoutStep } from '#actions/payouts/move_payout'
import Payout from '#models/payout'
import PayoutTransfer from '#models/payout_transfer'
import { holdRow } from '#services/database/hold_row'
import { writeTransaction } from '#services/database/write_transaction'

type End = { status: 'done'; receipt: string } | { status: 'failed'; code: string }

/**
 * Notes how M-Pesa says that a payout ended, on the books and for its host; once. A failure is taken as it is, for `done` is
 * believed later, until the payout is tried again.
 */
export async function endTransfer({ id, payoutId }: PayoutTransfer, end: End) {
  await writeTransaction(async (trx) => {
    const payout = await holdRow(trx, Payout, payoutId)
    const transfer = await holdRow(trx, PayoutTransfer, id)
    if (!payout || !transfer || payout.transferId !== id) return
    if (transfer.status === 'done' || transfer.status === end.status) return
    if (end.status === 'failed') {
      await takePayoutStep(trx, 'fail', payout, null)
      await transfer.merge({ status: 'failed', resultCode: end.code }).save()
      return
    }
    const { receipt } = end
    const words = { reference: receipt }
    await takePayoutStep(trx, 'pay', payout, null, words, { moved: transfer.amountMinor })
    await transfer.merge({ status: 'done', receipt, resultCode: '0' }).save()
  })
}
