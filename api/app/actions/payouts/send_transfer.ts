import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { recordAudit } from '#actions/audit/record_audit'
import { endTransfer } from '#actions/payouts/end_transfer'
import { toMajor } from '#domain/money'
import Payout from '#models/payout'
import PayoutTransfer from '#models/payout_transfer'
import { editTimeAfter, sqlEditTime } from '#services/database/edit_time'
import { holdRow } from '#services/database/hold_row'
import { sqlTime } from '#services/database/sql_time'
import { writeTransaction } from '#services/database/write_transaction'
import { payoutAddress } from '#services/payments/callback_address'
import payments from '#services/payments/main'

/**
 * Asks M-Pesa to send a payout, once: that it is asked is committed before. When it is not known whether it was taken on,
 * check_transfers asks what became of it, and nothing is sent again.
 */
export async function sendTransfer(id: number) {
  const sender = await payments.payouts()
  if (!sender || !(await claim(id))) return

  const transfer = await PayoutTransfer.findOrFail(id)
  const { amountMinor, callbackName, phone, reference } = transfer
  const callbackUrl = payoutAddress(callbackName)
  const taken = await sender.send({ amountMinor, callbackUrl, phone: phone ?? '', reference })
  if (taken.status === 'notAsked') await putBack(id)
  if (taken.status === 'accepted') await noteAccepted(transfer, taken.conversationId)
  if (taken.status === 'refused') {
    await endTransfer(transfer, { status: 'failed', code: taken.code })
  }
}

/** Of several who would ask one does. */
async function claim(id: number) {
  const now = sqlTime(db.connection(), DateTime.utc())
  const [claimed] = await db
    .from('payout_transfers')
    .where({ id, status: 'waiting' })
    .update({ status: 'asked', asked_at: now, updated_at: now }, ['id'])
  return !!claimed
}

async function putBack(id: number) {
  await db
    .from('payout_transfers')
    .where({ id, status: 'asked' })
    .update({ status: 'waiting', asked_at: null })
}

/** Its end may be known already. */
async function noteAccepted({ id, payoutId }: PayoutTransfer, conversationId: string) {
  await writeTransaction(async (trx) => {
    const payout = await holdRow(trx, Payout, payoutId)
    const transfer = await holdRow(trx, PayoutTransfer, id)
    if (!transfer || !payout) return
    transfer.conversationId ??= conversationId
    const isFirst = transfer.status === 'asked' && payout.status === 'approved'
    if (isFirst) transfer.status = 'sent'
    await transfer.save()
    if (!isFirst) return

    await trx
      .from('payouts')
      .where({ id: payoutId, transfer_id: id })
      .update({
        status: 'sent',
        updated_at: sqlEditTime(trx, editTimeAfter(payout.updatedAt)),
      })
    const { amountMinor, currency, hostId: host } = payout
    await recordAudit(trx, {
      actor: null,
      action: 'payout.taken',
      subject: { type: 'payout', id: payoutId },
      message: { name: 'payout.taken', host, amount: toMajor(amountMinor), currency },
      before: { status: payout.status },
      after: { status: 'sent' },
    })
  })
}
