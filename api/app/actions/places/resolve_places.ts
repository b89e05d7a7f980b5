import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { normalisePlace } from '#domain/kenya/normalise'
import { townNamed } from '#domain/kenya/towns'
import { invalid } from '#exceptions/refusal'
import Place from '#models/place'

type Address = { city: string; county: string; area: string }

/** Where a property lies: what its row and its search row refer to, and a point until a host sets a pin. */
type ResolvedPlaces = {
  countyId: number
  townId: number
  areaId: number | null
  latitude: number | null
  longitude: number | null
}

/**
 * Finds the county, town and area of an address in `places`, in the transaction that writes the property. A
 * town or area nobody has named before is added within its county or town, so that it can be searched for.
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

function findPlace(
  trx: TransactionClientContract,
  kind: 'county' | 'town' | 'area',
  name: string,
  countyId: number | null,
  townId: number | null
) {
  return Place.query({ client: trx })
    .where({ kind, normalized: normalisePlace(name), county_id: countyId, town_id: townId })
    .orderBy('id')
    .first()
}

/** A town belongs to the county its host named: whoever searches for either finds the property. */
async function findOrAddTown(trx: TransactionClientContract, name: string, county: Place) {
  const found = await findPlace(trx, 'town', name, county.id, null)
  if (found) return found

  const elsewhere = townNamed(name)
  return Place.create(
    {
      kind: 'town',
      name: name.trim(),
      normalized: normalisePlace(name),
      countyId: county.id,
      latitude: elsewhere?.lat ?? county.latitude,
      longitude: elsewhere?.lon ?? county.longitude,
    },
    { client: trx }
  )
}

/** Two hosts may name the same new area at once: the unique index lets one of them add it. */
async function findOrAddArea(trx: TransactionClientContract, name: string, town: Place) {
  const find = () => findPlace(trx, 'area', name, town.countyId, town.id)
  const found = await find()
  if (found) return found

  await trx
    .insertQuery()
    .table('places')
    .insert({
      kind: 'area',
      name: name.trim(),
      normalized: normalisePlace(name),
      county_id: town.countyId,
      town_id: town.id,
      latitude: town.latitude,
      longitude: town.longitude,
    })
    .onConflict(['kind', 'normalized', 'county_id', 'town_id'])
    .ignore()
  return (await find())!
}
