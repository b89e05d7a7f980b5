import { DateTime } from 'luxon'
import { recordAudit } from '#actions/audit/record_audit'
import { holdReview } from '#actions/reviews/hold_review'
import { notifyReviewAnswered } from '#actions/reviews/notify'
import { conflict } from '#exceptions/refusal'
import type Review from '#models/review'
import type User from '#models/user'
import { writeTransaction } from '#services/database/write_transaction'

/**
 * Stores the host's one public response (§4, Review) and mails the guest.
 * @throws Refusal 409 when it has an answer already, or was taken down
 */
export async function respondToReview(review: Review, host: User, response: string) {
  await writeTransaction(async (trx) => {
    const held = await holdReview(trx, review.id)
    if (held.status !== 'visible') throw conflict('reviews.moderated', 'E_MODERATED')
    if (held.responseText !== null) {
      throw conflict('reviews.alreadyAnswered', 'E_ALREADY_ANSWERED')
    }
    await held
      .merge({ responseText: response, responseAt: DateTime.utc(), responseBy: host.id })
      .save()
    await recordAudit(trx, {
      actor: host,
      action: 'review.answered',
      subject: { type: 'review', id: held.id },
      message: { name: 'review.answered', title: review.property.title },
    })
  })
  await notifyReviewAnswered(review.id)
}
