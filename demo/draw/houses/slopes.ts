import { lighten, mix, type Colour } from '../core/colour.ts'
import { between, line, poly, type Point } from '../core/paths.ts'
import type { Frame, Spot } from '../core/space.ts'
import { faceTone, type Stage } from '../core/stage.ts'

/** What a roof is covered with. */
export type RoofKind = 'makuti' | 'tile' | 'mabati' | 'shingle'

/** A roof over walls of the given extent. */
export interface Roof {
  kind: RoofKind
  colour: Colour
  /** Extent of the walls below, and how far the eaves stand out, in metres. */
  x: [number, number]
  z: [number, number]
  eave: number
  rise: number
  overhang: number
}

/** One slope of a roof, from its eave to its ridge. */
export type Plane = { normal: Spot; spots: Spot[]; ridge: boolean }

/** A slope that rises by `rise` over half of `span`, both in metres. */
export function plane(spots: Spot[], outward: Spot, rise: number, span: number): Plane {
  const slope = Math.atan2(rise, span / 2)
  const normal: Spot = [outward[0] * Math.sin(slope), Math.cos(slope), outward[2] * Math.sin(slope)]
  return { spots, normal, ridge: true }
}

/** Paints the slopes the eye sees. */
export function drawPlanes(stage: Stage, frame: Frame, planes: Plane[], roof: Roof): void {
  for (const { spots, normal } of planes) {
    const seen = spots.map((spot) => frame.at(spot))
    const facing = frame.direction(normal)
    if (!stage.camera.sees(seen[0], facing)) continue
    drawSlope(
      stage,
      seen.map((spot) => stage.camera.see(spot)),
      facing,
      roof
    )
  }
}

/** One slope, given as eave left, eave right, ridge right, ridge left. */
function drawSlope(
  stage: Stage,
  [el, er, rr, rl]: Point[],
  normal: Spot,
  { kind, colour }: Roof
): void {
  const { sheet, random } = stage
  const base = faceTone(stage, colour, normal)
  const top = between(rl, rr, 0.5)
  const foot = between(el, er, 0.5)
  sheet.fill(
    poly([el, er, rr, rl]),
    sheet.linear(top, foot, [
      [0, lighten(base, 0.08)],
      [1, lighten(base, -0.1)],
    ])
  )
  const dark = lighten(base, -0.3)
  let rows = ''
  const count = kind === 'makuti' ? 6 : kind === 'mabati' ? 0 : 10
  for (let i = 1; i < count; i++)
    rows += line(between(el, rl, i / count), between(er, rr, i / count))
  let ribs = ''
  const columns = kind === 'makuti' ? 46 : kind === 'mabati' ? 30 : 26
  for (let i = 1; i < columns; i++) {
    const share = i / columns + (kind === 'makuti' ? random.between(-0.012, 0.012) : 0)
    const [low, high] = [between(el, er, share), between(rl, rr, share)]
    if (kind === 'makuti') {
      const start = random.between(0, 0.7)
      ribs += line(
        between(low, high, start),
        between(low, high, start + random.between(0.08, 0.28))
      )
    } else ribs += line(low, high)
  }
  if (rows) sheet.stroke(rows, dark, kind === 'makuti' ? 2.6 : 1.6, kind === 'makuti' ? 0.42 : 0.5)
  sheet.stroke(
    ribs,
    kind === 'mabati' ? lighten(base, 0.14) : dark,
    kind === 'makuti' ? 1.8 : 1.5,
    kind === 'tile' ? 0.22 : 0.45
  )
  if (kind === 'makuti') drawFringe(stage, el, er, base)
  else {
    const drop = Math.max(3, Math.abs(el[1] - rl[1]) * 0.03)
    sheet.fill(
      poly([el, er, [er[0], er[1] + drop], [el[0], el[1] + drop]]),
      mix(dark, '#f3e6cf', 0.25)
    )
  }
  sheet.stroke(line(rl, rr), lighten(base, 0.2), kind === 'makuti' ? 5 : 3, 0.8)
}

/** The ragged edge of a thatch. */
function drawFringe({ sheet, random }: Stage, from: Point, to: Point, base: Colour): void {
  const count = 44
  const points: Point[] = [from]
  for (let i = 0; i <= count; i++) {
    const [x, y] = between(from, to, i / count)
    points.push([x, y + random.between(4, 13)])
    if (i < count) {
      const [mx, my] = between(from, to, (i + 0.5) / count)
      points.push([mx, my + random.between(1, 5)])
    }
  }
  sheet.fill(poly([...points, to]), lighten(base, -0.24))
}
