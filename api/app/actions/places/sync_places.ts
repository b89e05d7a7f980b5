import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { AREAS } from '#domain/kenya/areas'
import { COUNTIES } from '#domain/kenya/counties'
import { DESTINATIONS } from '#domain/kenya/destinations'
import { normalisePlace } from '#domain/kenya/normalise'
import { TOWNS } from '#domain/kenya/towns'
import Place, { type PlaceKind } from '#models/place'

type PlaceRow = {
  kind: PlaceKind
  name: string
  normalized: string
  county_id: number | null
  town_id: number | null
  latitude: number
  longitude: number
  postal_code: string | null
}

/** Upserts the places of Kenya at every start; keeps areas added by hosts (architecture, Search). */
export async function syncPlaces(): Promise<void> {
  const known = await knownPlaces()
  await db.transaction(async (trx) => {
    await syncCounties(trx, known)
    await syncTowns(trx, known)
    await syncDestinations(trx, known)
    await syncAreas(trx, known)
  })
}

/** By identity; of duplicates the older one counts. */
type KnownPlaces = Map<string, Place>

const identity = (
  kind: string,
  normalized: string,
  countyId: number | null,
  townId: number | null
) => [kind, normalized, countyId ?? 0, townId ?? 0].join('|')

async function knownPlaces(): Promise<KnownPlaces> {
  const places = await Place.query().orderBy('id', 'desc')
  return new Map(
    places.map((place) => [
      identity(place.kind, place.normalized, place.countyId, place.townId),
      place,
    ])
  )
}

function syncCounties(trx: TransactionClientContract, known: KnownPlaces) {
  return upsert(
    trx,
    known,
    COUNTIES.map((county) => row('county', county))
  )
}

function syncTowns(trx: TransactionClientContract, known: KnownPlaces) {
  return upsert(
    trx,
    known,
    TOWNS.map((town) => ({
      ...row('town', town),
      county_id: countyIdOf(known, town.county),
      postal_code: town.postalCode,
    }))
  )
}

function syncDestinations(trx: TransactionClientContract, known: KnownPlaces) {
  return upsert(
    trx,
    known,
    DESTINATIONS.map((destination) => row('destination', destination))
  )
}

function syncAreas(trx: TransactionClientContract, known: KnownPlaces) {
  const townsByName = new Map(TOWNS.map((town) => [town.name, town]))
  return upsert(
    trx,
    known,
    AREAS.map((area) => {
      const county = countyIdOf(known, townsByName.get(area.town)!.county)
      const town = known.get(identity('town', normalisePlace(area.town), county, null))!
      return { ...row('area', area), county_id: county, town_id: town.id }
    })
  )
}

function countyIdOf(known: KnownPlaces, name: string) {
  return known.get(identity('county', normalisePlace(name), null, null))!.id
}

function row(
  kind: PlaceKind,
  { name, lat, lon }: { name: string; lat: number; lon: number }
): PlaceRow {
  return {
    kind,
    name,
    normalized: normalisePlace(name),
    county_id: null,
    town_id: null,
    latitude: lat,
    longitude: lon,
    postal_code: null,
  }
}

/** Inserts missing rows in one statement, adds their ids to `known` and updates changed ones. */
async function upsert(trx: TransactionClientContract, known: KnownPlaces, rows: PlaceRow[]) {
  const missing: PlaceRow[] = []
  for (const place of rows) {
    const existing = known.get(
      identity(place.kind, place.normalized, place.county_id, place.town_id)
    )
    if (!existing) missing.push(place)
    else if (hasChanged(existing, place))
      await trx.from('places').where('id', existing.id).update(place)
  }
  if (missing.length === 0) return

  await trx.insertQuery().table('places').multiInsert(missing)
  const added = await Place.query({ client: trx })
    .where('kind', missing[0].kind)
    .orderBy('id', 'desc')
  for (const place of added) {
    known.set(identity(place.kind, place.normalized, place.countyId, place.townId), place)
  }
}

function hasChanged(existing: Place, wanted: PlaceRow) {
  return (
    existing.name !== wanted.name ||
    existing.latitude !== wanted.latitude ||
    existing.longitude !== wanted.longitude ||
    existing.postalCode !== wanted.postal_code
  )
}
