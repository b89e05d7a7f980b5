import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { recordAudit } from '#actions/audit/record_audit'
import { notifyOf } from '#actions/bookings/notify'
import { mendSentByHand } from '#actions/discrepancies/mend_differences'
import { noteDifference } from '#actions/discrepancies/note_difference'
import { postPayment } from '#actions/ledger/post_payment'
import { leaveToPerson } from '#actions/payments/fail_refund'
import { holdPayment } from '#actions/payments/hold_payment'
import { isLeftToPerson } from '#domain/refunds'
import { refundSentTwice } from '#domain/refunds_by_hand'
import { todayInNairobi } from '#domain/stay'
import Payment from '#models/payment'
import type Refund from '#models/refund'
import { sqlTime } from '#services/database/sql_time'
import { writeTransaction } from '#services/database/write_transaction'
import { isAskedFor } from '#services/ledger/disputes'
import { GatewayError, UnknownOutcome } from '#services/payments/call_gateway'
import { refundAddress } from '#services/payments/callback_address'
import type { Refunding } from '#services/payments/gateway'
import { isForFormerPrice } from '#services/payments/former_price'
import payments from '#services/payments/main'
import { isOwedBack } from '#services/payments/standing_payments'

/** Minutes after which an unanswered refund counts as crashed and may be retried: its calls take 40 seconds at most. */
export const ABANDONED_MINUTES = 2

/** Of what was asked for, not of who asks, nor for a while. */
const REFUSALS = [400, 409, 422]

/**
 * Asks a payment's gateway for the oldest refund that is due of it; does nothing when none is, and while the guest's bank asks for the
 * money. The next one waits until the gateway has
 * made this one, so that its messages are about one. One of several concurrent calls asks the gateway, which makes a refund
 * once, so a crash in between is harmless.
 * @throws what the gateway throws: then it has not gone back yet
 */
export async function refundPayment(paymentId: number) {
  const claimedAt = DateTime.utc()
  const id = await claimRefund(paymentId, claimedAt)
  if (id === null) return

  const payment = await Payment.query().where('id', paymentId).preload('refunds').firstOrFail()
  const answer = await askForRefund(payment, id, claimedAt)
  if (answer.status === 'asked') await noteAsked(id, answer.reference)
  else if (answer.status === 'byHand') {
    await writeTransaction((trx) => leaveToPerson(trx, payment, id, answer.reference))
  } else {
    const next = await writeTransaction((trx) => noteRefund(trx, payment, id, answer.receipt))
    if (next) await refundPayment(paymentId)
  }
}

/** The gateway reports later by this reference (hear_refund_result). */
async function noteAsked(id: number, reference: string) {
  await db.from('refunds').where({ id, state: 'requested' }).update({ reference })
}

/**
 * A new try forgets the number of the one before: what is said of that is not about this one, also where its own answer is lost.
 * @returns the number of the refund
 */
async function claimRefund(paymentId: number, now: DateTime) {
  const oldest: { id: number } | null = await db
    .from('refunds')
    .where({ payment_id: paymentId, state: 'requested' })
    .orderBy('id')
    .select('id')
    .first()
  if (!oldest || (await isAskedFor(db.connection(), paymentId))) return null
  const abandoned = sqlTime(db.connection(), now.minus({ minutes: ABANDONED_MINUTES }))
  const [claimed]: { id: number }[] = await db
    .from('refunds')
    .where({ id: oldest.id, state: 'requested' })
    .where((free) => free.whereNull('asked_at').orWhere('asked_at', '<=', abandoned))
    .increment('tries', 1)
    .update({ asked_at: sqlTime(db.connection(), now), reference: null }, ['id'])
  return claimed?.id ?? null
}

/**
 * Frees the claim, so that the job's next retry may ask, unless the gateway may have taken it on: until its list tells, a part would be
 * sent twice. What is refused for a day is left to a person.
 */
