import { notFound } from '#exceptions/refusal'
import Booking from '#models/booking'

/**
 * One booking with everything its page shows. Whether the viewer may see it is the policy's question.
 * @throws Refusal 404 when there is none
 */
export async function findBooking(id: number) {
  const booking = await Booking.query()
    .withScopes((scopes) => scopes.withDetails())
    .where('id', id)
    .first()
  if (!booking) throw notFound()
  return booking
}
