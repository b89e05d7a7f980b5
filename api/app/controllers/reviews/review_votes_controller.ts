import type { HttpContext } from '@adonisjs/core/http'
import { voteHelpful } from '#actions/reviews/vote_helpful'
import { answer } from '#http/answer'
import ReviewPolicy from '#policies/review_policy'
import { findReview } from '#queries/reviews/find_review'

export default class ReviewVotesController {
  async store({ auth, bouncer, i18n, params }: HttpContext) {
    const review = await findReview(params.id)
    await bouncer.with(ReviewPolicy).authorize('vote', review)

    await voteHelpful(review, auth.getUserOrFail())
    const { helpfulVotes } = await review.refresh()
    return answer({ helpfulVotes }, i18n.t('reviews.helpful'))
  }
}
