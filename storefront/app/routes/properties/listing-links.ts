import { filterParams, type Filters } from './filters'

export const views = ['grid', 'list', 'map'] as const
export type View = (typeof views)[number]

/** A link to a search, to its first page unless told: changing any filter leads there. */
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

/** What the page of one place should know about the search: when, and how many. */
export function stayQuery({ checkIn, checkOut, guests }: Filters) {
  const chosen = Object.entries({ checkIn, checkOut, guests }).filter(([, value]) => value !== '')
  return new URLSearchParams(chosen).toString()
}
