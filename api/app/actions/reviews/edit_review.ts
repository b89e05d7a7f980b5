import { recordAudit } from '#actions/audit/record_audit'
import {
  describeReviewPhotos,
  type ReviewPhotoWords,
} from '#actions/reviews/describe_review_photos'
import { holdReview } from '#actions/reviews/hold_review'
import { refreshRating } from '#actions/reviews/refresh_rating'
import { refuseUnlessChangeable } from '#actions/reviews/refuse_unless_changeable'
import type { AspectRatings } from '#domain/reviews'
import type Review from '#models/review'
import type User from '#models/user'
import { writeTransaction } from '#services/database/write_transaction'

export type ReviewChanges = {
  rating?: number
  title?: string
  text?: string
  ratings?: AspectRatings
  images?: ReviewPhotoWords[]
}

/**
 * Updates a review within 14 days, with its pictures' texts and the rating.
 * @throws Refusal 409 after 14 days, or when the review was taken down; 422 for a picture that is not there
 */
export async function editReview(
  review: Review,
  author: User,
  { images = [], ...changes }: ReviewChanges
) {
  await writeTransaction(async (trx) => {
    const held = await holdReview(trx, review.id)
    refuseUnlessChangeable(held)
    const before = factsOf(held)
    await held.merge(columnsOf(changes)).save()
    const photoTexts = await describeReviewPhotos(trx, held, images)
    await refreshRating(held.propertyId, trx)
    await recordAudit(trx, {
      actor: author,
      action: 'review.edited',
      subject: { type: 'review', id: held.id },
      message: { name: 'review.edited', title: review.property.title },
      before: { ...before, photoTexts: photoTexts.before ?? null },
      after: { ...factsOf(held), photoTexts: photoTexts.after ?? null },
    })
  })
}

function columnsOf({ rating, title, text, ratings }: Omit<ReviewChanges, 'images'>) {
  const given = {
    rating,
    title,
    text,
    cleanlinessRating: ratings?.cleanliness,
    communicationRating: ratings?.communication,
    checkInRating: ratings?.checkIn,
    accuracyRating: ratings?.accuracy,
    locationRating: ratings?.location,
    valueRating: ratings?.value,
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

function factsOf(review: Review) {
  return {
    rating: review.rating,
    titleText: review.title,
    text: review.text,
    cleanliness: review.cleanlinessRating,
    communication: review.communicationRating,
    checkIn: review.checkInRating,
    accuracy: review.accuracyRating,
    location: review.locationRating,
    value: review.valueRating,
  }
}
