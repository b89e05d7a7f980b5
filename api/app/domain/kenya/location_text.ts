import { AREAS } from '#domain/kenya/areas'
import { COUNTIES, countyNamed } from '#domain/kenya/counties'
import { DESTINATIONS, type PlaceReference } from '#domain/kenya/destinations'
import { normalisePlace } from '#domain/kenya/normalise'
import { ALIAS_NAMES, placesOfAlias, withoutArrival } from '#domain/kenya/place_aliases'
import { closestNames } from '#domain/kenya/spelling'
import { TOWNS, townNamed } from '#domain/kenya/towns'

export type LocationReading = {
  name: string
  within: readonly string[]
  kind?: 'county' | 'town'
  /** What the name stands for, besides what is called so. */
  places?: readonly PlaceReference[]
}

/** Rows of the places a text means. Both empty: unknown place. */
export type FoundPlaces = { townIds: number[]; areaIds: number[] }

const COUNTRY = 'kenya'
const SUFFIXES = { county: 'county', town: 'town', city: 'town' } as const

/** Parts between commas that are read. */
const MAX_PARTS = 4

/**
 * Interpretations of a location, the most literal first, e.g. "Westlands, Nairobi", "westlands nairobi",
 * "Kilifi County". A region, an airport or a station stands before what is called nearly so, and surrounds
 * nothing: hosts name areas after them. Null for the whole country or empty text, [] without a letter or digit.
 */
export function readLocation(text: string): LocationReading[] | null {
  if (text.trim() === '') return null
  const parts = partsOf(text)
  if (parts.length > 0) {
    return parts.flatMap((name, index) => {
      const within = parts.slice(index + 1).filter((part) => !placesMeant(part))
      return readingsOf(name, within)
    })
  }
  return normalisePlace(text) === '' ? [] : null
}

/** The place a text begins with, normalised: "Westlands, Nairobi" is "westlands". Empty without one. */
export function placeInText(text: string): string {
  return partsOf(text)[0] ?? ''
}

/** Names that may have been misspelt. */
const NAMES = [...TOWNS, ...DESTINATIONS, ...AREAS, ...COUNTIES].map(({ name }) =>
  normalisePlace(name)
)

/**
 * For a text whose literal readings name no place: airports and stations named after a place, a town before its
 * estate ("nairobi westlands"), and last what it is spelt most like.
 */
export function readLocationForgivingly(text: string): LocationReading[] {
  const parts = partsOf(text)
  return [...parts.flatMap(turnedOf), ...parts.flatMap(misspeltOf)]
}

function turnedOf(name: string): LocationReading[] {
  const arrivedAt = withoutArrival(name)
  return [
    ...(arrivedAt === name ? [] : [{ name: arrivedAt, within: [] }]),
    ...withTownAtItsStart(name),
  ]
}

/** Whole, and with its first or last word as the town. */
function misspeltOf(name: string): LocationReading[] {
  const likely = closestNames(name, [...NAMES, ...ALIAS_NAMES])
  const words = name.split(' ')
  const turned = words.length === 2 ? spelt(words[0], words[1]) : []
  return [...likely.flatMap((one) => readingsOf(one, [])), ...turned]
}

/** Two names, one within the other, in either order. */
function spelt(one: string, other: string): LocationReading[] {
  const readAs = (word: string) => (NAMES.includes(word) ? [word] : closestNames(word, NAMES))
  return readAs(one).flatMap((first) =>
    readAs(other).flatMap((second) => [
      { name: first, within: [second] },
      { name: second, within: [first] },
    ])
  )
}

function withTownAtItsStart(name: string): LocationReading[] {
  const words = name.split(' ')
  for (let cut = words.length - 1; cut > 0; cut--) {
    const head = words.slice(0, cut).join(' ')
    if (townNamed(head) || countyNamed(head)) {
      return [{ name: words.slice(cut).join(' '), within: [head] }]
    }
  }
  return []
}

function partsOf(text: string): string[] {
  return text
    .split(',')
    .map(normalisePlace)
    .map((part) => part.replace(/^mt /, 'mount '))
    .map(withoutCountry)
    .filter(Boolean)
    .slice(0, MAX_PARTS)
}

/** Mount Kenya is not the country's. */
function withoutCountry(part: string) {
  if (part === COUNTRY) return ''
  if (/^(?:mount|mont|mlima) kenya$/.test(part)) return part
  return part.endsWith(` ${COUNTRY}`) ? part.slice(0, -COUNTRY.length - 1) : part
}

function readingsOf(name: string, within: readonly string[]): LocationReading[] {
  const places = placesMeant(name)
  return [
    ...(places ? [{ name, within, places }] : []),
    { name, within },
    ...withSuffixRead(name, within),
    ...withTownAtItsEnd(name, within),
  ]
}

/** Ukunda and Syokimau are areas before they are an airport and a station. */
function placesMeant(name: string) {
  return NAMES.includes(name) ? null : placesOfAlias(name)
}

/** "kilifi county" is the county, "nairobi city" the town. */
function withSuffixRead(name: string, within: readonly string[]): LocationReading[] {
  for (const [suffix, kind] of Object.entries(SUFFIXES)) {
    if (name.endsWith(` ${suffix}`))
      return [{ name: name.slice(0, -suffix.length - 1), within, kind }]
  }
  return []
}

/** "westlands nairobi": without a comma. */
function withTownAtItsEnd(name: string, within: readonly string[]): LocationReading[] {
  const words = name.split(' ')
  for (let cut = 1; cut < words.length; cut++) {
    const tail = words.slice(cut).join(' ')
    if (!townNamed(tail) && !countyNamed(tail)) continue
    const head = words.slice(0, cut).join(' ')
    return [
      { name: head, within: [tail, ...within] },
      { name: tail, within },
    ]
  }
  return []
}
