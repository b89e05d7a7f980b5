import { lighten, type Colour } from '../core/colour.ts'
import { tone } from '../core/light.ts'
import { ellipse, line, px, type Point } from '../core/paths.ts'
import type { Spot } from '../core/space.ts'
import type { Stage } from '../core/stage.ts'
import { tuft } from '../plants/grass.ts'
import { frond } from '../plants/palm.ts'

/** A plant in a pot or a basket, `tall` metres with its pot. */
export function drawPottedPlant(stage: Stage, spot: Spot, tall: number, pot: Colour): void {
  const { sheet, light, camera, random } = stage
  const [x, y] = camera.see(spot)
  const s = camera.scale(spot)
  const reach = tall * s * 0.6
  const outside = x < -reach || x > sheet.width + reach || y - tall * s > sheet.height
  if (outside || camera.depth(spot) < 0.9) return
  const size = Math.min(0.44, tall * 0.28) * s
  sheet.shadow([x, y], size * 1.25, light.cast, 0.5, 0.3)
  const crown: Point = [x, y - size * 0.95]
  const high = (tall * s - size) * 0.98
  const sort = random.pick(['palm', 'rubber', 'snake', 'monstera'])
  if (sort === 'palm') drawArecaLeaves(stage, crown, high)
  else if (sort === 'snake') {
    sheet.fill(tuft(random, crown, high * 0.95, 9), tone(light, '#2f6148', 0.4))
    sheet.fill(tuft(random, crown, high * 0.8, 6), tone(light, '#6fa26a', 0.85))
  } else drawBroadLeaves(stage, crown, high, sort === 'monstera')
  const bulge = random.between(0.4, 0.6)
  const path = `M${px(x - size * 0.5)} ${px(y - size)}Q${px(x - size * bulge)} ${px(y - size * 0.4)} ${px(x - size * 0.36)} ${px(y)}Q${px(x)} ${px(y + size * 0.12)} ${px(x + size * 0.36)} ${px(y)}Q${px(x + size * bulge)} ${px(y - size * 0.4)} ${px(x + size * 0.5)} ${px(y - size)}Q${px(x)} ${px(y - size * 0.86)} ${px(x - size * 0.5)} ${px(y - size)}Z`
  const [a, b] =
    light.side < 0 ? [x - size * 0.5, x + size * 0.5] : [x + size * 0.5, x - size * 0.5]
  sheet.fill(
    path,
    sheet.linear(
      [a, 0],
      [b, 0],
      [
        [0, tone(light, lighten(pot, 0.14), 0.95)],
        [0.55, tone(light, pot, 0.6)],
        [1, tone(light, lighten(pot, -0.22), 0.25)],
      ]
    )
  )
  if (random.chance(0.5)) {
    let weave = ''
    for (let i = 1; i < 5; i++)
      weave += `M${px(x - size * 0.48)} ${px(y - size * (0.2 * i))}q${px(size * 0.48)} ${px(size * 0.14)} ${px(size * 0.96)} 0`
    sheet.inside(path, () =>
      sheet.stroke(weave, tone(light, lighten(pot, -0.3), 0.4), Math.max(1.4, size * 0.03), 0.6)
    )
  }
}

function drawArecaLeaves({ sheet, light, random }: Stage, at: Point, high: number): void {
  for (const [colour, lit, count, grow] of [
    ['#2c5a45', 0.25, 5, 1],
    ['#4f8f55', 0.7, 4, 0.92],
    ['#86b86a', 1, 2, 0.8],
  ] as const) {
    let d = ''
    let stems = ''
    for (let i = 0; i < count; i++) {
      const lean = random.between(-0.42, 0.42)
      const rise = high * random.between(0.34, 0.56) * grow
      const top: Point = [at[0] + lean * rise, at[1] - rise]
      stems += `M${px(at[0])} ${px(at[1])}Q${px(at[0])} ${px(at[1] - rise * 0.5)} ${px(top[0])} ${px(top[1])}`
      d += frond(top, Math.PI / 2 - lean * 2.2, high * 0.46 * grow, 9)
    }
    sheet.stroke(stems, tone(light, lighten(colour, 0.05), lit), Math.max(2, high * 0.012))
    sheet.fill(d, tone(light, colour, lit))
  }
}

