import { lighten, type Colour } from '../core/colour.ts'
import { tone } from '../core/light.ts'
import { px, type Point } from '../core/paths.ts'
import type { Random } from '../core/random.ts'
import type { Scene } from '../core/scene.ts'

/** A scalloped, leafy outline: many small arcs around an ellipse. */
export function leafy(random: Random, [cx, cy]: Point, rx: number, ry: number, arcs = 14): string {
  const start = random.between(0, 6.3)
  const spots = Array.from({ length: arcs }, (_, i) => {
    const angle = start + ((i + random.between(-0.25, 0.25)) / arcs) * Math.PI * 2
    const reach = random.between(0.86, 1.08)
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach] as Point
  })
  return (
    spots
      .map(([x, y], i) => {
        if (i === 0) return `M${px(x)} ${px(y)}`
        return arc(spots[i - 1], [x, y])
      })
      .join('') + `${arc(spots[arcs - 1], spots[0])}Z`
  )
}

function arc(from: Point, to: Point): string {
  const radius = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.62
  return `A${px(radius)} ${px(radius)} 0 0 1 ${px(to[0])} ${px(to[1])}`
}

/** Small pointed leaves strewn over an ellipse. */
export function leaves(
  random: Random,
  [cx, cy]: Point,
  rx: number,
  ry: number,
  count: number,
  size: number
): string {
  let d = ''
  for (let i = 0; i < count; i++) {
    const angle = random.between(0, 6.3)
    const reach = Math.sqrt(random.next())
    const [x, y] = [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach]
    const lean = random.between(0, 6.3)
    const long = size * random.between(0.6, 1.3)
    const [dx, dy] = [Math.cos(lean) * long, Math.sin(lean) * long]
    d += `M${px(x)} ${px(y)}q${px(dx * 0.5 - dy * 0.3)} ${px(dy * 0.5 + dx * 0.3)} ${px(dx)} ${px(dy)}q${px(-dx * 0.5 + dy * 0.3)} ${px(-dy * 0.5 - dx * 0.3)} ${px(-dx)} ${px(-dy)}Z`
  }
  return d
}

/** A bush on the sheet, in pixels. */
export interface Bush {
  at: Point
  rx: number
  ry: number
  colour: Colour
  depth?: number
  /** Colour of flowers, if it blooms. */
  bloom?: Colour
}

/** A rounded mass of leaves, dark below, lit from the light's side, with flowers if it blooms. */
export function drawBush(
  scene: Scene,
  random: Random,
  { at, rx, ry, colour, depth = 0, bloom }: Bush
): void {
  drawMass(scene, random, [{ at, rx, ry }], colour, depth, bloom)
}

/** One rounded part of a crown, in pixels. */
export interface Clump {
  at: Point
  rx: number
  ry: number
}

/** Clumps of leaves which share their shade and their light, as in the crown of a tree. */
export function drawMass(
  { sheet, light }: Scene,
  random: Random,
  clumps: Clump[],
  colour: Colour,
  depth: number,
  bloom?: Colour
): void {
  const layer = (shape: (clump: Clump) => string) => clumps.map(shape).join('')
  const size = ({ rx, ry }: Clump) => Math.max(3, Math.min(15, Math.min(rx, ry) * 0.14))
  const count = ({ rx, ry }: Clump) => Math.min(32, Math.round((rx * ry) / 150) + 6)
  sheet.fill(
    layer(({ at, rx, ry }) => leafy(random, at, rx, ry)),
    tone(light, lighten(colour, -0.16), 0.12, depth)
  )
  sheet.fill(
    layer(({ at: [x, y], rx, ry }) =>
      leafy(random, [x + light.side * rx * 0.08, y - ry * 0.09], rx * 0.86, ry * 0.84, 13)
    ),
    tone(light, colour, 0.4, depth)
  )
  sheet.fill(
    layer((clump) =>
      leaves(
        random,
        [clump.at[0], clump.at[1] + clump.ry * 0.2],
        clump.rx * 0.8,
        clump.ry * 0.6,
        count(clump) / 2,
        size(clump) * 1.2
      )
    ),
    tone(light, lighten(colour, -0.2), 0.25, depth)
  )
  sheet.fill(
    layer(({ at: [x, y], rx, ry }) =>
      leafy(random, [x + light.side * rx * 0.24, y - ry * 0.3], rx * 0.52, ry * 0.46, 10)
    ),
    bloom
      ? tone(light, lighten(bloom, -0.06), 0.6, depth)
      : tone(light, lighten(colour, 0.07), 0.75, depth)
  )
  sheet.fill(
    layer((clump) =>
      leaves(
        random,
        [clump.at[0] + light.side * clump.rx * 0.2, clump.at[1] - clump.ry * 0.26],
        clump.rx * 0.68,
        clump.ry * 0.58,
        count(clump),
        size(clump)
      )
    ),
    tone(light, lighten(colour, 0.2), 1, depth)
  )
  if (!bloom) return
  const petals = (lift: number, reach: number, share: number) =>
    layer((clump) =>
      leaves(
        random,
        [clump.at[0] + light.side * clump.rx * lift, clump.at[1] - clump.ry * lift],
        clump.rx * reach,
        clump.ry * reach,
        count(clump) * share,
        size(clump) * 1.5
      )
    )
  sheet.fill(petals(0, 0.9, 0.9), tone(light, lighten(bloom, -0.12), 0.4, depth))
  sheet.fill(petals(0.12, 0.82, 1.1), tone(light, bloom, 0.85, depth))
  sheet.fill(petals(0.24, 0.6, 0.6), tone(light, lighten(bloom, 0.25), 1, depth))
}
