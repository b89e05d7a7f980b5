import type { PartyStay } from '#domain/quote'
import { DEFAULT_SORT, LIMITS, MANAGED_SORTS, type ManagedSort } from '#domain/search'
import { MAX_NIGHTS, nightCount } from '#domain/stay'
import { invalid } from '#exceptions/refusal'
import type { PropertyCard } from '#models/shapes'
import type { FoundPlaces } from '#domain/kenya/location_text'
import { resolveLocation } from '#queries/places/resolve_location'
import { loadCards } from '#queries/properties/load_cards'
import {
  idsByTotal,
  type AskCount,
  type Count,
  type FoundByTotal,
} from '#queries/properties/order_by_total'
import type {
  applyFilters,
  NamedPlaces,
  PropertyFilters,
} from '#queries/properties/property_filters'
import type { PropertyTable } from '#queries/properties/property_tables'
import { paginationOf, slice, type Page, type PageRequest } from '#services/database/page'

export type PropertyPage = PageRequest & { sort?: ManagedSort }
export type PropertyQuery = ReturnType<typeof applyFilters>

/** Rows after which a page past the end is found out by the total, instead of by reading up to there. */
const DEEP = 1000

type Counting = {
  /** Rows up to which the total of a page among them is counted */
  counted: number
  count: (most: number, ask?: AskCount) => Promise<number>
}

/** A page that is not full gives the total without counting. */
export async function readPage(
  table: PropertyTable,
  matching: () => PropertyQuery,
  { sort, stay, page = 1, limit = LIMITS.properties }: PropertyPage & { stay?: PartyStay },
  { counted, count }: Counting
): Promise<Page<PropertyCard>> {
  const offset = (page - 1) * limit
  const most = offset + limit > counted ? Infinity : counted
  if (offset > DEEP && offset >= (await count(most))) {
    return nothing({ page, limit }, await count(most))
  }
  const asked = { sort, stay, offset, limit }
  const found = await findIds(matching, table, asked, (ask) => count(most, ask))

  const isLastPage = found.length < limit && (found.length > 0 || page === 1)
  const seen = found.length === 0 ? 0 : offset + found.length
  const total = isLastPage ? seen : Math.max(seen, await count(most))
  return {
    rows: await loadCards(
      found.map(({ id }) => id),
      stay,
      new Map(found.flatMap((one) => (one.stay ? [[one.id, one.stay]] : [])))
    ),
    pagination: {
      ...paginationOf(total, { page, limit }),
      ...(total > most && { total: most, isMore: true }),
    },
  }
}

type Slice = { sort?: ManagedSort; stay?: PartyStay; offset: number; limit: number }

/** With dates the price of a search is that of the stay, without them that of a night. */
export function findIds(
  matching: () => PropertyQuery,
  table: PropertyTable,
  { sort, stay, offset, limit }: Slice,
  count: Count
): PromiseLike<FoundByTotal[]> {
  const { by, direction } = MANAGED_SORTS[sort ?? DEFAULT_SORT]
  return stay && by === 'price'
    ? idsByTotal(matching, stay, direction, { offset, limit }, count)
    : slice(inOrder(matching(), table, sort), { offset, limit })
}

export function nothing(
  { page = 1, limit = LIMITS.properties }: PropertyPage,
  total = 0
): Page<PropertyCard> {
  return { rows: [], pagination: paginationOf(total, { page, limit }) }
}

/** @throws Refusal 422 when the table has no such column */
function inOrder(query: PropertyQuery, table: PropertyTable, sort: ManagedSort = DEFAULT_SORT) {
  const { by, direction } = MANAGED_SORTS[sort]
  const key = table.sortKeys[by]
  if (!key) throw invalid('sort', 'enum', 'properties.sort')
  return query
    .select(`${table.name}.${table.id} as id`)
    .orderByRaw(`${key} ${direction}, ${table.name}.${table.id} ${direction}`)
}

/** Validates dates before any query. */
export async function placesOf({
  location,
  q,
  checkIn,
  checkOut,
}: PropertyFilters): Promise<NamedPlaces> {
  if (checkIn && checkOut && nightCount(checkIn, checkOut) === 0) {
    throw invalid('checkOut', 'order', 'bookings.order')
  }
  return {
    location: location ? await resolveLocation(location) : null,
    q: q ? await resolveLocation(q) : null,
  }
}

/** At a place that nobody knows, or for longer than anybody stays, which would be worked out night by night. */
export function findsNothing({ checkIn, checkOut }: PropertyFilters, { location }: NamedPlaces) {
  const isLong = !!checkIn && !!checkOut && nightCount(checkIn, checkOut) > MAX_NIGHTS
  return isLong || isNowhere(location)
}

function isNowhere(places: FoundPlaces | null) {
  return !!places && places.townIds.length === 0 && places.areaIds.length === 0
}
