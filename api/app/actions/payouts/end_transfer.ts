import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { takePayoutStep } from '#actions/payouts/move_payout'
import Payout from '#models/payout'
import PayoutTransfer from '#models/payout_transfer'
import { holdRow } from '#services/database/hold_row'
import { writeTransaction } from '#services/database/write_transaction'

type End = { status: 'done'; receipt: string } | { status: 'failed'; code: string }

/**
 * Notes how M-Pesa says that a payout ended, on the books and for its host; once. A failure is taken as it is, for `done` is
 * believed later, until the payout is tried again or written off.
 * @returns false for a `done` that comes after that, and for a failure of what somebody has noted as sent: a person has to look
 */
export function endTransfer({ id, payoutId }: PayoutTransfer, end: End): Promise<boolean> {
  return writeTransaction(async (trx) => {
    const payout = await holdRow(trx, Payout, payoutId)
    const transfer = await holdRow(trx, PayoutTransfer, id)
    if (!payout || !transfer) return true
    if (end.status === 'failed') {
      if (transfer.status === 'done') return false
      if (transfer.status === 'failed' || payout.transferId !== id) return true
      await takePayoutStep(trx, 'fail', payout, null)
      await transfer.merge({ status: 'failed', resultCode: end.code }).save()
      return true
    }
    const { receipt } = end
    if (transfer.status === 'done') {
      if (!transfer.receipt) await addReceipt(trx, transfer, receipt)
      return true
    }
    if (payout.transferId !== id || payout.status === 'writtenOff') return false
    const words = { reference: receipt }
    await takePayoutStep(trx, 'pay', payout, null, words, { moved: transfer.amountMinor })
    await transfer.merge({ status: 'done', receipt, resultCode: '0' }).save()
    return true
  })
}

/** Somebody has noted it as sent before; what they gave as its reference stays. */
async function addReceipt(
  trx: TransactionClientContract,
  transfer: PayoutTransfer,
  receipt: string
) {
  const { id, payoutId } = transfer
  await transfer.merge({ receipt, resultCode: '0' }).save()
  await trx
    .from('payouts')
    .where({ id: payoutId, transfer_id: id, status: 'paid' })
    .whereNull('reference')
    .update({ reference: receipt })
}
