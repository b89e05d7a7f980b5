import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/**
 * Brings a property's rating (× 100, rounded) and review count up to what is visible, in its row and in the
 * search's, within the transaction that changed a review.
 */
export async function refreshRating(propertyId: number, trx: TransactionClientContract) {
  await holdProperty(propertyId, trx)
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

/**
 * Two guests who review at once count each other's review only if the second counts after the first has
 * committed: an update that changes nothing makes it wait, on both engines.
 */
function holdProperty(propertyId: number, trx: TransactionClientContract) {
  return trx.from('properties').where('id', propertyId).increment('total_reviews', 0)
}
