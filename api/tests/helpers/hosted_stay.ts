import type { ApiClient } from '@japa/api-client'
import { BookingFactory } from '#database/factories/booking_factory'
import type Booking from '#models/booking'
import User from '#models/user'

/** A stay and its host, who takes steps with it. */
export async function hostedStay(
  client: ApiClient,
  changes: Partial<Booking>,
  state = 'checkedIn'
) {
  const booking = await BookingFactory.merge(changes)
    .apply(state as 'checkedIn')
    .create()
  const host = await User.findOrFail(booking.hostId)
  const step = (path: string, who = host) =>
    client.put(`/api/v1/bookings/${booking.id}/${path}`).json({}).loginAs(who)
  return { booking, host, step }
}
