import type { HttpContext } from '@adonisjs/core/http'
import { LIMITS } from '#domain/search'
import { answerPage } from '#http/answer'
import { queryOf } from '#http/query'
import ReviewPolicy from '#policies/review_policy'
import { flaggedReviews } from '#queries/reviews/flagged_reviews'
import ReviewTransformer from '#transformers/review_transformer'
import { reviewListValidator } from '#validators/review'

/** The queue of reviews that somebody objects to. */
export default class FlaggedReviewsController {
  async index({ auth, bouncer, request, serialize }: HttpContext) {
    await bouncer.with(ReviewPolicy).authorize('moderate')
    const { page = 1, limit = LIMITS.list } = await request.validateUsing(reviewListValidator, {
      data: queryOf(request),
    })

    const { rows, total } = await flaggedReviews({ page, limit })
    const reviews = ReviewTransformer.transform(rows, auth.getUserOrFail())
    return answerPage(await serialize(reviews.useVariant('forModeration')), { total, page, limit })
  }
}
