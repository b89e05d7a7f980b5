import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { notifyOf } from '#actions/bookings/notify'
import { remindsInTime } from '#domain/time_to_pay'
import { readSqlTime, sqlTime } from '#services/database/sql_time'
import { writeTransaction } from '#services/database/write_transaction'
import payments from '#services/payments/main'

const BATCH = 500

/**
 * Reminds guests of stays that are to be paid soon, once (ADR 0064): who takes the moment away from the row writes the
 * letter, in the same transaction. One that comes too late is left in the row, so that the end gives an hour more. Runs every
 * minute.
 */
export async function remindOfPayments(now = DateTime.utc()) {
  if (!payments.areOffered) return
  const due: Due[] = await dueAt(now)
    .select('id', 'pay_by', 'pay_reminder_at')
    .orderBy('pay_reminder_at')
    .limit(BATCH)
  for (const { id, ...time } of due) {
    if (!isInTime(time, now)) continue
    try {
      await writeTransaction(async (trx) => {
        const [claimed] = await dueAt(now, trx)
          .where({ id })
          .update({ pay_reminder_at: null }, ['id'])
        if (claimed) await notifyOf(trx, 'payReminder', Number(id))
      })
    } catch (error) {
      logger.error({ err: error, booking: id }, 'a guest could not be reminded to pay')
    }
  }
}

type Due = { id: number; pay_by: string | Date; pay_reminder_at: string | Date }

function isInTime({ pay_by: payBy, pay_reminder_at: remindAt }: Omit<Due, 'id'>, now: DateTime) {
  const at = (moment: string | Date) => readSqlTime(moment).toMillis()
  return remindsInTime({ payBy: at(payBy), remindAt: at(remindAt) }, now.toMillis())
}

/** Whose payment is under way needs no reminder now, and one after the time would be no help. */
function dueAt(now: DateTime, client: Pick<typeof db, 'from'> = db) {
  const time = sqlTime(db.connection(), now)
  return client
    .from('bookings')
    .where('pay_reminder_at', '<=', time)
    .where('pay_by', '>', time)
    .where('payment_status', 'unpaid')
}
