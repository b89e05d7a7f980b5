import type { RouterContextProvider } from 'react-router'
import { apiFor } from '~/api.server'
import { requireOwner } from '~/session.server'

/** One trip of whoever is signed in and may see this page. @throws ApiFailure 404 when it is not theirs */
export async function loadTrip(
  request: Request,
  context: Readonly<RouterContextProvider>,
  id: string
) {
  await requireOwner(request, context)
  const { data: booking } = await apiFor(request).bookings.show({ params: { id } })
  return booking
}
