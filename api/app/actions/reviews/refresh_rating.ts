import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Property from '#models/property'
import { holdRow } from '#services/database/hold_row'

/** Recalculates rating (× 100, rounded) and count under a lock, so that concurrent reviews are all counted. */
export async function refreshRating(propertyId: number, trx: TransactionClientContract) {
  await holdRow(trx, Property, propertyId)
  const [{ total, stars }] = await trx
    .from('reviews')
    .where({ property_id: propertyId, status: 'visible' })
    .count('* as total')
    .sum('rating as stars')
  const count = Number(total)
  const rating = count ? Math.round((Number(stars) * 100) / count) : 0

  await trx
    .from('properties')
    .where('id', propertyId)
    .update({ rating_hundredths: rating, total_reviews: count })
  await trx
    .from('property_search')
    .where('property_id', propertyId)
    .update({ rating, reviews: count })
}
