import type { HttpContext } from '@adonisjs/core/http'
import { answer, answerPage } from '#http/answer'
import { queryOf } from '#http/query'
import PropertyPolicy from '#policies/property_policy'
import { findListing } from '#queries/properties/find_listing'
import { propertyReviews } from '#queries/reviews/property_reviews'
import { reviewStats } from '#queries/reviews/review_stats'
import ReviewTransformer from '#transformers/review_transformer'
import { reviewListValidator } from '#validators/review'

export default class PropertyReviewsController {
  async index({ bouncer, params, request, serialize }: HttpContext) {
    const asked = await request.validateUsing(reviewListValidator, {
      data: queryOf(request),
    })
    const property = await findListing(params.id)
    await bouncer.with(PropertyPolicy).authorize('view', property)

    const { rows, pagination } = await propertyReviews(property.id, asked)
    return answerPage(await serialize(ReviewTransformer.transform(rows)), pagination)
  }

  async stats({ bouncer, params }: HttpContext) {
    const property = await findListing(params.id)
    await bouncer.with(PropertyPolicy).authorize('view', property)
    return answer(await reviewStats(property.id))
  }
}
