import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { DateTime, type DurationLike } from 'luxon'
import { queueRefund } from '#actions/payments/queue_refund'
import { settlePayment } from '#actions/payments/settle_payment'
import { LATE_HOURS } from '#domain/payment_lifecycle'
import Payment from '#models/payment'
import { sqlTime } from '#services/database/sql_time'
import { gatewayNamed } from '#services/payments/registry'

/** At most so many of each kind at a time; the others wait a minute. */
const BATCH = 100

/** A payer gets this long before the clock asks. */
const BREATH = { seconds: 30 }
/** Nobody is still asking the gateway after so long: the process that did is gone. */
const STUCK_PAUSE = { minutes: 5 }
/** How often a gateway is asked about an attempt we no longer wait for. */
const LATE_PAUSE = { hours: 1 }
/** A refund that has not moved for so long has lost its job. */
const REFUND_PAUSE = { hours: 2 }

/**
 * Looks after payments that nobody looks after: payers who closed the page, answers that never came, attempts
 * and refunds that a crash interrupted. Called every minute.
 */
export async function checkPayments(now = DateTime.utc()) {
  const waiting = await quietSince(now, BREATH).where('status', 'pending')
  const stuck = await quietSince(now, STUCK_PAUSE).where('status', 'starting')
  const late = await quietSince(now, LATE_PAUSE)
    .where('status', 'expired')
    .where('created_at', '>', sqlTime(db.connection(), now.minus({ hours: LATE_HOURS })))
  for (const payment of stuck) await settlePayment(payment, { status: 'expired' }, null)
  for (const payment of [...waiting, ...late]) await look(payment, now)

  const owed = await quietSince(now, REFUND_PAUSE).where('status', 'refundDue')
  for (const { id } of owed) await queueRefund(id)
}

function quietSince(now: DateTime, pause: DurationLike) {
  return Payment.query()
    .where('updated_at', '<=', sqlTime(db.connection(), now.minus(pause)))
    .orderBy('id')
    .limit(BATCH)
}

/** A gateway that cannot be asked about one payment must not keep the others waiting. */
async function look(payment: Payment, now: DateTime) {
  const waitedEnough = payment.status !== 'expired' && (payment.expiresAt ?? now) <= now
  try {
    const said = await gatewayNamed(payment.gateway).confirm(payment)
    if (said.status !== 'pending') await settlePayment(payment, said, null)
    else if (waitedEnough) await settlePayment(payment, { status: 'expired' }, null)
    else await touch(payment, now)
  } catch (error) {
    logger.error({ err: error, payment: payment.id }, 'a payment could not be looked after')
    if (waitedEnough) await settlePayment(payment, { status: 'expired' }, null)
    else await touch(payment, now)
  }
}

/** Asked just now: the others come first. */
async function touch({ id }: Payment, now: DateTime) {
  await db
    .from('payments')
    .where('id', id)
    .update({ updated_at: sqlTime(db.connection(), now) })
}
