import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import Booking from '#models/booking'
import { sqlTime } from '#services/database/sql_time'

/**
 * Its guest has left, or has not after all: a deposit that is held goes back so long after that (ADR 0090). One that was due by then is
 * on its way, or was put off (ADR 0149).
 */
export async function renewDepositTime(trx: TransactionClientContract, id: number) {
  const booking = await Booking.findOrFail(id, { client: trx })
  if (booking.depositState !== 'held' || booking.depositReturnsAt <= DateTime.utc()) return
  await trx
    .from('bookings')
    .where({ id })
    .update({ deposit_settles_at: sqlTime(trx, booking.depositReturnsAt) })
}
