import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { notFound } from '#exceptions/refusal'
import Review from '#models/review'

/**
 * Locks a review for the rest of the transaction, by an update that changes nothing, and reads it as it is
 * now: whoever acts on it at the same moment waits and then sees what became of it.
 * @throws Refusal 404 when it is gone
 */
export async function holdReview(trx: TransactionClientContract, id: number) {
  await trx.from('reviews').where('id', id).increment('helpful_votes', 0)
  const review = await Review.find(id, { client: trx })
  if (!review) throw notFound()
  return review
}
