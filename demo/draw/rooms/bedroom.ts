import { lighten } from '../core/colour.ts'
import { Frame } from '../core/space.ts'
import { drawBox } from '../core/stage.ts'
import type { Bed } from '../furniture/bedding.ts'
import { drawBed } from '../furniture/beds.ts'
import { drawNet, drawPosterNet } from '../furniture/nets.ts'
import { drawCabinet, drawDesk } from '../furniture/cases.ts'
import { drawPendant, drawSideTable, drawTableLamp } from '../furniture/lamps.ts'
import { drawPottedPlant, drawVase } from '../furniture/plants.ts'
import { drawArmchair, drawRug } from '../furniture/soft.ts'
import { drawMirror, drawPicture, drawWovenTray } from '../furniture/walls.ts'
import { finish } from '../land/foreground.ts'
import type { Setting } from '../scenes/request.ts'
import { drawFloor, type FloorKind } from './floor.ts'
import { drawShell, planRoom, type Room } from './room.ts'
import { drawOpenings, drawSunPatches, type Opening } from './windows.ts'
import { drawCurtains, drawFan } from './hangings.ts'

/** A bedroom: a bed under a net, lamps beside it, a window on the bright side. */
export function drawBedroom(setting: Setting): void {
  const { random, palette, request } = setting
  const side = random.sign()
  const coastal = request.place === 'coast' || request.place === 'oldtown'
  const wide = random.between(4.6, 5.6)
  const deep = random.between(4.3, 4.9)
  const room = planRoom(
    setting,
    {
      wide,
      deep,
      tall: random.between(2.9, 3.2),
      eye: [random.between(-0.9, 0.9), random.between(1.5, 1.75), -0.6],
      yaw: side * random.between(0.04, 0.16),
    },
    side
  )
  drawShell(room, {
    back: request.take ? lighten(palette.accent, 0.35) : palette.feature,
    sides: lighten(palette.wall, 0.25),
    ceiling: '#fbf5e9',
    beams: coastal || random.chance(0.25) ? lighten(palette.wood, -0.12) : undefined,
    skirting: '#fbf5ea',
  })
  drawFloor(
    room,
    random.pick<FloorKind>(coastal ? ['cement', 'tiles'] : ['boards', 'boards', 'cement']),
    palette.floor
  )
  const openings = planOpenings(room)
  drawOpenings(room, openings)
  const curtain = random.pick([
    '#f9f0e0',
    lighten(palette.kikoi[1], 0.45),
    lighten(palette.cloth, 0.4),
  ])
  drawCurtains(room, openings[0], curtain, random.chance(0.6))
  drawSunPatches(room, openings.slice(0, 1))
  furnish(room)
  finish(room.stage)
}

function planOpenings({ left, right, side, deep, stage: { random }, palette }: Room): Opening[] {
  const wall = side < 0 ? left : right
  const door = random.chance(0.45)
  const wide = random.between(1.7, 2.3)
  const u = side < 0 ? 3 + deep - wide - random.between(0.6, 1.1) : random.between(0.6, 1.1)
  const frame = random.chance(0.6) ? palette.trim : palette.wood
  return [
    {
      wall,
      u,
      v: door ? 0.02 : 0.8,
      wide,
      tall: door ? 2.35 : 1.5,
      panes: [2, door ? 3 : 2],
      frame,
      rise: door ? 0 : random.int(0, 1),
    },
  ]
}

