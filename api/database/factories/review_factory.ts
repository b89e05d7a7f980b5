import Factory from '@adonisjs/lucid/factories'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { refreshRating } from '#actions/reviews/refresh_rating'
import { BookingFactory } from '#database/factories/booking_factory'
import { addDays, todayInNairobi } from '#domain/stay'
import type { ReviewStatus } from '#domain/reviews'
import Booking from '#models/booking'
import Review from '#models/review'

/** The dates of a stay of three nights that ended some days ago. */
export function stayEnded(daysAgo: number) {
  const checkOut = addDays(todayInNairobi(), -daysAgo)
  return { checkIn: addDays(checkOut, -3), checkOut }
}

/**
 * A visible review of a finished stay, counted into its property's rating. Without a `bookingId` the stay is
 * made too; merge `propertyId` to say where and `authorId` to say whose.
 */
export const ReviewFactory = Factory.define(Review, () => ({
  status: 'visible' as ReviewStatus,
  rating: 4,
  title: 'A calm place to come home to',
  text: 'We slept well, the garden was full of birds, and the host answered within minutes.',
  cleanlinessRating: 5,
  communicationRating: 5,
  checkInRating: 4,
  accuracyRating: 4,
  locationRating: 4,
  valueRating: 3,
  isVerified: true,
  helpfulVotes: 0,
}))
  .state('hidden', (review) => (review.status = 'hidden'))
  .state('answered', (review) => {
    review.responseText = 'Asante sana! You are always welcome.'
    review.responseAt = DateTime.utc()
  })
  .before('create', async (_, review, { $trx }) => {
    const booking = review.bookingId
      ? await Booking.findOrFail(review.bookingId, { client: $trx })
      : await makeStay(review, $trx!)
    review.merge({
      bookingId: booking.id,
      propertyId: booking.propertyId,
      authorId: booking.guestId,
      responseBy: review.responseText ? (review.responseBy ?? booking.hostId) : null,
    })
  })
  .after('create', async (_, review, { $trx }) => {
    await refreshRating(review.propertyId, $trx!)
  })
  .build()

/** Each stay at a property ends before the ones that are there already: no night is slept twice. */
async function makeStay({ propertyId, authorId }: Review, trx: TransactionClientContract) {
  const earlier = propertyId ? await Booking.query({ client: trx }).where({ propertyId }) : []
  return BookingFactory.client(trx)
    .apply('checkedOut')
    .merge({
      ...stayEnded(2 + 4 * earlier.length),
      ...(propertyId && { propertyId }),
      ...(authorId && { guestId: authorId }),
    })
    .create()
}
