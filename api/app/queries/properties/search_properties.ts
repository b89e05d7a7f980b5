import db from '@adonisjs/lucid/services/db'
import { DEFAULT_SORT, LIMITS, MANAGED_SORTS, type ManagedSort } from '#domain/search'
import { nightCount } from '#domain/stay'
import { invalid } from '#exceptions/refusal'
import type { PropertyCard } from '#models/shapes'
import { resolveLocation, type FoundPlaces } from '#queries/places/resolve_location'
import { loadCards } from '#queries/properties/load_cards'
import { matchListings } from '#queries/properties/match_listings'
import {
  applyFilters,
  type NamedPlaces,
  type PropertyFilters,
  type Purpose,
} from '#queries/properties/property_filters'
import { everyProperty, FINDABLE, type PropertyTable } from '#queries/properties/property_tables'
import { countRows, paginationOf, type Page, type PageRequest } from '#services/database/page'
import { cachedCount } from '#services/search/count_cache'

type PropertyStatus = 'active' | 'inactive' | 'verified'
type PropertyPage = PageRequest & { sort?: ManagedSort }
type Scope = { hostId?: number; status?: PropertyStatus; isActive?: boolean }

/** The total may be ten seconds old. @throws Refusal 422 when the check-out date is not after the check-in date */
export async function searchProperties(
  filters: PropertyFilters,
  asked: PropertyPage
): Promise<Page<PropertyCard>> {
  const places = await placesOf(filters)
  if (isNowhere(places.location)) return nothing(asked)

  const matching = (purpose: Purpose) =>
    applyFilters(db.from(FINDABLE.name), FINDABLE, filters, places, purpose)
  return readPage(FINDABLE, matching, asked, () =>
    cachedCount(keyOf(filters, places), () => countRows(matching('count')))
  )
}

/** Ids only. @throws Refusal 422 when the check-out date is not after the check-in date */
export async function firstOfSearch(
  filters: PropertyFilters,
  { sort, limit }: { sort?: ManagedSort; limit: number }
): Promise<number[]> {
  const places = await placesOf(filters)
  if (isNowhere(places.location)) return []

  const matching = applyFilters(db.from(FINDABLE.name), FINDABLE, filters, places, 'page')
  const found = await inOrder(matching, FINDABLE, sort).limit(limit)
  return found.map(({ id }) => id)
}

/** In any state, with a fresh total. @throws Refusal 422 when the check-out date is not after the check-in date */
export async function listEveryProperty(
  scope: Scope,
  filters: PropertyFilters,
  { limit = scope.hostId ? LIMITS.list : LIMITS.properties, ...rest }: PropertyPage
): Promise<Page<PropertyCard>> {
  const asked = { ...rest, limit }
  const places = await placesOf(filters)
  if (isNowhere(places.location)) return nothing(asked)

  const table = everyProperty()
  const matching = (purpose: Purpose) => within(scope, table, filters, places, purpose)
  return readPage(table, matching, asked, () => countRows(matching('count')))
}

const BATCH = 200

/** Streams the same, newest first. @throws Refusal 422 when the check-out date is not after the check-in date */
export async function* everyPropertyInTurn(
  scope: Scope,
  filters: PropertyFilters
): AsyncGenerator<PropertyCard> {
  const places = await placesOf(filters)
  if (isNowhere(places.location)) return

  const table = everyProperty()
  let before: number | undefined
  for (;;) {
    const query = within(scope, table, filters, places, 'page')
    if (before) query.where('id', '<', before)
    const found = await query.select('id').orderBy('id', 'desc').limit(BATCH)
    yield* await loadCards(found.map(({ id }) => id))
    if (found.length < BATCH) return
    before = found[found.length - 1].id
  }
}

function within(
  scope: Scope,
  table: PropertyTable,
  { search, ...filters }: PropertyFilters,
  places: NamedPlaces,
  purpose: Purpose
) {
  const query = db.from(table.name).whereNull('deleted_at')
  if (scope.hostId) query.where('host_id', scope.hostId)
  if (scope.status === 'verified') query.where('is_verified', true)
  else if (scope.status) query.where('is_active', scope.status === 'active')
  if (scope.isActive !== undefined) query.where('is_active', scope.isActive)
  if (search) matchListings(query, search, { withHosts: !scope.hostId })
  return applyFilters(query, table, filters, places, purpose)
}

type Query = ReturnType<typeof applyFilters>

/** Rows after which a page past the end is found out by the total, instead of by reading up to there. */
const DEEP = 1000

/** A page that is not full gives the total without counting. */
async function readPage(
  table: PropertyTable,
  matching: (purpose: Purpose) => Query,
  { sort, page = 1, limit = LIMITS.properties }: PropertyPage,
  count: () => Promise<number>
): Promise<Page<PropertyCard>> {
  const offset = (page - 1) * limit
  if (offset > DEEP && offset >= (await count())) return nothing({ page, limit }, await count())
  const found = await inOrder(matching('page'), table, sort).offset(offset).limit(limit)

  const isLastPage = found.length < limit && (found.length > 0 || page === 1)
  const seen = found.length === 0 ? 0 : offset + found.length
  const total = isLastPage ? seen : Math.max(seen, await count())
  return {
    rows: await loadCards(found.map(({ id }) => id)),
    pagination: paginationOf(total, { page, limit }),
  }
}

function nothing(
  { page = 1, limit = LIMITS.properties }: PropertyPage,
  total = 0
): Page<PropertyCard> {
  return { rows: [], pagination: paginationOf(total, { page, limit }) }
}

/** @throws Refusal 422 when the table has no such column */
function inOrder(query: Query, table: PropertyTable, sort: ManagedSort = DEFAULT_SORT) {
  const { by, direction } = MANAGED_SORTS[sort]
  const key = table.sortKeys[by]
  if (!key) throw invalid('sort', 'enum', 'properties.sort')
  return query
    .select(`${table.name}.${table.id} as id`)
    .orderByRaw(`${key} ${direction}, ${table.name}.${table.id} ${direction}`)
}

/** Validates dates before any query. */
async function placesOf({ location, q, checkIn, checkOut }: PropertyFilters): Promise<NamedPlaces> {
  if (checkIn && checkOut && nightCount(checkIn, checkOut) === 0) {
    throw invalid('checkOut', 'order', 'bookings.order')
  }
  return {
    location: location ? await resolveLocation(location) : null,
    q: q ? await resolveLocation(q) : null,
  }
}

function isNowhere(places: FoundPlaces | null) {
  return !!places && places.townIds.length === 0 && places.areaIds.length === 0
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
