import { holdReview } from '#actions/reviews/hold_review'
import { conflict, notFound } from '#exceptions/refusal'
import type Review from '#models/review'
import ReviewReport from '#models/review_report'
import type User from '#models/user'
import { isUniqueViolation, writeTransaction } from '#services/database/write_transaction'
import { announce } from '#services/live/announce'

/** Reports a review once. @throws Refusal 409 for the second report, 404 when the review was taken down */
export async function reportReview(review: Review, reporter: User, reason: string) {
  try {
    await writeTransaction(async (trx) => {
      const held = await holdReview(trx, review.id)
      if (held.status !== 'visible') throw notFound()
      await ReviewReport.create({ reviewId: held.id, userId: reporter.id, reason }, { client: trx })
      announce(trx, { resource: 'reviews', type: 'updated', ids: [held.id] })
    })
  } catch (error) {
    throw isUniqueViolation(error, 'review_reports')
      ? conflict('reviews.alreadyReported', 'E_ALREADY_REPORTED')
      : error
  }
}
