import { notFound } from '#exceptions/refusal'
import Booking from '#models/booking'

/**
 * Loads the booking with its property and review; authorise with the policy.
 * @throws Refusal 404 when there is none, when it was elsewhere, or when the place is no longer offered to
 * anybody
 */
export async function findReviewedBooking(bookingId: number, propertyId: number) {
  const booking = await Booking.query()
    .where({ id: bookingId, property_id: propertyId })
    .whereHas('property', (property) => property.whereNull('deleted_at'))
    .preload('property')
    .preload('review')
    .first()
  if (!booking) throw notFound()
  return booking
}
