import type { Colour } from '../core/colour.ts'
import { mix } from '../core/colour.ts'
import { tone } from '../core/light.ts'
import { ridge, type Point } from '../core/paths.ts'
import type { Random } from '../core/random.ts'
import type { Scene } from '../core/scene.ts'

/** The shape of a ridge of hills, in pixels. */
export interface Ridge {
  /** Mean height of its crest on the sheet and how far it swings, in pixels. */
  y: number
  swing: number
  /** How many swings across the sheet. */
  waves: number
  colour: Colour
  depth: number
  bottom: number
}

/** Points of a rolling crest: a few sines out of step. */
export function crest(
  random: Random,
  y: number,
  swing: number,
  waves: number,
  width: number
): Point[] {
  const phases = [random.between(0, 6.3), random.between(0, 6.3), random.between(0, 6.3)]
  const steps = Math.max(14, Math.round(waves * 9))
  return Array.from({ length: steps + 1 }, (_, i) => {
    const share = i / steps
    const angle = share * Math.PI * 2 * waves
    const height =
      Math.sin(angle + phases[0]) * 0.6 +
      Math.sin(angle * 1.9 + phases[1]) * 0.28 +
      Math.sin(angle * 4.3 + phases[2]) * 0.12
    return [-20 + share * (width + 40), y - swing * height] as Point
  })
}

/** A ridge of hills that fades into haze toward its foot. Returns its crest. */
export function drawRidge(scene: Scene, random: Random, shape: Ridge): Point[] {
  const { sheet, light } = scene
  const points = crest(random, shape.y, shape.swing, shape.waves, sheet.width)
  const top = tone(light, shape.colour, 0.62, shape.depth)
  const foot = mix(top, light.haze, 0.5)
  const reach = Math.min(shape.bottom, shape.y + shape.swing * 3 + 60)
  sheet.fill(
    ridge(points, shape.bottom),
    sheet.linear(
      [0, shape.y - shape.swing],
      [0, reach],
      [
        [0, top],
        [1, foot],
      ]
    )
  )
  return points
}

/** A bank of mist lying across the sheet. */
export function drawMist(
  scene: Scene,
  random: Random,
  y: number,
  thick: number,
  strength: number
): void {
  const { sheet, light } = scene
  const points = crest(random, y, thick * 0.25, 1.6, sheet.width)
  const below: Point[] = crest(random, y + thick, thick * 0.3, 1.3, sheet.width).reverse()
  const colour = mix(light.haze, '#ffffff', light.time === 'night' ? 0.05 : 0.35)
  sheet.fill(
    `${ridge(points, y + thick * 0.5)}${ridge(below, y + thick * 0.5)}`,
    sheet.linear(
      [0, y - thick * 0.4],
      [0, y + thick * 1.3],
      [
        [0, colour, 0],
        [0.45, colour, strength],
        [1, colour, 0],
      ]
    )
  )
}
