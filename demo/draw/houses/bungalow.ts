import { lighten } from '../core/colour.ts'
import type { Frame } from '../core/space.ts'
import { drawBox, type Stage } from '../core/stage.ts'
import type { Wall } from '../core/wall.ts'
import { drawLamps } from './makuti_house.ts'
import { drawWindow } from './openings.ts'
import { drawDoor } from './doors.ts'
import type { Palette } from './palette.ts'
import { drawBlock, drawCastShadow, drawEaveShade, drawPosts, drawSpill } from './parts.ts'
import { drawGableRoof, drawHipRoof } from './roofs.ts'
import type { RoofKind } from './slopes.ts'

/** The size and the materials of a bungalow. */
export interface BungalowStyle {
  wide: number
  floors: 1 | 2
  roof: RoofKind
  stone: boolean
  veranda: boolean
}

/** A garden house under tiles or iron sheets, with a gabled wing, a chimney and a veranda. */
export function drawBungalow(
  stage: Stage,
  frame: Frame,
  palette: Palette,
  style: BungalowStyle
): void {
  const { random } = stage
  const { wide, floors, roof: kind, stone } = style
  const deep = 7
  const tall = floors === 1 ? 2.9 : 5.7
  const x: [number, number] = [-wide / 2, wide / 2]
  const side = random.sign()
  const wing = Math.min(4.6, wide * 0.4)
  const wingX: [number, number] = side < 0 ? [x[0], x[0] + wing] : [x[1] - wing, x[1]]
  drawCastShadow(stage, frame, { x, y: [0, tall + 2], z: [-1.6, deep] }, 0.3)
  drawBox(stage, frame, { x: [x[0] - 0.3, x[1] + 0.3], y: [0, 0.35], z: [-2, deep] }, '#a89a86', {
    top: lighten(palette.floor, 0.12),
  })
  const base = frame.inner([0, 0.35, 0])
  drawChimney(stage, base, side < 0 ? x[1] - 1.6 : x[0] + 1.2, tall + 2.3, palette)
  const main = drawBlock(stage, base, { x, y: [0, tall], z: [0, deep] }, palette.wall)
  if (stone) for (const wall of [main.front, main.left, main.right]) drawStones(wall)
  const free = side < 0 ? [wing + 0.2, wide] : [0, wide - wing - 0.2]
  const style2 = {
    frame: palette.trim,
    panes: [3, 2] as [number, number],
    shutters: undefined as string | undefined,
  }
  const door = free[0] + (free[1] - free[0]) * random.between(0.18, 0.3)
  drawDoor(main.front, door, 1.2, 2.25, { leaf: palette.door, frame: palette.trim })
  if (random.chance(0.45)) style2.shutters = palette.door
  const windows = [door + 2.2, door + 4.6].filter((u) => u + 1.5 < free[1])
  for (const u of windows) drawWindow(main.front, u, 0.8, 1.4, 1.35, style2)
  if (floors === 2) {
    for (let u = free[0] + 0.8; u + 1.5 < free[1]; u += 2.3)
      drawWindow(main.front, u, 3.7, 1.3, 1.3, style2)
  }
  for (const wall of [main.left, main.right]) {
    for (const u of [1.2, 4]) {
      drawWindow(wall, u, 0.8, 1.4, 1.35, { ...style2, shutters: undefined })
      if (floors === 2) drawWindow(wall, u, 3.7, 1.4, 1.3, { ...style2, shutters: undefined })
    }
    drawEaveShade(wall, 0, deep, tall, 0.6)
  }
  drawEaveShade(main.front, 0, wide, tall, 0.7)
  drawHipRoof(stage, base, {
    kind,
    colour: palette.roof,
    x,
    z: [0, deep],
    eave: tall,
    rise: 2.5,
    overhang: 0.6,
  })
  if (style.veranda)
    drawVeranda(stage, base, side < 0 ? [wingX[1], x[1]] : [x[0], wingX[0]], palette, kind)
  const gable = drawBlock(
    stage,
    base,
    { x: wingX, y: [0, tall], z: [-1.6, 1] },
    stone ? palette.wall : lighten(palette.wall, 0.1)
  )
  if (stone) drawStones(gable.front)
  drawWindow(gable.front, wing / 2 - 1, 0.7, 2, 1.5, { ...style2, panes: [4, 2] })
  if (floors === 2)
    drawWindow(gable.front, wing / 2 - 0.8, 3.6, 1.6, 1.4, { ...style2, shutters: undefined })
  drawGableRoof(
    stage,
    base,
    { kind, colour: palette.roof, x: wingX, z: [-1.6, 2.4], eave: tall, rise: 1.9, overhang: 0.45 },
    stone ? palette.accent : lighten(palette.wall, 0.1),
    'z'
  )
  drawSpill(stage, frame, x, 0.2)
}

function drawVeranda(
  stage: Stage,
  base: Frame,
  x: [number, number],
  palette: Palette,
  kind: RoofKind
): void {
  const count = Math.max(2, Math.round((x[1] - x[0]) / 2.3))
  const posts = Array.from(
    { length: count + 1 },
    (_, i) => x[0] + 0.2 + ((x[1] - x[0] - 0.4) * i) / count
  )
  drawLamps(stage, base, posts, 2.1, -0.8)
  drawPosts(stage, base, posts, -1.8, 2.45, 0.17, palette.trim)
  drawHipRoof(stage, base, {
    kind,
    colour: lighten(palette.roof, 0.04),
    x,
    z: [-1.7, 1.2],
    eave: 2.55,
    rise: 0.75,
    overhang: 0.25,
  })
}

function drawChimney(stage: Stage, frame: Frame, x: number, top: number, palette: Palette): void {
  drawBox(
    stage,
    frame,
    { x: [x, x + 0.9], y: [2, top], z: [3, 3.9] },
    lighten(palette.accent, -0.05)
  )
  drawBox(stage, frame, { x: [x - 0.1, x + 1], y: [top, top + 0.18], z: [2.9, 4] }, '#e9dfcd')
}

/** Courses of dressed stone: a few blocks lighter or darker than their neighbours. */
export function drawStones(wall: Wall): void {
  if (!wall.visible) return
  const { random, sheet } = wall.stage
  const shades = [0.1, -0.12, -0.06]
  const courses = Math.round(wall.height / 0.3)
  for (const shade of shades) {
    for (let row = 0; row < courses; row++) {
      for (let u = row % 2 ? 0.3 : 0; u < wall.length - 0.6; u += 0.62) {
        if (!random.chance(0.2)) continue
        const v = (wall.height * row) / courses
        wall.fill(
          wall.rect(
            u + 0.02,
            v + 0.02,
            Math.min(wall.length, u + 0.58),
            v + wall.height / courses - 0.02
          ),
          wall.paint(shade > 0 ? '#efe6d3' : '#7b6a58', shade),
          0.34
        )
      }
    }
  }
  let joints = ''
  for (let row = 1; row < courses; row++) {
    const v = (wall.height * row) / courses
    const [a, b] = [wall.point(0, v), wall.point(wall.length, v)]
    joints += `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`
  }
  sheet.stroke(joints, wall.paint('#8a7a68', -0.2), 1.1, 0.35)
}
