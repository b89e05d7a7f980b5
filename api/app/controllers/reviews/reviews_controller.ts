import type { HttpContext } from '@adonisjs/core/http'
import { createReview } from '#actions/reviews/create_review'
import { deleteReview } from '#actions/reviews/delete_review'
import { editReview } from '#actions/reviews/edit_review'
import { answer, answerPage } from '#http/answer'
import { idempotencyKey } from '#http/idempotency_key'
import { newPhotos } from '#http/new_photos'
import { queryOf } from '#http/query'
import ReviewPolicy from '#policies/review_policy'
import { findReview } from '#queries/reviews/find_review'
import { findReviewedBooking } from '#queries/reviews/find_reviewed_booking'
import { publicReviews } from '#queries/reviews/list_reviews'
import ReviewTransformer from '#transformers/review_transformer'
import {
  createReviewValidator,
  editReviewValidator,
  publicReviewsValidator,
} from '#validators/review'

export default class ReviewsController {
  async index({ request, serialize }: HttpContext) {
    const filters = await request.validateUsing(publicReviewsValidator, { data: queryOf(request) })
    const { rows, pagination } = await publicReviews(filters)
    return answerPage(await serialize(ReviewTransformer.transform(rows)), pagination)
  }

  async store({ auth, bouncer, i18n, request, response, serialize }: HttpContext) {
    const author = auth.getUserOrFail()
    const { property, booking, captions, alts, ...text } = await request.validateUsing(
      createReviewValidator,
      {
        messagesProvider: i18n.createMessagesProvider('reviews'),
      }
    )
    const stay = await findReviewedBooking(booking, property)
    await bouncer.with(ReviewPolicy).authorize('create', stay)

    const photos = newPhotos(request, { captions, alts })
    const { id } = await createReview(author, stay, text, photos, idempotencyKey(request))
    response.status(201)
    return answer(
      await serialize(ReviewTransformer.transform(await findReview(id))),
      i18n.t('reviews.created')
    )
  }

  async show({ auth, bouncer, params, serialize }: HttpContext) {
    const review = await findReview(params.id)
    await bouncer.with(ReviewPolicy).authorize('view', review)
    const shown = ReviewTransformer.transform(review, auth.getUserOrFail())
    return answer(await serialize(shown.useVariant('forReader')))
  }

  async update({ auth, bouncer, i18n, params, request, serialize }: HttpContext) {
    const author = auth.getUserOrFail()
    const review = await findReview(params.id)
    await bouncer.with(ReviewPolicy).authorize('edit', review)
    const changes = await request.validateUsing(editReviewValidator, {
      messagesProvider: i18n.createMessagesProvider('reviews'),
    })

    await editReview(review, author, changes)
    const edited = ReviewTransformer.transform(await findReview(review.id), author)
    return answer(await serialize(edited.useVariant('forParties')), i18n.t('reviews.updated'))
  }

  async destroy({ auth, bouncer, i18n, params }: HttpContext) {
    const review = await findReview(params.id)
    await bouncer.with(ReviewPolicy).authorize('delete', review)
    await deleteReview(review, auth.getUserOrFail())
    return answer(null, i18n.t('reviews.deleted'))
  }
}
