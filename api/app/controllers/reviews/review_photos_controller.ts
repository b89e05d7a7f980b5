import type { HttpContext } from '@adonisjs/core/http'
import { removeReviewPhoto } from '#actions/reviews/remove_review_photo'
import { answer } from '#http/answer'
import ReviewPolicy from '#policies/review_policy'
import { findReview } from '#queries/reviews/find_review'
import ReviewTransformer from '#transformers/review_transformer'

export default class ReviewPhotosController {
  async destroy({ auth, bouncer, i18n, params, serialize }: HttpContext) {
    const actor = auth.getUserOrFail()
    const review = await findReview(params.id)
    await bouncer.with(ReviewPolicy).authorize('removePhoto', review)

    await removeReviewPhoto(review, params.photoId, actor)
    const left = ReviewTransformer.transform(await findReview(review.id), actor)
    return answer(await serialize(left.useVariant('forParties')), i18n.t('reviews.photoRemoved'))
  }
}
