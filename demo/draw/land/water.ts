import { lighten, mix, type Colour } from '../core/colour.ts'
import { tone } from '../core/light.ts'
import { px, rect, type Point } from '../core/paths.ts'
import { fork, type Scene } from '../core/scene.ts'

/** A stretch of open water. */
export interface Water {
  /** Where it begins and ends on the sheet. */
  top: number
  bottom: number
  deep: Colour
  shallow: Colour
}

/** A lying lens: the shape of a small wave or a gleam on water. */
export function lens(x: number, y: number, long: number, thick: number): string {
  return `M${px(x)} ${px(y)}q${px(long / 2)} ${px(-thick)} ${px(long)} 0q${px(-long / 2)} ${px(thick)} ${px(-long)} 0Z`
}

/** Open water with sky in it, waves that grow toward the viewer and the sun's path. */
export function drawWater(scene: Scene, { top, bottom, deep, shallow }: Water, sun: Point): void {
  const { sheet, light } = scene
  const { random } = fork(scene, 'water')
  const mirrored = (colour: Colour, share: number) =>
    mix(tone(light, colour, 0.8), light.stops[2][1], share)
  sheet.fill(
    rect(0, top, sheet.width, bottom - top),
    sheet.linear(
      [0, top],
      [0, bottom],
      [
        [0, mix(mirrored(deep, 0.4), light.horizon, 0.35)],
        [0.14, mirrored(deep, 0.3)],
        [0.55, mirrored(mix(deep, shallow, 0.55), 0.16)],
        [1, mirrored(shallow, 0.12)],
      ]
    )
  )
  const wave = (count: number, size: number) => {
    let d = ''
    for (let i = 0; i < count; i++) {
      const near = random.next() ** 1.4
      const y = top + 3 + near * (bottom - top)
      const long = (14 + near * 120) * size * random.between(0.5, 1.3)
      d += lens(random.between(-60, sheet.width), y, long, 0.8 + near * 4.5 * size)
    }
    return d
  }
  sheet.fill(wave(90, 1), lighten(mirrored(shallow, 0.4), 0.3), 0.32)
  sheet.fill(wave(70, 1.2), lighten(mirrored(deep, 0.1), -0.25), 0.25)
  if (light.sunHeight !== null) drawGlitter(scene, top, bottom, sun[0])
}

function drawGlitter(scene: Scene, top: number, bottom: number, x: number): void {
  const { sheet, light } = scene
  const { random } = fork(scene, 'glitter')
  const reach = Math.min(bottom - top, 420)
  sheet.inside(rect(0, top, sheet.width, bottom - top), () => {
    sheet.glow([x, top], reach * 1.1, light.sun, 0.5, 0.8)
  })
  let d = ''
  for (let i = 0; i < 110; i++) {
    const near = random.next() ** 1.5
    const spread = 46 + near * 150
    const long = (10 + near * 62) * random.between(0.4, 1.2)
    const offset = (random.next() + random.next() - 1) * spread
    d += lens(x + offset - long / 2, top + 2 + near * reach, long, 1.2 + near * 4)
  }
  sheet.fill(d, lighten(light.sun, 0.3), 0.75)
}
