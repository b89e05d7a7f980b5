import { lighten } from '../core/colour.ts'
import { tone } from '../core/light.ts'
import { line } from '../core/paths.ts'
import type { Frame } from '../core/space.ts'
import { drawBox, type Stage } from '../core/stage.ts'
import type { Wall } from '../core/wall.ts'
import { drawStones } from './bungalow.ts'
import { drawLamps } from './makuti_house.ts'
import { drawGlazing, drawWindow } from './openings.ts'
import { drawDoor } from './doors.ts'
import type { Palette } from './palette.ts'
import { drawBlock, drawCastShadow, drawEaveShade, drawPosts, drawSpill } from './parts.ts'
import { drawHipRoof } from './roofs.ts'

/** A lodge of timber and stone on a raised deck, under thatch or shingles. */
export function drawLodge(
  stage: Stage,
  frame: Frame,
  palette: Palette,
  { wide, thatched }: { wide: number; thatched: boolean }
): void {
  const { random } = stage
  const deep = 6.5
  const tall = 3.2
  const deck = random.between(0.7, 1.2)
  const reach = 3
  const x: [number, number] = [-wide / 2, wide / 2]
  drawCastShadow(stage, frame, { x, y: [0, tall + deck + 2.5], z: [-reach, deep] }, 0.3)
  const under = drawBlock(
    stage,
    frame,
    { x: [x[0] - 0.2, x[1] + 0.2], y: [0, deck], z: [-reach + 0.5, deep] },
    '#4f4236'
  )
  drawStones(under.front)
  for (let i = 0; i <= 6; i++) {
    const at = x[0] + (wide * i) / 6
    drawBox(
      stage,
      frame,
      { x: [at - 0.1, at + 0.1], y: [0, deck], z: [-reach - 0.1, -reach + 0.1] },
      palette.wood
    )
  }
  drawBox(
    stage,
    frame,
    { x: [x[0] - 0.4, x[1] + 0.4], y: [deck - 0.18, deck], z: [-reach - 0.2, deep] },
    lighten(palette.wood, -0.1),
    { top: lighten(palette.wood, 0.18) }
  )
  const base = frame.inner([0, deck, 0])
  const { front, left, right } = drawBlock(
    stage,
    base,
    { x, y: [0, tall], z: [0, deep] },
    random.chance(0.5) ? palette.wall : lighten(palette.wood, 0.15)
  )
  for (const wall of [front, left, right]) drawBoards(wall)
  const glass = wide * 0.4
  drawGlazing(front, wide * 0.08, 0.05, glass, 2.5, 3, palette.wood)
  drawDoor(front, wide * 0.08 + glass + 0.6, 1.2, 2.3, { leaf: palette.door, frame: palette.wood })
  drawWindow(front, wide * 0.08 + glass + 2.5, 0.8, Math.max(1.1, wide * 0.92 - glass - 3.6), 1.4, {
    frame: palette.wood,
    panes: [2, 1],
  })
  for (const wall of [left, right])
    drawWindow(wall, 2.2, 0.8, 2, 1.4, { frame: palette.wood, panes: [3, 1] })
  drawEaveShade(front, 0, wide, tall, 1.3)
  const posts = Array.from({ length: 5 }, (_, i) => x[0] + 0.1 + ((wide - 0.2) * i) / 4)
  drawLamps(stage, base, posts, 2.3, -1.2)
  drawPosts(stage, base, posts, -reach + 0.4, tall - 0.1, 0.2, lighten(palette.wood, -0.12))
  drawHipRoof(stage, base, {
    kind: thatched ? 'makuti' : 'shingle',
    colour: palette.roof,
    x,
    z: [-reach + 0.4, deep],
    eave: tall,
    rise: random.between(2.6, 3.5),
    overhang: 0.7,
  })
  const gap: [number, number] = [-0.9, 0.9]
  for (const [from, to] of [
    [x[0], gap[0]],
    [gap[1], x[1]],
  ])
    drawRail(stage, base, from, to, -reach, palette)
  drawSteps(stage, frame, gap, -reach - 0.2, deck, palette)
  drawSpill(stage, frame, x, 0.2)
}

function drawBoards(wall: Wall): void {
  if (!wall.visible) return
  let d = ''
  for (let v = 0.28; v < wall.height; v += 0.28)
    d += line(wall.point(0, v), wall.point(wall.length, v))
  wall.stage.sheet.stroke(d, wall.stage.light.cast, 1.3, 0.22)
}

function drawRail(
  stage: Stage,
  frame: Frame,
  from: number,
  to: number,
  z: number,
  palette: Palette
): void {
  const see = (x: number, y: number) => stage.camera.see(frame.at([x, y, z]))
  let d = ''
  const count = Math.round((to - from) / 1.2)
  for (let i = 0; i <= count; i++) {
    const x = from + ((to - from) * i) / count
    d += line(see(x, 0), see(x, 1))
    if (i < count) {
      const next = from + ((to - from) * (i + 1)) / count
      d += line(see(x, 0.1), see(next, 0.92)) + line(see(x, 0.92), see(next, 0.1))
    }
  }
  const scale = stage.camera.scale(frame.at([0, 0, z]))
  stage.sheet.stroke(d, tone(stage.light, lighten(palette.wood, -0.2), 0.5), scale * 0.04)
  stage.sheet.stroke(
    line(see(from, 1), see(to, 1)),
    tone(stage.light, lighten(palette.wood, 0.15), 0.9),
    scale * 0.09
  )
}

function drawSteps(
  stage: Stage,
  frame: Frame,
  x: [number, number],
  z: number,
  height: number,
  palette: Palette
): void {
  const count = 4
  for (let i = count - 1; i >= 0; i--) {
    const top = height - (height * (i + 1)) / (count + 1)
    const near = z - 0.32 * (i + 1)
    drawBox(stage, frame, { x, y: [0, top], z: [near, near + 0.32] }, palette.wood, {
      top: lighten(palette.wood, 0.2),
    })
  }
}
