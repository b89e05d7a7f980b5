import { redirect } from 'react-router'
import { apiFor } from '~/api.server'
import type { HelpedPlace } from '~/api/types'

type Part = 'calendar' | 'listing' | 'prices'

const MAY = {
  calendar: ({ calendar, manage }) => calendar || manage,
  listing: ({ manage }) => manage,
  prices: ({ prices }) => prices,
} as const satisfies Record<Part, (place: HelpedPlace) => boolean>

/** A place of which the viewer does this part, by the property's number; who does not is led to where they help. */
export async function loadHelpedPlace(request: Request, id: string, part: Part = 'calendar') {
  const { data: mine } = await apiFor(request).helping.show({})
  const place = mine.places.find((one) => String(one.property._id) === id && MAY[part](one))
  if (!place) {
    throw redirect('/dashboard/helping')
  }
  return place
}

/** The listing that the viewer manages, as it is now. */
export async function loadManagedListing(request: Request, id: string, part: Part = 'listing') {
  const place = await loadHelpedPlace(request, id, part)
  const { data: listing } = await apiFor(request).helping.place({ params: { id } })
  return { place, listing }
}
