import { lighten, mix } from '../core/colour.ts'
import { tone } from '../core/light.ts'
import { curve, px, ridge, type Point } from '../core/paths.ts'
import type { Random } from '../core/random.ts'
import { fork, type Scene } from '../core/scene.ts'
import { crest } from './relief.ts'
import { drawWater, lens } from './water.ts'
import { drawPalm } from '../plants/palm.ts'

/** The Indian Ocean: a reef, a headland with palms, dhows under sail, and a beach below `shore`. */
export function drawCoast(scene: Scene, sun: Point, shore: number): void {
  const { sheet, light, horizon } = scene
  const { random } = fork(scene, 'coast')
  drawWater(
    scene,
    {
      top: horizon,
      bottom: shore + 40,
      deep: '#1d6f92',
      shallow: random.pick(['#4fbfb8', '#58b6c4', '#3fae9f']),
    },
    sun
  )
  const scale = (shore - horizon) / 160
  let reef = ''
  for (let i = 0; i < 26; i++) {
    reef += lens(
      random.between(-40, sheet.width),
      horizon + random.between(9, 15) * scale,
      random.between(24, 130),
      1.8
    )
  }
  sheet.fill(reef, tone(light, '#ffffff', 1, 0.2), 0.85)
  drawHeadland(scene, random)
  const dhows = random.int(1, 3)
  for (let i = 0; i < dhows; i++) {
    const near = random.between(0.12, 0.62)
    const at: Point = [random.between(0.1, 0.9) * sheet.width, horizon + near * (shore - horizon)]
    drawDhow(scene, random, at, 46 + near * 130 * Math.max(0.7, scale))
  }
  drawBeach(scene, random, shore)
}

/** A dhow with its lateen sail, as tall as `size` pixels. */
export function drawDhow(
  { sheet, light }: Scene,
  random: Random,
  [x, y]: Point,
  size: number
): void {
  const way = random.sign()
  const depth = Math.max(0, 0.5 - size / 300)
  const p = (dx: number, dy: number) => `${px(x + dx * size * way)} ${px(y - dy * size)}`
  const sail = tone(light, random.pick(['#fbf3e2', '#f3e3c4', '#fbf7f0']), 1, depth)
  sheet.fill(
    `M${p(-0.42, 0.02)}Q${p(0, -0.03)} ${p(0.42, 0.06)}L${p(0.4, -0.04)}Q${p(0, -0.22)} ${p(-0.36, -0.06)}Z`,
    tone(light, '#2b4a55', 0.2, depth),
    0.28
  )
  sheet.fill(
    `M${p(-0.34, 0.2)}Q${p(-0.02, 0.56)} ${p(0.2, 1.04)}Q${p(0.26, 0.5)} ${p(0.3, 0.16)}Q${p(0, 0.1)} ${p(-0.34, 0.2)}Z`,
    sail
  )
  sheet.fill(
    `M${p(0.02, 0.63)}Q${p(0.13, 0.8)} ${p(0.2, 1.04)}Q${p(0.26, 0.5)} ${p(0.3, 0.16)}Q${p(0.22, 0.13)} ${p(0.1, 0.12)}Q${p(0.14, 0.4)} ${p(0.02, 0.63)}Z`,
    tone(light, '#d9b98a', 0.5, depth),
    0.55
  )
  sheet.stroke(
    `M${p(-0.38, 0.16)}Q${p(-0.04, 0.56)} ${p(0.23, 1.1)}M${p(0.06, 0.06)}L${p(0.03, 0.68)}`,
    tone(light, '#5a3b26', 0.4, depth),
    Math.max(1.4, size * 0.016)
  )
  sheet.fill(
    `M${p(-0.46, 0.12)}Q${p(0, 0.03)} ${p(0.44, 0.17)}Q${p(0.36, 0)} ${p(0.24, -0.01)}L${p(-0.26, -0.01)}Q${p(-0.4, 0.02)} ${p(-0.46, 0.12)}Z`,
    tone(light, '#5b3622', 0.35, depth)
  )
  sheet.stroke(
    `M${p(-0.44, 0.11)}Q${p(0, 0.03)} ${p(0.42, 0.15)}`,
    tone(light, '#c98f4e', 0.8, depth),
    Math.max(1.2, size * 0.018)
  )
}

function drawHeadland(scene: Scene, random: Random): void {
  const { sheet, light, horizon } = scene
  const side = random.sign()
  const long = random.between(0.28, 0.52) * sheet.width
  const from = side < 0 ? -30 : sheet.width - long
  const points: Point[] = Array.from({ length: 9 }, (_, i) => {
    const share = i / 8
    const rise = side < 0 ? 1 - share : share
    return [from + share * (long + 30), horizon + 3 - rise ** 0.7 * random.between(22, 40)]
  })
  for (let i = 0; i < 9; i++) {
    const share = random.next()
    const inland = side < 0 ? 1 - share : share
    if (inland < 0.25) continue
    const x = from + share * long
    drawPalm(scene, random, {
      at: [x, horizon - 4 - inland * 14],
      height: random.between(46, 84),
      lean: random.between(-0.25, 0.25),
      depth: 0.42,
      silhouette: 0.3,
    })
  }
  sheet.fill(ridge(points, horizon + 5), tone(light, '#3c6b4c', 0.45, 0.4))
  const sand = curve(points.map(([x]) => [x, horizon + 5] as Point))
  sheet.stroke(sand, tone(light, '#f1dfba', 0.9, 0.25), 3.4)
}

function drawBeach(scene: Scene, random: Random, shore: number): void {
  const { sheet, light } = scene
  const edge = crest(random, shore, 13, 0.8, sheet.width)
  const shift = (by: number): Point[] => edge.map(([x, y]) => [x, y + by])
  const sand = tone(light, '#f3e2c0', 0.9)
  sheet.fill(ridge(shift(-17), shore + 60), tone(light, '#ffffff', 1), 0.5)
  sheet.fill(ridge(shift(-9), shore + 60), tone(light, '#9fdcd2', 0.9), 0.75)
  sheet.fill(ridge(shift(0), shore + 60), tone(light, '#ffffff', 1), 0.95)
  sheet.fill(ridge(shift(6), sheet.height), mix(sand, tone(light, '#a98a62', 0.5), 0.42))
  sheet.fill(
    ridge(shift(26), sheet.height),
    sheet.linear(
      [0, shore],
      [0, sheet.height],
      [
        [0, lighten(sand, 0.12)],
        [0.35, sand],
        [1, mix(sand, tone(light, '#c99f6b', 0.5), 0.6)],
      ]
    )
  )
}
