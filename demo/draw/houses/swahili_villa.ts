import { lighten } from '../core/colour.ts'
import type { Frame } from '../core/space.ts'
import { drawBox, type Stage } from '../core/stage.ts'
import { drawLamps } from './makuti_house.ts'
import { drawGlass, drawWindow } from './openings.ts'
import { drawDoor } from './doors.ts'
import type { Palette } from './palette.ts'
import { drawBlock, drawCastShadow, drawEaveShade, drawPosts, drawSpill } from './parts.ts'
import { drawBalcony } from './balcony.ts'
import { drawHipRoof } from './roofs.ts'

/** A two-storey coast villa: an arcade below, a gallery above, thatch over all. */
export function drawSwahiliVilla(stage: Stage, frame: Frame, palette: Palette, wide: number): void {
  const { random, light } = stage
  const deep = 7.5
  const floor = 3.3
  const x: [number, number] = [-wide / 2, wide / 2]
  const tall = floor * 2
  drawCastShadow(stage, frame, { x, y: [0, tall + 2.4], z: [0, deep] }, 0.3)
  drawBox(stage, frame, { x: [x[0] - 0.6, x[1] + 0.6], y: [0, 0.24], z: [-1.8, deep] }, '#d9ccb4', {
    top: '#e9dfca',
  })
  const base = frame.inner([0, 0.24, 0])
  const { front, left, right } = drawBlock(
    stage,
    base,
    { x, y: [0, tall], z: [0, deep] },
    palette.wall
  )
  const bays = Math.max(3, Math.round(wide / 2.7))
  const bay = wide / bays
  const doorBay = random.int(1, bays - 2)
  for (let i = 0; i < bays; i++) {
    const u = i * bay + 0.38
    const open = front.arch(u, 0.02, u + bay - 0.76, 2.75, 1)
    front.fill(open, front.paint(lighten(palette.wall, -0.45), -0.35))
    if (i === doorBay)
      drawDoor(front, u + (bay - 0.76) / 2 - 0.62, 1.24, 2.3, {
        leaf: palette.door,
        frame: palette.wood,
        carved: true,
      })
    else
      drawGlass(
        front,
        front.arch(u + 0.2, 0.02, u + bay - 0.96, 2.5, 1),
        front.point(u, 2.6),
        front.point(u + bay, 0)
      )
    front.fill(front.rect(u - 0.16, 1.35, u - 0.02, 1.46, 0.05), front.paint('#fff7e8', 0.3))
  }
  const gallery = random.chance(0.6)
  for (let i = 0; i < bays; i++) {
    const u = i * bay + bay / 2
    drawWindow(front, u - 0.62, floor + (gallery ? 0.1 : 0.75), 1.24, gallery ? 2.2 : 1.5, {
      frame: palette.trim,
      panes: [2, gallery ? 3 : 2],
      rise: 1,
      shutters: !gallery && bay > 2.6 ? palette.door : undefined,
      sill: !gallery,
    })
  }
  for (const side of [left, right]) {
    for (const u of [1.4, 4.4]) {
      drawWindow(side, u, 0.9, 1.2, 1.6, { frame: palette.trim, panes: [2, 2], rise: 1 })
      drawWindow(side, u, floor + 0.8, 1.2, 1.6, { frame: palette.trim, panes: [2, 2], rise: 1 })
    }
    drawEaveShade(side, 0, deep, tall, 0.9)
  }
  drawEaveShade(front, 0, wide, tall, 1.1)
  front.fill(front.rect(0, floor - 0.12, wide, floor + 0.02, 0.06), front.paint('#fff9ee', 0.25))
  if (gallery) {
    drawBalcony(front, 0.2, wide - 0.2, floor, 1.5, {
      slab: palette.trim,
      rail: palette.wood,
      kind: 'bars',
      plants: '#3f7a4e',
    })
    const posts = Array.from({ length: bays + 1 }, (_, i) => x[0] + 0.2 + ((wide - 0.4) * i) / bays)
    drawPosts(stage, base.inner([0, floor, 0]), posts, -1.45, floor - 0.2, 0.16, palette.wood)
  }
  drawLamps(
    stage,
    base,
    Array.from({ length: bays + 1 }, (_, i) => x[0] + bay * i),
    2.3,
    -0.3
  )
  drawHipRoof(stage, base, {
    kind: 'makuti',
    colour: palette.roof,
    x,
    z: [gallery ? -1.3 : 0, deep],
    eave: tall,
    rise: random.between(2.6, 3.4),
    overhang: 0.8,
  })
  drawSpill(stage, frame, x, light.lamps > 0.8 ? 0.2 : 0)
}
