import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { WAITING_CLAIMS } from '#domain/deposit_claims'
import { sqlTime } from '#services/database/sql_time'

/** Nothing of the deposit of a stay is held any more: it goes back, is the host's, or a bank has taken it. What was claimed of it lapses. */
export async function endDeposit(trx: TransactionClientContract, bookingId: number) {
  await trx
    .from('bookings')
    .where({ id: bookingId })
    .whereNotNull('deposit_state')
    .update({ deposit_state: 'settled', deposit_settles_at: null })
  const now = sqlTime(trx, DateTime.utc())
  await trx
    .from('deposit_claims')
    .where({ booking_id: bookingId })
    .whereIn('status', [...WAITING_CLAIMS])
    .update({ status: 'lapsed', ended_at: now, updated_at: now })
}
