import type { DemoProperty } from '../types.ts'
import type { Time } from './core/light.ts'
import type { Random } from './core/random.ts'
import type { Place } from './core/scene.ts'
import type { Kind, SceneRequest } from './scenes/request.ts'

type Described = Pick<DemoProperty, 'type' | 'view' | 'place'>

const HOUR: Record<Time, string> = {
  dawn: 'in the early morning',
  day: 'by day',
  golden: 'in the last sun',
  dusk: 'at dusk',
  night: 'after dark',
}

/** What the house of a type is called in a sentence. */
const BUILDING: Record<DemoProperty['type'], string> = {
  'studio': 'The house with the studio',
  'one-bedroom': 'The house',
  'two-bedroom': 'The house',
  'three-bedroom': 'The house',
  'four-bedroom': 'The house',
  'villa': 'The villa',
  'apartment': 'The building',
  'house': 'The house',
}

const ROOMS: Record<Exclude<Kind, 'exterior' | 'terrace' | 'pool'>, string[]> = {
  living: ['The living room', 'Where everybody sits', 'Sitting room', 'Living room'],
  bedroom: ['Bedroom', 'The main bedroom', 'A quiet bedroom'],
  kitchen: ['The kitchen', 'Kitchen', 'A kitchen to cook in'],
  bathroom: ['Bathroom', 'The bathroom'],
}

/** A short caption, such as "Veranda over the creek at dusk". */
export function captionFor(
  { kind, time, take = 0 }: SceneRequest,
  { type, view, place }: Described,
  random: Random
): string {
  if (kind === 'exterior')
    return random.pick([
      `${BUILDING[type]} ${HOUR[time]}`,
      `${BUILDING[type]} from the ${place === 'oldtown' ? 'square' : 'garden'} ${HOUR[time]}`,
    ])
  if (kind === 'terrace') return `${terraceName(type, place, random)} ${view} ${HOUR[time]}`
  if (kind === 'pool')
    return random.pick([`The pool ${HOUR[time]}`, `Pool and loungers ${HOUR[time]}`])
  if (kind === 'bedroom' && take > 0) return `The second bedroom ${HOUR[time]}`
  const room = random.pick(ROOMS[kind])
  return time === 'day' ? room : `${room} ${HOUR[time]}`
}

function terraceName(type: DemoProperty['type'], place: Place, random: Random): string {
  if (place === 'oldtown') return 'Roof terrace'
  if (place === 'city' || type === 'apartment' || type === 'studio') return 'Balcony'
  return random.pick(['Veranda', 'Terrace'])
}

const COUNTRY: Record<Place, string> = {
  coast: 'palms and the Indian Ocean behind it',
  oldtown: 'the coral houses of an old Swahili town around it',
  highland: 'misty ridges and tea hills behind it',
  lake: 'a wide lake and acacias behind it',
  savannah: 'open plains and acacias around it',
  city: 'the city skyline behind it',
  suburb: 'tall garden trees around it',
}

const OUTLOOK: Record<Place, string> = {
  coast: 'the ocean with a dhow under sail',
  oldtown: 'flat roofs, thatch and the harbour',
  highland: 'green hills in layers of mist',
  lake: 'the lake and the hills beyond',
  savannah: 'the plains with acacias',
  city: 'the skyline above the trees',
  suburb: 'gardens and far hills',
}

/** What the picture shows, for those who do not see it. */
export function altFor({ kind, time, type, place }: SceneRequest, { view }: Described): string {
  const hour = HOUR[time]
  switch (kind) {
    case 'exterior':
      return `Drawing of ${type === 'apartment' ? 'an apartment building' : type === 'villa' ? 'a villa' : 'a house'} ${hour}, ${COUNTRY[place]}.`
    case 'living':
      return `Drawing of a living room ${hour}: a sofa with kikoi cushions, a woven rug, and a window towards ${OUTLOOK[place]}.`
    case 'bedroom':
      return `Drawing of a bedroom ${hour}: a made bed with a striped kikoi across its foot and a lamp beside it.`
    case 'kitchen':
      return `Drawing of a kitchen ${hour}: a long counter below a window, shelves with jars, and a table with two stools.`
    case 'bathroom':
      return `Drawing of a bathroom ${hour}: a basin below a mirror, tiled walls and kikoi towels.`
    case 'terrace':
      return `Drawing of a terrace ${view} ${hour}: seats and a rug, and beyond the edge ${OUTLOOK[place]}.`
    case 'pool':
      return `Drawing of a swimming pool ${hour} with two loungers under a parasol and the house to one side.`
  }
}
