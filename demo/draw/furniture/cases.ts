import { lighten, type Colour } from '../core/colour.ts'
import { line } from '../core/paths.ts'
import type { Frame } from '../core/space.ts'
import { drawBox, drawContact, type Stage } from '../core/stage.ts'
import type { Palette } from '../houses/palette.ts'

/** Open shelves with books, pots and baskets; the front looks toward −z of the frame. */
export function drawBookcase(stage: Stage, frame: Frame, palette: Palette): void {
  const { random } = stage
  const half = 0.55
  drawContact(stage, frame, [-half, half], [0, 0.34], 0.4, 0.12)
  drawBox(
    stage,
    frame,
    { x: [-half, half], y: [0.08, 1.9], z: [0.28, 0.32] },
    lighten(palette.wood, -0.25)
  )
  for (const x of [-half, half - 0.04])
    drawBox(stage, frame, { x: [x, x + 0.04], y: [0, 1.94], z: [0, 0.32] }, palette.wood)
  for (let shelf = 0; shelf < 5; shelf++) {
    const y = 0.1 + shelf * 0.45
    drawBox(stage, frame, { x: [-half, half], y: [y - 0.035, y], z: [0, 0.32] }, palette.wood, {
      top: lighten(palette.wood, 0.1),
    })
    if (shelf === 4) continue
    let x = -half + 0.08
    while (x < half - 0.2) {
      const sort = random.next()
      if (sort < 0.55) {
        const thin = random.between(0.035, 0.06)
        drawBox(
          stage,
          frame,
          { x: [x, x + thin], y: [y, y + random.between(0.22, 0.32)], z: [0.05, 0.24] },
          random.pick([...palette.kikoi, palette.cloth, '#efe4d0', '#4a3a2e'])
        )
        x += thin + 0.005
      } else if (sort < 0.75) {
        drawBox(
          stage,
          frame,
          { x: [x, x + 0.2], y: [y, y + 0.2], z: [0.04, 0.26] },
          random.pick(['#d9b57c', '#b8623f', '#7d9a8c']),
          { round: 0.05 }
        )
        x += 0.24
      } else x += 0.12
    }
  }
}

/** A low sideboard with sliding doors and a screen above it. */
export function drawConsole(stage: Stage, frame: Frame, palette: Palette): void {
  drawContact(stage, frame, [-0.8, 0.8], [0, 0.4], 0.4, 0.14)
  drawCabinet(stage, frame, [-0.8, 0.8], [0.12, 0.55], 0.4, palette.wood, 3)
  drawBox(stage, frame, { x: [-0.55, 0.55], y: [0.62, 1.26], z: [0.2, 0.25] }, '#20242a', {
    round: 0.02,
  })
  drawBox(stage, frame, { x: [-0.12, 0.12], y: [0.55, 0.62], z: [0.16, 0.28] }, '#2c3036')
}

/** A closed cabinet with doors; the front looks toward −z of the frame. */
export function drawCabinet(
  stage: Stage,
  frame: Frame,
  x: [number, number],
  y: [number, number],
  deep: number,
  colour: Colour,
  doors: number
): void {
  drawBox(stage, frame, { x, y, z: [0, deep] }, colour, { top: lighten(colour, 0.14) })
  if (!stage.camera.sees(frame.at([x[0], y[0], 0]), frame.direction([0, 0, -1]))) return
  const see = (a: number, b: number) => stage.camera.see(frame.at([a, b, -0.005]))
  const scale = stage.camera.scale(frame.at([(x[0] + x[1]) / 2, y[0], 0]))
  let seams = ''
  let knobs = ''
  for (let i = 0; i <= doors; i++) {
    const at = x[0] + ((x[1] - x[0]) * i) / doors
    if (i > 0 && i < doors) seams += line(see(at, y[0] + 0.03), see(at, y[1] - 0.03))
    if (i < doors) {
      const knob = at + ((x[1] - x[0]) / doors) * (i % 2 ? 0.16 : 0.84)
      knobs += line(see(knob, y[1] - 0.14), see(knob, y[1] - 0.24))
    }
  }
  seams += line(see(x[0], y[0] + 0.03), see(x[1], y[0] + 0.03))
  stage.sheet.stroke(seams, stage.light.cast, Math.max(1.4, scale * 0.012), 0.5)
  stage.sheet.stroke(knobs, '#d9b45a', Math.max(2, scale * 0.022), 0.9)
}

/** A writing desk with a chair, a lamp's height of wood. */
export function drawDesk(stage: Stage, frame: Frame, palette: Palette): void {
  drawContact(stage, frame, [-0.6, 0.6], [0, 0.55], 0.35, 0.12)
  for (const x of [-0.58, 0.52])
    for (const z of [0.02, 0.48])
      drawBox(stage, frame, { x: [x, x + 0.05], y: [0, 0.72], z: [z, z + 0.05] }, palette.wood)
  drawBox(stage, frame, { x: [-0.62, 0.62], y: [0.7, 0.76], z: [-0.02, 0.56] }, palette.wood, {
    top: lighten(palette.wood, 0.16),
  })
  drawBox(stage, frame, { x: [-0.2, 0.16], y: [0.76, 0.78], z: [0.16, 0.4] }, '#cfd3d2')
  drawBox(stage, frame, { x: [-0.2, 0.16], y: [0.77, 1], z: [0.4, 0.42] }, '#3a4044', {
    round: 0.02,
  })
  drawBox(stage, frame, { x: [-0.24, 0.2], y: [0.42, 0.48], z: [-0.62, -0.2] }, palette.kikoi[1], {
    round: 0.03,
  })
  for (const x of [-0.22, 0.14])
    for (const z of [-0.6, -0.26])
      drawBox(stage, frame, { x: [x, x + 0.04], y: [0, 0.42], z: [z, z + 0.04] }, palette.wood)
  drawBox(stage, frame, { x: [-0.22, 0.18], y: [0.6, 0.9], z: [-0.63, -0.6] }, palette.wood, {
    round: 0.04,
  })
}
