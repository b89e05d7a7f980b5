import { lighten, mix, type Colour } from '../core/colour.ts'
import { tone } from '../core/light.ts'
import { curve, poly, ridge, type Point } from '../core/paths.ts'
import type { Place } from '../core/scene.ts'
import type { Spot } from '../core/space.ts'
import { fillShape, forkStage, type Stage } from '../core/stage.ts'
import { drawGrass } from '../plants/grass.ts'
import { lens } from './water.ts'

const LAWNS: Record<Place, Colour[]> = {
  coast: ['#8fb562', '#a3b96a', '#7fae60'],
  oldtown: ['#d9c4a0'],
  highland: ['#6f9f4c', '#7fa850', '#5f9450'],
  lake: ['#84a855', '#93ad5a'],
  savannah: ['#c9a85f', '#b9a95c', '#cfae6b', '#a9a657'],
  city: ['#7aa25a', '#6f9a58'],
  suburb: ['#76a552', '#86ad58', '#6c9d50'],
}

/** The ground around a house, from `top` to the lower edge of the sheet. */
export function drawGround(stage: Stage, place: Place, top: number): void {
  const { sheet, light } = stage
  const { random } = forkStage(stage, 'ground')
  const colour = random.pick(LAWNS[place])
  const edge: Point[] = Array.from({ length: 9 }, (_, i) => [
    -20 + (i * (sheet.width + 40)) / 8,
    top + random.between(-7, 7),
  ])
  const far = mix(tone(light, lighten(colour, 0.08), 0.9), light.haze, 0.16)
  const near = tone(light, lighten(colour, -0.14), 0.7)
  if (place !== 'coast' || random.chance(0.62)) {
    sheet.fill(
      ridge(edge, sheet.height),
      sheet.linear(
        [0, top],
        [0, sheet.height],
        [
          [0, far],
          [0.35, tone(light, colour, 0.85)],
          [1, near],
        ]
      )
    )
    drawStrokes(stage, top, colour)
    if (place === 'savannah' || random.chance(0.5))
      drawGrass(stage, random, top + 40, sheet.height, colour, 46, 0.55)
  } else drawSandRipples(stage, top)
  const lightSide = light.side < 0 ? 0 : sheet.width
  sheet.fill(
    poly([
      [0, top],
      [sheet.width, top],
      [sheet.width, sheet.height],
      [0, sheet.height],
    ]),
    sheet.linear(
      [lightSide, 0],
      [sheet.width - lightSide, 0],
      [
        [0, light.sun, light.time === 'night' ? 0.04 : 0.24],
        [0.7, light.sun, 0],
      ]
    )
  )
}

/** Long flat strokes of lighter and darker grass. */
function drawStrokes({ sheet, light, random }: Stage, top: number, colour: Colour): void {
  for (const [shade, opacity] of [
    [0.1, 0.3],
    [-0.1, 0.26],
  ]) {
    let d = ''
    for (let i = 0; i < 40; i++) {
      const near = random.next() ** 0.7
      const y = top + 6 + near * (sheet.height - top)
      d += lens(
        random.between(-120, sheet.width),
        y,
        (80 + near * 320) * random.between(0.4, 1.1),
        2 + near * 10
      )
    }
    sheet.fill(d, tone(light, lighten(colour, shade), shade > 0 ? 1 : 0.5), opacity)
  }
}

function drawSandRipples({ sheet, light, random }: Stage, top: number): void {
  let d = ''
  for (let i = 0; i < 26; i++) {
    const near = random.next() ** 0.7
    const y = top + 46 + near * (sheet.height - top)
    const x = random.between(-60, sheet.width)
    const long = 60 + near * 220
    d += curve([
      [x, y],
      [x + long * 0.3, y - 4 - near * 4],
      [x + long * 0.65, y + 2],
      [x + long, y - 3],
    ])
  }
  sheet.stroke(d, tone(light, '#b58f5f', 0.5), 2.2, 0.4)
}

/** A garden path, in metres. */
export interface Way {
  /** Where it starts (at the door) and ends (toward the viewer), in metres. */
  from: Spot
  to: Spot
  wide: number
  colour: Colour
  /** Separate slabs instead of one band. */
  slabs: boolean
}

/** A garden path that widens toward the viewer and swings a little. */
export function drawWay(stage: Stage, { from, to, wide, colour, slabs }: Way): void {
  const { random, light } = stage
  const bend = random.between(-0.9, 0.9)
  const middle = (t: number): Spot => [
    from[0] + (to[0] - from[0]) * t + Math.sin(t * Math.PI) * bend,
    0,
    from[2] + (to[2] - from[2]) * t,
  ]
  const steps = 16
  const paint = tone(light, colour, 0.85)
  if (slabs) {
    for (let i = 0; i < steps; i++) {
      const [x, , z] = middle((i + 0.1) / steps)
      const [, , z2] = middle((i + 0.86) / steps)
      const shift = random.between(-0.12, 0.12)
      const spots: Spot[] = [
        [x - wide / 2 + shift, 0, z],
        [x + wide / 2 + shift, 0, z],
        [x + wide / 2 + shift, 0, z2],
        [x - wide / 2 + shift, 0, z2],
      ]
      fillShape(
        stage,
        spots.map(([a, , c]) => [a + 0.05, -0.03, c]),
        light.cast,
        0.25,
        6
      )
      fillShape(stage, spots, lighten(paint, random.between(-0.06, 0.08)), 1, 6)
    }
    return
  }
  const left: Spot[] = []
  const right: Spot[] = []
  for (let i = 0; i <= steps; i++) {
    const [x, , z] = middle(i / steps)
    left.push([x - wide / 2, 0, z])
    right.push([x + wide / 2, 0, z])
  }
  const grow = (spots: Spot[], by: number) => spots.map(([x, y, z]) => [x + by, y, z] as Spot)
  fillShape(
    stage,
    [...grow(left, -0.12), ...grow(right, 0.12).reverse()],
    tone(light, lighten(colour, -0.25), 0.6),
    0.7
  )
  fillShape(stage, [...left, ...right.reverse()], paint)
}

/** Worn flagstones of a lane or a square. */
export function drawPaving(stage: Stage): void {
  const { random, light, sheet, camera } = stage
  const paths = ['', '', '']
  let z = 3.2
  while (z < 26) {
    const deep = 0.5 + z * 0.03
    let x = -z * 0.75 - random.next()
    while (x < z * 0.75) {
      const wide = random.between(0.7, 1.5)
      if (random.chance(0.42)) {
        const spots: Spot[] = [
          [x, 0, z],
          [x + wide - 0.06, 0, z],
          [x + wide - 0.06, 0, z + deep - 0.05],
          [x, 0, z + deep - 0.05],
        ]
        paths[random.int(0, 2)] += poly(camera.shape(spots))
      }
      x += wide
    }
    z += deep
  }
  const shades = ['#e6d2ae', '#d2b98f', '#c4a67c']
  paths.forEach((path, i) => sheet.fill(path, tone(light, shades[i], 0.75), 0.5))
}
