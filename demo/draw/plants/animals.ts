import { mix } from '../core/colour.ts'
import { tone } from '../core/light.ts'
import { px, type Point } from '../core/paths.ts'
import type { Random } from '../core/random.ts'
import type { Scene } from '../core/scene.ts'

/** Outlines in a unit square standing on y = 0, looking to the right. */
const ELEPHANT =
  'M-.62 .02L-.6 .5Q-.66 .86 -.3 .92Q.06 .98 .22 .9Q.38 .98 .5 .86Q.62 .78 .62 .56Q.64 .34 .58 .1L.64 .06Q.7 .3 .7 .52Q.7 .4 .66 .3L.5 .48Q.46 .5 .42 .46L.4 .02L.24 .02L.22 .36L-.3 .36L-.32 .02L-.42 .02L-.46 .34L-.5 .02Z'
const GIRAFFE =
  'M-.3 .01L-.28 .5Q-.3 .62 -.16 .66L.06 .72L.32 1.5L.3 1.58L.36 1.56L.5 1.48L.48 1.42L.38 1.42L.24 .9L.2 .62L.2 .01L.14 .01L.12 .48L-.16 .46L-.2 .2L-.22 .01Z'
const ZEBRA =
  'M-.42 .01L-.4 .36Q-.44 .6 -.26 .62L.2 .62L.36 .86L.44 .88L.58 .68L.54 .63L.44 .66L.34 .44L.32 .01L.26 .01L.24 .3L-.28 .3L-.32 .01Z'

/** A few animals of one kind, far off, in the colour of the distance. */
export function drawHerd(
  { sheet, light }: Scene,
  random: Random,
  [x, y]: Point,
  size: number,
  depth: number
): void {
  const [outline, colour, low, high] = random.pick([
    [ELEPHANT, '#6d625c', 3, 6],
    [GIRAFFE, '#9a7044', 2, 4],
    [ZEBRA, '#5b5450', 5, 9],
  ] as const)
  const way = random.sign()
  const scale = size * (outline === ZEBRA ? 0.62 : outline === GIRAFFE ? 1 : 1)
  let d = ''
  for (let i = 0; i < random.int(low, high); i++) {
    const grown = scale * (i > 0 && random.chance(0.3) ? 0.6 : random.between(0.88, 1.08))
    const foot: Point = [
      x + i * scale * random.between(0.9, 1.5) - scale * 2,
      y + random.between(-3, 6),
    ]
    d += place(outline, foot, grown, random.chance(0.8) ? way : -way)
  }
  sheet.fill(d, mix(tone(light, colour, 0.3, depth), light.cast, 0.2))
}

function place(outline: string, [x, y]: Point, size: number, way: number): string {
  let across = true
  return outline.replace(/-?\d*\.?\d+/g, (number) => {
    const value = Number(number) * size
    const spot = across ? x + value * way : y - value
    across = !across
    return `${px(spot)} `
  })
}
