import type { HttpContext } from '@adonisjs/core/http'
import { reportReview } from '#actions/reviews/report_review'
import { answer } from '#http/answer'
import ReviewPolicy from '#policies/review_policy'
import { findReview } from '#queries/reviews/find_review'
import { reviewReportValidator } from '#validators/review'

export default class ReviewReportsController {
  async store({ auth, bouncer, i18n, params, request, response }: HttpContext) {
    const review = await findReview(params.id)
    await bouncer.with(ReviewPolicy).authorize('judge', review)
    const { reason } = await request.validateUsing(reviewReportValidator, {
      messagesProvider: i18n.createMessagesProvider('reviews'),
    })

    await reportReview(review, auth.getUserOrFail(), reason)
    response.status(201)
    return answer(null, i18n.t('reviews.reported'))
  }
}
