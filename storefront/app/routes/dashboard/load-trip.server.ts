import { apiFor } from '~/api.server'

/**
 * One of the user's own trips.
 * @throws ApiFailure 404 when it is not theirs
 */
export async function loadTrip(request: Request, id: string) {
  const { data: booking } = await apiFor(request).bookings.show({ params: { id } })
  return booking
}
