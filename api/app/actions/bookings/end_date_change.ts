import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { takeContested } from '#actions/calendars/reconcile_imports'
import { WAITING_CHANGES } from '#domain/date_changes'
import { toNight } from '#domain/stay'
import type Booking from '#models/booking'
import { sqlTime } from '#services/database/sql_time'

type Stay = Pick<Booking, 'id' | 'checkIn' | 'checkOut'>

/**
 * A proposal ends with the state it was for, and the nights it held are free; whoever moves the stay tells of that. Call it with the
 * booking held.
 */
export async function endDateChange(trx: TransactionClientContract, booking: Stay) {
  const ended: unknown[] = await trx
    .from('date_changes')
    .where('booking_id', booking.id)
    .whereIn('status', [...WAITING_CHANGES])
    .update({ status: 'expired', decided_at: sqlTime(trx, DateTime.utc()) }, ['id'])
  if (ended.length > 0) await freeNightsBeside(trx, booking)
}

/** Frees what a stay has left, or held for dates that came to nothing. */
export async function freeNightsBeside(
  trx: TransactionClientContract,
  { checkIn, checkOut, id }: Stay
) {
  await trx
    .from('booking_nights')
    .where('booking_id', id)
    .where((beside) => {
      beside.where('night', '<', toNight(checkIn)).orWhere('night', '>=', toNight(checkOut))
    })
    .delete()
  await takeContested(trx, id)
}
