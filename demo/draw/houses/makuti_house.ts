import { lighten } from '../core/colour.ts'
import { isDark } from '../core/light.ts'
import { spread } from '../core/paths.ts'
import type { Frame } from '../core/space.ts'
import { drawBox, type Stage } from '../core/stage.ts'
import { drawGlazing, drawWindow } from './openings.ts'
import { drawDoor } from './doors.ts'
import type { Palette } from './palette.ts'
import { drawBlock, drawCastShadow, drawEaveShade, drawPosts, drawSpill } from './parts.ts'
import { drawHipRoof } from './roofs.ts'

/** A low whitewashed house under a great thatch, with a veranda on poles. Returns its width in metres. */
export function drawMakutiHouse(stage: Stage, frame: Frame, palette: Palette, wide: number): void {
  const { random } = stage
  const deep = 6.4
  const tall = 3.1
  const x: [number, number] = [-wide / 2, wide / 2]
  const veranda = 2.4
  drawCastShadow(stage, frame, { x, y: [0, tall + 2.6], z: [-veranda, deep] }, 0.4)
  drawBox(
    stage,
    frame,
    { x: [x[0] - 0.5, x[1] + 0.5], y: [0, 0.3], z: [-veranda - 0.4, deep] },
    '#d9c7a8',
    { top: lighten(palette.floor, 0.1) }
  )
  const raised = frame.inner([0, 0.3, 0])
  const block = drawBlock(stage, raised, { x, y: [0, tall], z: [0, deep] }, palette.wall)
  const { front, left, right } = block
  const door = random.between(0.3, 0.62) * wide
  const bays = [door - 2.6, door + 2.1].filter((u) => u > 0.5 && u < wide - 2)
  const rise = random.chance(0.5) ? 1 : 0
  drawDoor(front, door, 1.3, 2.35, {
    leaf: palette.door,
    frame: palette.wood,
    rise,
    carved: random.chance(0.5),
  })
  const style = {
    frame: palette.trim,
    panes: [2, 2] as [number, number],
    rise,
    shutters: random.chance(0.5) ? palette.door : undefined,
  }
  for (const u of bays) drawWindow(front, u + 0.2, 0.8, 1.2, 1.4, style)
  if (door + 4.6 < wide)
    drawGlazing(front, door + 4, 0.1, Math.min(2.2, wide - door - 4.6), 2.3, 2, palette.wood)
  if (door - 4.8 > 0) drawWindow(front, door - 4.8, 0.8, 1.2, 1.4, style)
  for (const side of [left, right]) {
    for (const u of [1.2, 3.8])
      drawWindow(side, u, 0.8, 1.2, 1.4, { ...style, shutters: undefined })
  }
  drawEaveShade(front, 0, wide, tall, 1.5)
  drawEaveShade(left, 0, deep, tall, 0.8)
  drawEaveShade(right, 0, deep, tall, 0.8)
  const posts = spread(x[0], x[1], Math.round(wide / 2.8) + 1)
  drawLamps(stage, raised, posts, tall - 0.55, -1.1)
  drawPosts(stage, raised, posts, -veranda + 0.2, tall - 0.25, 0.2, palette.wood)
  const rise2 = random.between(3, 3.9)
  drawHipRoof(stage, raised, {
    kind: 'makuti',
    colour: palette.roof,
    x,
    z: [-veranda + 0.3, deep],
    eave: tall + 0.25,
    rise: rise2,
    overhang: 0.75,
  })
  drawSpill(stage, frame, x, 0.22)
}

/** Lanterns under a veranda, after dark. */
export function drawLamps(stage: Stage, frame: Frame, xs: number[], y: number, z: number): void {
  if (!isDark(stage.light)) return
  xs.slice(1).forEach((x, i) => {
    const at = stage.camera.see(frame.at([(x + xs[i]) / 2, y, z]))
    stage.sheet.glow(at, 74, '#ffc46b', 0.75)
    stage.sheet.glow(at, 13, '#fff0c4', 1)
  })
}
