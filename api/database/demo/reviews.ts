import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import type Booking from '#models/booking'
import Review from '#models/review'
import type { Dice } from './dice.ts'
import type { DemoReview } from './folder.ts'

/** Deals the review texts out: each only once, to a stay in a landscape its words fit. */
export function reviewDeck(reviews: DemoReview[]) {
  const left = [...reviews]
  return {
    draw(place: string): DemoReview | undefined {
      const index = left.findIndex(({ places }) => !places || places.includes(place))
      return index < 0 ? undefined : left.splice(index, 1)[0]
    },
  }
}

/** Writes what a guest said a day or more after a stay, and what the host answered. */
export function writeReview(
  trx: TransactionClientContract,
  booking: Booking,
  words: DemoReview,
  dice: Dice
) {
  const written = DateTime.fromISO(`${booking.checkOut}T09:00:00`, { zone: 'utc' }).plus({
    hours: 5 + dice.roll(40),
    minutes: dice.roll(60),
  })
  const { cleanliness, communication, checkIn, accuracy, location, value } = words.ratings
  return Review.create(
    {
      propertyId: booking.propertyId,
      bookingId: booking.id,
      authorId: booking.guestId,
      status: 'visible',
      rating: words.rating,
      title: words.title,
      text: words.text,
      cleanlinessRating: cleanliness,
      communicationRating: communication,
      checkInRating: checkIn,
      accuracyRating: accuracy,
      locationRating: location,
      valueRating: value,
      isVerified: true,
      helpfulVotes: words.helpfulVotes,
      createdAt: written,
      ...(words.response
        ? {
            responseText: words.response,
            responseAt: written.plus({ hours: 9 }),
            responseBy: booking.hostId,
          }
        : {}),
    },
    { client: trx }
  )
}
