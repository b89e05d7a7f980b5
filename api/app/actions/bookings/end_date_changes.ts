import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { freeNightsBeside, tellOfEnd } from '#actions/bookings/end_date_change'
import { holdBooking } from '#actions/payments/hold_payment'
import { lookAfterPaymentsOf } from '#actions/payments/look_after_payments'
import { WAITING_CHANGES } from '#domain/date_changes'
import { FINISH_MINUTES, UNHEARD_MINUTES } from '#domain/time_to_pay'
import DateChange from '#models/date_change'
import Property from '#models/property'
import { sqlTime } from '#services/database/sql_time'
import { writeTransaction } from '#services/database/write_transaction'
import { patienceWithStays, type Patience } from '#services/payments/patience'

const BATCH = 500

/**
 * Ends proposals that nobody has answered in time, and agreed dates that were not paid for, each in a transaction of its own, and tells of
 * it (ADR 0079, 0089). A payment that is under way has a quarter of an hour to finish; while its gateway does not answer, the guest may
 * have paid, and the nights are held for two hours. Runs every minute.
 * @returns the ids of the proposals
 */
export async function endDateChanges(now = DateTime.utc()) {
  const due = await DateChange.query()
    .whereIn('status', [...WAITING_CHANGES])
    .where('expires_at', '<=', sqlTime(db.connection(), now))
    .orderBy('expires_at')
    .limit(BATCH)
  const ended: number[] = []
  const patience = patienceWithStays()
  for (const change of due) {
    try {
      if (!(await isHeard(change, now, patience))) continue
      if (await writeTransaction((trx) => end(trx, change, now))) ended.push(change.id)
    } catch (error) {
      /* The others are not to wait for one. */
      logger.error({ err: error, booking: change.bookingId }, 'a proposal of dates could not end')
    }
  }
  return ended
}

/** Whether it is known what became of the payments for it, or was waited for long enough. */
async function isHeard(change: DateChange, now: DateTime, patience: Patience) {
  if (change.status === 'open') return true
  const word = await lookAfterPaymentsOf(change.bookingId, now, patience)
  return word === 'heard' || (word === 'silent' && change.isLate(now, UNHEARD_MINUTES))
}

/** It may have been answered, or paid for, in the last moment. */
async function end(trx: TransactionClientContract, { bookingId, id }: DateChange, now: DateTime) {
  const booking = await holdBooking(trx, bookingId)
  const change = await DateChange.query({ client: trx })
    .where({ id })
    .whereIn('status', [...WAITING_CHANGES])
    .preload('openPayments')
    .first()
  if (!change?.isLate(now, change.isBeingPaid ? FINISH_MINUTES : 0)) return false
  const isDue = change.status === 'due'
  await change.merge({ status: 'expired', decidedAt: DateTime.utc() }).save()
  if (isDue) await freeNightsBeside(trx, booking)
  const { title } = await Property.findOrFail(booking.propertyId, { client: trx })
  await tellOfEnd(trx, { id: bookingId, title }, { change, isDue })
  return true
}
