import db from '@adonisjs/lucid/services/db'
import { COUNTED, type ManagedSort } from '#domain/search'
import type { PropertyCard } from '#models/shapes'
import type { AskCount } from '#queries/properties/order_by_total'
import {
  applyFilters,
  stayOf,
  type NamedPlaces,
  type PropertyFilters,
} from '#queries/properties/property_filters'
import {
  findIds,
  findsNothing,
  nothing,
  placesOf,
  readPage,
  type PropertyPage,
  type PropertyQuery,
} from '#queries/properties/property_page'
import { FINDABLE } from '#queries/properties/property_tables'
import { slice, totalIn, type Page } from '#services/database/page'
import { reader } from '#services/database/reader'
import { cachedCount } from '#services/search/search_cache'

/**
 * The total may be ten seconds old, and is counted up to 1,000 unless it is of all properties or a page lies further on.
 * @throws Refusal 422 when the check-out date is not after the check-in date
 */
export async function searchProperties(
  filters: PropertyFilters,
  asked: PropertyPage
): Promise<Page<PropertyCard>> {
  const places = await placesOf(filters)
  if (findsNothing(filters, places)) return nothing(asked)

  const matching = findable(filters, places)
  const isNarrowed = Object.values(filters).some((value) => value !== undefined)
  return readPage(
    FINDABLE,
    matching,
    { ...asked, stay: stayOf(filters) },
    {
      counted: isNarrowed ? COUNTED : Infinity,
      count: (most, ask) => countFindable(matching, keyOf(filters, places), most, ask),
    }
  )
}

/** Ids only. @throws Refusal 422 when the check-out date is not after the check-in date */
export async function firstOfSearch(
  filters: PropertyFilters,
  { sort, limit }: { sort?: ManagedSort; limit: number }
): Promise<number[]> {
  const places = await placesOf(filters)
  if (findsNothing(filters, places)) return []

  const asked = { sort, stay: stayOf(filters), offset: 0, limit }
  const matching = findable(filters, places)
  const count = (ask: AskCount) => countFindable(matching, keyOf(filters, places), COUNTED, ask)
  const found = await findIds(matching, FINDABLE, asked, count)
  return found.map(({ id }) => id)
}

function findable(filters: PropertyFilters, places: NamedPlaces) {
  const query = applyFilters(reader().from(FINDABLE.name), FINDABLE, filters, places)
  return () => query.clone()
}

const countFindable = (
  matching: () => PropertyQuery,
  key: string,
  most: number,
  ask: AskCount = async (counting) => totalIn(await counting)
) => cachedCount(`${most} ${key}`, () => ask(countingUpTo(matching(), most)))

/** One more than `most` stands for all there are beyond. */
function countingUpTo(query: PropertyQuery, most: number): PropertyQuery {
  if (most === Infinity) return query.count('* as total')
  const found = slice(query.select(db.raw('1')), { limit: most + 1 })
  return reader().from(found.as('found')).count('* as total')
}

/** Equivalent filters share a key. */
function keyOf({ location, ...filters }: PropertyFilters, places: NamedPlaces) {
  const { propertyType, amenities, search, q, ...rest } = filters
  return JSON.stringify([
    Object.entries(rest)
      .filter(([, value]) => value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
    [...(propertyType ?? [])].sort(),
    [...(amenities ?? [])].sort(),
    search?.toLowerCase() ?? null,
    q?.toLowerCase() ?? null,
    places,
  ])
}
