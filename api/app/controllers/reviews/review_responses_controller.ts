import type { HttpContext } from '@adonisjs/core/http'
import { respondToReview } from '#actions/reviews/respond_to_review'
import { answer } from '#http/answer'
import ReviewPolicy from '#policies/review_policy'
import { findReview } from '#queries/reviews/find_review'
import ReviewTransformer from '#transformers/review_transformer'
import { reviewResponseValidator } from '#validators/review'

export default class ReviewResponsesController {
  async store({ auth, bouncer, i18n, params, request, response, serialize }: HttpContext) {
    const host = auth.getUserOrFail()
    const review = await findReview(params.id)
    await bouncer.with(ReviewPolicy).authorize('respond', review)
    const { response: text } = await request.validateUsing(reviewResponseValidator, {
      messagesProvider: i18n.createMessagesProvider('reviews'),
    })

    await respondToReview(review, host, text)
    response.status(201)
    const answered = ReviewTransformer.transform(await findReview(review.id), host)
    return answer(await serialize(answered.useVariant('forParties')), i18n.t('reviews.answered'))
  }
}
