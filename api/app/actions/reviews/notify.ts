import logger from '@adonisjs/core/services/logger'
import mail from '@adonisjs/mail/services/main'
import ReviewMail, { type ReviewNotice } from '#mails/review_mail'
import Review from '#models/review'

/* Letters to a review's author, after the commit; a failure is logged only. */

export function notifyReviewAnswered(reviewId: number) {
  return notify(reviewId, 'answered')
}

export function notifyReviewTakenDown(reviewId: number) {
  return notify(reviewId, 'takenDown')
}

/** Skips people who switched notices off and deleted people (decisions §2.14). */
async function notify(reviewId: number, notice: ReviewNotice) {
  try {
    const review = await Review.query()
      .where('id', reviewId)
      .preload('property')
      .preload('author', (author) => author.preload('settings'))
      .firstOrFail()
    const { author } = review
    if (author.deletedAt || author.settings?.notifyEmail === false) return
    await mail.sendLater(new ReviewMail(notice, review))
  } catch (error) {
    logger.error({ err: error, review: reviewId, notice }, 'a notice could not be written')
  }
}
