import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { notifyOf } from '#actions/bookings/notify'
import { holdBooking } from '#actions/payments/hold_payment'
import { oweRefund } from '#actions/payments/owe_refund'
import { sqlTime } from '#services/database/sql_time'
import { writeTransaction } from '#services/database/write_transaction'

const BATCH = 500

/**
 * Gives back what the policy gives of no-shows that cannot be taken back any more, and tells their guests, each in a
 * transaction of its own (ADR 0067). Runs every minute.
 * @returns the ids of the stays
 */
export async function settleNoShows(now = DateTime.utc()) {
  const due: { id: number }[] = await db
    .from('bookings')
    .where('settles_at', '<=', sqlTime(db.connection(), now))
    .orderBy('settles_at')
    .limit(BATCH)
    .select('id')
  const settled: number[] = []
  for (const { id } of due) {
    try {
      if (await writeTransaction((trx) => settle(trx, id))) settled.push(id)
    } catch (error) {
      /* The others are not to wait for one. */
      logger.error({ err: error, booking: id }, 'a no-show could not be settled')
    }
  }
  return settled
}

/** It may have been taken back meanwhile, or settled by somebody else. */
async function settle(trx: TransactionClientContract, id: number) {
  const booking = await holdBooking(trx, id)
  if (!booking.settlesAt) return false
  await trx.from('bookings').where({ id }).update({ settles_at: null })
  if (!booking.isByHand) await oweRefund(trx, id, null, booking.noShowRefund)
  await notifyOf(trx, 'noShow', id)
  return true
}
