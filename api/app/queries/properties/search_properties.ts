import db from '@adonisjs/lucid/services/db'
import type { PartyStay } from '#domain/quote'
import { COUNTED, DEFAULT_SORT, LIMITS, MANAGED_SORTS, type ManagedSort } from '#domain/search'
import { nightCount } from '#domain/stay'
import { invalid } from '#exceptions/refusal'
import type { PropertyCard } from '#models/shapes'
import { resolveLocation, type FoundPlaces } from '#queries/places/resolve_location'
import { loadCards } from '#queries/properties/load_cards'
import { matchListings } from '#queries/properties/match_listings'
import { idsByTotal, type FoundByTotal } from '#queries/properties/order_by_total'
import {
  applyFilters,
  stayOf,
  type NamedPlaces,
  type PropertyFilters,
} from '#queries/properties/property_filters'
import { everyProperty, FINDABLE, type PropertyTable } from '#queries/properties/property_tables'
import {
  countRows,
  paginationOf,
  slice,
  type Page,
  type PageRequest,
} from '#services/database/page'
import { reader } from '#services/database/reader'
import { cachedCount } from '#services/search/count_cache'

type PropertyStatus = 'active' | 'inactive' | 'verified'
type PropertyPage = PageRequest & { sort?: ManagedSort }
type Scope = { hostId?: number; status?: PropertyStatus; isActive?: boolean }

/**
 * The total may be ten seconds old, and is counted up to 1,000 unless it is of all properties or a page lies further on.
 * @throws Refusal 422 when the check-out date is not after the check-in date
 */
export async function searchProperties(
  filters: PropertyFilters,
  asked: PropertyPage
): Promise<Page<PropertyCard>> {
  const places = await placesOf(filters)
  if (isNowhere(places.location)) return nothing(asked)

  const matching = findable(filters, places)
  const isNarrowed = Object.values(filters).some((value) => value !== undefined)
  return readPage(
    FINDABLE,
    matching,
    { ...asked, stay: stayOf(filters) },
    {
      counted: isNarrowed ? COUNTED : Infinity,
      count: (most) => countFindable(matching, keyOf(filters, places), most),
    }
  )
}

/** Ids only. @throws Refusal 422 when the check-out date is not after the check-in date */
export async function firstOfSearch(
  filters: PropertyFilters,
  { sort, limit }: { sort?: ManagedSort; limit: number }
): Promise<number[]> {
  const places = await placesOf(filters)
  if (isNowhere(places.location)) return []

  const asked = { sort, stay: stayOf(filters), offset: 0, limit }
  const matching = findable(filters, places)
  const count = () => countFindable(matching, keyOf(filters, places), COUNTED)
  const found = await findIds(matching, FINDABLE, asked, count)
  return found.map(({ id }) => id)
}

function findable(filters: PropertyFilters, places: NamedPlaces) {
  const query = applyFilters(reader().from(FINDABLE.name), FINDABLE, filters, places)
  return () => query.clone()
}

const countFindable = (matching: () => Query, key: string, most: number) =>
  cachedCount(`${most} ${key}`, () => countUpTo(matching(), most))

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
  const matching = () => within(scope, table, filters, places)
  return readPage(table, matching, asked, {
    counted: Infinity,
    count: () => countRows(matching()),
  })
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
    const query = within(scope, table, filters, places)
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
  places: NamedPlaces
) {
  const query = reader().from(table.name).whereNull('deleted_at')
  if (scope.hostId) query.where('host_id', scope.hostId)
  if (scope.status === 'verified') query.where('is_verified', true)
  else if (scope.status) query.where('is_active', scope.status === 'active')
  if (scope.isActive !== undefined) query.where('is_active', scope.isActive)
  if (search) matchListings(query, search, { withHosts: !scope.hostId })
  return applyFilters(query, table, filters, places)
}

type Query = ReturnType<typeof applyFilters>

/** Rows after which a page past the end is found out by the total, instead of by reading up to there. */
const DEEP = 1000

type Counting = {
  /** Rows up to which the total of a page among them is counted */
  counted: number
  count: (most: number) => Promise<number>
}

/** A page that is not full gives the total without counting. */
async function readPage(
  table: PropertyTable,
  matching: () => Query,
  { sort, stay, page = 1, limit = LIMITS.properties }: PropertyPage & { stay?: PartyStay },
  { counted, count }: Counting
): Promise<Page<PropertyCard>> {
  const offset = (page - 1) * limit
  const most = offset + limit > counted ? Infinity : counted
  if (offset > DEEP && offset >= (await count(most))) {
    return nothing({ page, limit }, await count(most))
  }
  const asked = { sort, stay, offset, limit }
  const found = await findIds(matching, table, asked, () => count(most))

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
function findIds(
  matching: () => Query,
  table: PropertyTable,
  { sort, stay, offset, limit }: Slice,
  count: () => Promise<number>
): PromiseLike<FoundByTotal[]> {
  const { by, direction } = MANAGED_SORTS[sort ?? DEFAULT_SORT]
  return stay && by === 'price'
    ? idsByTotal(matching, stay, direction, { offset, limit }, count)
    : slice(inOrder(matching(), table, sort), { offset, limit })
}

/** One more than `most` stands for all there are beyond. */
function countUpTo(query: Query, most: number) {
  if (most === Infinity) return countRows(query)
  const found = slice(query.select(db.raw('1')), { limit: most + 1 })
  return countRows(reader().from(found.as('found')))
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
