import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#actions/audit/record_audit'
import {
  claimKey,
  earlierAnswer,
  findAnswer,
  noteAnswer,
  type Claim,
} from '#actions/idempotency/keys'
import { keepPhotos } from '#actions/photos/keep_photos'
import { queueVariants } from '#actions/photos/queue_variants'
import { seen, type NewPhoto } from '#actions/properties/append_photos'
import { refreshRating } from '#actions/reviews/refresh_rating'
import { REVIEW_WINDOW_DAYS, reviewProblem } from '#domain/booking_lifecycle'
import { MAX_REVIEW_PHOTOS, type AspectRatings } from '#domain/reviews'
import { todayInNairobi } from '#domain/stay'
import { conflict, invalid } from '#exceptions/refusal'
import type Booking from '#models/booking'
import Review from '#models/review'
import type User from '#models/user'
import { isUniqueViolation, writeTransaction } from '#services/database/write_transaction'
import type { StoredPhoto } from '#services/photos/photo_store'

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
 * @param key the caller's Idempotency-Key: a review sent again over a broken line is written once
 * @throws Refusal 409 before check-out, after 14 days (§1) and for a second review; 422 for pictures without
 * consent, too many, too large or none
 */
export async function createReview(
  author: User,
  booking: Booking,
  text: ReviewText,
  photos: NewPhoto[] = [],
  key: string | null = null
): Promise<{ id: number }> {
  const request = [booking.id, text, ...photos.map(seen)]
  const claim = key ? { userId: author.id, key, call: 'reviews.store', request } : null
  const earlier = claim && (await earlierAnswer<Answer>(claim))
  if (earlier) return { id: earlier.review }

  refuseUnlessReviewable(booking)
  refusePhotosWithoutConsent(photos, text)

  const sources = photos.map(({ source }) => source)
  try {
    const { review, images } = await keepPhotos(sources, 'reviews', (stored) =>
      writeTransaction((trx) => writeReview(trx, author, booking, { text, stored, photos, claim }))
    )
    await queueVariants('reviews', images)
    return review
  } catch (error) {
    if (claim && isUniqueViolation(error, 'idempotency_keys')) {
      const first = await findAnswer<Answer>(claim)
      return { id: first.review }
    }
    throw isUniqueViolation(error, 'reviews')
      ? conflict('reviews.alreadyReviewed', 'E_ALREADY_REVIEWED')
      : error
  }
}

/** What is kept under an Idempotency-Key. */
type Answer = { review: number }

type Writing = {
  text: ReviewText
  stored: StoredPhoto[]
  photos: NewPhoto[]
  claim: Claim | null
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
function refusePhotosWithoutConsent(photos: NewPhoto[], { photoConsent }: ReviewText) {
  if (photos.length === 0) return
  if (photos.length > MAX_REVIEW_PHOTOS) {
    throw invalid('images', 'maxLength', 'images.tooMany', { max: MAX_REVIEW_PHOTOS })
  }
  if (!photoConsent) throw invalid('photoConsent', 'accepted', 'reviews.photoConsent')
}

async function writeReview(
  trx: TransactionClientContract,
  author: User,
  booking: Booking,
  { text, stored, photos, claim }: Writing
) {
  if (claim) await claimKey(trx, claim)
  const review = await insertReview(trx, author, booking, text)
  const images = await review.related('images').createMany(
    stored.map((photo, position) => {
      const { caption, alt } = photos[position]
      return { ...photo, caption, alt, position }
    })
  )
  await refreshRating(booking.propertyId, trx)
  await recordAudit(trx, {
    actor: author,
    action: 'review.written',
    subject: { type: 'review', id: review.id },
    telling: { name: 'review.written', booking: booking.id },
    after: { rating: text.rating, propertyId: booking.propertyId, photos: photos.length },
  })
  if (claim) await noteAnswer(claim, { review: review.id }, trx)
  return { review, images }
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
