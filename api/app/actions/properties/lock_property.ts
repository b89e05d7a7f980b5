import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { notFound } from '#exceptions/refusal'
import Property from '#models/property'
import { sqlTime } from '#services/database/sql_time'

/**
 * The property, held for the rest of the transaction: whoever writes it, its pictures or its calendar waits here
 * for whoever was first. The row is the lock on both engines, and the first statement is a write (ADR 0002).
 * @throws Refusal 404 when there is none, or it was deleted
 */
export async function lockProperty(trx: TransactionClientContract, id: number): Promise<Property> {
  const [locked] = await trx
    .from('properties')
    .where('id', id)
    .whereNull('deleted_at')
    .update({ updated_at: sqlTime(trx, DateTime.utc()) }, ['id'])
  if (!locked) throw notFound()
  return Property.query({ client: trx })
    .where('id', id)
    .preload('customAmenities', (amenities) => amenities.orderBy('id'))
    .preload('houseRules', (rules) => rules.orderBy('position').orderBy('id'))
    .preload('images', (images) => images.orderBy('position').orderBy('id'))
    .firstOrFail()
}
