import { lighten } from '../core/colour.ts'
import { Frame } from '../core/space.ts'
import { drawBox, drawContact } from '../core/stage.ts'
import { drawBookcase, drawConsole } from '../furniture/cases.ts'
import { drawDrum, drawFloorLamp, drawPendant, drawSideTable } from '../furniture/lamps.ts'
import { drawPottedPlant, drawVase } from '../furniture/plants.ts'
import { drawArmchair, drawRug, drawSofa } from '../furniture/soft.ts'
import { drawPicture, drawWovenTray } from '../furniture/walls.ts'
import { finish } from '../land/foreground.ts'
import type { Setting } from '../scenes/request.ts'
import { drawFloor, type FloorKind } from './floor.ts'
import { drawShell, planRoom, type Room } from './room.ts'
import { drawOpenings, drawSunPatches, type Opening } from './windows.ts'
import { drawCurtains, drawFan } from './hangings.ts'

/** A living room: a sofa below art or beside a wide window, a striped rug, lamps and plants. */
export function drawLiving(setting: Setting): void {
  const { random, palette, request } = setting
  const small = request.type === 'studio' || request.type === 'one-bedroom'
  const side = random.sign()
  const wide = small ? random.between(4.8, 5.4) : random.between(5.8, 7)
  const room = planRoom(
    setting,
    {
      wide,
      deep: random.between(4.6, 5.2),
      tall: random.between(2.8, 3.2),
      eye: [random.between(-0.7, 0.7), random.between(1.35, 1.6), -0.7],
      yaw: side * random.between(0.05, 0.2),
    },
    side
  )
  const coastal = request.place === 'coast' || request.place === 'oldtown'
  drawShell(room, {
    back: palette.feature,
    sides: lighten(palette.wall, 0.2),
    ceiling: '#fbf4e6',
    beams: coastal || random.chance(0.3) ? lighten(palette.wood, -0.15) : undefined,
    skirting: random.chance(0.6) ? '#fbf5ea' : undefined,
  })
  drawFloor(
    room,
    random.pick<FloorKind>(
      coastal ? ['cement', 'tiles', 'cement'] : ['boards', 'cement', 'boards', 'tiles']
    ),
    palette.floor
  )
  const openings = planOpenings(room)
  drawOpenings(room, openings)
  const curtain = random.pick([
    lighten(palette.cloth, 0.3),
    '#f6ecdb',
    lighten(palette.kikoi[1], 0.3),
  ])
  for (const opening of openings)
    if (opening.wide > 1.5 || random.chance(0.6))
      drawCurtains(room, opening, curtain, random.chance(0.4))
  drawSunPatches(room, openings.slice(0, 1))
  furnish(room, openings)
  finish(room.stage)
}

/** A wide window or a garden door on the bright side, sometimes one more in the back wall. */
function planOpenings({
  back,
  left,
  right,
  side,
  deep,
  stage: { random },
  palette,
}: Room): Opening[] {
  const rise = random.chance(0.35) ? 1 : 0
  const frame = random.chance(0.6) ? palette.trim : palette.wood
  const wall = side < 0 ? left : right
  const door = random.chance(0.5)
  const wide = random.between(1.9, 2.6)
  const u = side < 0 ? 3 + deep - wide - random.between(0.7, 1.3) : random.between(0.7, 1.3)
  const openings: Opening[] = [
    {
      wall,
      u,
      v: door ? 0.02 : 0.75,
      wide,
      tall: door ? 2.35 : 1.6,
      panes: [door ? 2 : 3, door ? 2 : 2],
      frame,
      rise: 0,
    },
  ]
  if (random.chance(0.85)) {
    const broad = random.between(1.3, 1.9)
    const at = side < 0 ? 0.55 : back.length - broad - 0.55
    openings.push({
      wall: back,
      u: at,
      v: 0.85,
      wide: broad,
      tall: 1.5,
      panes: [2, 2],
      frame,
      rise,
    })
  }
  return openings
}

