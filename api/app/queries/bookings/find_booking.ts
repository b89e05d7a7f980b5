import { notFound } from '#exceptions/refusal'
import Booking from '#models/booking'

/** Loads a booking's page; authorise with the policy. @throws Refusal 404 when there is none */
export async function findBooking(id: number) {
  const booking = await Booking.query()
    .withScopes((scopes) => scopes.withDetails())
    .where('id', id)
    .first()
  if (!booking) throw notFound()
  return booking
}
