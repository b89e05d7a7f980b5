import { createHash } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queueTransfer } from '#actions/payouts/queue_transfer'
import { movedByMpesa } from '#domain/mpesa_payouts'
import type Payout from '#models/payout'
import PayoutTransfer from '#models/payout_transfer'
import User from '#models/user'
import { referenceOf, triesOf } from '#services/ledger/payout_tries'
import { newCallbackName } from '#services/payments/callback_address'
import type { MpesaPayouts } from '#services/payments/mpesa_payouts'

/** Tells payouts of two databases apart; of one that was restored the names stay, so that nothing is sent twice. */
const DIGEST_LENGTH = 8

/**
 * Has M-Pesa send a payout that was approved, in the transaction that approves it; does nothing for one that goes into the file.
 * @param sender null where M-Pesa sends none
 */
export async function orderTransfer(
  trx: TransactionClientContract,
  payout: Payout,
  sender: MpesaPayouts | null
) {
  const { amountMinor, createdAt, currency, hostId, id } = payout
  const moved = sender && movedByMpesa(amountMinor, currency, sender.mostMinor)
  if (!moved) return
  const { payoutPhone } = await User.findOrFail(hostId, { client: trx })
  if (!payoutPhone) return

  const tries = await triesOf(trx, [id])
  const name = referenceOf(id, tries.get(id) ?? 1)
  const own = `${createdAt.toUnixInteger()}/${hostId}/${amountMinor}`
  const digest = createHash('sha256').update(own).digest('hex').slice(0, DIGEST_LENGTH)
  const transfer = await PayoutTransfer.create(
    {
      payoutId: id,
      reference: `${name}-${digest}`,
      callbackName: newCallbackName(),
      phone: payoutPhone,
      amountMinor: moved,
      status: 'waiting',
    },
    { client: trx }
  )
  await trx.from('payouts').where({ id }).update({ transfer_id: transfer.id })
  trx.after('commit', () => queueTransfer(transfer.id))
}
