import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { recordAudit } from '#actions/audit/record_audit'
import { notifyOf } from '#actions/bookings/notify'
import { postPayment } from '#actions/ledger/post_payment'
import { holdPayment } from '#actions/payments/hold_payment'
import Payment from '#models/payment'
import { sqlTime } from '#services/database/sql_time'
import { writeTransaction } from '#services/database/write_transaction'
import { refundAddress } from '#services/payments/callback_address'
import payments from '#services/payments/main'

/** Minutes after which an unanswered refund counts as crashed and may be retried. */
const ABANDONED_MINUTES = 5

/**
 * Asks a payment's gateway to refund it; does nothing when none is due. One of several concurrent calls
 * asks the gateway, which refunds an attempt once, so a crash in between is harmless.
 * @throws what the gateway throws: then it has not gone back yet
 */
export async function refundPayment(id: number) {
  const claimedAt = DateTime.utc()
  if (!(await claimRefund(id, claimedAt))) return

  const payment = await Payment.findOrFail(id)
  const answer = await askForRefund(payment, claimedAt)
  if (answer.status === 'asked') await noteAsked(payment, answer.reference)
  else await writeTransaction((trx) => noteRefund(trx, payment, answer.receipt))
}

/** The gateway reports later by this reference (hear_refund_result). */
async function noteAsked({ id }: Payment, reference: string) {
  await db
    .from('payments')
    .where({ id, status: 'refundDue' })
    .update({ refund_reference: reference })
}

/** What was asked for by this reference was not done; it may be asked for again. */
export async function freeRefund({ id }: { id: number }, reference: string) {
  await db
    .from('payments')
    .where({ id, status: 'refundDue' })
    .where((asked) => asked.whereNull('refund_reference').orWhere('refund_reference', reference))
    .update({ refund_reference: null, refund_requested_at: null })
}

async function claimRefund(id: number, now: DateTime) {
  const abandoned = sqlTime(db.connection(), now.minus({ minutes: ABANDONED_MINUTES }))
  const [claimed] = await db
    .from('payments')
    .where({ id, status: 'refundDue' })
    .where((free) => {
      free.whereNull('refund_requested_at').orWhere('refund_requested_at', '<=', abandoned)
    })
    .update({ refund_requested_at: sqlTime(db.connection(), now) }, ['id'])
  return !!claimed
}

/** Frees the claim, so that the job's next retry may ask. */
async function askForRefund(payment: Payment, claimedAt: DateTime) {
  try {
    const gateway = await payments.use(payment.gateway)
    const name = payment.callbackName ?? payment.intentId
    return await gateway.refund(refundOf(payment), refundAddress(name))
  } catch (error) {
    await db
      .from('payments')
      .where({ id: payment.id, refund_requested_at: sqlTime(db.connection(), claimedAt) })
      .update({ refund_requested_at: null })
    throw error
  }
}

/** What goes back, which may be less than was paid (ADR 0056). */
function refundOf(payment: Payment) {
  const { amountMinor, currency, gatewayReference, intentId, receipt, refundMinor } = payment
  return { intentId, gatewayReference, receipt, amountMinor: refundMinor ?? amountMinor, currency }
}

/** Notes that a payment has gone back, once. The guest is told when this was the booking's payment, not a duplicate. */
export async function noteRefund(
  trx: TransactionClientContract,
  attempt: Payment,
  receipt: string
) {
  const { booking, payment } = await holdPayment(trx, attempt)
  if (payment.status !== 'refundDue') return

  const before = { status: payment.status, bookingPaymentStatus: booking.paymentStatus }
  await payment.merge({ status: 'refunded', refundReceipt: receipt }).save()
  await postPayment(trx, payment, booking)
  const owed = await Payment.query({ client: trx })
    .where({ bookingId: booking.id, status: 'refundDue' })
    .first()
  const isDone = booking.paymentStatus === 'refunding' && !owed
  if (isDone) await booking.merge({ paymentStatus: 'refunded' }).save()
  await recordAudit(trx, {
    actor: null,
    action: 'payment.refunded',
    subject: { type: 'payment', id: payment.id },
    message: { name: 'payment.refunded', booking: booking.id, gateway: payment.gateway },
    before,
    after: { status: payment.status, bookingPaymentStatus: booking.paymentStatus },
  })
  if (isDone) await notifyOf(trx, 'refunded', booking.id)
}
