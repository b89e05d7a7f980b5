import { lighten, type Colour } from '../core/colour.ts'
import { tone } from '../core/light.ts'
import { between, poly, type Point } from '../core/paths.ts'
import type { Frame, Spot } from '../core/space.ts'
import { drawBox, drawContact, fillShape, type Stage } from '../core/stage.ts'
import type { Palette } from '../houses/palette.ts'

import { type Cover, drawCushion } from './cushions.ts'

/** A sofa; its front looks toward −z of its frame, its origin is the middle of the front edge. */
export function drawSofa(
  stage: Stage,
  frame: Frame,
  palette: Palette,
  wide: number,
  cloth = palette.cloth
): void {
  const half = wide / 2
  drawContact(stage, frame, [-half, half], [0, 0.92], 0.5, 0.2)
  for (const x of [-half + 0.08, half - 0.16])
    for (const z of [0.06, 0.8])
      drawBox(stage, frame, { x: [x, x + 0.08], y: [0, 0.14], z: [z, z + 0.08] }, palette.wood)
  drawBox(stage, frame, { x: [-half, half], y: [0.14, 0.82], z: [0.7, 0.95] }, cloth, {
    round: 0.09,
  })
  drawBox(
    stage,
    frame,
    { x: [-half + 0.04, half - 0.04], y: [0.12, 0.3], z: [0.03, 0.8] },
    lighten(cloth, -0.1),
    { round: 0.03 }
  )
  const seats = wide > 1.5 ? (wide > 2.2 ? 3 : 2) : 1
  const inner = wide - 0.36
  for (let i = 0; i < seats; i++) {
    const x0 = -inner / 2 + (inner * i) / seats
    const x: [number, number] = [x0 + 0.015, x0 + inner / seats - 0.015]
    drawBox(stage, frame, { x, y: [0.44, 0.84], z: [0.58, 0.74] }, lighten(cloth, 0.04), {
      round: 0.1,
    })
    drawBox(stage, frame, { x, y: [0.28, 0.46], z: [0.01, 0.66] }, lighten(cloth, 0.06), {
      round: 0.06,
      top: lighten(cloth, 0.1),
    })
  }
  for (const x of [
    [-half - 0.03, -half + 0.17],
    [half - 0.17, half + 0.03],
  ] as [number, number][]) {
    drawBox(stage, frame, { x, y: [0.12, 0.62], z: [0, 0.9] }, lighten(cloth, -0.02), {
      round: 0.07,
      top: lighten(cloth, 0.1),
    })
  }
  drawSofaCushions(stage, frame, palette, wide)
}

function drawSofaCushions(stage: Stage, frame: Frame, palette: Palette, wide: number): void {
  const { random } = stage
  const spots = wide > 1.5 ? [-wide * 0.34, -wide * 0.17, wide * 0.2, wide * 0.35] : [0.1]
  spots.forEach((x, i) => {
    if (wide > 1.5 && random.chance(0.2)) return
    const size = random.between(0.4, 0.48)
    const cover: Cover =
      i % 2
        ? { plain: random.pick([palette.kikoi[1], palette.kikoi[2], palette.kikoi[3]]) }
        : { kikoi: palette.kikoi }
    drawCushion(stage, frame, [x, 0.46, 0.3 + (i % 2) * 0.03], [size, size * 0.9], cover, 0.5)
  })
  if (random.chance(0.55)) drawThrow(stage, frame, palette, wide / 2 - 0.09)
}

