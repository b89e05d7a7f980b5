import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { normalisePlace } from '#domain/kenya/normalise'
import { townNamed } from '#domain/kenya/towns'
import { invalid } from '#exceptions/refusal'
import Place from '#models/place'

type Address = { city: string; county: string; area: string }

type ResolvedPlaces = {
  countyId: number
  townId: number
  areaId: number | null
  latitude: number | null
  longitude: number | null
}

/**
 * Finds the county, town and area of an address; adds an unknown town or area.
 * @throws Refusal 422 when the county is none of the 47 or the town's name has no letters
 */
export async function resolvePlaces(
  { city, county, area }: Address,
  trx: TransactionClientContract
): Promise<ResolvedPlaces> {
  const countyPlace = await findPlace(trx, 'county', county, null, null)
  if (!countyPlace) throw invalid('address.county', 'county', 'properties.unknownCounty')
  if (!normalisePlace(city)) throw invalid('address.city', 'town', 'properties.unknownTown')

  const town = await findOrAddTown(trx, city, countyPlace)
  const areaPlace = normalisePlace(area) ? await findOrAddArea(trx, area, town) : null
  const { latitude, longitude } = areaPlace ?? town
  return {
    countyId: countyPlace.id,
    townId: town.id,
    areaId: areaPlace?.id ?? null,
    latitude,
    longitude,
  }
}

/** As long as its column: some letters become many. */
const normalised = (name: string) => normalisePlace(name).slice(0, 80)

function findPlace(
  trx: TransactionClientContract,
  kind: 'county' | 'town' | 'area',
  name: string,
  countyId: number | null,
  townId: number | null
) {
  return Place.query({ client: trx })
    .where({ kind, normalized: normalised(name), county_id: countyId, town_id: townId })
    .orderBy('id')
    .first()
}

/** Towns are unique per county. */
async function findOrAddTown(trx: TransactionClientContract, name: string, county: Place) {
  const find = () => findPlace(trx, 'town', name, county.id, null)
  const found = await find()
  if (found) return found

  const elsewhere = townNamed(name)
  await add(trx, {
    kind: 'town',
    name: name.trim(),
    normalized: normalised(name),
    county_id: county.id,
    latitude: elsewhere?.lat ?? county.latitude,
    longitude: elsewhere?.lon ?? county.longitude,
  })
  return (await find())!
}

async function findOrAddArea(trx: TransactionClientContract, name: string, town: Place) {
  const find = () => findPlace(trx, 'area', name, town.countyId, town.id)
  const found = await find()
  if (found) return found

  await add(trx, {
    kind: 'area',
    name: name.trim(),
    normalized: normalised(name),
    county_id: town.countyId,
    town_id: town.id,
    latitude: town.latitude,
    longitude: town.longitude,
  })
  return (await find())!
}

/** Concurrent inserts are resolved by the unique indexes. */
function add(trx: TransactionClientContract, place: Record<string, string | number | null>) {
  return trx.insertQuery().table('places').insert(place).onConflict().ignore()
}
