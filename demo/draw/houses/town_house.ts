import { lighten } from '../core/colour.ts'
import { isDark } from '../core/light.ts'
import { line, poly } from '../core/paths.ts'
import type { Frame } from '../core/space.ts'
import { drawBox, type Stage } from '../core/stage.ts'
import type { Wall } from '../core/wall.ts'
import { drawMass } from '../plants/foliage.ts'
import { drawWindow } from './openings.ts'
import { drawDoor } from './doors.ts'
import type { Palette } from './palette.ts'
import { drawBlock, drawCastShadow, drawEaveShade, drawPosts, drawSpill } from './parts.ts'
import { drawBalcony } from './balcony.ts'
import { drawHipRoof } from './roofs.ts'

/** A coral house of the old town: carved door between stone benches, a timber balcony, a roof terrace. */
export function drawTownHouse(stage: Stage, frame: Frame, palette: Palette, wide: number): void {
  const { random } = stage
  const floor = 3.2
  const floors = random.int(2, 3)
  const tall = floors * floor
  const deep = 9
  const x: [number, number] = [-wide / 2, wide / 2]
  drawNeighbours(stage, frame, wide, palette)
  drawCastShadow(stage, frame, { x, y: [0, tall], z: [0, deep] })
  const roofTerrace = random.chance(0.6)
  const above = frame.inner([0, tall, 0])
  if (roofTerrace) {
    drawBox(stage, above, { x: [x[0] + 0.6, x[1] - 0.6], y: [0, 2.2], z: [3, 7] }, '#6b5138')
    drawPosts(stage, above, [x[0] + 0.7, 0, x[1] - 0.7], 1.2, 2.2, 0.16, palette.wood)
    drawHipRoof(stage, above, {
      kind: 'makuti',
      colour: palette.roof,
      x: [x[0] + 0.5, x[1] - 0.5],
      z: [1, 7],
      eave: 2.2,
      rise: 2.2,
      overhang: 0.5,
    })
  }
  const { front, left, right } = drawBlock(
    stage,
    frame,
    { x, y: [0, tall + 0.9], z: [0, deep] },
    palette.wall,
    lighten(palette.wall, -0.2)
  )
  drawParapet(stage, frame, x, tall + 0.9, palette)
  const door = wide / 2 - 0.75 + random.between(-0.6, 0.6)
  for (const wall of [left, right]) {
    for (let storey = 0; storey < floors; storey++) {
      for (const u of [1.4, 4.2, 7])
        drawWindow(wall, u, storey * floor + 1, 0.9, 1.5, {
          frame: palette.wood,
          panes: [2, 3],
          rise: 1,
        })
    }
  }
  drawDoor(front, door, 1.5, 2.75, {
    leaf: palette.wood,
    frame: lighten(palette.wood, -0.22),
    rise: random.chance(0.5) ? 1 : 0,
    carved: true,
  })
  for (const u of [door - 2.3, door + 2.6].filter((at) => at > 0.3 && at < wide - 1.3)) {
    drawWindow(front, u, 1.15, 1, 1.5, { frame: palette.wood, panes: [3, 3], rise: 1 })
  }
  const balcony = random.pick(['wide', 'middle', 'none'])
  for (let storey = 1; storey < floors; storey++) {
    const v = storey * floor
    const open = balcony === 'wide' || (balcony === 'middle' && storey === 1)
    for (let u = 0.7; u < wide - 1.2; u += 2.05) {
      drawWindow(front, u, v + (open ? 0.1 : 0.8), 1.05, open ? 2.1 : 1.5, {
        frame: palette.wood,
        panes: [2, 3],
        rise: 1,
        sill: !open,
      })
    }
    if (open) {
      const [from, to] = balcony === 'wide' ? [0.3, wide - 0.3] : [door - 1.7, door + 3.2]
      drawBalcony(front, from, to, v, 1.2, {
        slab: palette.wood,
        rail: palette.wood,
        kind: 'bars',
        plants: '#3f7a4e',
      })
      drawScreens(front, from, to, v, palette)
    }
  }
  front.fill(front.rect(0, tall - 0.1, wide, tall + 0.06, 0.06), front.paint('#fff9ee', 0.2))
  for (const [from, to] of [
    [door - 2.7, door - 0.4],
    [door + 1.9, door + 4.2],
  ]) {
    const bench: [number, number] = [Math.max(x[0], x[0] + from), Math.min(x[1], x[0] + to)]
    drawBox(stage, frame, { x: bench, y: [0, 0.5], z: [-0.7, 0] }, lighten(palette.wall, -0.05), {
      top: lighten(palette.wall, 0.25),
    })
  }
  drawLantern(front, door - 0.5, 2.9)
  drawClimber(front, random.chance(0.5) ? 0.1 : wide - 0.1, tall, palette)
  drawSpill(stage, frame, [x[0] + door - 0.5, x[0] + door + 2], 0.24)
}