async function askForRefund(payment: Payment, id: number, claimedAt: DateTime): Promise<Refunding> {
  const part = partOf(payment, id)
  try {
    const gateway = await payments.use(payment.gateway)
    const name = payment.callbackName ?? payment.intentId
    return await gateway.refund(part, refundAddress(name))
  } catch (error) {
    const isRefused = error instanceof GatewayError && REFUSALS.includes(error.status)
    if (isRefused && isLeftToPerson({ tries: 0, hours: part.hours })) return { status: 'byHand' }
    if (!(error instanceof UnknownOutcome)) await freeClaim(id, claimedAt)
    throw error
  }
}

function freeClaim(id: number, claimedAt: DateTime) {
  return db
    .from('refunds')
    .where({ id, asked_at: sqlTime(db.connection(), claimedAt) })
    .update({ asked_at: null })
}

/** What goes back, which may be less than was paid (ADR 0056), and what went back before. */
function partOf({ currency, gatewayReference, intentId, receipt, refunds }: Payment, id: number) {
  const { amountMinor, createdAt } = refunds.find((refund) => refund.id === id)!
  const earlier = refunds
    .filter((refund) => refund.id < id)
    .map((refund) => ({
      amountMinor: refund.amountMinor,
      number: refund.reference ?? refund.receipt,
      isMade: refund.state === 'processed' && refund.receipt !== null,
    }))
  const hours = -createdAt.diffNow('hours').hours
  return { intentId, gatewayReference, receipt, amountMinor, currency, earlier, hours }
}

/** A person has sent it, and its gateway did so too: the money is out twice, which a person looks after. */
async function noteSentTwice(
  trx: TransactionClientContract,
  payment: Payment,
  refund: Refund,
  receipt: string | null
) {
  if (receipt === null || refund.receipt !== null) return
  await refund.merge({ receipt }).save()
  const found = refundSentTwice(payment, refund.amountMinor, receipt, todayInNairobi())
  await noteDifference(trx, 'message', payment.gateway, found)
}

/**
 * Notes that a refund has been made, once. The guest is told when all of it is that goes back of the stay that was called off, not a
 * duplicate.
 * @param receipt null where a person has sent it
 * @returns the next one that is due of the payment, for whoever calls it to queue
 */
export async function noteRefund(
  trx: TransactionClientContract,
  attempt: { id: number; bookingId: number },
  id: number,
  receipt: string | null
) {
  const { booking, payment } = await holdPayment(trx, attempt)
  const refund = payment.refunds.find((one) => one.id === id)
  if (!refund) return null
  if (refund.state === 'processed') {
    await noteSentTwice(trx, payment, refund, receipt)
    return null
  }
  const before = {
    status: payment.status,
    bookingPaymentStatus: booking.paymentStatus,
    currency: payment.currency,
  }
  if (receipt !== null) await mendSentByHand(trx, refund.id)
  await refund.merge({ state: 'processed', receipt }).save()
  const isBack = payment.refunds.every(({ state }) => state === 'processed')
  if (payment.status === 'refundDue' && isBack) await payment.merge({ status: 'refunded' }).save()
  await postPayment(trx, payment, booking)
  const isDone = booking.paymentStatus === 'refunding' && !(await isOwedBack(booking.id, trx))
  if (isDone) await booking.merge({ paymentStatus: 'refunded' }).save()
  await recordAudit(trx, {
    actor: null,
    action: 'payment.refunded',
    subject: { type: 'payment', id: payment.id },
    message: { name: 'payment.refunded', booking: booking.id, gateway: payment.gateway },
    before,
    after: {
      status: payment.status,
      bookingPaymentStatus: booking.paymentStatus,
      refundMinor: refund.amountMinor,
      currency: payment.currency,
    },
  })
  if (isDone) await notifyOf(trx, 'refunded', booking.id)
  const isLate = refund.reason === 'lateMoney' && booking.status !== 'cancelled'
  const isForOthers = payment.dateChangeId !== null
  if (isLate && (isForOthers || (await isForFormerPrice(trx, payment))))
    await notifyOf(trx, 'refundedFormer', booking.id)
  return payment.refunds.find(({ state }) => state === 'requested') ?? null
}
