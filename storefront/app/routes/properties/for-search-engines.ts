import { destinations } from '@makao/shared/catalogue'
import { filterParams, noFilters, type Filters } from './filters.ts'
import { listingLink } from './listing-links.ts'

/** `place` is the town and the country of a card. */
type Found = readonly { place: string }[]

/**
 * Under which address search engines list a search; null for what they are not to list: what finds nothing, and what is
 * asked for in anybody's words, which the page would repeat. A place has one address, by its own name.
 */
export function listedAs(filters: Filters, page: number, found: Found): string | null {
  const { location } = filters
  const name = location && nameOf(location, found)
  if (found.length === 0 || name === null) {
    return null
  }
  // Pages of a filtered or sorted search are others than those of the place.
  const isFiltered = filterParams({ ...filters, location: '' }).size > 0
  return listingLink({ ...noFilters, location: name }, 'grid', isFiltered ? 1 : page)
}

/** A destination, or the town of one of the places found. */
function nameOf(location: string, found: Found) {
  const towns = found.map(({ place }) => place.split(',', 1)[0] ?? '')
  const wanted = location.toLowerCase()
  return [...destinations, ...towns].find((name) => name.toLowerCase() === wanted) ?? null
}
