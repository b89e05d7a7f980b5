import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { releaseNights } from '#actions/bookings/cancel_booking'
import { moveBooking } from '#actions/bookings/move_booking'
import { notifyOf } from '#actions/bookings/notify'
import { NO_TIME_TO_PAY, timeToPayColumns } from '#actions/bookings/time_to_pay'
import { holdBooking } from '#actions/payments/hold_payment'
import { lookAfterPaymentsOf } from '#actions/payments/look_after_payments'
import { FINISH_MINUTES, LEAST_HOURS, STILL_MINUTES, UNHEARD_MINUTES } from '#domain/time_to_pay'
import Booking from '#models/booking'
import Payment from '#models/payment'
import { sqlTime } from '#services/database/sql_time'
import { writeTransaction } from '#services/database/write_transaction'
import payments from '#services/payments/main'
import { patienceWithStays } from '#services/payments/patience'

const BATCH = 500

/**
 * Ends agreed stays that were not paid in time, each in a transaction of its own (ADR 0064). Gateways are asked once more
 * before, and a payment that is under way has a quarter of an hour to finish; while a gateway does not answer, the guest may
 * have paid, and the stay waits for two hours. Runs every minute.
 * @returns the ids of the stays that ended
 */
export async function endUnpaidStays(now = DateTime.utc()) {
  if (!payments.areOffered) {
    await clearTimes()
    return []
  }
  const ended: number[] = []
  const patience = patienceWithStays()
  for (const booking of await overdueAt(now)) {
    /** One that fails does not keep the others waiting. */
    try {
      const word = await lookAfterPaymentsOf(booking.id, now, patience)
      if (word === 'unasked' || (word === 'silent' && !isLate(booking, now, UNHEARD_MINUTES)))
        continue
      const isHeard = word === 'heard'
      const hasEnded = await writeTransaction((trx) =>
        endUnlessPaid(trx, booking, { isHeard, now })
      )
      if (hasEnded) ended.push(booking.id)
    } catch (error) {
      logger.error({ err: error, booking: booking.id }, 'an unpaid stay could not be ended')
    }
  }
  return ended
}

/** Nobody could pay: should payments be offered again, these stays must not end at once. */
async function clearTimes() {
  await db.from('bookings').whereNotNull('pay_by').update(NO_TIME_TO_PAY)
}

function overdueAt(now: DateTime) {
  const time = (at: DateTime) => sqlTime(db.connection(), at)
  return Booking.query()
    .where('pay_by', '<=', time(now))
    .where((free) => {
      free.where('payment_status', 'unpaid')
      free.orWhere('pay_by', '<=', time(now.minus({ minutes: FINISH_MINUTES })))
    })
    .preload('property')
    .orderBy('pay_by')
    .limit(BATCH)
}

/**
 * Under the lock that a payment's result takes as well. Where the clock stood still, so that the guest was not reminded or
 * nobody could pay, the guest has an hour more; a stay that has begun does not end, unless nobody has looked at it, nor one that no gateway
 * takes any more: its guest is told to pay the host (ADR 0123).
 */
async function endUnlessPaid(
  trx: TransactionClientContract,
  booking: Booking,
  { isHeard, now }: { isHeard: boolean; now: DateTime }
) {
  const held = await holdBooking(trx, booking.id)
  if (!isOver(held, now)) return false
  if (!held.paysOnline) {
    await trx.from('bookings').where({ id: held.id }).update(NO_TIME_TO_PAY)
    return false
  }
  const isInstant = held.approvedBy === null
  const hasBegun = !isInstant && held.cancellable.arrival <= now.toMillis()
  const still = isHeard ? STILL_MINUTES : UNHEARD_MINUTES + STILL_MINUTES
  const stoodStill = (await wasNotReminded(trx, held)) || isLate(held, now, still)
  if (stoodStill || hasBegun) {
    const columns = timeToPayColumns(trx, held, { hours: LEAST_HOURS, isInstant, now })
    await trx.from('bookings').where({ id: held.id }).update(columns)
    return false
  }
  await moveBooking(trx, 'endUnpaid', booking, null, { cancellation_cause: 'unpaid' })
  await releaseNights(trx, booking.id)
  await notifyOf(trx, 'unpaid', booking.id)
  return true
}

/** Who was paying until a reminder was of no use any more has put it off, and knows. */
async function wasNotReminded(
  trx: TransactionClientContract,
  { id, payBy, payReminderAt }: Booking
) {
  if (!payBy || !payReminderAt) return false
  const lastInTime = payReminderAt.plus(payBy.diff(payReminderAt).milliseconds / 2)
  const attempt = await Payment.query({ client: trx })
    .where({ bookingId: id })
    .where('expires_at', '>', sqlTime(trx, lastInTime))
    .first()
  return !attempt
}

function isOver(booking: Booking, now: DateTime) {
  return isLate(booking, now, booking.paymentStatus === 'pending' ? FINISH_MINUTES : 0)
}

/** Whether the time to pay has been over for so many minutes. */
function isLate({ payBy }: Booking, now: DateTime, minutes: number) {
  return payBy !== null && payBy.plus({ minutes }) <= now
}
