import db from '@adonisjs/lucid/services/db'
import { DateTime, type DurationLike } from 'luxon'
import {
  expire,
  isAskedLate,
  lateSince,
  lookAfterPayment,
  orLater,
} from '#actions/payments/look_after_payments'
import { queueRefund } from '#actions/payments/queue_refund'
import { ABANDONED_MINUTES } from '#actions/payments/refund_payment'
import { takeUpLateRefunds } from '#actions/payments/take_up_refunds'
import Payment from '#models/payment'
import Refund from '#models/refund'
import { sqlTime } from '#services/database/sql_time'
import { MOST_SILENCES } from '#services/payments/call_gateway'
import { Patience } from '#services/payments/patience'

const BATCH = 100

const FIRST_CHECK_DELAY = { seconds: 30 }
/** Without an answer for so long, the process that asked the gateway has crashed. */
const STUCK_DELAY = { minutes: 2 }
/** Interval of checks of an attempt that has expired here or failed there. */
const LATE_CHECK_DELAY = { hours: 1 }
/** A refund that nobody has asked for by then may have lost its job. */
const UNASKED_DELAY = { minutes: 1 }
/** Before that a job that is there is not queued again. */
const UNASKED_FOR = { hours: 1 }
/** A refund unchanged for so long is asked for again. */
const REFUND_RETRY_DELAY = { hours: 2 }

/** Resolves open payments, and attempts and refunds that a crash interrupted. Runs every minute. */
export async function checkPayments(now = DateTime.utc()) {
  const waiting = await quietSince(now, FIRST_CHECK_DELAY).where('status', 'pending')
  const stuck = await quietSince(now, STUCK_DELAY).where('status', 'starting')
  const late = await quietSince(now, LATE_CHECK_DELAY)
    .whereIn('status', ['expired', 'failed'])
    .whereNull('told_paid_at')
    .where('created_at', '>', sqlTime(db.connection(), lateSince(now)))
  const told = await quietSince(now, STUCK_DELAY)
    .whereIn('status', ['expired', 'failed'])
    .whereNotNull('told_paid_at')
  const isToBeAsked = (one: Payment) => one.toldPaidAt !== null || !isAskedLate(one, now)
  for (const payment of stuck) {
    if (!isToBeAsked(payment)) await orLater(payment, () => expire(payment))
  }
  const claimed = stuck.filter(isToBeAsked)
  const patience = new Patience(MOST_SILENCES)
  for (const payment of [...claimed, ...waiting, ...late, ...told]) {
    await orLater(payment, () => lookAfterPayment(payment, now, patience))
  }

  await takeUpLateRefunds()
  for (const refund of await lostRefunds(now)) await queueRefund(refund)
  const owed = await Refund.query()
    .where('state', 'requested')
    .where('updated_at', '<=', sqlTime(db.connection(), now.minus(REFUND_RETRY_DELAY)))
    .orderBy('updated_at')
    .orderBy('id')
    .limit(BATCH)
  for (const refund of owed) {
    await orLater({ id: refund.paymentId }, async () => {
      await queueRefund(refund)
      await touchRefund(refund, now)
    })
  }
}

/**
 * Whose process died before it queued their job, or while it asked the gateway, which has said nothing since. The next one of a payment
 * waits for the one before.
 */
function lostRefunds(now: DateTime) {
  const before = (delay: DurationLike) => sqlTime(db.connection(), now.minus(delay))
  return Refund.query()
    .where('state', 'requested')
    .whereNull('reference')
    .where((lost) => {
      lost.where('asked_at', '<=', before({ minutes: ABANDONED_MINUTES }))
      lost.orWhere((unasked) => {
        unasked.whereNull('asked_at')
        unasked.where('updated_at', '>', before(UNASKED_FOR))
        unasked.where('updated_at', '<=', before(UNASKED_DELAY))
      })
    })
    .whereNotExists((earlier) => {
      earlier.from('refunds as earlier').where('earlier.state', 'requested')
      earlier.whereColumn('earlier.payment_id', 'refunds.payment_id')
      earlier.whereColumn('earlier.id', '<', 'refunds.id')
    })
    .whereNotExists((said) => {
      said.from('payment_events').whereLike('kind', 'refund%').whereNot('kind', 'refundLate')
      said.whereColumn('payment_events.payment_id', 'refunds.payment_id')
      said.whereRaw('payment_events.updated_at >= coalesce(refunds.asked_at, refunds.created_at)')
    })
    .orderBy('id')
    .limit(BATCH)
}

function quietSince(now: DateTime, delay: DurationLike) {
  return Payment.query()
    .where('updated_at', '<=', sqlTime(db.connection(), now.minus(delay)))
    .orderBy('updated_at')
    .orderBy('id')
    .limit(BATCH)
}

async function touchRefund({ id, state }: Refund, now: DateTime) {
  await db
    .from('refunds')
    .where({ id, state })
    .update({ updated_at: sqlTime(db.connection(), now) })
}
