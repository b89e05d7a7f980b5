import type { HttpContext } from '@adonisjs/core/http'
import { answerPage } from '#http/answer'
import { queryOf } from '#http/query'
import ReviewPolicy from '#policies/review_policy'
import { flaggedReviews } from '#queries/reviews/flagged_reviews'
import ReviewTransformer from '#transformers/review_transformer'
import { flaggedReviewsValidator } from '#validators/review'

export default class FlaggedReviewsController {
  async index({ auth, bouncer, request, serialize }: HttpContext) {
    await bouncer.with(ReviewPolicy).authorize('moderate')
    const asked = await request.validateUsing(flaggedReviewsValidator, {
      data: queryOf(request),
    })

    const { rows, pagination } = await flaggedReviews(asked)
    const reviews = ReviewTransformer.transform(rows, auth.getUserOrFail())
    return answerPage(await serialize(reviews.useVariant('forModeration')), pagination)
  }
}
