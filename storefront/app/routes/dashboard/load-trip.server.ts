import { redirect } from 'react-router'
import { apiFor } from '~/api.server'
import { flashUnlessKept } from '~/flash.server'
import { translatorOf } from '~/i18n/texts.server'
import trips from '~/locales/en/trips.json'
import { tripPath } from './trip-path'

/**
 * One of the user's own trips.
 * @throws ApiFailure 404 when it is not theirs
 */
export async function loadTrip(request: Request, id: string) {
  const { data: booking } = await apiFor(request).bookings.show({ params: { id } })
  return booking
}

/** From the page of a step to a trip that does not offer it any more: whoever was refused it lands there, too. */
export async function toTripAsItIs(request: Request, id: string) {
  const text = translatorOf(request, trips)('trips.stepGone')
  return redirect(tripPath(id), {
    headers: await flashUnlessKept(request, { tone: 'error', text }),
  })
}
