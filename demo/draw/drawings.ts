import { readFileSync } from 'node:fs'
import { drawAvatar } from './portraits/avatar.ts'
import type { Look } from './portraits/look.ts'
import { drawScene } from './scene.ts'
import type { SceneRequest } from './scenes/request.ts'

type Person = { email: string; portrait: string | null; look?: Look }
type Property = Pick<SceneRequest, 'place' | 'type' | 'design' | 'paint'> & {
  slug: string
  pictures: (Pick<SceneRequest, 'take' | 'time'> & { file: string; shows: SceneRequest['kind'] })[]
}

/** A picture of the demo: where it lies in `pictures/`, and how it is drawn, as SVG text. */
export type Drawing = { file: string; draw: () => string }

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../data/${name}.json`, import.meta.url), 'utf8'))

/** Every picture the data names. */
export function drawings(): Drawing[] {
  const people: Person[] = read('people')
  const properties: Property[] = read('properties')
  return [...people.flatMap(portraitOf), ...properties.flatMap(picturesOf)]
}

function portraitOf({ email, portrait, look }: Person): Drawing[] {
  return portrait ? [{ file: portrait, draw: () => drawAvatar(email, look) }] : []
}

function picturesOf({ slug, place, type, design, paint, pictures }: Property): Drawing[] {
  return pictures.map(({ file, shows, time, take }) => ({
    file,
    draw: () => drawScene({ seed: slug, kind: shows, place, type, design, paint, time, take }),
  }))
}
