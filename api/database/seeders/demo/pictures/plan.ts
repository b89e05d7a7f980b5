import type { DemoProperty } from '../types.ts'
import type { Time } from './core/light.ts'
import { Random } from './core/random.ts'
import type { Kind, SceneRequest } from './scenes/request.ts'
import { altFor, captionFor } from './words.ts'

/** One picture of a property: what to draw and what to say about it. */
export interface PlannedPicture {
  request: SceneRequest
  caption: string
  alt: string
  isPrimary: boolean
}

type Planned = Pick<
  DemoProperty,
  'slug' | 'type' | 'place' | 'time' | 'view' | 'amenities' | 'bedrooms' | 'design' | 'paint'
>

/** The five pictures of a property: the house first, rooms that suit its type, the view last. */
export function picturePlanFor(property: Planned): PlannedPicture[] {
  const { slug, type, place, design, paint } = property
  const random = new Random(`plan/${slug}`)
  const taken = new Map<Kind, number>()
  return kindsOf(property, random).map((kind, i) => {
    const take = taken.get(kind) ?? 0
    taken.set(kind, take + 1)
    const time = i === 0 ? property.time : timeOf(kind, property.time, random)
    const request: SceneRequest = { seed: slug, kind, place, time, type, take, design, paint }
    return {
      request,
      caption: captionFor(request, property, random),
      alt: altFor(request, property),
      isPrimary: i === 0,
    }
  })
}

function kindsOf({ type, place, amenities, bedrooms }: Planned, random: Random): Kind[] {
  const pool = amenities.includes('pool') && place !== 'oldtown'
  const last: Kind = 'terrace'
  const wet = random.pick<Kind>(['kitchen', 'bathroom'])
  if (type === 'studio') return ['exterior', 'bedroom', 'kitchen', 'bathroom', last]
  if (pool) return ['exterior', 'pool', 'living', 'bedroom', random.pick<Kind>([last, last, wet])]
  if (bedrooms > 2 && random.chance(0.4)) return ['exterior', 'living', 'bedroom', 'bedroom', last]
  return ['exterior', 'living', 'bedroom', wet, last]
}

/** Rooms are shown mostly by day, terraces when the light is best, and not all at one hour. */
function timeOf(kind: Kind, outside: Time, random: Random): Time {
  if (kind === 'terrace')
    return random.pick<Time>(
      outside === 'dusk' ? ['golden', 'dawn'] : ['golden', 'dusk', 'dusk', 'dawn']
    )
  if (kind === 'pool')
    return random.pick<Time>(outside === 'day' ? ['golden', 'dusk'] : ['day', 'day', 'golden'])
  if (kind === 'bedroom') return random.pick<Time>(['day', 'dawn', 'golden', 'dusk', 'night'])
  if (kind === 'living') return random.pick<Time>(['day', 'day', 'golden', 'dusk'])
  return random.pick<Time>(['day', 'day', 'dawn', 'golden'])
}
