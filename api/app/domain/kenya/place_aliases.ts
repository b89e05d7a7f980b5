import type { CountyName } from '#domain/kenya/counties'
import type { PlaceReference } from '#domain/kenya/destinations'
import { normalisePlace } from '#domain/kenya/normalise'
import { townWithPostalCode, type TownName } from '#domain/kenya/towns'

type Alias = { names: readonly string[]; resolvesTo: readonly PlaceReference[] }

const counties = (...names: CountyName[]) =>
  names.map((name) => ({ kind: 'county', name }) as const)
const towns = (...names: TownName[]) => names.map((name) => ({ kind: 'town', name }) as const)

/** Regions, lakes, mountains, airports and stations as people call them. */
export const ALIASES: readonly Alias[] = [
  {
    names: ['Coast', 'Kenyan Coast', 'Kenya Coast', 'The Coast', 'Coastal Kenya', 'Pwani', 'Côte'],
    resolvesTo: counties('Mombasa', 'Kwale', 'Kilifi', 'Lamu', 'Tana River'),
  },
  { names: ['South Coast'], resolvesTo: counties('Kwale') },
  { names: ['North Coast'], resolvesTo: counties('Kilifi', 'Mombasa') },
  {
    names: ['Rift Valley', 'Great Rift Valley', 'The Rift', 'Bonde la Ufa'],
    resolvesTo: counties(
      ...(['Nakuru', 'Narok', 'Kajiado', 'Baringo', 'Laikipia', 'Uasin Gishu'] as const),
      ...(['Elgeyo-Marakwet', 'Nandi', 'Kericho', 'Bomet', 'Samburu', 'Trans Nzoia'] as const),
      ...(['Turkana', 'West Pokot'] as const)
    ),
  },
  {
    names: ['Mount Kenya', 'Mount Kenya National Park', 'Mlima Kenya', 'Mont Kenya'],
    resolvesTo: counties('Nyeri', 'Laikipia', 'Meru', 'Embu', 'Kirinyaga', 'Tharaka-Nithi'),
  },
  {
    names: ['Central', 'Central Kenya', 'Central Highlands'],
    resolvesTo: counties('Kiambu', "Murang'a", 'Nyeri', 'Kirinyaga', 'Nyandarua'),
  },
  {
    names: ['Western', 'Western Kenya'],
    resolvesTo: counties('Kakamega', 'Vihiga', 'Bungoma', 'Busia'),
  },
  {
    names: ['Nyanza'],
    resolvesTo: counties('Kisumu', 'Siaya', 'Homa Bay', 'Migori', 'Kisii', 'Nyamira'),
  },
  {
    names: ['Lake Victoria', 'Victoria Nyanza', 'Lac Victoria', 'Ziwa Victoria'],
    resolvesTo: counties('Kisumu', 'Siaya', 'Homa Bay', 'Migori', 'Busia'),
  },
  { names: ['Lake Turkana'], resolvesTo: counties('Turkana', 'Marsabit') },
  { names: ['Nairobi Metropolitan', 'Greater Nairobi'], resolvesTo: counties('Nairobi', 'Kiambu') },
  {
    names: ['JKIA', 'NBO', 'Jomo Kenyatta', 'Jomo Kenyatta International', 'Wilson', 'WIL'],
    resolvesTo: towns('Nairobi'),
  },
  { names: ['Nairobi SGR', 'Syokimau'], resolvesTo: towns('Nairobi', 'Athi River') },
  { names: ['SGR', 'Madaraka Express'], resolvesTo: towns('Nairobi', 'Mombasa', 'Voi') },
  { names: ['MBA', 'Moi', 'Moi International', 'Miritini'], resolvesTo: towns('Mombasa') },
  { names: ['Ukunda', 'UKA'], resolvesTo: towns('Diani') },
  { names: ['MYD'], resolvesTo: towns('Malindi') },
  { names: ['KIS'], resolvesTo: towns('Kisumu') },
  { names: ['EDL'], resolvesTo: towns('Eldoret') },
  { names: ['LAU', 'Manda Airport', 'Manda Airstrip'], resolvesTo: counties('Lamu') },
]

const byName = new Map(
  ALIASES.flatMap(({ names, resolvesTo }) =>
    names.map((name) => [normalisePlace(name), resolvesTo] as const)
  )
)

/** What people arrive at or by; the place before it is meant. */
const ARRIVAL =
  / (?:international airport|airport|airstrip|sgr station|sgr|railway station|train station|terminus|station)$/

export const ALIAS_NAMES: readonly string[] = [...byName.keys()]

/** The places of a region, an airport, a station or a postal code; null for other words. */
export function placesOfAlias(normalized: string): readonly PlaceReference[] | null {
  return byName.get(normalized) ?? byName.get(withoutArrival(normalized)) ?? ofCode(normalized)
}

/** "kisumu airport" is "kisumu". */
export function withoutArrival(normalized: string): string {
  return normalized.replace(ARRIVAL, '')
}

/** A main post office's town; other offices' codes begin like theirs, those of Nairobi with 00. */
function ofCode(code: string): readonly PlaceReference[] | null {
  if (!/^\d{5}$/.test(code)) return null
  const town =
    townWithPostalCode(code) ??
    townWithPostalCode(`${code.slice(0, 3)}00`) ??
    (code.startsWith('00') ? townWithPostalCode('00100') : null)
  return town && towns(town.name)
}
