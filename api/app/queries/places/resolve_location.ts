import { DESTINATIONS } from '#domain/kenya/destinations'
import { readLocation, type LocationReading } from '#domain/kenya/location_text'
import { normalisePlace } from '#domain/kenya/normalise'
import Place from '#models/place'

/** Towns and areas in which a property counts as found. Both empty: nobody knows such a place. */
export type FoundPlaces = { townIds: number[]; areaIds: number[] }

const destinations = new Map(
  DESTINATIONS.map((destination) => [normalisePlace(destination.name), destination])
)
const areasOfDestinations = DESTINATIONS.flatMap(({ resolvesTo }) =>
  resolvesTo.filter(({ kind }) => kind === 'area').map(({ name }) => normalisePlace(name))
)

/**
 * Finds what a guest may have meant by a location among the places of Kenya, in one query over hundreds of
 * rows (architecture, Search). The best kind of match counts alone: the whole name, else whole words of it,
 * else the beginning of a word, else any part. Null when every place is meant.
 */
export async function resolveLocation(text: string): Promise<FoundPlaces | null> {
  const readings = readLocation(text)
  if (readings === null) return null
  if (readings.length === 0) return { townIds: [], areaIds: [] }

  const gazetteer = new Gazetteer(await candidates(readings))
  for (const reading of readings) {
    const found = gazetteer.find(reading)
    if (found.length > 0) return gazetteer.townsAndAreas(found)
  }
  return { townIds: [], areaIds: [] }
}

/** All counties, towns and destinations, and of the areas those whose name may have been meant. */
function candidates(readings: LocationReading[]) {
  const names = new Set(readings.flatMap(({ name, within }) => [name, ...within]))
  return Place.query()
    .select('id', 'kind', 'normalized', 'county_id', 'town_id')
    .whereIn('kind', ['county', 'town', 'destination'])
    .orWhereIn('normalized', areasOfDestinations)
    .orWhere((query) => {
      for (const name of names) query.orWhereLike('normalized', `%${name}%`)
    })
    .orderBy('id')
}

/** From the whole name down to any part of it. Names are normalised: words are separated by one space. */
const MATCHES: ((place: string, name: string) => boolean)[] = [
  (place, name) => place === name,
  (place, name) => ` ${place} `.includes(` ${name} `),
  (place, name) => ` ${place}`.includes(` ${name}`),
  (place, name) => place.includes(name),
]

class Gazetteer {
  constructor(private places: Place[]) {}

  find({ name, within, kind }: LocationReading): Place[] {
    const eligible = kind ? this.places.filter((place) => place.kind === kind) : this.places
    for (const matches of MATCHES) {
      const found = eligible.filter((place) => matches(place.normalized, name))
      const inside = this.#inside(this.#withoutDestinations(found), within)
      if (inside.length > 0) return inside
    }
    return []
  }

  /** Counties become their towns; areas of a town that is found anyway are left out. */
  townsAndAreas(found: Place[]): FoundPlaces {
    const countyIds = new Set(found.filter(({ kind }) => kind === 'county').map(({ id }) => id))
    const towns = this.places.filter(
      (place) => place.kind === 'town' && (found.includes(place) || countyIds.has(place.countyId!))
    )
    const townIds = new Set(towns.map(({ id }) => id))
    const areas = found.filter(({ kind, townId }) => kind === 'area' && !townIds.has(townId!))
    return { townIds: [...townIds], areaIds: areas.map(({ id }) => id) }
  }

  #withoutDestinations(found: Place[]) {
    const places = found.flatMap((place) =>
      place.kind === 'destination' ? this.#placesOfDestination(place.normalized) : [place]
    )
    return [...new Set(places)]
  }

  #placesOfDestination(normalized: string): Place[] {
    const references = destinations.get(normalized)?.resolvesTo ?? []
    return references.flatMap((reference) =>
      this.places.filter(
        (place) =>
          place.kind === reference.kind &&
          place.normalized === normalisePlace(reference.name) &&
          (reference.kind !== 'area' || this.#name(place.townId) === normalisePlace(reference.town))
      )
    )
  }

  /** Surroundings nobody knows ("South Coast") do not narrow anything. */
  #inside(found: Place[], within: readonly string[]) {
    const known = within.filter((name) => this.places.some((place) => place.normalized === name))
    return found.filter((place) => {
      const around = [this.#name(place.townId), this.#name(place.countyId), place.normalized]
      return known.every((name) => around.includes(name))
    })
  }

  #name(id: number | null) {
    return this.places.find((place) => place.id === id)?.normalized
  }
}
