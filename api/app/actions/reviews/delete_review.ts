import { recordAudit } from '#actions/audit/record_audit'
import { discardPhotos } from '#actions/photos/discard_photos'
import { holdReview } from '#actions/reviews/hold_review'
import { refreshRating } from '#actions/reviews/refresh_rating'
import { refuseUnlessChangeable } from '#actions/reviews/refuse_unless_changeable'
import type Review from '#models/review'
import type User from '#models/user'
import { writeTransaction } from '#services/database/write_transaction'

/**
 * Deletes a review with its pictures, votes and reports: an admin any time, its author within 14 days.
 * @throws Refusal 409 for an author who comes too late or whose review was taken down
 */
export async function deleteReview(review: Review, actor: User) {
  const photos = await writeTransaction(async (trx) => {
    const held = await holdReview(trx, review.id)
    if (!actor.isAdmin) refuseUnlessChangeable(held)
    const images = await held.related('images').query()
    const { id, propertyId, status, rating } = held
    await held.delete()
    await refreshRating(propertyId, trx)
    await recordAudit(trx, {
      actor,
      action: 'review.deleted',
      subject: { type: 'review', id },
      message: { name: 'review.deleted', title: review.property.title },
      before: { status, rating, propertyId, authorId: held.authorId },
    })
    return images
  })
  await discardPhotos(photos)
}
