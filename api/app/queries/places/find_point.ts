import db from '@adonisjs/lucid/services/db'
import { isInsideKenyaBounds, type Coordinates } from '#domain/kenya/coordinates'
import { readLocation } from '#domain/kenya/location_text'
import { readOrigin } from '#domain/kenya/origin'
import { townWithPostalCode } from '#domain/kenya/towns'
import { invalid, notFound } from '#exceptions/refusal'
import Place from '#models/place'

/** Precedence for equal names: Nairobi the town, not the county. */
const KINDS = ['town', 'destination', 'area', 'county'] as const

/** Coordinates, postal code or name. @throws Refusal 404 for a place nobody knows, 422 for a point outside Kenya */
export async function findPoint(text: string): Promise<Coordinates> {
  const origin = readOrigin(text)
  if (origin.kind === 'point') {
    if (!isInsideKenyaBounds(origin.at)) throw invalid('place', 'kenya', 'places.outsideKenya')
    return origin.at
  }
  const point =
    origin.kind === 'postalCode' ? await pointOfCode(origin.code) : await pointOfName(origin.text)
  if (!point) throw notFound('places.unknown')
  return point
}

/** A main post office's town, else the town of most properties with the code. */
async function pointOfCode(code: string): Promise<Coordinates | null> {
  const town = townWithPostalCode(code)
  if (town) return { lat: town.lat, lon: town.lon }

  const commonest: { town_id: number } | null = await db
    .from('properties')
    .where({ postal_code: code, is_active: true })
    .whereNull('deleted_at')
    .groupBy('town_id')
    .select('town_id')
    .orderByRaw('count(*) desc, town_id')
    .first()
  return commonest ? pointOf(await Place.find(commonest.town_id)) : null
}

async function pointOfName(text: string): Promise<Coordinates | null> {
  for (const { name, kind } of readLocation(text) ?? []) {
    const query = Place.query().where('normalized', name).whereNotNull('latitude').orderBy('id')
    if (kind) query.where('kind', kind)
    const found = await query
    const wanted = KINDS.map((one) => found.find((place) => place.kind === one)).find(Boolean)
    if (wanted) return pointOf(wanted)
  }
  return null
}

function pointOf(place: Place | null): Coordinates | null {
  if (!place || place.latitude === null || place.longitude === null) return null
  return { lat: place.latitude, lon: place.longitude }
}
