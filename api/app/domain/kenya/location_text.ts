import { countyNamed } from '#domain/kenya/counties'
import { normalisePlace } from '#domain/kenya/normalise'
import { townNamed } from '#domain/kenya/towns'

export type LocationReading = {
  name: string
  within: readonly string[]
  kind?: 'county' | 'town'
}

const COUNTRY = 'kenya'
const SUFFIXES = { county: 'county', town: 'town', city: 'town' } as const

/** Parts between commas that are read. */
const MAX_PARTS = 4

/**
 * Interpretations of a location, the most literal first, e.g. "Westlands, Nairobi", "westlands nairobi",
 * "Kilifi County". Null for the whole country or empty text, [] without a letter or digit.
 */
export function readLocation(text: string): LocationReading[] | null {
  if (text.trim() === '') return null
  const typed = text.split(',').map(normalisePlace).filter(Boolean)
  if (typed.length === 0) return []

  const parts = typed.map(withoutCountry).filter(Boolean).slice(0, MAX_PARTS)
  if (parts.length === 0) return null
  return parts.flatMap((name, index) => readingsOf(name, parts.slice(index + 1)))
}

function withoutCountry(part: string) {
  if (part === COUNTRY) return ''
  return part.endsWith(` ${COUNTRY}`) ? part.slice(0, -COUNTRY.length - 1) : part
}

function readingsOf(name: string, within: readonly string[]): LocationReading[] {
  return [{ name, within }, ...withSuffixRead(name, within), ...withTownAtItsEnd(name, within)]
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
