import type { HttpContext } from '@adonisjs/core/http'
import { moderateReview } from '#actions/reviews/moderate_review'
import { answer } from '#http/answer'
import ReviewPolicy from '#policies/review_policy'
import { findReview } from '#queries/reviews/find_review'
import ReviewTransformer from '#transformers/review_transformer'
import { reviewModerationValidator } from '#validators/review'

export default class ReviewModerationsController {
  async store({ auth, bouncer, i18n, params, request, serialize }: HttpContext) {
    await bouncer.with(ReviewPolicy).authorize('moderate')
    const admin = auth.getUserOrFail()
    const review = await findReview(params.id)
    await bouncer.with(ReviewPolicy).authorize('moderate', review)
    const { action, note } = await request.validateUsing(reviewModerationValidator, {
      messagesProvider: i18n.createMessagesProvider('reviews'),
    })

    await moderateReview(review, admin, action, note)
    const decided = ReviewTransformer.transform(await findReview(review.id), admin)
    return answer(
      await serialize(decided.useVariant('forModeration')),
      i18n.t(`reviews.moderation.${action}`)
    )
  }
}
