import { lighten } from '../core/colour.ts'
import type { Frame } from '../core/space.ts'
import { drawBox, drawContact, type Stage } from '../core/stage.ts'
import type { Palette } from '../houses/palette.ts'
import { drawPost } from './nets.ts'

import { drawPillows, drawDuvet, LONG, type Bed } from './bedding.ts'

/** A made bed; its foot looks toward −z of its frame, its origin is the middle of the foot. */
export function drawBed(stage: Stage, frame: Frame, palette: Palette, bed: Bed): void {
  const half = bed.wide / 2
  const { wood } = palette
  drawContact(stage, frame, [-half - 0.05, half + 0.05], [-0.05, LONG], 0.5, 0.25)
  if (bed.style === 'poster')
    for (const x of [-half - 0.04, half - 0.04]) drawPost(stage, frame, x, LONG - 0.04, wood)
  drawHeadboard(stage, frame, palette, bed)
  for (const x of [-half, half - 0.1])
    drawBox(stage, frame, { x: [x, x + 0.1], y: [0, 0.22], z: [0.02, 0.12] }, lighten(wood, -0.2))
  drawBox(stage, frame, { x: [-half, half], y: [0.16, 0.36], z: [0, LONG] }, wood)
  drawBox(
    stage,
    frame,
    { x: [-half + 0.03, half - 0.03], y: [0.34, 0.56], z: [0.02, LONG - 0.02] },
    bed.linen,
    { round: 0.08 }
  )
  drawPillows(stage, frame, palette, bed)
  drawDuvet(stage, frame, palette, bed)
}

function drawHeadboard(stage: Stage, frame: Frame, palette: Palette, { wide, style }: Bed): void {
  const half = wide / 2
  if (style === 'padded') {
    const count = 4
    for (let i = 0; i < count; i++) {
      const x0 = -half - 0.08 + ((wide + 0.16) * i) / count
      drawBox(
        stage,
        frame,
        { x: [x0, x0 + (wide + 0.16) / count], y: [0.2, 1.22], z: [LONG, LONG + 0.1] },
        palette.cloth,
        { round: 0.08 }
      )
    }
    return
  }
  drawBox(
    stage,
    frame,
    { x: [-half, half], y: [0.3, style === 'poster' ? 1.25 : 1.08], z: [LONG, LONG + 0.06] },
    palette.wood,
    { round: 0.05 }
  )
  for (let i = 0; i < 5; i++) {
    const x0 = -half + 0.08 + ((wide - 0.16) * i) / 5
    drawBox(
      stage,
      frame,
      {
        x: [x0 + 0.02, x0 + (wide - 0.16) / 5 - 0.02],
        y: [0.5, style === 'poster' ? 1.16 : 1],
        z: [LONG - 0.01, LONG],
      },
      lighten(palette.wood, 0.1),
      { round: 0.02 }
    )
  }
}
