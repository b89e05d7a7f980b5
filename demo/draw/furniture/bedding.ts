import { mix, type Colour } from '../core/colour.ts'
import { tone } from '../core/light.ts'
import { between, curve, poly, rounded, type Point } from '../core/paths.ts'
import type { Frame } from '../core/space.ts'
import { type Stage } from '../core/stage.ts'
import type { Palette } from '../houses/palette.ts'
import { drawCushion } from './cushions.ts'

/** A bed: how wide in metres, its frame and the colour of its linen. */
export interface Bed {
  wide: number
  /** A turned four-poster as on the coast, a padded or a plain timber headboard. */
  style: 'poster' | 'padded' | 'plain'
  linen: Colour
}

/** How long every bed is, in metres. */
export const LONG = 2.05

/** White pillows, kikoi pillows before them, and a small one. */
export function drawPillows(
  stage: Stage,
  frame: Frame,
  { kikoi }: Palette,
  { wide, linen }: Bed
): void {
  const { random } = stage
  const count = wide > 1.3 ? 2 : 1
  for (let i = 0; i < count; i++) {
    const x = count === 1 ? 0 : (i - 0.5) * wide * 0.47
    drawCushion(
      stage,
      frame,
      [x, 0.56, LONG - 0.34],
      [wide / count - 0.14, 0.46],
      { plain: mix(linen, '#ffffff', 0.6) },
      0.62
    )
  }
  for (let i = 0; i < count; i++) {
    const x = count === 1 ? 0 : (i - 0.5) * wide * 0.44
    drawCushion(stage, frame, [x, 0.56, LONG - 0.56], [wide / count - 0.26, 0.36], { kikoi }, 0.66)
  }
  if (random.chance(0.7))
    drawCushion(
      stage,
      frame,
      [0, 0.57, LONG - 0.72],
      [0.5, 0.26],
      { plain: kikoi[random.int(1, 3)] },
      0.6
    )
}

/** The cover with its turned-down edge, and a kikoi across the foot that hangs over both sides. */
export function drawDuvet(
  stage: Stage,
  frame: Frame,
  { kikoi }: Palette,
  { wide, linen }: Bed
): void {
  const { sheet, light, camera } = stage
  const half = wide / 2
  const see = (x: number, y: number, z: number): Point => camera.see(frame.at([x, y, z]))
  const over = 0.06
  const head = LONG - 0.78
  const front: Point[] = [
    see(-half - over, 0.3, -0.05),
    see(half + over, 0.3, -0.05),
    see(half + over, 0.58, -0.03),
    see(-half - over, 0.58, -0.03),
  ]
  const base = (lit: number) => tone(light, linen, lit)
  for (const side of [-1, 1]) {
    const x = side * (half + over)
    if (!camera.sees(frame.at([x, 0.5, 1]), frame.direction([side, 0, 0]))) continue
    sheet.fill(
      poly([see(x, 0.3, -0.03), see(x, 0.34, head), see(x, 0.6, head), see(x, 0.58, -0.03)]),
      base(side === light.side ? 0.8 : 0.3)
    )
  }
  const top: Point[] = [
    see(-half - over, 0.59, -0.04),
    see(half + over, 0.59, -0.04),
    see(half + over, 0.61, head),
    see(-half - over, 0.61, head),
  ]
  sheet.fill(
    rounded(top, 14),
    sheet.linear(top[0], top[3], [
      [0, base(0.95)],
      [1, base(0.82)],
    ])
  )
  sheet.fill(
    rounded(front, 12),
    sheet.linear(front[3], front[0], [
      [0, base(0.72)],
      [1, base(0.35)],
    ])
  )
  drawFolds(stage, see, half, head)
  const turned: Point[] = [
    see(-half - over, 0.62, head - 0.02),
    see(half + over, 0.62, head - 0.02),
    see(half + over, 0.63, head + 0.24),
    see(-half - over, 0.63, head + 0.24),
  ]
  sheet.fill(
    rounded(
      turned.map(([x, y]) => [x, y + 5] as Point),
      10
    ),
    light.cast,
    0.2
  )
  sheet.fill(rounded(turned, 10), tone(light, mix(linen, '#ffffff', 0.7), 0.9))
  drawRunner(stage, see, half + over + 0.005, kikoi)
}

function drawFolds(
  { sheet, light, random }: Stage,
  see: (x: number, y: number, z: number) => Point,
  half: number,
  head: number
): void {
  let d = ''
  for (let i = 0; i < 7; i++) {
    const x = random.between(-half, half)
    const z = random.between(0.6, head)
    d += curve([
      see(x, 0.6, z),
      see(x + random.between(-0.1, 0.1), 0.6, z - 0.18),
      see(x + random.between(-0.16, 0.16), 0.6, z - 0.42),
    ])
  }
  sheet.stroke(d, light.cast, 3, 0.13)
}

function drawRunner(
  { sheet, light }: Stage,
  see: (x: number, y: number, z: number) => Point,
  half: number,
  kikoi: Palette['kikoi']
): void {
  const pieces: [Point[], number][] = [
    [
      [
        see(-half, 0.6, 0.14),
        see(half, 0.6, 0.14),
        see(half, 0.605, 0.62),
        see(-half, 0.605, 0.62),
      ],
      0.92,
    ],
  ]
  for (const side of [-1, 1])
    pieces.push([
      [
        see(side * half, 0.3, 0.14),
        see(side * half, 0.6, 0.14),
        see(side * half, 0.605, 0.62),
        see(side * half, 0.32, 0.62),
      ],
      side === light.side ? 0.75 : 0.35,
    ])
  for (const [piece, lit] of pieces) {
    const flat = pieces[0][0] === piece
    const strip = (from: number, to: number) =>
      flat
        ? [
            between(piece[0], piece[3], from),
            between(piece[1], piece[2], from),
            between(piece[1], piece[2], to),
            between(piece[0], piece[3], to),
          ]
        : [
            between(piece[0], piece[3], from),
            between(piece[1], piece[2], from),
            between(piece[1], piece[2], to),
            between(piece[0], piece[3], to),
          ]
    sheet.fill(poly(piece), tone(light, kikoi[0], lit))
    for (const [from, to, i] of [
      [0.05, 0.2, 1],
      [0.26, 0.32, 3],
      [0.42, 0.58, 2],
      [0.68, 0.74, 3],
      [0.8, 0.95, 1],
    ])
      sheet.fill(poly(strip(from, to)), tone(light, kikoi[i], lit))
  }
}