/** Rubber-plant leaves, or the split ones of a monstera. */
function drawBroadLeaves(
  { sheet, light, random }: Stage,
  at: Point,
  high: number,
  split: boolean
): void {
  const layers = [
    ['#234f3c', 0.2],
    ['#3a7a50', 0.6],
    ['#68a065', 1],
  ] as const
  let stems = ''
  const paths = layers.map(() => '')
  let ribs = ''
  for (let i = 0; i < 13; i++) {
    const rise = high * random.between(0.28, 0.86)
    const lean = random.between(-1, 1) * (1.1 - rise / high)
    const tip: Point = [at[0] + lean * high * 0.46, at[1] - rise]
    stems += `M${px(at[0])} ${px(at[1])}Q${px(at[0] + lean * high * 0.1)} ${px(at[1] - rise * 0.7)} ${px(tip[0])} ${px(tip[1])}`
    const long = high * (split ? 0.26 : 0.24) * random.between(0.8, 1.15)
    const angle = lean * 1.3 + random.between(-0.3, 0.3)
    const [dx, dy] = [
      Math.sin(angle) * long,
      -Math.cos(angle) * long * 0.8 + Math.abs(lean) * long * 0.7,
    ]
    const [wx, wy] = [-dy * (split ? 0.7 : 0.42), dx * (split ? 0.7 : 0.42)]
    const layer = i % 3
    paths[layer] +=
      `M${px(tip[0])} ${px(tip[1])}q${px(dx * 0.15 + wx)} ${px(dy * 0.15 + wy)} ${px(dx)} ${px(dy)}q${px(-dx * 0.85 - wx)} ${px(-dy * 0.85 - wy)} ${px(-dx)} ${px(-dy)}Z`
    ribs += line(tip, [tip[0] + dx * 0.9, tip[1] + dy * 0.9])
  }
  sheet.stroke(stems, tone(light, '#4a6b45', 0.5), Math.max(2, high * 0.014))
  layers.forEach(([colour, lit], i) => sheet.fill(paths[i], tone(light, colour, lit)))
  sheet.stroke(ribs, tone(light, '#a9c98a', 0.8), Math.max(1.2, high * 0.006), 0.6)
}

/** A vase with a few stems, standing at a spot. */
export function drawVase(
  stage: Stage,
  spot: Spot,
  tall: number,
  clay: Colour,
  bloom: Colour
): void {
  const { sheet, light, camera, random } = stage
  const [x, y] = camera.see(spot)
  const s = camera.scale(spot) * tall
  let stems = ''
  let heads = ''
  let greens = ''
  for (let i = 0; i < 6; i++) {
    const lean = random.between(-0.5, 0.5)
    const top: Point = [x + lean * s * 0.8, y - s * random.between(0.75, 1.05)]
    stems += `M${px(x)} ${px(y - s * 0.36)}Q${px(x + lean * s * 0.2)} ${px(y - s * 0.6)} ${px(top[0])} ${px(top[1])}`
    if (i % 2)
      heads +=
        ellipse(top[0], top[1], s * 0.085, s * 0.075) +
        ellipse(top[0] + s * 0.06, top[1] + s * 0.05, s * 0.06)
    else
      greens += `M${px(top[0])} ${px(top[1])}q${px(-s * 0.12)} ${px(s * 0.06)} ${px(-s * 0.06)} ${px(s * 0.24)}q${px(s * 0.14)} ${px(-s * 0.1)} ${px(s * 0.06)} ${px(-s * 0.24)}Z`
  }
  sheet.stroke(stems, tone(light, '#5f8050', 0.5), Math.max(1.4, s * 0.015))
  sheet.fill(greens, tone(light, '#5f9255', 0.75))
  sheet.fill(heads, tone(light, bloom, 0.9))
  const path = `M${px(x - s * 0.08)} ${px(y - s * 0.42)}C${px(x - s * 0.26)} ${px(y - s * 0.26)} ${px(x - s * 0.2)} ${px(y - s * 0.04)} ${px(x - s * 0.1)} ${px(y)}H${px(x + s * 0.1)}C${px(x + s * 0.2)} ${px(y - s * 0.04)} ${px(x + s * 0.26)} ${px(y - s * 0.26)} ${px(x + s * 0.08)} ${px(y - s * 0.42)}Z`
  const [a, b] = light.side < 0 ? [x - s * 0.2, x + s * 0.2] : [x + s * 0.2, x - s * 0.2]
  sheet.fill(
    path,
    sheet.linear(
      [a, 0],
      [b, 0],
      [
        [0, tone(light, lighten(clay, 0.2), 1)],
        [1, tone(light, lighten(clay, -0.2), 0.3)],
      ]
    )
  )
}
