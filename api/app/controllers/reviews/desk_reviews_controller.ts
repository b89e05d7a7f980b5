import type { HttpContext } from '@adonisjs/core/http'
import { LIMITS } from '#domain/search'
import { answerPage } from '#http/answer'
import { queryOf } from '#http/query'
import { deskReviews } from '#queries/reviews/list_reviews'
import ReviewTransformer from '#transformers/review_transformer'
import { deskReviewsValidator } from '#validators/review'

/** The reviews somebody looks after: a guest's own, a host's received, an admin's all. */
export default class DeskReviewsController {
  async index({ auth, request, serialize }: HttpContext) {
    const viewer = auth.getUserOrFail()
    const {
      page = 1,
      limit = LIMITS.list,
      ...filters
    } = await request.validateUsing(deskReviewsValidator, { data: queryOf(request) })

    const { rows, total } = await deskReviews(viewer, { ...filters, page, limit })
    const reviews = ReviewTransformer.transform(rows, viewer).useVariant('forDesk')
    return answerPage(await serialize(reviews), { total, page, limit })
  }
}
