import { type Point } from './paths.ts'

/** A point of the scene in metres: x to the right, y up from the floor, z away from the viewer. */
export type Spot = [x: number, y: number, z: number]

const NEAR = 0.25

/** From where and how a camera looks. */
export interface View {
  /** Where the eye is, in metres. */
  eye: Spot
  /** Turn of the head about the vertical in radians; positive looks to the right. */
  yaw: number
  /** Focal length and the point straight ahead, in pixels. */
  focal: number
  centre: Point
}

/** An eye with level gaze: verticals stay vertical, as in photographs of houses. */
export class Camera {
  readonly view: View
  #cos: number
  #sin: number

  constructor(view: View) {
    this.view = view
    this.#cos = Math.cos(view.yaw)
    this.#sin = Math.sin(view.yaw)
  }

  /** Where a spot appears on the sheet; spots beside or behind the eye are moved just before it. */
  see(spot: Spot): Point {
    return this.#project(this.#turn(spot))
  }

  /** How far ahead of the eye a spot is, in metres. */
  depth(spot: Spot): number {
    return this.#turn(spot)[2]
  }

  /** Pixels per metre at a spot. */
  scale(spot: Spot): number {
    return this.view.focal / Math.max(NEAR, this.depth(spot))
  }

  /** A flat shape on the sheet, cut off just before the eye. */
  shape(spots: readonly Spot[]): Point[] {
    const turned = spots.map((spot) => this.#turn(spot))
    const kept: Spot[] = []
    turned.forEach((spot, i) => {
      const next = turned[(i + 1) % turned.length]
      if (spot[2] >= NEAR) kept.push(spot)
      if (spot[2] >= NEAR !== next[2] >= NEAR) kept.push(cut(spot, next))
    })
    return kept.map((spot) => this.#project(spot))
  }

  /** True when the eye is on the side of a flat face its normal points to. */
  sees(spot: Spot, normal: Spot): boolean {
    const { eye } = this.view
    return normal.reduce((sum, part, i) => sum + part * (eye[i] - spot[i]), 0) > 0
  }

  /** The floor point seen at a place on the sheet below the horizon. */
  floorAt([x, y]: Point): Spot {
    const { eye, focal, centre } = this.view
    const z = (focal * eye[1]) / Math.max(1, y - centre[1])
    const side = ((x - centre[0]) * z) / focal
    return [eye[0] + side * this.#cos + z * this.#sin, 0, eye[2] - side * this.#sin + z * this.#cos]
  }

  #turn([x, y, z]: Spot): Spot {
    const { eye } = this.view
    const [dx, dz] = [x - eye[0], z - eye[2]]
    return [dx * this.#cos - dz * this.#sin, y - eye[1], dx * this.#sin + dz * this.#cos]
  }

  #project([x, y, z]: Spot): Point {
    const { focal, centre } = this.view
    const depth = Math.max(NEAR, z)
    return [centre[0] + (focal * x) / depth, centre[1] - (focal * y) / depth]
  }
}

function cut(a: Spot, b: Spot): Spot {
  const share = (NEAR - a[2]) / (b[2] - a[2])
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, NEAR]
}

/** A place to put a thing: its own metres, turned and moved into the scene. */
export class Frame {
  readonly origin: Spot
  readonly turn: number

  constructor(origin: Spot, turn = 0) {
    this.origin = origin
    this.turn = turn
  }

  /** From the thing's own metres to the scene's. */
  at([x, y, z]: Spot): Spot {
    const [dx, dy, dz] = this.direction([x, y, z])
    return [this.origin[0] + dx, this.origin[1] + dy, this.origin[2] + dz]
  }

  direction([x, y, z]: Spot): Spot {
    const [cos, sin] = [Math.cos(this.turn), Math.sin(this.turn)]
    return [x * cos + z * sin, y, -x * sin + z * cos]
  }

  /** A place within this one. */
  inner(origin: Spot, turn = 0): Frame {
    return new Frame(this.at(origin), this.turn + turn)
  }
}
