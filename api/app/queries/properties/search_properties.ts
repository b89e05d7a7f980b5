import db from '@adonisjs/lucid/services/db'
import { DEFAULT_SORT, SORTS, type Sort } from '#domain/search'
import { nightCount } from '#domain/stay'
import { invalid } from '#exceptions/refusal'
import { resolveLocation, type FoundPlaces } from '#queries/places/resolve_location'
import { loadCards } from '#queries/properties/load_cards'
import { matchWords } from '#queries/properties/match_words'
import {
  applyFilters,
  type NamedPlaces,
  type PropertyFilters,
  type Purpose,
} from '#queries/properties/property_filters'
import { everyProperty, FINDABLE, type PropertyTable } from '#queries/properties/property_tables'
import { cachedCount } from '#services/search/count_cache'
import type { PropertyCard } from '#transformers/property_card_transformer'

type PropertyStatus = 'active' | 'inactive' | 'verified'
type Page = { sort?: Sort; page: number; limit: number }
type Scope = { hostId?: number; status?: PropertyStatus; isActive?: boolean }
type FoundProperties = { rows: PropertyCard[]; total: number }

/**
 * What the public finds: active properties by any filter, in any order of §9, a page of cards and the exact
 * total (which may be ten seconds old).
 * @throws Refusal 422 when the check-out date is not after the check-in date
 */
export async function searchProperties(
  filters: PropertyFilters,
  page: Page
): Promise<FoundProperties> {
  const places = await placesOf(filters)
  if (isNowhere(places.location)) return { rows: [], total: 0 }

  const matching = (purpose: Purpose) =>
    applyFilters(db.from(FINDABLE.name), FINDABLE, filters, places, purpose)
  return readPage(FINDABLE, matching, page, () =>
    cachedCount(keyOf(filters, places), () => countOf(matching('count')))
  )
}

/**
 * The numbers of the first of what the public finds: for whoever shows something other than cards.
 * @throws Refusal 422 when the check-out date is not after the check-in date
 */
export async function firstOfSearch(
  filters: PropertyFilters,
  { sort, limit }: { sort?: Sort; limit: number }
): Promise<number[]> {
  const places = await placesOf(filters)
  if (isNowhere(places.location)) return []

  const matching = applyFilters(db.from(FINDABLE.name), FINDABLE, filters, places, 'page')
  const found = await inOrder(matching, FINDABLE, sort).limit(limit)
  return found.map(({ id }) => id)
}

/**
 * Properties whatever their state, for those who run them: a host's own, or all of them for an admin. The same
 * filters and sorts; the total is always fresh.
 * @throws Refusal 422 when the check-out date is not after the check-in date
 */
export async function listEveryProperty(
  scope: Scope,
  filters: PropertyFilters,
  page: Page
): Promise<FoundProperties> {
  const places = await placesOf(filters)
  if (isNowhere(places.location)) return { rows: [], total: 0 }

  const table = everyProperty()
  const matching = (purpose: Purpose) => within(scope, table, filters, places, purpose)
  return readPage(table, matching, page, () => countOf(matching('count')))
}

/** Properties read at a time: a file of any length takes the memory of this many. */
const BATCH = 200

/**
 * The same properties one by one, the newest first, however many they are.
 * @throws Refusal 422 when the check-out date is not after the check-in date
 */
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
  if (search) matchWords(query, search, { withHosts: !scope.hostId })
  return applyFilters(query, table, filters, places, purpose)
}

type Query = ReturnType<typeof applyFilters>

/** A page that is not full tells the total by itself; only others are counted. */
async function readPage(
  table: PropertyTable,
  matching: (purpose: Purpose) => Query,
  { sort, page, limit }: Page,
  count: () => Promise<number>
): Promise<FoundProperties> {
  const offset = (page - 1) * limit
  const found = await inOrder(matching('page'), table, sort).offset(offset).limit(limit)

  const isLastPage = found.length < limit && (found.length > 0 || page === 1)
  const seen = found.length === 0 ? 0 : offset + found.length
  const total = isLastPage ? seen : Math.max(seen, await count())
  return { rows: await loadCards(found.map(({ id }) => id)), total }
}

function inOrder(query: Query, table: PropertyTable, sort: Sort = DEFAULT_SORT) {
  const { by, direction } = SORTS[sort]
  return query
    .select(`${table.name}.${table.id} as id`)
    .orderByRaw(`${table.sortKeys[by]} ${direction}, ${table.name}.${table.id} ${direction}`)
}

async function countOf(query: Query): Promise<number> {
  const [{ total }] = await query.count('* as total')
  return Number(total)
}

/** Where to look; refuses dates in the wrong order before anything is asked. */
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

/** The same filters, however they were written, count as the same. */
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
