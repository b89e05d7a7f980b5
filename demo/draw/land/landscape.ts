import type { Point } from '../core/paths.ts'
import type { Place, Scene } from '../core/scene.ts'
import { drawCity } from './city.ts'
import { drawCoast } from './coast.ts'
import { drawHighland } from './highland.ts'
import { drawLake } from './lake.ts'
import { drawRoofs } from './roofs.ts'
import { drawSavannah } from './savannah.ts'
import { drawSky } from './sky.ts'
import { drawSuburb } from './suburb.ts'

/** Sky and country down to `ground`, where the scene's own ground begins. Returns where the sun stands. */
export function drawLandscape(scene: Scene, place: Place, ground: number): Point {
  const sun = drawSky(scene)
  if (place === 'coast') drawCoast(scene, sun, ground)
  else if (place === 'oldtown') drawRoofs(scene, sun, ground)
  else if (place === 'highland') drawHighland(scene, ground)
  else if (place === 'lake') drawLake(scene, sun, ground)
  else if (place === 'savannah') drawSavannah(scene, ground)
  else if (place === 'city') drawCity(scene, ground)
  else drawSuburb(scene, ground)
  return sun
}
