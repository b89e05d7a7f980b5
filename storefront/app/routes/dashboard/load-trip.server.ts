import type { RouterContextProvider } from 'react-router'
import { apiFor } from '~/api.server'
import { requireGuest } from '~/session.server'

/** One trip of the signed-in guest. @throws ApiFailure 404 when it is not theirs */
export async function loadTrip(
  request: Request,
  context: Readonly<RouterContextProvider>,
  id: string
) {
  await requireGuest(request, context)
  const { data: booking } = await apiFor(request).bookings.show({ params: { id } })
  return booking
}
