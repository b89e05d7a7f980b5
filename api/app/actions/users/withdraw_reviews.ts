import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { refreshRating } from '#actions/reviews/refresh_rating'
import Review from '#models/review'

/** Refreshes ratings as well (§2.14). @returns the pictures to remove after the commit */
export async function withdrawReviews(trx: TransactionClientContract, personId: number) {
  await withdrawVotes(trx, personId)
  await trx.from('review_reports').where('user_id', personId).delete()

  const reviews = await Review.query({ client: trx })
    .where('author_id', personId)
    .preload('images')
    .orderBy('property_id')
  await trx.from('reviews').where('author_id', personId).delete()
  for (const propertyId of new Set(reviews.map((review) => review.propertyId))) {
    await refreshRating(propertyId, trx)
  }
  return reviews.flatMap(({ images }) => images.map(({ key }) => ({ key })))
}

async function withdrawVotes(trx: TransactionClientContract, personId: number) {
  const votes = () => trx.from('review_votes').where('user_id', personId)
  const voted: { review_id: number }[] = await votes().select('review_id').orderBy('review_id')
  for (const { review_id: id } of voted) {
    await trx.from('reviews').where('id', id).decrement('helpful_votes', 1)
  }
  await votes().delete()
}
