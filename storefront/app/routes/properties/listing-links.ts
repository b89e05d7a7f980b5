import { filterParams, type Filters } from './filters.ts'

export const views = ['grid', 'list', 'map'] as const
export type View = (typeof views)[number]

/** A link to a search, by default to page 1. */
export function listingLink(filters: Filters, view: View, page = 1) {
  const params = filterParams(filters)
  if (view !== 'grid') {
    params.set('view', view)
  }
  if (page > 1) {
    params.set('page', String(page))
  }
  const query = params.toString().replaceAll('%2C', ',')
  return query ? `/properties?${query}` : '/properties'
}

/**
 * The search's dates, guests and pets, for a place's page. Where nobody said how many come, a search reckons with one: the
 * page shows the same total.
 */
export function stayQuery({ checkIn, checkOut, guests, pets }: Filters) {
  const coming = guests || (checkIn && '1')
  const entries = Object.entries({ checkIn, checkOut, guests: coming, pets })
  const chosen = entries.filter(([, value]) => value !== '')
  return new URLSearchParams(chosen).toString()
}
