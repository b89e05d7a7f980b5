import { DESTINATIONS, type PlaceReference } from '#domain/kenya/destinations'
import {
  readLocation,
  readLocationForgivingly,
  type FoundPlaces,
  type LocationReading,
} from '#domain/kenya/location_text'
import { normalisePlace } from '#domain/kenya/normalise'
import { TOWNS } from '#domain/kenya/towns'
import type { PlaceKind } from '#models/place'
import { reader } from '#services/database/reader'
import { cachedPlaces } from '#services/search/search_cache'

/** Plain rows: hydrating a hundred models would dominate the search. */
type PlaceRow = {
  id: number
  kind: PlaceKind
  normalized: string
  county_id: number | null
  town_id: number | null
}

const destinations = new Map(
  DESTINATIONS.map((destination) => [normalisePlace(destination.name), destination])
)
/** Towns of the country, and areas of its destinations. */
const CURATED = [...TOWNS, ...DESTINATIONS.flatMap(({ resolvesTo }) => resolvesTo)].map(
  ({ name }) => normalisePlace(name)
)

/**
 * Resolves a typed location in one query (architecture, Search). Only the best kind of match counts: whole
 * name, whole words, start of a word, any part. What names no place is read once more, forgivingly. Null for
 * every place. A new town may be found ten seconds later.
 */
export const resolveLocation = (text: string): Promise<FoundPlaces | null> =>
  cachedPlaces(text, () => placesCalled(text))

async function placesCalled(text: string): Promise<FoundPlaces | null> {
  const readings = readLocation(text)
  if (readings === null) return null
  if (readings.length === 0) return { townIds: [], areaIds: [] }

  const found = await firstFound(readings)
  if (found) return found
  const forgiving = readLocationForgivingly(text)
  const meant = forgiving.length > 0 ? await firstFound(forgiving) : null
  return meant ?? { townIds: [], areaIds: [] }
}

async function firstFound(readings: LocationReading[]): Promise<FoundPlaces | null> {
  const gazetteer = new Gazetteer(await candidates(readings))
  for (const reading of readings) {
    const found = gazetteer.find(reading)
    if (found.length > 0) return gazetteer.townsAndAreas(found, await townsOf(found))
  }
  return null
}

/** Hosts add towns: only those that are asked for are read, here those of the counties asked for. */
async function townsOf(places: PlaceRow[]): Promise<number[]> {
  const counties = places.filter(({ kind }) => kind === 'county').map(({ id }) => id)
  if (counties.length === 0) return []
  const towns: { id: number }[] = await reader()
    .from('places')
    .where('kind', 'town')
    .whereIn('county_id', counties)
    .select('id')
    .orderBy('id')
  return towns.map(({ id }) => id)
}

/** Areas, and towns that hosts have added, are prefiltered by name. */
function candidates(readings: LocationReading[]): Promise<PlaceRow[]> {
  const names = new Set(readings.flatMap(({ name, within }) => [name, ...within]))
  return reader()
    .from('places')
    .select('id', 'kind', 'normalized', 'county_id', 'town_id')
    .whereIn('kind', ['county', 'destination'])
    .orWhereIn('normalized', CURATED)
    .orWhere((query) => {
      for (const name of names) query.orWhereLike('normalized', `%${name}%`)
    })
    .orderBy('id')
}

/** From strict to loose; names are normalised. */
const MATCHES: ((place: string, name: string) => boolean)[] = [
  (place, name) => place === name,
  (place, name) => ` ${place} `.includes(` ${name} `),
  (place, name) => ` ${place}`.includes(` ${name}`),
  (place, name) => place.includes(name),
]

class Gazetteer {
  #byId: Map<number, PlaceRow>
  #names: Set<string>

  constructor(private places: PlaceRow[]) {
    this.#byId = new Map(places.map((place) => [place.id, place]))
    this.#names = new Set(places.map(({ normalized }) => normalized))
  }

  find({ name, within, kind, places }: LocationReading): PlaceRow[] {
    if (places) {
      const called = this.places.filter((place) => place.normalized === name)
      return this.#inside([...this.#placesOf(places), ...called], within)
    }
    const eligible = kind ? this.places.filter((place) => place.kind === kind) : this.places
    for (const matches of MATCHES) {
      const found = eligible.filter((place) => matches(place.normalized, name))
      const inside = this.#inside(this.#withoutDestinations(found), within)
      if (inside.length > 0) return inside
    }
    return []
  }

  /** Drops areas of towns already included. @param countyTowns those of the counties found */
  townsAndAreas(found: PlaceRow[], countyTowns: number[]): FoundPlaces {
    const towns = found.filter(({ kind }) => kind === 'town').map(({ id }) => id)
    const townIds = new Set([...towns, ...countyTowns].sort((a, b) => a - b))
    const areas = found.filter(({ kind, town_id: townId }) => {
      return kind === 'area' && !townIds.has(townId!)
    })
    return { townIds: [...townIds], areaIds: areas.map(({ id }) => id) }
  }

  #withoutDestinations(found: PlaceRow[]) {
    const places = found.flatMap((place) =>
      place.kind === 'destination'
        ? this.#placesOf(destinations.get(place.normalized)?.resolvesTo ?? [])
        : [place]
    )
    return [...new Set(places)]
  }

  #placesOf(references: readonly PlaceReference[]): PlaceRow[] {
    return references.flatMap((reference) => {
      const name = normalisePlace(reference.name)
      const town = reference.kind === 'area' ? normalisePlace(reference.town) : null
      return this.places.filter(
        (place) =>
          place.kind === reference.kind &&
          place.normalized === name &&
          (!town || this.#name(place.town_id) === town)
      )
    })
  }

  /** Unknown surroundings ("Ngong Hills") are ignored. */
  #inside(found: PlaceRow[], within: readonly string[]) {
    const known = within.filter((name) => this.#names.has(name))
    if (known.length === 0) return found
    return found.filter((place) => {
      const around = [this.#name(place.town_id), this.#name(place.county_id), place.normalized]
      return known.every((name) => around.includes(name))
    })
  }

  #name(id: number | null) {
    return id === null ? undefined : this.#byId.get(id)?.normalized
  }
}
