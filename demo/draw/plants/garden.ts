import { lighten, mix, type Colour } from '../core/colour.ts'
import { tone } from '../core/light.ts'
import { px, type Point } from '../core/paths.ts'
import type { Random } from '../core/random.ts'
import type { Place, Scene } from '../core/scene.ts'
import type { Spot } from '../core/space.ts'
import type { Stage } from '../core/stage.ts'
import { drawBush } from './foliage.ts'
import { tuft } from './grass.ts'
import { drawPalm } from './palm.ts'
import { drawAcacia, drawTree } from './trees.ts'

/** A banana or traveller's plant: large arching leaves with a rib. */
export function drawBanana(
  { sheet, light }: Scene,
  random: Random,
  [x, y]: Point,
  height: number,
  depth = 0
): void {
  const leaf = (angle: number, long: number) => {
    const [dx, dy] = [Math.cos(angle) * long, -Math.sin(angle) * long]
    const tip: Point = [x + dx * 1.05, y + dy * 0.9 + Math.abs(dx) * 0.42]
    const wide = long * 0.2
    return {
      whole: `M${px(x)} ${px(y)}C${px(x + dx * 0.3 - wide * 0.4)} ${px(y + dy * 0.8 - wide)} ${px(x + dx * 0.85)} ${px(y + dy * 1.1 - wide)} ${px(tip[0])} ${px(tip[1])}C${px(x + dx * 0.75)} ${px(y + dy * 0.62 + wide)} ${px(x + dx * 0.3 + wide * 0.5)} ${px(y + dy * 0.4)} ${px(x)} ${px(y)}Z`,
      rib: `M${px(x)} ${px(y)}Q${px(x + dx * 0.5)} ${px(y + dy * 0.95)} ${px(tip[0])} ${px(tip[1])}`,
    }
  }
  const green = random.pick(['#4f8f4a', '#3f8553', '#6a9c48'])
  for (const [shade, lit, from] of [
    [-0.2, 0.2, 0.1],
    [0, 0.55, 0.35],
    [0.14, 1, 0.2],
  ]) {
    const list = Array.from({ length: 3 }, (_, i) =>
      leaf(from + i * 0.95 + random.between(-0.2, 0.2), height * random.between(0.7, 1.05))
    )
    sheet.fill(
      list.map(({ whole }) => whole).join(''),
      tone(light, lighten(green, shade), lit, depth)
    )
    sheet.stroke(
      list.map(({ rib }) => rib).join(''),
      tone(light, lighten(green, shade + 0.25), 0.9, depth),
      Math.max(1.4, height * 0.014),
      0.7
    )
  }
}

/** A rosette of stiff leaves: agave or aloe, with a flower spike perhaps. */
export function drawAgave(
  { sheet, light }: Scene,
  random: Random,
  [x, y]: Point,
  size: number,
  bloom?: Colour
): void {
  const green = random.pick(['#6f9c7c', '#7fa389', '#5f8f78'])
  if (bloom) {
    sheet.stroke(
      `M${px(x)} ${px(y)}q4 ${px(-size)} 2 ${px(-size * 1.9)}`,
      tone(light, '#7d6a4a', 0.5),
      Math.max(2, size * 0.04)
    )
    let d = ''
    for (let i = 0; i < 12; i++)
      d += `M${px(x + 2)} ${px(y - size * (1.2 + i * 0.06))}l${px((i % 2 ? 1 : -1) * size * 0.12)} ${px(-size * 0.03)}l${px((i % 2 ? -1 : 1) * size * 0.12)} ${px(-size * 0.06)}Z`
    sheet.fill(d, tone(light, bloom, 0.95))
  }
  for (const [shade, lit, count] of [
    [-0.18, 0.25, 9],
    [0.06, 0.75, 7],
  ]) {
    let d = ''
    for (let i = 0; i < count; i++) {
      const angle = 0.12 + (i / (count - 1)) * 2.9 + random.between(-0.08, 0.08)
      const long = size * random.between(0.8, 1.1)
      const [dx, dy] = [Math.cos(angle) * long, -Math.sin(angle) * long * 0.85]
      d += `M${px(x - dy * 0.09 * 0.6)} ${px(y)}Q${px(x + dx * 0.5 + size * 0.06)} ${px(y + dy * 0.62)} ${px(x + dx)} ${px(y + dy)}Q${px(x + dx * 0.4 - size * 0.06)} ${px(y + dy * 0.5)} ${px(x + dy * 0.09 * 0.6)} ${px(y)}Z`
    }
    sheet.fill(d, tone(light, lighten(green, shade), lit))
  }
}

