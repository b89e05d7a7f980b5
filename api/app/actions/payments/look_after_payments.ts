import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import { doubtPrompt } from '#actions/payments/doubt_prompt'
import { settlePayment } from '#actions/payments/settle_payment'
import { LATE_HOURS, type Settlement } from '#domain/payment_lifecycle'
import Payment from '#models/payment'
import { sqlTime } from '#services/database/sql_time'
import payments from '#services/payments/main'
import type { Patience } from '#services/payments/patience'

/** A gateway that says nothing about an attempt for so long, or is not offered any more, keeps its guest from paying no longer. */
const UNHEARD_FOR = { days: 7 }

/**
 * Asks once more what became of a booking's attempts, before its stay ends for want of payment (ADR 0064).
 * @returns `heard` when every gateway has answered, `silent` when one has not, `unasked` where there was no time to ask
 */
export async function lookAfterPaymentsOf(
  bookingId: number,
  now: DateTime,
  patience: Patience
): Promise<'heard' | 'silent' | 'unasked'> {
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
  if (attempts.length > 0 && patience.isOver) return 'unasked'
  let isHeard = true
  for (const payment of attempts) {
    await orLater(payment, async () => {
      if (!(await lookAfterPayment(payment, now, patience))) isHeard = false
    })
  }
  return isHeard ? 'heard' : 'silent'
}

/**
 * Asks its gateway what became of a payment, unless that has kept the run waiting too often: then it is among the first of the next one.
 * @returns whether the gateway has answered
 */
export async function lookAfterPayment(payment: Payment, now: DateTime, patience: Patience) {
  const { gateway: name } = payment
  if (!patience.hasWith(name)) {
    if (isGivenUp(payment, now)) await expire(payment)
    return false
  }
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
    patience.noteFailure(name, error)
    await (isGivenUp(payment, now) ? expire(payment) : touch(payment, now))
    return false
  }
}

/** Errors are caught per payment, so that one does not block the others. */
export async function orLater(payment: { id: number }, work: () => Promise<unknown>) {
  try {
    await work()
  } catch (error) {
    logger.error({ err: error, payment: payment.id }, 'a payment could not be brought up to date')
  }
}

/** Ends an attempt without a result. */
export function expire(payment: Payment) {
  return settlePayment(payment, { status: 'expired' }, null)
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
export const isAskedLate = ({ createdAt }: Payment, now: DateTime) => createdAt > lateSince(now)

/** Those made since then are. */
export const lateSince = (now: DateTime) => now.minus({ hours: LATE_HOURS })

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
