import { type Colour } from './colour.ts'
import { tone } from './light.ts'
import { poly, type Point } from './paths.ts'
import type { Frame, Spot } from './space.ts'

import { type Stage, litness } from './stage.ts'

/** A flat wall one can draw on in metres: u along it, v up, `out` before it. */
export class Wall {
  readonly stage: Stage
  readonly frame: Frame
  readonly length: number
  readonly height: number
  readonly normal: Spot
  readonly lit: number
  readonly visible: boolean
  #foot: Spot
  #along: Spot
  #outward: Spot

  /** `foot` is the left end seen from outside; `along` points to the right end. */
  constructor(stage: Stage, frame: Frame, foot: Spot, along: Spot, length: number, height: number) {
    this.stage = stage
    this.frame = frame
    this.length = length
    this.height = height
    this.#foot = foot
    this.#along = along
    this.#outward = [along[2], 0, -along[0]]
    this.normal = frame.direction(this.#outward)
    this.lit = litness(stage, this.normal)
    this.visible = stage.camera.sees(frame.at(foot), this.normal)
  }

  spot(u: number, v: number, out = 0): Spot {
    const [a, o, f] = [this.#along, this.#outward, this.#foot]
    return this.frame.at([f[0] + a[0] * u + o[0] * out, f[1] + v, f[2] + a[2] * u + o[2] * out])
  }

  point(u: number, v: number, out = 0): Point {
    return this.stage.camera.see(this.spot(u, v, out))
  }

  /** A rectangle on (or before) the wall. */
  rect(u0: number, v0: number, u1: number, v1: number, out = 0): Point[] {
    return this.stage.camera.shape([
      this.spot(u0, v0, out),
      this.spot(u1, v0, out),
      this.spot(u1, v1, out),
      this.spot(u0, v1, out),
    ])
  }

  /** An opening with a round (rise 1) or flat (rise 0) head. */
  arch(u0: number, v0: number, u1: number, v1: number, rise: number, out = 0): Point[] {
    if (rise === 0) return this.rect(u0, v0, u1, v1, out)
    const half = (u1 - u0) / 2
    const spring = v1 - half * rise
    const head = Array.from({ length: 13 }, (_, i) => {
      const angle = (Math.PI * i) / 12
      return this.spot(
        u0 + half + Math.cos(angle) * half,
        spring + Math.sin(angle) * half * rise,
        out
      )
    })
    return this.stage.camera.shape([this.spot(u0, v0, out), this.spot(u1, v0, out), ...head])
  }

  fill(points: readonly Point[], paint: string, opacity = 1): void {
    this.stage.sheet.fill(poly(points), paint, opacity)
  }

  /** The colour a surface has on this wall; `more` brightens or darkens (−1 to 1). */
  paint(colour: Colour, more = 0): Colour {
    return tone(this.stage.light, colour, Math.max(0, Math.min(1, this.lit + more)))
  }

  /** Pixels per metre at its middle. */
  get scale(): number {
    return this.stage.camera.scale(this.spot(this.length / 2, this.height / 2))
  }
}
