import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { recordAudit } from '#actions/audit/record_audit'
import { notifyOf } from '#actions/bookings/notify'
import { postPayment } from '#actions/ledger/post_payment'
import { endDeposit } from '#actions/payments/end_deposit'
import { holdBooking } from '#actions/payments/hold_payment'
import { requestRefund } from '#actions/payments/request_refund'
import { takeUpDeposits } from '#actions/payments/take_up_deposits'
import { depositLeft } from '#domain/deposits'
import type Booking from '#models/booking'
import type Payment from '#models/payment'
import { sqlTime } from '#services/database/sql_time'
import { writeTransaction } from '#services/database/write_transaction'
import { areDisputed, standingPayments } from '#services/payments/standing_payments'

const BATCH = 500

/** One that has been due for so long was due during an outage, in which its host could not ask for a part of it. */
const MISSED = { minutes: 30 }
/** For its host, then. */
export const MISSED_DELAY = { hours: 24 }

/** Until a deposit is looked at again whose payment the guest's bank asks for: it would go back twice. */
const DISPUTED_DELAY = { hours: 1 }

/**
 * Gives deposits back whose stays have been over for long enough, and tells their guests, each in a transaction of its own (ADR
 * 0090). Runs every minute.
 * @returns the ids of the stays
 */
export async function returnDeposits(now = DateTime.utc()) {
  await takeUpDeposits()
  const due: { id: number }[] = await db
    .from('bookings')
    .where('deposit_settles_at', '<=', sqlTime(db.connection(), now))
    .orderBy('deposit_settles_at')
    .limit(BATCH)
    .select('id')
  const settled: number[] = []
  for (const { id } of due) {
    try {
      if (await writeTransaction((trx) => settleByClock(trx, id, now))) settled.push(id)
    } catch (error) {
      /* The others are not to wait for one. */
      logger.error({ err: error, booking: id }, 'a deposit could not be given back')
    }
  }
  return settled
}

/** What was due during an outage is put off, once: then it is due later than the stay says. */
async function settleByClock(trx: TransactionClientContract, id: number, now: DateTime) {
  const { depositReturnsAt, depositSettlesAt: dueAt } = await holdBooking(trx, id)
  const isMissed = dueAt && dueAt <= now.minus(MISSED) && dueAt <= depositReturnsAt
  return isMissed ? putOff(trx, id, now.plus(MISSED_DELAY)) : settleDeposit(trx, id, now)
}

async function putOff(trx: TransactionClientContract, id: number, until: DateTime) {
  const later = sqlTime(trx, until)
  await trx.from('bookings').where({ id }).update({ deposit_settles_at: later })
  return false
}

/**
 * Gives the deposit of a stay back where its time has come. Somebody else may have done it, or the stay been moved, meanwhile.
 * @returns whether something goes back
 */
export async function settleDeposit(trx: TransactionClientContract, id: number, now: DateTime) {
  const booking = await holdBooking(trx, id)
  if (!booking.depositSettlesAt || booking.depositSettlesAt > now) return false
  const payments = await standingPayments(id, trx)
  const payment = payments.find((one) => depositLeft(one) > 0)
  if (payment && (await areDisputed([payment], trx))) {
    return putOff(trx, id, now.plus(DISPUTED_DELAY))
  }
  if (payment) await giveBack(trx, booking, payment)
  await endDeposit(trx, id)
  return payment !== undefined
}

async function giveBack(trx: TransactionClientContract, booking: Booking, payment: Payment) {
  const { currency, gateway, id, status } = payment
  const depositMinor = depositLeft(payment)
  const part = { amountMinor: depositMinor, depositMinor, priceMinor: 0 }
  await requestRefund(trx, payment, { reason: 'depositReturned', ...part })
  await postPayment(trx, payment, booking)
  await recordAudit(trx, {
    actor: null,
    action: 'payment.refundDue',
    subject: { type: 'payment', id },
    message: { name: 'payment.refundDue', booking: booking.id, gateway },
    before: { status, currency },
    after: { status, refundMinor: depositMinor, currency },
  })
  await notifyOf(trx, 'depositReturned', booking.id)
}
