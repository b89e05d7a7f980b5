import type { AreaName } from '#domain/kenya/areas'
import type { Coordinates } from '#domain/kenya/coordinates'
import type { CountyName } from '#domain/kenya/counties'
import type { TownName } from '#domain/kenya/towns'

/** A place of our lists; an area's name means something only within its town. */
export type PlaceReference =
  | { kind: 'county'; name: CountyName }
  | { kind: 'town'; name: TownName }
  | { kind: 'area'; name: AreaName; town: TownName }

export type Destination = Coordinates & {
  name: string
  /** What a search for it finds: properties in any of these */
  resolvesTo: readonly PlaceReference[]
}

/** The 16 destinations suggested while typing; the first six stand there before anything is typed. */
export const DESTINATIONS: readonly Destination[] = [
  { name: 'Nairobi', lat: -1.2864, lon: 36.8172, resolvesTo: [town('Nairobi')] },
  { name: 'Mombasa', lat: -4.0547, lon: 39.6636, resolvesTo: [town('Mombasa')] },
  { name: 'Diani Beach', lat: -4.2797, lon: 39.5947, resolvesTo: [town('Diani')] },
  { name: 'Malindi', lat: -3.2192, lon: 40.1169, resolvesTo: [town('Malindi')] },
  { name: 'Watamu', lat: -3.354, lon: 40.0243, resolvesTo: [town('Watamu')] },
  { name: 'Lamu', lat: -2.2717, lon: 40.902, resolvesTo: [county('Lamu')] },
  { name: 'Kilifi', lat: -3.6305, lon: 39.8499, resolvesTo: [town('Kilifi')] },
  { name: 'Naivasha', lat: -0.7172, lon: 36.431, resolvesTo: [town('Naivasha')] },
  { name: 'Nakuru', lat: -0.2833, lon: 36.0667, resolvesTo: [town('Nakuru')] },
  { name: 'Nanyuki', lat: 0.0167, lon: 37.0728, resolvesTo: [town('Nanyuki')] },
  {
    name: 'Maasai Mara',
    lat: -1.49,
    lon: 35.143,
    resolvesTo: areas('Narok', ['Maasai Mara', 'Talek', 'Sekenani', 'Naboisho', 'Mara North']),
  },
  {
    name: 'Amboseli',
    lat: -2.6527,
    lon: 37.2606,
    resolvesTo: areas('Kajiado', ['Amboseli', 'Kimana', 'Loitokitok']),
  },
  { name: 'Kisumu', lat: -0.1022, lon: 34.7617, resolvesTo: [town('Kisumu')] },
  { name: 'Eldoret', lat: 0.5143, lon: 35.2698, resolvesTo: [town('Eldoret')] },
  { name: 'Nyeri', lat: -0.4201, lon: 36.9476, resolvesTo: [town('Nyeri')] },
  {
    name: 'Tsavo',
    lat: -2.98,
    lon: 38.47,
    resolvesTo: areas('Voi', ['Tsavo East', 'Tsavo West', 'Mtito Andei']),
  },
]

function county(name: CountyName): PlaceReference {
  return { kind: 'county', name }
}

function town(name: TownName): PlaceReference {
  return { kind: 'town', name }
}

function areas(townName: TownName, names: readonly AreaName[]): PlaceReference[] {
  return names.map((name) => ({ kind: 'area', name, town: townName }))
}
