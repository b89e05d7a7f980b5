import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { notFound } from '#exceptions/refusal'
import User from '#models/user'
import { sqlTime } from '#services/database/sql_time'

/**
 * A person, held for the rest of the transaction and read as they are now: their own bookings wait for the
 * same row.
 * @throws Refusal 404 when there is none, or they were deleted
 */
export async function holdUser(trx: TransactionClientContract, id: number): Promise<User> {
  const [held] = await trx
    .from('users')
    .where('id', id)
    .whereNull('deleted_at')
    .update({ updated_at: sqlTime(trx, DateTime.utc()) }, ['id'])
  if (!held) throw notFound()
  return User.findOrFail(id, { client: trx })
}
