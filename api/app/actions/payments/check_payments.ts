import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { DateTime, type DurationLike } from 'luxon'
import { doubtPrompt } from '#actions/payments/doubt_prompt'
import { queueRefund } from '#actions/payments/queue_refund'
import { ABANDONED_MINUTES } from '#actions/payments/refund_payment'
import { settlePayment } from '#actions/payments/settle_payment'
import { takeUpLateRefunds } from '#actions/payments/take_up_refunds'
import { LATE_HOURS, type Settlement } from '#domain/payment_lifecycle'
import Payment from '#models/payment'
import Refund from '#models/refund'
import { sqlTime } from '#services/database/sql_time'
import { isTimeout, MOST_SILENCES } from '#services/payments/call_gateway'
import payments from '#services/payments/main'

const BATCH = 100

const FIRST_CHECK_DELAY = { seconds: 30 }
/** Without an answer for so long, the process that asked the gateway has crashed. */
const STUCK_DELAY = { minutes: 2 }
/** Interval of checks of an attempt that has expired here or failed there. */
const LATE_CHECK_DELAY = { hours: 1 }
/** A gateway that says nothing about an attempt for so long, or is not offered any more, keeps its guest from paying no longer. */
const UNHEARD_FOR = { days: 7 }
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
  const silences = new Map<string, number>()
  for (const payment of [...claimed, ...waiting, ...late, ...told]) {
    const isAway = (silences.get(payment.gateway) ?? 0) >= MOST_SILENCES
    await orLater(payment, () => (isAway ? leave(payment, now) : look(payment, now, silences)))
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

/**
 * Asks once more what became of a booking's attempts, before its stay ends for want of payment (ADR 0064).
 * @returns whether every gateway has answered
 */
export async function lookAfterPaymentsOf(bookingId: number, now: DateTime) {
  const aDayAgo = sqlTime(db.connection(), lateSince(now))
  const attempts = await Payment.query()
    .where({ bookingId })
    .where((asked) => {
      asked.where('status', 'pending')
      asked.orWhere((stuck) => stuck.where('status', 'starting').where('created_at', '<=', aDayAgo))
      asked.orWhere((ended) => {
        ended.whereIn('status', ['expired', 'failed'])
        ended.where((late) => late.where('created_at', '>', aDayAgo).orWhereNotNull('told_paid_at'))
      })
    })
    .orderBy('id')
  let isHeard = true
  for (const payment of attempts) {
    await orLater(payment, async () => {
      if (!(await look(payment, now))) isHeard = false
    })
  }
  return isHeard
}

function quietSince(now: DateTime, delay: DurationLike) {
  return Payment.query()
    .where('updated_at', '<=', sqlTime(db.connection(), now.minus(delay)))
    .orderBy('updated_at')
    .orderBy('id')
    .limit(BATCH)
}

/** Errors are caught per payment, so that one does not block the others. */
async function orLater(payment: { id: number }, work: () => Promise<unknown>) {
  try {
    await work()
  } catch (error) {
    logger.error({ err: error, payment: payment.id }, 'a payment could not be brought up to date')
  }
}

function expire(payment: Payment) {
  return settlePayment(payment, { status: 'expired' }, null)
}

/**
 * @param silences counts where no answer came in time, by gateway
 * @returns whether the gateway has answered
 */
async function look(payment: Payment, now: DateTime, silences = new Map<string, number>()) {
  const { gateway: name } = payment
  try {
    const gateway = await payments.use(name)
    const said = withAmountTold(payment, await gateway.confirm(payment))
    const isNew = said.status !== 'pending' && said.status !== payment.status
    const { status } = isNew ? await settlePayment(payment, said, null) : payment
    if (said.status === 'failed' && payment.toldPaidAt) await doubtPrompt(payment)
    if (status !== payment.status) return true
    await (isOver(payment, now) ? expire(payment) : touch(payment, now))
    return true
  } catch (error) {
    logger.error({ err: error, payment: payment.id }, 'a payment could not be looked after')
    if (isTimeout(error)) silences.set(name, (silences.get(name) ?? 0) + 1)
    await (isGivenUp(payment, now) ? expire(payment) : touch(payment, now))
    return false
  }
}

/** Whether its payer has had the time to pay. */
function isOver({ expiresAt, status }: Payment, now: DateTime) {
  return (status === 'pending' || status === 'starting') && (expiresAt ?? now) <= now
}

/**
 * Without an answer. After a day nobody would ask on: one that is older then, as after a long outage, waits for its gateway's word, a week at
 * most. Lists and statements name its money.
 */
function isGivenUp(payment: Payment, now: DateTime) {
  const isUnheard = payment.createdAt <= now.minus(UNHEARD_FOR)
  return isOver(payment, now) && (isUnheard || isAskedLate(payment, now))
}

/** Whether it is still asked about once it has ended. */
const isAskedLate = ({ createdAt }: Payment, now: DateTime) => createdAt > lateSince(now)

const lateSince = (now: DateTime) => now.minus({ hours: LATE_HOURS })

/** It is among the first of the next run. */
async function leave(payment: Payment, now: DateTime) {
  if (isGivenUp(payment, now)) await expire(payment)
}

/** A message that was believed has named it. */
function withAmountTold({ amountMinor, currency, toldPaidAt }: Payment, said: Settlement) {
  return said.status === 'paid' && toldPaidAt
    ? { ...said, amount: { amountMinor, currency } }
    : said
}

/** Moves the payment to the end of the queue. */
async function touch({ id, status }: Payment, now: DateTime) {
  await db
    .from('payments')
    .where({ id, status })
    .update({ updated_at: sqlTime(db.connection(), now) })
}

async function touchRefund({ id, state }: Refund, now: DateTime) {
  await db
    .from('refunds')
    .where({ id, state })
    .update({ updated_at: sqlTime(db.connection(), now) })
}
