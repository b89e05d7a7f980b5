import { type Colour } from './colour.ts'
import { tone } from './light.ts'
import { poly, rounded } from './paths.ts'
import type { Scene } from './scene.ts'
import type { Camera, Frame, Spot } from './space.ts'

/** A scene with depth: a camera, and where its light comes from (a unit vector toward it). */
export interface Stage extends Scene {
  camera: Camera
  sunward: Spot
}

/** A stage with its own stream of chance. */
export function forkStage(stage: Stage, name: string): Stage {
  return { ...stage, random: stage.random.fork(name) }
}

/** How much light a face gets, 0–1, by where it looks. */
export function litness(stage: Stage, normal: Spot): number {
  const facing = normal.reduce((sum, part, i) => sum + part * stage.sunward[i], 0)
  const open = facing > 0 ? 0.42 + 0.58 * facing : 0.42 + 0.3 * facing
  return Math.max(0.06, Math.min(1, open + Math.max(0, normal[1]) * 0.12))
}

/** A surface's colour on a face looking toward `normal`. */
export function faceTone(stage: Stage, colour: Colour, normal: Spot): Colour {
  return tone(stage.light, colour, litness(stage, normal))
}

/** Fills a flat shape given in metres. */
export function fillShape(
  stage: Stage,
  spots: readonly Spot[],
  paint: string,
  opacity = 1,
  round = 0
): void {
  const points = stage.camera.shape(spots)
  stage.sheet.fill(round > 0 ? rounded(points, round) : poly(points), paint, opacity)
}

/** The extent of a box in its frame: x, y and z ranges in metres. */
export interface Extent {
  x: [number, number]
  y: [number, number]
  z: [number, number]
}

/** How a box differs from a plain one. */
export interface BoxOptions {
  /** Radius of softened corners in metres. */
  round?: number
  /** Another colour for the top. */
  top?: Colour
}

const SIDES: { normal: Spot; corners: (e: Extent) => Spot[] }[] = [
  {
    normal: [0, 0, 1],
    corners: ({ x, y, z }) =>
      quad([x[0], y[0], z[1]], [x[1], y[0], z[1]], [x[1], y[1], z[1]], [x[0], y[1], z[1]]),
  },
  {
    normal: [-1, 0, 0],
    corners: ({ x, y, z }) =>
      quad([x[0], y[0], z[0]], [x[0], y[0], z[1]], [x[0], y[1], z[1]], [x[0], y[1], z[0]]),
  },
  {
    normal: [1, 0, 0],
    corners: ({ x, y, z }) =>
      quad([x[1], y[0], z[0]], [x[1], y[0], z[1]], [x[1], y[1], z[1]], [x[1], y[1], z[0]]),
  },
  {
    normal: [0, -1, 0],
    corners: ({ x, y, z }) =>
      quad([x[0], y[0], z[0]], [x[1], y[0], z[0]], [x[1], y[0], z[1]], [x[0], y[0], z[1]]),
  },
  {
    normal: [0, 1, 0],
    corners: ({ x, y, z }) =>
      quad([x[0], y[1], z[0]], [x[1], y[1], z[0]], [x[1], y[1], z[1]], [x[0], y[1], z[1]]),
  },
  {
    normal: [0, 0, -1],
    corners: ({ x, y, z }) =>
      quad([x[0], y[0], z[0]], [x[1], y[0], z[0]], [x[1], y[1], z[0]], [x[0], y[1], z[0]]),
  },
]

function quad(...spots: Spot[]): Spot[] {
  return spots
}

/** A solid box: the faces the eye sees, each in its own light. */
export function drawBox(
  stage: Stage,
  frame: Frame,
  extent: Extent,
  colour: Colour,
  options: BoxOptions = {}
): void {
  const faces = SIDES.map(({ normal, corners }) => ({
    normal: frame.direction(normal),
    spots: corners(extent).map((spot) => frame.at(spot)),
    up: normal[1] === 1,
  })).filter(({ normal, spots }) => stage.camera.sees(spots[0], normal))
  for (const { normal, spots, up } of faces) {
    const surface = up ? (options.top ?? colour) : colour
    const round = (options.round ?? 0) * stage.camera.scale(spots[0])
    fillShape(stage, spots, faceTone(stage, surface, normal), 1, round)
  }
}

/** A soft dark patch on the floor around a footprint, built of thin steps. */
export function drawContact(
  stage: Stage,
  frame: Frame,
  x: [number, number],
  z: [number, number],
  strength = 0.34,
  reach = 0.22
): void {
  const steps = 6
  for (let i = 0; i < steps; i++) {
    const grow = reach * (1 - i / steps)
    const spots: Spot[] = [
      [x[0] - grow, 0.002, z[0] - grow],
      [x[1] + grow, 0.002, z[0] - grow],
      [x[1] + grow, 0.002, z[1] + grow],
      [x[0] - grow, 0.002, z[1] + grow],
    ]
    const scale = stage.camera.scale(frame.at(spots[0]))
    fillShape(
      stage,
      spots.map((spot) => frame.at(spot)),
      stage.light.cast,
      strength / steps,
      (grow + 0.05) * scale
    )
  }
}
