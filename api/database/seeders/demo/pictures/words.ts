import type { DemoProperty } from '../types.ts'
import type { Time } from './core/light.ts'
import type { Random } from './core/random.ts'
import type { Place } from './core/scene.ts'
import type { Kind, SceneRequest } from './scenes/request.ts'

type Described = Pick<DemoProperty, 'view'>

const HOUR: Record<Time, string> = {
  dawn: 'in the early morning',
  day: 'by day',
  golden: 'in the last sun',
  dusk: 'at dusk',
  night: 'after dark',
}

/** True when the property is one home among others in a block. */
function isFlat({ type, place, design }: SceneRequest): boolean {
  const small = type === 'studio' || type === 'one-bedroom' || type === 'two-bedroom'
  return design ? design === 'flats' : type === 'apartment' || (place === 'city' && small)
}

function nameOf(request: SceneRequest): string {
  if (isFlat(request)) return 'building'
  return request.type === 'villa' ? 'villa' : 'house'
}

const ROOMS: Record<Exclude<Kind, 'exterior' | 'terrace' | 'pool'>, string[]> = {
  living: ['The living room', 'Where everybody sits', 'Sitting room', 'Living room'],
  bedroom: ['Bedroom', 'The main bedroom', 'A quiet bedroom'],
  kitchen: ['The kitchen', 'Kitchen', 'A kitchen to cook in'],
  bathroom: ['Bathroom', 'The bathroom'],
}

/** A short caption, such as "Veranda over the creek at dusk". */
export function captionFor(request: SceneRequest, { view }: Described, random: Random): string {
  const { kind, time, type, place, take = 0 } = request
  const hour = time === 'day' ? '' : ` ${HOUR[time]}`
  if (kind === 'exterior') {
    const from = place === 'oldtown' ? 'square' : 'garden'
    return random.pick([
      `The ${nameOf(request)} ${HOUR[time]}`,
      `The ${nameOf(request)} from the ${from}${hour}`,
    ])
  }
  if (kind === 'terrace') return `${terraceName(request, random)} ${view}${hour}`
  if (kind === 'pool') return `${random.pick(['The pool', 'Pool and loungers'])} ${HOUR[time]}`
  if (kind === 'bedroom' && take > 0) return `The second bedroom${hour}`
  if (kind === 'bedroom' && type === 'studio') return `The room${hour}`
  return `${random.pick(ROOMS[kind])}${hour}`
}

function terraceName(request: SceneRequest, random: Random): string {
  if (request.place === 'oldtown') return 'Roof terrace'
  if (isFlat(request)) return 'Balcony'
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
  coast: 'the ocean',
  oldtown: 'flat roofs, thatch and the harbour',
  highland: 'green hills in layers of mist',
  lake: 'the lake and the hills beyond',
  savannah: 'the plains with acacias',
  city: 'the skyline above the trees',
  suburb: 'gardens and far hills',
}

/** What the picture shows, for those who do not see it. */
export function altFor(request: SceneRequest, { view }: Described): string {
  const { kind, time, place } = request
  const hour = HOUR[time]
  switch (kind) {
    case 'exterior':
      return `Drawing of a ${nameOf(request)} ${hour}, ${COUNTRY[place]}.`
    case 'living':
      return `Drawing of a living room ${hour}: a sofa with kikoi cushions, a woven rug, and a window towards ${OUTLOOK[place]}.`
    case 'bedroom':
      return `Drawing of a bedroom ${hour}: a made bed with a striped kikoi across its foot and a lamp beside it.`
    case 'kitchen':
      return `Drawing of a kitchen ${hour}: a long counter below a window, shelves with jars, and a table with two stools.`
    case 'bathroom':
      return `Drawing of a bathroom ${hour}: a basin below a mirror, tiled walls and a striped rug.`
    case 'terrace':
      return `Drawing of a terrace ${view} ${hour}: seats and a rug, and beyond the edge ${OUTLOOK[place]}.`
    case 'pool':
      return `Drawing of a swimming pool ${hour} with two loungers under a parasol and the house to one side.`
  }
}
