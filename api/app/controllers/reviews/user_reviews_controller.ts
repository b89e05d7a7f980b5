import type { HttpContext } from '@adonisjs/core/http'
import { answerPage } from '#http/answer'
import { queryOf } from '#http/query'
import ReviewPolicy from '#policies/review_policy'
import { findReviewAuthor } from '#queries/reviews/find_review_author'
import { reviewsBy } from '#queries/reviews/list_reviews'
import ReviewTransformer from '#transformers/review_transformer'
import { publicReviewsValidator } from '#validators/review'

export default class UserReviewsController {
  async index({ bouncer, params, request, serialize }: HttpContext) {
    const filters = await request.validateUsing(publicReviewsValidator, { data: queryOf(request) })
    const author = await findReviewAuthor(params.id)
    await bouncer.with(ReviewPolicy).authorize('listBy', author)

    const { rows, pagination } = await reviewsBy(author, filters)
    return answerPage(await serialize(ReviewTransformer.transform(rows)), pagination)
  }
}
