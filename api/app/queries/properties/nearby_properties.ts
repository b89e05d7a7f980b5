import db from '@adonisjs/lucid/services/db'
import { KM_PER_DEGREE, type Coordinates } from '#domain/kenya/coordinates'
import { LIMITS } from '#domain/search'
import type { NearbyProperty } from '#models/shapes'
import { loadCards } from '#queries/properties/load_cards'
import { countRows, paginationOf, type Page, type PageRequest } from '#services/database/page'
import { reader } from '#services/database/reader'
import { cachedCount } from '#services/search/search_cache'

type Found = { id: number; squared: number }

/**
 * Active properties within a radius, nearest first. Uses the rounded public point: exact distances would
 * reveal the house. Planar, within 0.4 % so near the equator. The total may be ten seconds old.
 */
export async function nearbyProperties(
  centre: Coordinates,
  { km, page = 1, limit = LIMITS.properties }: PageRequest & { km: number }
): Promise<Page<NearbyProperty>> {
  const within = () =>
    reader()
      .from(inBox(centre, km).as('near'))
      .whereRaw('north * north + east * east <= ?', [km * km])

  const total = await cachedCount(JSON.stringify(['near', centre, km]), () => countRows(within()))
  const nearest = () =>
    within()
      .select('id', db.raw('north * north + east * east as squared'))
      .orderBy('squared')
      .orderBy('id')
      .forPage(page, limit)
  const found: Found[] = (page - 1) * limit < total + limit ? await nearest() : []

  const loaded = await loadCards(found.map(({ id }) => id))
  const cards = new Map(loaded.map((card) => [card.id, card]))
  const rows = found.flatMap(({ id, squared }) => {
    const card = cards.get(id)
    return card ? [{ card, distanceKm: Math.round(Math.sqrt(squared) * 10) / 10 }] : []
  })
  return { rows, pagination: paginationOf(total, { page, limit }) }
}

/** North and east offset in km, from the point that `roughly` shows: rounded up at a half, as `round` of neither engine is. */
function inBox({ lat, lon }: Coordinates, km: number) {
  const kmPerLongitude = KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180)
  /** Rounding to two decimals can move a house into the box by this much */
  const slack = 0.005
  const north = km / KM_PER_DEGREE + slack
  const east = km / kmPerLongitude + slack
  return reader()
    .from('properties')
    .where('is_active', true)
    .whereNull('deleted_at')
    .whereBetween('latitude', [lat - north, lat + north])
    .whereBetween('longitude', [lon - east, lon + east])
    .select(
      'id',
      db.raw('(floor(latitude * 100 + 0.5) / 100 - ?) * ? as north', [lat, KM_PER_DEGREE]),
      db.raw('(floor(longitude * 100 + 0.5) / 100 - ?) * ? as east', [lon, kmPerLongitude])
    )
}