/** Plants along a line on the ground, low and mixed, some in bloom. */
export function drawBed(
  stage: Stage,
  random: Random,
  from: Spot,
  to: Spot,
  size: number,
  bloom: Colour
): void {
  const { camera } = stage
  const long = Math.hypot(to[0] - from[0], to[2] - from[2])
  const count = Math.max(1, Math.round(long / (size * 1.25)))
  for (let i = 0; i <= count; i++) {
    const share = (i + random.between(-0.25, 0.25)) / Math.max(1, count)
    const spot: Spot = [from[0] + (to[0] - from[0]) * share, 0, from[2] + (to[2] - from[2]) * share]
    const scale = camera.scale(spot)
    const [x, y] = camera.see(spot)
    const r = size * random.between(0.55, 1.35) * scale
    stage.sheet.shadow([x, y], r * 1.5, stage.light.cast, 0.35, 0.22)
    const sort = random.next()
    if (sort < 0.18)
      drawAgave(stage, random, [x, y], r * 1.1, random.chance(0.4) ? bloom : undefined)
    else if (sort < 0.3) drawBanana(stage, random, [x, y], r * 2.2)
    else if (sort < 0.42) {
      stage.sheet.fill(tuft(random, [x, y], r * 1.7, 16), tone(stage.light, '#5f9150', 0.5))
      stage.sheet.fill(tuft(random, [x, y], r * 1.4, 10), tone(stage.light, '#9abf62', 0.95))
    } else {
      drawBush(stage, random, {
        at: [x, y - r * 0.5],
        rx: r,
        ry: r * random.between(0.6, 0.85),
        colour: random.pick(['#4f8a4f', '#3f7d52', '#6d9a4f', '#5a8f5f']),
        bloom: random.chance(0.62) ? random.pick([bloom, bloom, '#f4ead9', '#f0b64a']) : undefined,
      })
    }
  }
}

/** The tree that belongs to a landscape, standing at a spot; height in metres. */
export function drawPlaceTree(
  stage: Stage,
  random: Random,
  place: Place,
  spot: Spot,
  height: number,
  bloom: Colour,
  depth = 0
): void {
  const at = stage.camera.see(spot)
  const tall = height * stage.camera.scale(spot)
  stage.sheet.shadow(
    [at[0] - stage.light.side * tall * 0.1, at[1]],
    tall * 0.34,
    stage.light.cast,
    0.42,
    0.16
  )
  if (place === 'coast' || place === 'oldtown' || (place === 'lake' && random.chance(0.3)))
    drawPalm(stage, random, { at, height: tall, lean: random.between(-0.22, 0.22), depth })
  else if (place === 'savannah' || place === 'lake')
    drawAcacia(stage, random, {
      at,
      height: tall,
      depth,
      colour: place === 'lake' ? '#7c9a4a' : '#5f7d40',
    })
  else {
    drawTree(stage, random, {
      at,
      height: tall,
      depth,
      colour: random.pick(['#3f7a4c', '#4f8450', '#376f4c']),
      bloom: random.chance(0.35)
        ? mix(random.pick(['#9a83cf', '#e0673a', '#e8a83f']), bloom, 0.15)
        : undefined,
    })
  }
}
