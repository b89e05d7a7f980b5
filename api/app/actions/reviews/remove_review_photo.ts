import { recordAudit } from '#actions/audit/record_audit'
import { discardPhotos } from '#actions/photos/discard_photos'
import { holdReview } from '#actions/reviews/hold_review'
import { notFound } from '#exceptions/refusal'
import type Review from '#models/review'
import type User from '#models/user'
import { writeTransaction } from '#services/database/write_transaction'

/** Any time: a person in it may object late. @throws Refusal 404 when the review has no such picture */
export async function removeReviewPhoto(review: Review, photoId: number, actor: User) {
  const photo = await writeTransaction(async (trx) => {
    const held = await holdReview(trx, review.id)
    const image = await held.related('images').query().where('id', photoId).first()
    if (!image) throw notFound()
    await image.delete()
    await recordAudit(trx, {
      actor,
      action: 'review.photoRemoved',
      subject: { type: 'review', id: held.id },
      message: { name: 'review.photoRemoved', title: review.property.title },
      before: { photoId },
    })
    return image
  })
  await discardPhotos([photo])
}
