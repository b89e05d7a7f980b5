import type { HttpContext } from '@adonisjs/core/http'
import { createReview } from '#actions/reviews/create_review'
import { answer } from '#http/answer'
import ReviewPolicy from '#policies/review_policy'
import { findReview } from '#queries/reviews/find_review'
import { findReviewedBooking } from '#queries/reviews/find_reviewed_booking'
import ReviewTransformer from '#transformers/review_transformer'
import { createReviewValidator } from '#validators/review'

export default class ReviewsController {
  async store({ auth, bouncer, i18n, request, response, serialize }: HttpContext) {
    const author = auth.getUserOrFail()
    const { property, booking, ...text } = await request.validateUsing(createReviewValidator, {
      messagesProvider: i18n.createMessagesProvider('reviews'),
    })
    const stay = await findReviewedBooking(booking, property)
    await bouncer.with(ReviewPolicy).authorize('create', stay)

    const { id } = await createReview(author, stay, text, request.files('images'))
    response.status(201)
    return answer(
      await serialize(ReviewTransformer.transform(await findReview(id))),
      i18n.t('reviews.created')
    )
  }
}
