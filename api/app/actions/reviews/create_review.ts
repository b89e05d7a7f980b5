import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#actions/audit/record_audit'
import { claimOf, earlierAnswer } from '#actions/idempotency/keys'
import { oncePerKey } from '#actions/idempotency/once_per_key'
import { storePhotos } from '#actions/photos/store_photos'
import { holdProperty } from '#actions/properties/hold_property'
import { refreshRating } from '#actions/reviews/refresh_rating'
import { holdActiveUser } from '#actions/users/hold_user'
import paymentsConfig from '#config/payments'
import { isVerifiedStay, REVIEW_WINDOW_DAYS, reviewProblem } from '#domain/reviewed_stays'
import { MAX_REVIEW_PHOTOS, type AspectRatings } from '#domain/reviews'
import { todayInNairobi } from '#domain/stay'
import { conflict, invalid } from '#exceptions/refusal'
import Booking from '#models/booking'
import Review from '#models/review'
import type User from '#models/user'
import { holdRow } from '#services/database/hold_row'
import { isUniqueViolation } from '#services/database/write_transaction'
import { photoDigests } from '#services/photos/photo_digests'
import type { NewPhoto, StoredPhoto } from '#services/photos/photo_store'
import type { PhotoRow } from '#services/photos/photo_tables'

export type ReviewText = {
  rating: number
  title: string
  text: string
  ratings: AspectRatings
  photoConsent?: boolean
}

/**
 * Writes a guest's review of a finished stay, with up to five pictures, and updates the rating.
 * @param booking with its review preloaded; authorised by the policy
 * @param key Idempotency-Key
 * @throws Refusal 409 before check-out, after 14 days (§1) and for a second review; 422 for pictures
 * of people who object, too many, too large or none; 401 and 404 when the author or the place was deleted meanwhile
 */
export async function createReview(
  author: User,
  booking: Booking,
  text: ReviewText,
  photos: NewPhoto[] = [],
  key: string | null = null
): Promise<{ id: number }> {
  const request = key ? [booking.id, text, ...(await photoDigests(photos))] : []
  const claim = claimOf(author, key, 'reviews.store', request)
  const earlier = await earlierAnswer<Answer>(claim)
  if (earlier) return { id: earlier.review }

  refuseUnlessReviewable(booking)
  refusePhotosAgainstConsent(photos, text)

  const sources = photos.map(({ source }) => source)
  try {
    const written = await storePhotos(sources, 'reviews', (stored) =>
      oncePerKey<Answer>(claim, (trx) =>
        writeReview(trx, author, booking, { text, stored, photos })
      )
    )
    return { id: written.review }
  } catch (error) {
    throw isUniqueViolation(error, 'reviews')
      ? conflict('reviews.alreadyReviewed', 'E_ALREADY_REVIEWED')
      : error
  }
}

/** Stored under an Idempotency-Key. */
type Answer = { review: number; images: PhotoRow[] }

type Writing = { text: ReviewText; stored: StoredPhoto[]; photos: NewPhoto[] }

function refuseUnlessReviewable(booking: Booking) {
  switch (reviewProblem({ ...booking.reviewed(todayInNairobi()), hasReview: !!booking.review })) {
    case 'notCheckedOut':
      throw conflict('reviews.notCheckedOut', 'E_NOT_CHECKED_OUT')
    case 'alreadyReviewed':
      throw conflict('reviews.alreadyReviewed', 'E_ALREADY_REVIEWED')
    case 'tooLate':
      throw conflict('reviews.tooLate', 'E_TOO_LATE', { days: REVIEW_WINDOW_DAYS })
  }
}

/** Pictures often show people. Our screens ask for their consent; the call does not demand it (ADR 0036). */
function refusePhotosAgainstConsent(photos: NewPhoto[], { photoConsent }: ReviewText) {
  if (photos.length === 0) return
  if (photos.length > MAX_REVIEW_PHOTOS) {
    throw invalid('images', 'maxLength', 'images.tooMany', { max: MAX_REVIEW_PHOTOS })
  }
  if (photoConsent === false) throw invalid('photoConsent', 'accepted', 'reviews.photoConsent')
}

async function writeReview(
  trx: TransactionClientContract,
  author: User,
  booking: Booking,
  { text, stored, photos }: Writing
) {
  await holdActiveUser(trx, author.id)
  await refuseIfUndone(trx, booking)
  await holdProperty(trx, booking.propertyId)
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
    message: { name: 'review.written', booking: booking.id },
    after: { rating: text.rating, propertyId: booking.propertyId, photos: photos.length },
  })
  return { review: review.id, images: images.map(({ id, key }) => ({ id, key })) }
}

/** The check-out may have been taken back while pictures were read. */
async function refuseIfUndone(trx: TransactionClientContract, { id }: Booking) {
  const held = await holdRow(trx, Booking, id)
  if (held) refuseUnlessReviewable(held)
}

function insertReview(
  trx: TransactionClientContract,
  author: User,
  { id, propertyId, status, paymentStatus }: Booking,
  { rating, title, text, ratings, photoConsent }: ReviewText
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
      isVerified: isVerifiedStay({ status, paymentStatus }, paymentsConfig.offered.length > 0),
      photoConsent: photoConsent ?? null,
      helpfulVotes: 0,
    },
    { client: trx }
  )
}
