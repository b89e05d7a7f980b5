import { lighten } from '../core/colour.ts'
import type { Frame } from '../core/space.ts'
import { drawBox, type Stage } from '../core/stage.ts'
import type { Wall } from '../core/wall.ts'
import { drawSlats } from './modern_villa.ts'
import { drawGlazing, drawWindow } from './openings.ts'
import { drawDoor } from './doors.ts'
import type { Palette } from './palette.ts'
import { drawBlock, drawCastShadow, drawEaveShade, drawSpill } from './parts.ts'
import { drawBalcony, type Balcony } from './balcony.ts'
import { drawFlatRoof } from './roofs.ts'

/** A block of flats with balconies, an entrance, and a coloured stair tower. */
export function drawApartmentBlock(
  stage: Stage,
  frame: Frame,
  palette: Palette,
  floors: number
): void {
  const { random } = stage
  const floor = 3
  const bays = random.int(3, 4)
  const bay = random.between(3.1, 3.7)
  const wide = bays * bay
  const deep = 9
  const tall = floors * floor + 0.4
  const x: [number, number] = [-wide / 2, wide / 2]
  drawCastShadow(stage, frame, { x, y: [0, tall], z: [0, deep] })
  drawBox(stage, frame, { x: [x[0] - 1, x[1] + 1], y: [0, 0.16], z: [-2.6, deep] }, '#bdb5a8', {
    top: '#d6cfc2',
  })
  const base = frame.inner([0, 0.16, 0])
  drawRoofThings(stage, base, x, tall + 0.4)
  drawFlatRoof(
    stage,
    base,
    { x, z: [0, deep], eave: tall, overhang: 0.4, colour: palette.trim },
    0.4
  )
  const { front, left, right } = drawBlock(
    stage,
    base,
    { x, y: [0, tall], z: [0, deep] },
    palette.wall
  )
  const tower = random.int(1, bays - 1) * bay
  const rail: Balcony['kind'] = random.pick(['bars', 'glass', 'wall', 'slats'])
  const arches = random.chance(0.3) ? 1 : 0
  for (let storey = 0; storey < floors; storey++) {
    const v = storey * floor + 0.3
    for (let i = 0; i < bays; i++)
      drawBay(front, i * bay, v, bay, storey, { palette, rail, arches })
    for (const side of [left, right]) {
      for (const u of [1.2, 4, 6.6])
        drawWindow(side, u, v + 0.9, 1.3, 1.3, { frame: palette.trim, panes: [2, 1] })
    }
  }
  drawTower(front, tower, tall, palette)
  drawEaveShade(front, 0, wide, tall, 0.5)
  drawEntrance(front, tower, palette)
  drawSpill(stage, frame, [x[0] + tower - 2, x[0] + tower + 2], 0.22)
}

interface BayStyle {
  palette: Palette
  rail: Balcony['kind']
  arches: number
}

function drawBay(
  wall: Wall,
  u: number,
  v: number,
  bay: number,
  storey: number,
  { palette, rail, arches }: BayStyle
): void {
  if (storey === 0) {
    drawWindow(wall, u + 0.7, v + 0.7, bay - 1.4, 1.5, {
      frame: palette.trim,
      panes: [3, 1],
      rise: 0,
    })
    return
  }
  wall.fill(
    wall.rect(u + 0.35, v - 0.05, u + bay - 0.35, v + 2.55),
    wall.paint(palette.accent),
    0.5
  )
  drawGlazing(wall, u + 0.6, v, bay * 0.48, 2.25, 2, '#4d5654')
  drawWindow(wall, u + bay * 0.48 + 0.9, v + 0.75, bay * 0.52 - 1.4, 1.45, {
    frame: palette.trim,
    panes: [1, 1],
    rise: arches,
    sill: false,
  })
  drawBalcony(wall, u + 0.28, u + bay - 0.28, v, 1.15, {
    slab: palette.trim,
    rail:
      rail === 'wall' ? lighten(palette.wall, 0.1) : rail === 'slats' ? palette.wood : '#54605d',
    kind: rail,
    plants: '#4c8653',
  })
}

/** A stair tower of brick or slats that gives the block its colour. */
function drawTower(wall: Wall, u: number, tall: number, palette: Palette): void {
  if (wall.stage.random.chance(0.5)) drawSlats(wall, u - 0.42, 0, 0.84, tall, palette.wood)
  else {
    wall.fill(wall.rect(u - 0.42, 0, u + 0.42, tall, 0.12), wall.paint(palette.accent, 0.1))
    wall.fill(
      wall.rect(u - 0.1, 2.8, u + 0.1, tall - 0.6, 0.13),
      wall.paint(lighten(palette.accent, -0.35))
    )
  }
}

function drawEntrance(wall: Wall, u: number, palette: Palette): void {
  drawDoor(wall, u - 0.75, 1.5, 2.4, { leaf: palette.door, frame: palette.trim })
  wall.fill(
    [
      wall.point(u - 1.5, 2.75),
      wall.point(u + 1.5, 2.75),
      wall.point(u + 1.5, 2.7, 1.5),
      wall.point(u - 1.5, 2.7, 1.5),
    ],
    wall.paint(lighten(palette.accent, -0.2), -0.2)
  )
  wall.fill(wall.rect(u - 1.5, 2.62, u + 1.5, 2.9, 1.5), wall.paint(palette.accent, 0.2))
}

/** Water tanks, solar panels and an aerial on the roof. */
function drawRoofThings(stage: Stage, frame: Frame, x: [number, number], y: number): void {
  const { random } = stage
  const tank = random.between(x[0] + 2, x[1] - 3)
  drawBox(stage, frame, { x: [tank, tank + 1.3], y: [y, y + 1.3], z: [3, 4.3] }, '#3d4a4c', {
    round: 0.15,
  })
  const panel = tank > 0 ? x[0] + 1.5 : x[1] - 4
  drawBox(
    stage,
    frame,
    { x: [panel, panel + 2.4], y: [y + 0.3, y + 0.9], z: [1.6, 2.2] },
    '#2d4a66'
  )
}
