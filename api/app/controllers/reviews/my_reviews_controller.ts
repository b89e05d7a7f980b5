import type { HttpContext } from '@adonisjs/core/http'
import { answerPage } from '#http/answer'
import { queryOf } from '#http/query'
import { reviewsFor } from '#queries/reviews/list_reviews'
import ReviewTransformer from '#transformers/review_transformer'
import { myReviewsValidator } from '#validators/review'

/** A guest's own, a host's received, or all for an admin. */
export default class MyReviewsController {
  async index({ auth, request, serialize }: HttpContext) {
    const viewer = auth.getUserOrFail()
    const filters = await request.validateUsing(myReviewsValidator, { data: queryOf(request) })

    const { rows, pagination } = await reviewsFor(viewer, filters)
    const reviews = ReviewTransformer.transform(rows, viewer).useVariant('forParties')
    return answerPage(await serialize(reviews), pagination)
  }
}
