import { filterParams, type Filters } from './filters'

export type View = 'grid' | 'list'

/** A link to the first page of a search. Changing any filter leads here. */
export function listingLink(filters: Filters, view: View) {
  const params = filterParams(filters)
  if (view === 'list') {
    params.set('view', view)
  }
  const query = params.toString().replaceAll('%2C', ',')
  return query ? `/properties?${query}` : '/properties'
}

/** What the page of one place should know about the search: when, and how many. */
export function stayQuery({ checkIn, checkOut, guests }: Filters) {
  const chosen = Object.entries({ checkIn, checkOut, guests }).filter(([, value]) => value !== '')
  return new URLSearchParams(chosen).toString()
}
