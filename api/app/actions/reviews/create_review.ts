import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#actions/audit/record_audit'
import { queueVariants } from '#actions/photos/queue_variants'
import { refreshRating } from '#actions/reviews/refresh_rating'
import { REVIEW_WINDOW_DAYS, reviewProblem } from '#domain/booking_lifecycle'
import { MAX_REVIEW_PHOTOS, type AspectRatings } from '#domain/reviews'
import { todayInNairobi } from '#domain/stay'
import { conflict, invalid } from '#exceptions/refusal'
import type Booking from '#models/booking'
import Review from '#models/review'
import type User from '#models/user'
import { isUniqueViolation, writeTransaction } from '#services/database/write_transaction'
import {
  acceptPhotos,
  removePhotos,
  type PhotoSource,
  type StoredPhoto,
} from '#services/photos/photo_store'

export type ReviewText = {
  rating: number
  title: string
  text: string
  ratings: AspectRatings
  photoConsent?: boolean
}

/**
 * Writes a guest's review of a finished stay, with up to five pictures, and counts it into the property's
 * rating. Pictures are stored before the transaction and taken away again should it fail: no row ever points
 * at a picture that is not there.
 *
 * @param booking with its review preloaded; that it is the author's own is the policy's word
 * @throws Refusal 409 before check-out, after 14 days (§1) and for a second review; 422 for pictures without
 * consent, too many, too large or none
 */
export async function createReview(
  author: User,
  booking: Booking,
  text: ReviewText,
  photos: PhotoSource[] = []
) {
  refuseUnlessReviewable(booking)
  refusePhotosWithoutConsent(photos, text)

  const stored = await acceptPhotos(photos, { kind: 'reviews' })
  const { review, images } = await writeReview(author, booking, text, stored).catch(
    async (error) => {
      await removePhotos(stored)
      throw isUniqueViolation(error, 'reviews')
        ? conflict('reviews.alreadyReviewed', 'E_ALREADY_REVIEWED')
        : error
    }
  )
  await queueVariants('reviews', images)
  return review
}

function refuseUnlessReviewable({ status, checkOut, review }: Booking) {
  const today = todayInNairobi()
  switch (reviewProblem({ status, checkOut, today, hasReview: !!review })) {
    case 'notCheckedOut':
      throw conflict('reviews.notCheckedOut', 'E_NOT_CHECKED_OUT')
    case 'alreadyReviewed':
      throw conflict('reviews.alreadyReviewed', 'E_ALREADY_REVIEWED')
    case 'tooLate':
      throw conflict('reviews.tooLate', 'E_TOO_LATE', { days: REVIEW_WINDOW_DAYS })
  }
}

/** A picture of a holiday often shows people: whoever sends it must have asked them. */
function refusePhotosWithoutConsent(photos: PhotoSource[], { photoConsent }: ReviewText) {
  if (photos.length === 0) return
  if (photos.length > MAX_REVIEW_PHOTOS) {
    throw invalid('images', 'maxLength', 'images.tooMany', { max: MAX_REVIEW_PHOTOS })
  }
  if (!photoConsent) throw invalid('photoConsent', 'accepted', 'reviews.photoConsent')
}

function writeReview(author: User, booking: Booking, text: ReviewText, photos: StoredPhoto[]) {
  return writeTransaction(async (trx) => {
    const review = await insertReview(trx, author, booking, text)
    const images = await review
      .related('images')
      .createMany(photos.map((photo, position) => ({ ...photo, position })))
    await refreshRating(booking.propertyId, trx)
    await recordAudit(trx, {
      actor: author,
      action: 'review.written',
      subject: { type: 'review', id: review.id },
      summary: `Review ${review.id} of booking ${booking.id}: written`,
      after: { rating: text.rating, propertyId: booking.propertyId, photos: photos.length },
    })
    return { review, images }
  })
}

function insertReview(
  trx: TransactionClientContract,
  author: User,
  { id, propertyId }: Booking,
  { rating, title, text, ratings }: ReviewText
) {
  return Review.create(
    {
      propertyId,
      bookingId: id,
      authorId: author.id,
      status: 'visible',
      rating,
      title,
      text,
      cleanlinessRating: ratings.cleanliness,
      communicationRating: ratings.communication,
      checkInRating: ratings.checkIn,
      accuracyRating: ratings.accuracy,
      locationRating: ratings.location,
      valueRating: ratings.value,
      isVerified: true,
      helpfulVotes: 0,
    },
    { client: trx }
  )
}
