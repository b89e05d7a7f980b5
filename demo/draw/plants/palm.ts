import { lighten, mix } from '../core/colour.ts'
import { tone } from '../core/light.ts'
import { ellipse, px, type Point } from '../core/paths.ts'
import type { Random } from '../core/random.ts'
import type { Scene } from '../core/scene.ts'

/** A palm on the sheet, in pixels. */
export interface Palm {
  /** Foot of the trunk. */
  at: Point
  height: number
  /** How far the crown stands to the side of the foot, as a share of the height. */
  lean: number
  depth?: number
  /** 0–1: how much the whole tree stands dark against the light. */
  silhouette?: number
}

/** A coconut palm: a swinging trunk and a crown of feathered fronds in three tones. */
export function drawPalm(scene: Scene, random: Random, palm: Palm): void {
  const { sheet, light } = scene
  const {
    at: [x, y],
    height,
    lean,
    depth = 0,
    silhouette = 0,
  } = palm
  const top: Point = [x + lean * height, y - height]
  const dark = tone(light, '#22352c', 0.2, depth)
  const paint = (colour: string, lit: number) =>
    mix(tone(light, colour, lit, depth), dark, silhouette)

  const foot = height * 0.026
  const bend: Point = [x + lean * height * 0.18, y - height * 0.55]
  const trunk = (left: number, right: number) =>
    `M${px(x + foot * left * 1.7)} ${px(y)}Q${px(bend[0] + foot * left)} ${px(bend[1])} ${px(top[0] + foot * 0.6 * left)} ${px(top[1])}` +
    `L${px(top[0] + foot * 0.6 * right)} ${px(top[1])}Q${px(bend[0] + foot * right)} ${px(bend[1])} ${px(x + foot * right * 1.7)} ${px(y)}Z`
  sheet.fill(trunk(-1, 1), paint('#8a7460', 0.35))
  sheet.fill(light.side < 0 ? trunk(-1, -0.1) : trunk(0.1, 1), paint('#b39a7c', 0.95))

  const count = height > 200 ? random.int(11, 13) : 9
  const comb = height > 420 ? 14 : height > 200 ? 10 : 6
  const crown = height * random.between(0.36, 0.44)
  const fronds = Array.from({ length: count }, (_, i) => {
    const angle = Math.PI * (1.16 - (1.32 * i) / (count - 1)) + random.between(-0.12, 0.12)
    return { angle, long: Math.min(330, crown) * random.between(0.84, 1.1) }
  })
  const draw = (list: typeof fronds, stretch: number) =>
    list.map(({ angle, long }) => frond(top, angle, long * stretch, comb)).join('')
  sheet.fill(
    draw(
      fronds.filter((_, i) => i % 3 === 0),
      1.04
    ),
    paint('#28543f', 0.2)
  )
  sheet.fill(
    draw(
      fronds.filter((_, i) => i % 3 === 1),
      1
    ),
    paint('#3b7a4c', 0.6)
  )
  sheet.fill(
    draw(
      fronds.filter((_, i) => i % 3 === 2),
      0.95
    ),
    paint(lighten('#5c9a54', 0.06), 0.95)
  )
  const size = height * 0.02
  const nuts = [-1.1, 0.3, 1.4].map((side, i) =>
    ellipse(top[0] + side * size, top[1] + size * (1.1 + (i % 2) * 0.6), size, size * 1.1)
  )
  sheet.fill(nuts.join(''), paint('#a2733c', 0.6))
}

/** One frond: a drooping rib with narrow leaflets combed outward and down on both sides. */
export function frond([x, y]: Point, angle: number, long: number, comb = 13): string {
  const [dx, dy] = [Math.cos(angle), -Math.sin(angle)]
  const droop = long * (0.42 + 0.4 * Math.abs(dx))
  const rib = (t: number): Point => [
    x + dx * long * t,
    y + dy * long * t * (1 - 0.3 * t) + droop * t * t,
  ]
  const thick = long * 0.016
  let d = `M${px(x)} ${px(y - thick)}Q${rib(0.5).map(px).join(' ')} ${rib(1).map(px).join(' ')}Q${px(rib(0.5)[0])} ${px(rib(0.5)[1] + thick * 2)} ${px(x)} ${px(y + thick)}Z`
  for (let i = 1; i <= comb; i++) {
    const t = 0.08 + (0.92 * i) / comb
    const foot = rib(t)
    const next = rib(Math.min(1.02, t + 0.62 / comb))
    const ahead = rib(t + 0.06)
    const run = Math.hypot(ahead[0] - foot[0], ahead[1] - foot[1]) || 1
    const along: Point = [(ahead[0] - foot[0]) / run, (ahead[1] - foot[1]) / run]
    const leaf = long * 0.36 * (0.35 + Math.sin(Math.min(1, t * 1.1) * Math.PI * 0.8) * 0.75)
    for (const side of [-1, 1]) {
      const across: Point = [-along[1] * side, along[0] * side]
      const tip: Point = [
        foot[0] + leaf * (along[0] * 0.62 + across[0] * 0.55),
        foot[1] + leaf * (along[1] * 0.62 + across[1] * 0.42 + 0.4),
      ]
      d += `M${px(foot[0])} ${px(foot[1])}L${px(tip[0])} ${px(tip[1])}L${px(next[0])} ${px(next[1])}Z`
    }
  }
  return d
}
