import { lighten, type Colour } from '../core/colour.ts'
import { isDark } from '../core/light.ts'
import { hull, poly, type Point } from '../core/paths.ts'
import type { Frame, Spot } from '../core/space.ts'
import { drawBox, fillShape, type Extent, type Stage } from '../core/stage.ts'
import { Wall } from '../core/wall.ts'

/** The three walls of a block the eye may see. */
export interface Block {
  front: Wall
  left: Wall
  right: Wall
  extent: Extent
}

/** A plain block with plaster that darkens toward the ground. */
export function drawBlock(
  stage: Stage,
  frame: Frame,
  extent: Extent,
  colour: Colour,
  top?: Colour
): Block {
  drawBox(stage, frame, extent, colour, { top })
  const { x, y, z } = extent
  const [wide, tall, deep] = [x[1] - x[0], y[1] - y[0], z[1] - z[0]]
  const block = {
    front: new Wall(stage, frame, [x[0], y[0], z[0]], [1, 0, 0], wide, tall),
    left: new Wall(stage, frame, [x[0], y[0], z[1]], [0, 0, -1], deep, tall),
    right: new Wall(stage, frame, [x[1], y[0], z[0]], [0, 0, 1], deep, tall),
    extent,
  }
  for (const wall of [block.front, block.left, block.right]) if (wall.visible) drawPlaster(wall)
  return block
}

/** Light that falls off along and down a wall, as it does on plaster. */
function drawPlaster(wall: Wall): void {
  const {
    stage: { sheet, light },
  } = wall
  const path = poly(wall.rect(0, 0, wall.length, wall.height))
  const foot = wall.point(0, 0)
  const head = wall.point(0, wall.height)
  sheet.fill(
    path,
    sheet.linear(head, foot, [
      [0, light.haze, 0.1],
      [0.6, light.cast, 0.02],
      [1, light.cast, 0.2],
    ])
  )
  if (isDark(light)) return
  const end = wall.point(wall.length, 0)
  const [near, far] = light.side < 0 ? [foot, end] : [end, foot]
  sheet.fill(
    path,
    sheet.linear(
      [near[0], 0],
      [far[0], 0],
      [
        [0, light.sun, wall.lit * 0.3],
        [1, light.sun, 0],
      ]
    )
  )
}

/** The shade a roof or a balcony throws on the wall below it. */
export function drawEaveShade(wall: Wall, from: number, to: number, v: number, deep: number): void {
  if (!wall.visible) return
  const {
    stage: { sheet, light },
  } = wall
  sheet.fill(
    poly(wall.rect(from, v - deep, to, v)),
    sheet.linear(wall.point(from, v), wall.point(from, v - deep), [
      [0, light.cast, 0.5],
      [0.7, light.cast, 0.28],
      [1, light.cast, 0.1],
    ])
  )
}

/** The shadow of a block on the ground, away from the sun. */
export function drawCastShadow(stage: Stage, frame: Frame, { x, y, z }: Extent, spread = 0): void {
  const { light, camera, sunward } = stage
  if (light.time === 'night') return
  const long = Math.min(2.6, 1 / Math.max(0.3, sunward[1])) * y[1] * 0.55
  const [dx, dz] = [-sunward[0] * long, -sunward[2] * long]
  const corners: Spot[] = [
    [x[0] - spread, 0, z[0] - spread],
    [x[1] + spread, 0, z[0] - spread],
    [x[1] + spread, 0, z[1]],
    [x[0] - spread, 0, z[1]],
  ]
  const ground = corners.map((spot) => frame.at(spot))
  const thrown = ground.map(([a, , c]) => [a + dx, 0, c + dz] as Spot)
  const points: Point[] = [...ground, ...thrown].map((spot) => camera.see(spot))
  stage.sheet.fill(poly(hull(points)), light.cast, light.castStrength * 0.9)
}

/** Posts in a row carrying a beam, before a house. */
export function drawPosts(
  stage: Stage,
  frame: Frame,
  xs: number[],
  z: number,
  height: number,
  thick: number,
  colour: Colour
): void {
  for (const x of xs)
    drawBox(
      stage,
      frame,
      { x: [x - thick / 2, x + thick / 2], y: [0, height], z: [z - thick / 2, z + thick / 2] },
      colour
    )
  const half = thick * 0.6
  drawBox(
    stage,
    frame,
    {
      x: [xs[0] - half, xs[xs.length - 1] + half],
      y: [height - 0.22, height],
      z: [z - half, z + half],
    },
    lighten(colour, 0.05)
  )
}

/** Warm light lying on the ground before a lit house. */
export function drawSpill(stage: Stage, frame: Frame, x: [number, number], reach: number): void {
  const { light, sheet, camera } = stage
  if (!isDark(light)) return
  const middle = camera.see(frame.at([(x[0] + x[1]) / 2, 0, -0.6]))
  const wide = ((x[1] - x[0]) / 2) * camera.scale(frame.at([0, 0, 0]))
  sheet.glow(middle, wide * 1.5, '#ffb75e', 0.5, reach)
  fillShape(
    stage,
    [
      [x[0], 0, 0],
      [x[1], 0, 0],
      [x[1] + 0.6, 0, -2.4],
      [x[0] - 0.6, 0, -2.4],
    ].map((spot) => frame.at(spot as Spot)),
    '#ffc877',
    0.16
  )
}
