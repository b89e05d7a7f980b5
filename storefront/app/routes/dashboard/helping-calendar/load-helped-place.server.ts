import { redirect } from 'react-router'
import { apiFor } from '~/api.server'

/** A place whose calendar the viewer keeps, by the property's number; who does not is led to where they help. */
export async function loadHelpedPlace(request: Request, id: string) {
  const { data: mine } = await apiFor(request).helping.show({})
  const place = mine.places.find(
    ({ calendar, property }) => calendar && String(property._id) === id
  )
  if (!place) {
    throw redirect('/dashboard/helping')
  }
  return place
}