/** A kikoi thrown over the arm. */
function drawThrow(stage: Stage, frame: Frame, { kikoi }: Palette, x: number): void {
  const { camera, light, sheet } = stage
  const see = (a: number, y: number, z: number) => camera.see(frame.at([a, y, z]))
  const top: Point[] = [
    see(x - 0.12, 0.635, 0.2),
    see(x + 0.13, 0.635, 0.2),
    see(x + 0.13, 0.635, 0.62),
    see(x - 0.12, 0.635, 0.62),
  ]
  const side = x > 0 ? 0.13 : -0.12
  const fall: Point[] = [
    see(x + side, 0.635, 0.2),
    see(x + side, 0.2, 0.22),
    see(x + side, 0.22, 0.6),
    see(x + side, 0.635, 0.62),
  ]
  for (const [piece, lit] of [
    [top, 0.95],
    [fall, 0.6],
  ] as const) {
    sheet.fill(poly(piece), tone(light, kikoi[0], lit))
    for (const [from, to, i] of [
      [0.08, 0.2, 1],
      [0.26, 0.3, 3],
      [0.44, 0.56, 2],
      [0.7, 0.74, 3],
      [0.8, 0.92, 1],
    ]) {
      const strip =
        piece === top
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
      sheet.fill(poly(strip), tone(light, kikoi[i], lit))
    }
  }
}

/** An armchair with timber legs, or a Lamu chair's straight back. */
export function drawArmchair(stage: Stage, frame: Frame, palette: Palette, cloth: Colour): void {
  drawContact(stage, frame, [-0.38, 0.38], [-0.02, 0.78], 0.45, 0.16)
  for (const x of [-0.36, 0.3])
    for (const z of [0.02, 0.68])
      drawBox(stage, frame, { x: [x, x + 0.06], y: [0, 0.34], z: [z, z + 0.06] }, palette.wood)
  drawBox(stage, frame, { x: [-0.34, 0.34], y: [0.42, 0.9], z: [0.6, 0.76] }, cloth, {
    round: 0.11,
  })
  drawBox(stage, frame, { x: [-0.36, 0.36], y: [0.26, 0.44], z: [0, 0.66] }, lighten(cloth, 0.05), {
    round: 0.07,
    top: lighten(cloth, 0.12),
  })
  for (const x of [-0.4, 0.34])
    drawBox(stage, frame, { x: [x, x + 0.06], y: [0.34, 0.6], z: [0, 0.74] }, palette.wood, {
      round: 0.02,
      top: lighten(palette.wood, 0.2),
    })
  drawCushion(stage, frame, [0, 0.45, 0.3], [0.42, 0.36], { kikoi: palette.kikoi }, 0.5)
}

/** A striped or plain rug on the floor. */
export function drawRug(
  stage: Stage,
  frame: Frame,
  wide: number,
  deep: number,
  { kikoi }: Palette,
  plain: boolean
): void {
  const { light, camera, sheet } = stage
  const at = (x: number, z: number): Spot => frame.at([x * wide, 0.004, z * deep])
  const area = (x0: number, x1: number, z0: number, z1: number) => [
    at(x0, z0),
    at(x1, z0),
    at(x1, z1),
    at(x0, z1),
  ]
  fillShape(stage, area(-0.505, 0.505, -0.52, 0.5), light.cast, 0.25)
  fillShape(stage, area(-0.5, 0.5, -0.5, 0.5), tone(light, kikoi[0], 0.8))
  if (plain) {
    fillShape(stage, area(-0.46, 0.46, -0.44, 0.44), tone(light, lighten(kikoi[1], 0.1), 0.75))
    fillShape(stage, area(-0.43, 0.43, -0.4, 0.4), tone(light, kikoi[0], 0.8))
    let diamonds = ''
    for (let i = 0; i < 7; i++) {
      const x = -0.36 + i * 0.12
      diamonds += poly(
        [at(x - 0.045, 0), at(x, -0.26), at(x + 0.045, 0), at(x, 0.26)].map((spot) =>
          camera.see(spot)
        )
      )
    }
    sheet.fill(diamonds, tone(light, kikoi[3], 0.75))
    return
  }
  for (const [from, to, i] of [
    [0.03, 0.1, 1],
    [0.115, 0.13, 3],
    [0.15, 0.2, 2],
    [0.23, 0.245, 1],
    [0.3, 0.315, 1],
    [0.47, 0.53, 3],
  ]) {
    fillShape(stage, area(-0.5 + from, -0.5 + to, -0.5, 0.5), tone(light, kikoi[i], 0.78))
    if (from < 0.4)
      fillShape(stage, area(0.5 - to, 0.5 - from, -0.5, 0.5), tone(light, kikoi[i], 0.78))
  }
}