function drawNeighbours(stage: Stage, frame: Frame, wide: number, palette: Palette): void {
  const { random } = stage
  for (const side of [-1, 1]) {
    const x = side * (wide / 2 + 1.5 + (side === 1 ? random.between(0, 0.8) : 0))
    const extent: [number, number] = side < 0 ? [x - 8, x] : [x, x + 8]
    const tall = random.between(5, 8.6)
    const z = random.between(0.4, 2.4)
    const wall = random.pick(['#efe0c4', '#f3dcc0', '#fbf3e4', '#e3c8a4'])
    const block = drawBlock(
      stage,
      frame,
      { x: extent, y: [0, tall], z: [z, z + 9] },
      wall,
      lighten(wall, -0.15)
    )
    for (const face of [block.front, block.left, block.right]) {
      for (let u = 0.9; u < face.length - 1.2; u += 2.1) {
        for (let v = 1.1; v < tall - 2; v += 3.1)
          drawWindow(face, u, v, 0.85, 1.4, { frame: palette.wood, panes: [2, 2], rise: 1 })
      }
      drawEaveShade(face, 0, face.length, tall, 0.3)
    }
  }
}

/** A row of rounded battlements along the roof. */
function drawParapet(
  stage: Stage,
  frame: Frame,
  x: [number, number],
  y: number,
  palette: Palette
): void {
  const count = Math.round((x[1] - x[0]) / 0.9)
  for (let i = 0; i < count; i++) {
    const from = x[0] + ((x[1] - x[0]) * i) / count
    drawBox(stage, frame, { x: [from, from + 0.5], y: [y, y + 0.42], z: [0, 0.3] }, palette.wall, {
      round: 0.16,
    })
  }
}

/** Lattice screens between the posts of a balcony. */
function drawScreens(wall: Wall, from: number, to: number, v: number, palette: Palette): void {
  const thin = Math.max(1.2, wall.scale * 0.04)
  let posts = ''
  const count = Math.max(2, Math.round((to - from) / 1.6))
  for (let i = 0; i <= count; i++) {
    const u = from + ((to - from) * i) / count
    posts += line(wall.point(u, v, 1.2), wall.point(u, v + 2.5, 1.2))
  }
  wall.stage.sheet.stroke(posts, wall.paint(palette.wood, 0.1), thin * 2)
  wall.fill(
    wall.rect(from - 0.1, v + 2.4, to + 0.1, v + 2.62, 1.2),
    wall.paint(lighten(palette.wood, 0.1), 0.2)
  )
  wall.fill(
    [
      wall.point(from - 0.2, v + 2.85),
      wall.point(to + 0.2, v + 2.85),
      wall.point(to + 0.3, v + 2.5, 1.5),
      wall.point(from - 0.3, v + 2.5, 1.5),
    ],
    wall.paint(palette.roof, 0.1)
  )
}

function drawLantern(wall: Wall, u: number, v: number): void {
  const {
    stage: { sheet, light },
  } = wall
  const [x, y] = wall.point(u, v, 0.3)
  const s = wall.scale * 0.11
  sheet.fill(
    poly([
      [x - s, y - s],
      [x + s, y - s],
      [x + s * 0.8, y + s * 1.4],
      [x - s * 0.8, y + s * 1.4],
    ]),
    isDark(light) ? '#ffdf9a' : '#6b5a3c'
  )
  sheet.fill(
    poly([
      [x - s * 1.3, y - s],
      [x, y - s * 2.2],
      [x + s * 1.3, y - s],
    ]),
    '#3b3226'
  )
  if (light.lamps > 0.2) sheet.glow([x, y], wall.scale * 1.5, '#ffbf66', light.lamps * 0.75)
}

/** Bougainvillea pouring down a corner of the house. */
function drawClimber(wall: Wall, u: number, top: number, palette: Palette): void {
  const { stage } = wall
  const { random } = stage
  const fall = random.between(2.6, 4.4)
  const clumps = Array.from({ length: 11 }, (_, i) => {
    const share = i / 10
    const size = wall.scale * (0.62 - share * 0.36)
    const at = wall.point(
      u + random.between(-0.7, 0.7) * (1 - share * 0.5),
      top + 1.1 - share * fall,
      0.2
    )
    return { at, rx: size, ry: size * 0.8 }
  })
  drawMass(stage, random, clumps, '#4f8a50', 0, palette.bloom)
}
