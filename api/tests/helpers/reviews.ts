import { BookingFactory } from '#database/factories/booking_factory'
import { stayEnded } from '#database/factories/review_factory'
import { UserFactory } from '#database/factories/user_factory'
import type Booking from '#models/booking'

/** A stay that ended some days ago, with its guest. */
export async function finishedStay(daysAgo = 3, changes: Partial<Booking> = {}) {
  const guest = await UserFactory.create()
  const booking = await BookingFactory.apply('checkedOut')
    .merge({ ...stayEnded(daysAgo), guestId: guest.id, ...changes })
    .create()
  return { guest, booking }
}

/** What a guest sends about a stay; merge what a test is about. */
export function reviewOf(booking: Booking, changes: Record<string, unknown> = {}) {
  return {
    property: booking.propertyId,
    booking: booking.id,
    rating: 5,
    title: 'Birdsong in the morning',
    text: 'A quiet garden, a warm welcome, and tea on the balcony. We will come back.',
    ratings: {
      cleanliness: 5,
      communication: 4,
      checkIn: 5,
      accuracy: 4,
      location: 5,
      value: 3,
    },
    ...changes,
  }
}

/** The same as the fields of a form, where everything is text and the six ratings are JSON. */
export function formOf(booking: Booking, changes: Record<string, unknown> = {}) {
  const {
    property,
    booking: id,
    rating,
    title,
    text,
    ratings,
    ...rest
  } = reviewOf(booking, changes)
  return {
    property: String(property),
    booking: String(id),
    rating: String(rating),
    title,
    text,
    ratings: JSON.stringify(ratings),
    ...rest,
  }
}