function furnish(room: Room): void {
  const { stage, palette, wide, deep, tall, side, setting } = room
  const { random } = stage
  const coastal = setting.request.place === 'coast' || setting.request.place === 'oldtown'
  const bed: Bed = {
    wide: setting.request.take === 1 && random.chance(0.5) ? 1.3 : random.between(1.65, 1.9),
    style: coastal
      ? random.pick(['poster', 'poster', 'plain'] as const)
      : random.pick(['padded', 'plain', 'poster'] as const),
    linen: random.pick([
      '#fbf6ec',
      '#f3e9d8',
      '#e9efe9',
      '#f6e6d3',
      lighten(palette.kikoi[1], 0.62),
    ]),
  }
  const x = side * random.between(-0.2, 0.2)
  const frame = new Frame([x, 0, deep - 2.18], random.between(-0.03, 0.03))
  drawRug(stage, new Frame([x, 0, deep - 2.1]), bed.wide + 1.3, 1.7, palette, random.chance(0.5))
  drawWallArt(room, x, bed.style === 'poster')
  for (const end of [-1, 1]) {
    const at = x + end * (bed.wide / 2 + 0.36)
    drawSideTable(stage, new Frame([at, 0, deep - 0.32]), palette.wood, 0.52, 0.44)
    if (end === side && random.chance(0.4))
      drawVase(stage, [at, 0.52, deep - 0.32], 0.44, '#b8623f', palette.bloom)
    else
      drawTableLamp(
        stage,
        [at, 0.52, deep - 0.32],
        '#f9ead0',
        random.pick(['#b8623f', '#7d9a8c', '#e9dcc3'])
      )
  }
  drawCorner(room)
  drawBed(stage, frame, palette, bed)
  if (bed.style === 'poster') drawPosterNet(stage, frame, bed.wide, palette.wood)
  else if (random.chance(0.6)) drawNet(stage, frame, bed.wide, tall)
  else if (random.chance(0.5)) drawFan(room, [x, tall - 0.45, deep - 2.4], palette.wood)
  else drawPendant(stage, [x, tall - 0.85, deep - 2.5], tall, 0.6, '#d9b57c')
  if (random.chance(0.55)) drawBench(room, x, bed.wide)
  if (random.chance(0.4))
    drawPottedPlant(stage, [side * (wide / 2 - 0.5), 0, 0.9], random.between(0.9, 1.25), '#d9b57c')
}

function drawBench({ stage, palette, deep }: Room, x: number, wide: number): void {
  const frame = new Frame([x, 0, deep - 2.75])
  const half = wide * 0.36
  for (const a of [-half, half - 0.06])
    for (const b of [0.26, 0])
      drawBox(stage, frame, { x: [a, a + 0.06], y: [0, 0.38], z: [b, b + 0.06] }, palette.wood)
  drawBox(stage, frame, { x: [-half, half], y: [0.36, 0.46], z: [-0.02, 0.34] }, palette.kikoi[1], {
    round: 0.05,
    top: lighten(palette.kikoi[1], 0.12),
  })
}

/** What stands along the dim side: a wardrobe, a desk, or a chair with a plant. */
function drawCorner({ stage, palette, wide, deep, side, left, right }: Room): void {
  const { random } = stage
  const far = -side * (wide / 2)
  const sort = random.int(0, 2)
  drawPottedPlant(
    stage,
    [side * (wide / 2 - 0.42), 0, deep - 0.4],
    random.between(1.2, 1.7),
    random.pick(['#d9b57c', '#efe4d0'])
  )
  if (sort === 0) {
    drawCabinet(
      stage,
      new Frame([far + side * 0.58, 0, deep - 1.9], -side * Math.PI * 0.5),
      [-0.75, 0.75],
      [0, 2.1],
      0.56,
      lighten(palette.wood, 0.06),
      3
    )
  } else if (sort === 1) {
    drawDesk(stage, new Frame([far + side * 0.6, 0, deep - 1.9], -side * Math.PI * 0.5), palette)
    const wall = side < 0 ? right : left
    drawMirror(wall, side < 0 ? 1.5 : 3 + deep - 2.3, 1.2, 0.8, 0.8, palette.wood, true)
  } else {
    drawArmchair(
      stage,
      new Frame([far + side * 0.75, 0, deep - 1.6], -side * 1),
      palette,
      palette.kikoi[2]
    )
  }
}

function drawWallArt({ back, palette, stage: { random } }: Room, x: number, high: boolean): void {
  const u = back.length / 2 + x
  const sort = random.int(0, 2)
  if (high) {
    drawWovenTray(back, u, 1.72, 0.3, palette)
    return
  }
  if (sort === 0)
    for (const dx of [-0.62, 0.1]) drawPicture(back, u + dx, 1.5, 0.52, 0.7, palette, palette.wood)
  else if (sort === 1)
    for (const [dx, v, r] of [
      [-0.5, 1.8, 0.28],
      [0.05, 1.95, 0.36],
      [0.58, 1.76, 0.24],
    ])
      drawWovenTray(back, u + dx, v, r, palette)
  else drawPicture(back, u - 0.65, 1.5, 1.3, 0.75, palette, palette.wood)
}
