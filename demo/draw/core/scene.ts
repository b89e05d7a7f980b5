import type { Light } from './light.ts'
import type { Random } from './random.ts'
import type { Sheet } from './sheet.ts'

/** Landscapes a property can stand in. */
export const PLACES = [
  'coast',
  'oldtown',
  'highland',
  'lake',
  'savannah',
  'city',
  'suburb',
] as const
export type Place = (typeof PLACES)[number]

/** What every drawing function needs: the sheet, its light, its chance, the height of the horizon. */
export interface Scene {
  sheet: Sheet
  light: Light
  random: Random
  /** Pixels from the top. */
  horizon: number
}

/** The same scene with an independent stream of chance. */
export function fork(scene: Scene, name: string): Scene {
  return { ...scene, random: scene.random.fork(name) }
}
