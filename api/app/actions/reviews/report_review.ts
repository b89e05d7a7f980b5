import { holdReview } from '#actions/reviews/hold_review'
import { holdActiveUser } from '#actions/users/hold_user'
import { conflict, notFound } from '#exceptions/refusal'
import type Review from '#models/review'
import ReviewReport from '#models/review_report'
import type User from '#models/user'
import { isUniqueViolation, writeTransaction } from '#services/database/write_transaction'
import { announce } from '#services/live/announce'

/** Reports a review, again once an admin has decided. @throws Refusal 409 while one's report is open, 404 when the review was taken down */
export async function reportReview(review: Review, reporter: User, reason: string) {
  try {
    await writeTransaction(async (trx) => {
      await holdActiveUser(trx, reporter.id)
      const held = await holdReview(trx, review.id)
      if (held.status !== 'visible') throw notFound()
      await trx
        .from('review_reports')
        .where({ review_id: held.id, user_id: reporter.id })
        .whereNotNull('resolved_at')
        .delete()
      await ReviewReport.create({ reviewId: held.id, userId: reporter.id, reason }, { client: trx })
      announce(trx, { resource: 'reviews', type: 'updated', ids: [held.id] })
    })
  } catch (error) {
    throw isUniqueViolation(error, 'review_reports')
      ? conflict('reviews.alreadyReported', 'E_ALREADY_REPORTED')
      : error
  }
}
