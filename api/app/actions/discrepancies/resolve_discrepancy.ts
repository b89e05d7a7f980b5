import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { recordAudit } from '#actions/audit/record_audit'
import { queueRefund, releaseRefunds } from '#actions/payments/queue_refund'
import { noteRefund } from '#actions/payments/refund_payment'
import { DISPUTE_LOST } from '#domain/payment_events'
import { refundSentByHand } from '#domain/refunds_by_hand'
import { conflict } from '#exceptions/refusal'
import type Discrepancy from '#models/discrepancy'
import Payment from '#models/payment'
import { sqlTime } from '#services/database/sql_time'
import { writeTransaction } from '#services/database/write_transaction'
import { announce } from '#services/live/announce'

/**
 * Writes down what somebody has found out about a difference, and closes it. No money moves (ADR 0070). What its gateway cannot send
 * back has gone back by that: they have sent it (ADR 0084). A payout, a deposit or a refund that waited for it waits no longer.
 * @throws Refusal 409 when it is closed already
 */
export async function resolveDiscrepancy(
  discrepancy: Discrepancy,
  actor: { id: number },
  reason: string
) {
  const { gateway, id, kind, status } = discrepancy
  await writeTransaction(async (trx) => {
    await noteSent(trx, discrepancy)
    await endHold(trx, discrepancy)
    const now = sqlTime(trx, DateTime.utc())
    const [resolved] = await trx
      .from('discrepancies')
      .where({ id, status: 'open' })
      .update(
        { status: 'resolved', reason, resolved_by: actor.id, closed_at: now, updated_at: now },
        ['id']
      )
    if (!resolved) throw conflict('discrepancies.closed', 'E_STATE_MOVED_ON')
    await recordAudit(trx, {
      actor,
      action: 'discrepancy.resolved',
      subject: { type: 'discrepancy', id },
      message: { name: 'discrepancy.resolved', gateway, kind },
      before: { status },
      after: { status: 'resolved', finding: reason },
    })
  })
}

async function noteSent(
  trx: TransactionClientContract,
  { kind, paymentId, reference }: Discrepancy
) {
  const refund = refundSentByHand({ kind, reference })
  const payment = paymentId && refund ? await Payment.findOrFail(paymentId, { client: trx }) : null
  const next = payment && refund ? await noteRefund(trx, payment, refund, null) : null
  if (next) trx.after('commit', () => queueRefund(next))
}

/** What a bank took is booked by itself, and a doubted prompt is settled by its gateway: those are not a person's to end. */
async function endHold(trx: TransactionClientContract, { id, paymentId }: Discrepancy) {
  if (!paymentId) return
  await trx
    .from('payment_events')
    .where({ discrepancy_id: id, verdict: 'disputed' })
    .whereNotIn('kind', [DISPUTE_LOST, 'prompt'])
    .update({ verdict: 'heard' })
  await releaseRefunds(trx, paymentId)
  await announceStay(trx, paymentId)
}

/** Its host and guest see what waited; of the difference itself admins alone hear. */
async function announceStay(trx: TransactionClientContract, paymentId: number) {
  const stay: { id: number; host: number; guest: number } = await trx
    .from('bookings')
    .join('payments', 'payments.booking_id', 'bookings.id')
    .where('payments.id', paymentId)
    .select('bookings.id as id', 'host_id as host', 'guest_id as guest')
    .firstOrFail()
  announce(trx, { resource: 'bookings', type: 'updated', ids: [stay.id] }, [stay.host, stay.guest])
}