function furnish(room: Room, openings: Opening[]): void {
  const { stage, palette, wide, deep, tall, side, back } = room
  const { random } = stage
  const free = openings.length > 1 ? -side * 0.45 : 0
  const sofaWide = wide > 5.6 ? random.between(2.3, 2.7) : random.between(1.8, 2.1)
  drawWallArt(room, free)
  const corner = -side * (wide / 2 - 0.45)
  if (random.chance(0.4))
    drawBookcase(
      stage,
      new Frame([-side * (wide / 2 - 0.34), 0, deep * 0.62], -side * Math.PI * 0.5),
      palette
    )
  else drawFloorLamp(stage, [corner, 0, deep - 0.5], '#f6e3bd', palette.wood)
  drawPottedPlant(
    stage,
    [side * (wide / 2 - 0.5), 0, deep - 0.45],
    random.between(1.3, 1.9),
    random.pick(['#d9b57c', '#b8623f', '#efe4d0'])
  )
  const middle = new Frame([free, 0, deep - 1.1])
  drawRug(
    stage,
    new Frame([free, 0, deep - 2.35], random.between(-0.06, 0.06)),
    sofaWide + 1,
    2.2,
    palette,
    random.chance(0.4)
  )
  drawSideTable(stage, middle.inner([side * (sofaWide / 2 + 0.38), 0, 0.55]), palette.wood)
  drawVase(
    stage,
    [free + side * (sofaWide / 2 + 0.38), 0.5, deep - 0.55],
    0.62,
    random.pick(['#efe4d0', '#b8623f', '#7d9a8c']),
    palette.bloom
  )
  drawSofa(stage, middle, palette, sofaWide)
  drawTable(room, free)
  const chair = new Frame(
    [free - side * (sofaWide / 2 + 0.75), 0, deep - 2.7],
    -side * random.between(0.8, 1.25)
  )
  const screen = random.chance(0.3)
  if (screen)
    drawConsole(
      stage,
      new Frame([-side * (wide / 2 - 0.42), 0, deep - 2.6], -side * Math.PI * 0.5),
      palette
    )
  else
    drawArmchair(
      stage,
      chair,
      palette,
      random.pick([palette.kikoi[1], palette.accent, lighten(palette.cloth, 0.2)])
    )
  const hang: [number, number, number] = [free, tall - random.between(0.75, 0.95), deep - 2.1]
  if (random.chance(0.7))
    drawPendant(
      stage,
      hang,
      tall,
      random.between(0.6, 0.85),
      random.pick(['#d9b57c', '#c99f66', '#e3c591'])
    )
  else drawFan(room, [free, tall - 0.4, deep - 2.1], palette.wood)
  if (back.visible && random.chance(0.4))
    drawPottedPlant(stage, [-side * (wide / 2 - 0.5), 0, 1.1], random.between(0.9, 1.3), '#c98a54')
}

function drawTable({ stage, deep, palette }: Room, x: number): void {
  const { random } = stage
  const z = deep - 2.35
  if (random.chance(0.55)) {
    drawDrum(stage, [x - 0.3, 0, z], 0.36, 0.36, palette.wood)
    drawDrum(stage, [x + 0.36, 0, z - 0.22], 0.26, 0.44, lighten(palette.wood, -0.18))
    drawVase(stage, [x - 0.3, 0.36, z], 0.34, palette.kikoi[1], '#f4ead9')
    return
  }
  const frame = new Frame([x, 0, z])
  drawContact(stage, frame, [-0.6, 0.6], [-0.32, 0.32], 0.4, 0.16)
  for (const a of [-0.52, 0.46])
    for (const b of [0.22, -0.28])
      drawBox(
        stage,
        frame,
        { x: [a, a + 0.06], y: [0, 0.34], z: [b, b + 0.06] },
        lighten(palette.wood, -0.1)
      )
  drawBox(stage, frame, { x: [-0.6, 0.6], y: [0.34, 0.4], z: [-0.32, 0.32] }, palette.wood, {
    top: lighten(palette.wood, 0.18),
    round: 0.04,
  })
  drawBox(stage, frame, { x: [-0.4, -0.08], y: [0.4, 0.44], z: [-0.12, 0.12] }, palette.kikoi[1])
  drawBox(stage, frame, { x: [-0.38, -0.1], y: [0.44, 0.47], z: [-0.1, 0.1] }, palette.kikoi[3])
  drawVase(stage, [x + 0.3, 0.4, z], 0.36, '#efe4d0', palette.bloom)
}

/** Pictures or woven trays above the sofa. */
function drawWallArt({ back, palette, stage: { random } }: Room, x: number): void {
  const u = back.length / 2 + x
  const sort = random.int(0, 2)
  if (sort === 0) {
    drawPicture(back, u - 0.7, 1.35, 1.4, 0.95, palette, palette.wood)
  } else if (sort === 1) {
    for (let i = 0; i < 3; i++)
      drawPicture(
        back,
        u - 1.05 + i * 0.74,
        1.4,
        0.6,
        0.8,
        palette,
        random.chance(0.5) ? palette.wood : '#3b332c'
      )
  } else {
    for (const [dx, v, r] of [
      [-0.55, 1.75, 0.34],
      [0.1, 2, 0.24],
      [0.55, 1.65, 0.4],
      [0.02, 1.52, 0.2],
    ])
      drawWovenTray(back, u + dx, v, r, palette)
  }
}
