import db from '@adonisjs/lucid/services/db'
import { KM_PER_DEGREE, type Coordinates } from '#domain/kenya/coordinates'
import { loadCards } from '#queries/properties/load_cards'
import { cachedCount } from '#services/search/count_cache'
import type { NearbyProperty } from '#transformers/nearby_property_transformer'

type Found = { id: number; squared: number }

/**
 * The active properties within some kilometres of a point, the nearest first. Distances are those of the
 * point everybody may know, about a kilometre from the house: measured from several sides, they would give
 * the house away. Kenya is near enough to the equator to be flat, within 0.4 %. The total may be ten seconds
 * old.
 */
export async function nearbyProperties(
  centre: Coordinates,
  { km, page, limit }: { km: number; page: number; limit: number }
): Promise<{ rows: NearbyProperty[]; total: number }> {
  const within = () =>
    db.from(inBox(centre, km).as('near')).whereRaw('north * north + east * east <= ?', [km * km])

  const total = await cachedCount(JSON.stringify(['near', centre, km]), async () => {
    const [counted] = await within().count('* as total')
    return Number(counted.total)
  })
  const found: Found[] = await within()
    .select('id', db.raw('north * north + east * east as squared'))
    .orderBy('squared')
    .orderBy('id')
    .forPage(page, limit)

  const loaded = await loadCards(found.map(({ id }) => id))
  const cards = new Map(loaded.map((card) => [card.id, card]))
  const rows = found.flatMap(({ id, squared }) => {
    const card = cards.get(id)
    return card ? [{ card, distanceKm: Math.round(Math.sqrt(squared) * 10) / 10 }] : []
  })
  return { rows, total }
}

/** How many km north and east of the centre each property in the box around it is said to lie. */
function inBox({ lat, lon }: Coordinates, km: number) {
  const kmPerLongitude = KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180)
  /** Rounded to two decimals, a house may be said to lie inside though it does not, by this much */
  const slack = 0.005
  const north = km / KM_PER_DEGREE + slack
  const east = km / kmPerLongitude + slack
  return db
    .from('properties')
    .where('is_active', true)
    .whereNull('deleted_at')
    .whereBetween('latitude', [lat - north, lat + north])
    .whereBetween('longitude', [lon - east, lon + east])
    .select(
      'id',
      db.raw('(round(latitude * 100) / 100 - ?) * ? as north', [lat, KM_PER_DEGREE]),
      db.raw('(round(longitude * 100) / 100 - ?) * ? as east', [lon, kmPerLongitude])
    )
}
