import { holdReview } from '#actions/reviews/hold_review'
import { holdActiveUser } from '#actions/users/hold_user'
import { conflict, notFound } from '#exceptions/refusal'
import type Review from '#models/review'
import ReviewVote from '#models/review_vote'
import type User from '#models/user'
import { isUniqueViolation, writeTransaction } from '#services/database/write_transaction'

/** Votes once per person. @throws Refusal 409 for the second vote, 404 when the review was taken down */
export async function voteHelpful(review: Review, voter: User) {
  try {
    await writeTransaction(async (trx) => {
      await holdActiveUser(trx, voter.id)
      const held = await holdReview(trx, review.id)
      if (held.status !== 'visible') throw notFound()
      await ReviewVote.create({ reviewId: held.id, userId: voter.id }, { client: trx })
      await trx.from('reviews').where('id', held.id).increment('helpful_votes', 1)
    })
  } catch (error) {
    throw isUniqueViolation(error, 'review_votes')
      ? conflict('reviews.alreadyVoted', 'E_ALREADY_VOTED')
      : error
  }
}
