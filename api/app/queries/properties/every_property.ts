import type { PropertyCard } from '#models/shapes'
import { loadCards } from '#queries/properties/load_cards'
import { matchListings } from '#queries/properties/match_listings'
import {
  applyFilters,
  type NamedPlaces,
  type PropertyFilters,
} from '#queries/properties/property_filters'
import {
  findsNothing,
  nothing,
  placesOf,
  readPage,
  type PropertyPage,
} from '#queries/properties/property_page'
import { everyProperty, type PropertyTable } from '#queries/properties/property_tables'
import { countRows, type Page } from '#services/database/page'
import { reader } from '#services/database/reader'

type PropertyStatus = 'active' | 'inactive' | 'verified'
type Scope = { hostId?: number; status?: PropertyStatus; isActive?: boolean }

/** In any state, with a fresh total. @throws Refusal 422 when the check-out date is not after the check-in date */
export async function listEveryProperty(
  scope: Scope,
  filters: PropertyFilters,
  asked: PropertyPage
): Promise<Page<PropertyCard>> {
  const places = await placesOf(filters)
  if (findsNothing(filters, places)) return nothing(asked)

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
  if (findsNothing(filters, places)) return

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
