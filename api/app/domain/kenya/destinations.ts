import type { AreaName } from '#domain/kenya/areas'
import type { Coordinates } from '#domain/kenya/coordinates'
import type { CountyName } from '#domain/kenya/counties'
import { TOWNS, type TownName } from '#domain/kenya/towns'

/** An area's name is unique within its town only. */
export type PlaceReference =
  | { kind: 'county'; name: CountyName }
  | { kind: 'town'; name: TownName }
  | { kind: 'area'; name: AreaName; town: TownName }

export type Destination = Coordinates & {
  name: string
  resolvesTo: readonly PlaceReference[]
}

/** The first six are offered before anything is typed. */
export const DESTINATIONS: readonly Destination[] = [
  town('Nairobi'),
  town('Mombasa'),
  { ...town('Diani'), name: 'Diani Beach' },
  town('Malindi'),
  town('Watamu'),
  // Includes the islands and beaches, not only the old town
  { ...town('Lamu'), resolvesTo: [{ kind: 'county', name: 'Lamu' }] },
  town('Kilifi'),
  town('Naivasha'),
  town('Nakuru'),
  town('Nanyuki'),
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
  town('Kisumu'),
  town('Eldoret'),
  town('Nyeri'),
  {
    name: 'Tsavo',
    lat: -2.98,
    lon: 38.47,
    resolvesTo: areas('Voi', ['Tsavo East', 'Tsavo West', 'Mtito Andei']),
  },
]

function town(name: TownName): Destination {
  const { lat, lon } = TOWNS.find((candidate) => candidate.name === name)!
  return { name, lat, lon, resolvesTo: [{ kind: 'town', name }] }
}

function areas(townName: TownName, names: readonly AreaName[]): PlaceReference[] {
  return names.map((name) => ({ kind: 'area', name, town: townName }))
}
