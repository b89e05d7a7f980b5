import { AREAS, areaNamed } from '#domain/kenya/areas'
import type { Coordinates } from '#domain/kenya/coordinates'
import { COUNTIES, countyNamed } from '#domain/kenya/counties'
import { DESTINATIONS, type PlaceReference } from '#domain/kenya/destinations'
import { placeInText } from '#domain/kenya/location_text'
import { normalisePlace } from '#domain/kenya/normalise'
import { ALIASES } from '#domain/kenya/place_aliases'
import { closestNames } from '#domain/kenya/spelling'
import { TOWNS, townNamed } from '#domain/kenya/towns'

/** The name is a location that the search understands. */
export type PlaceSuggestion = Coordinates & { name: string }

/** Names of one place share their `place`: it is suggested once. */
type Candidate = PlaceSuggestion & { place: string; normalized: string }

/** As many as are offered at once (§5). */
export const MAX_SUGGESTIONS = 6

/** The better known before the rest. */
const CANDIDATES: readonly Candidate[] = [
  ...[...DESTINATIONS, ...TOWNS].map((place) => candidate(place.name, place)),
  ...ALIASES.flatMap(({ names, resolvesTo }) =>
    names.map((name) => candidate(name, pointOf(resolvesTo[0]), names[0]))
  ),
  ...COUNTIES.map((county) => candidate(`${county.name} County`, county)),
  ...AREAS.map((area) => candidate(`${area.name}, ${area.town}`, area)),
]

/** From strict to loose; texts are normalised. */
const MATCHES: ((name: string, typed: string) => boolean)[] = [
  (name, typed) => name.startsWith(typed),
  (name, typed) => ` ${name}`.includes(` ${typed}`),
  (name, typed) => name.includes(typed),
]

/**
 * Places that may be meant by what somebody types, the likeliest first. What is in no name is read as a slip of
 * the pen, in a whole name or in its beginning. Empty for a text without a letter.
 */
export function suggestPlaces(text: string): PlaceSuggestion[] {
  const typed = placeInText(text)
  if (!typed) return []
  const literal = MATCHES.flatMap((matches) =>
    CANDIDATES.filter(({ normalized }) => matches(normalized, typed))
  )
  return onceEach(literal.length > 0 ? literal : misspelt(typed))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ name, lat, lon }) => ({ name, lat, lon }))
}

/** Whole, or a beginning that may have a letter too few or too many. */
function misspelt(typed: string): Candidate[] {
  for (const length of [Infinity, typed.length, typed.length + 1, typed.length - 1]) {
    const starts = closestNames(
      typed,
      CANDIDATES.map(({ normalized }) => normalized.slice(0, length))
    )
    const found = CANDIDATES.filter(({ normalized }) =>
      starts.some((start) => normalized.startsWith(start))
    )
    if (found.length > 0) return found
  }
  return []
}

function onceEach(candidates: Candidate[]): Candidate[] {
  const byPlace = new Map<string, Candidate>()
  for (const one of candidates) if (!byPlace.has(one.place)) byPlace.set(one.place, one)
  return [...byPlace.values()]
}

function candidate(name: string, { lat, lon }: Coordinates, place = name): Candidate {
  return { name, lat, lon, place, normalized: normalisePlace(name) }
}

function pointOf(reference: PlaceReference): Coordinates {
  if (reference.kind === 'county') return countyNamed(reference.name)!
  return reference.kind === 'town'
    ? townNamed(reference.name)!
    : areaNamed(reference.town, reference.name)!
}
