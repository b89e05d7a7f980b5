import { lighten } from '../core/colour.ts'
import { tone } from '../core/light.ts'
import { line } from '../core/paths.ts'
import { Frame, type Spot } from '../core/space.ts'
import { drawTiling } from '../furniture/kitchenware.ts'
import { drawPendant } from '../furniture/lamps.ts'
import { drawPottedPlant } from '../furniture/plants.ts'
import { drawRug } from '../furniture/soft.ts'
import { finish } from '../land/foreground.ts'
import { drawKikoi } from '../scenes/props.ts'
import type { Setting } from '../scenes/request.ts'
import { drawFloor } from './floor.ts'
import { drawShell, planRoom, type Room } from './room.ts'
import { drawOpenings, drawSunPatches, type Opening } from './windows.ts'

import { drawTub, drawShower, drawBasin } from '../furniture/bath.ts'

const TILES = [
  '#dfe9e4',
  '#cfe0e0',
  '#f0dcc0',
  '#e9c9a8',
  '#8fb3ac',
  '#f6efe2',
  '#5f8a8b',
  '#d98f6c',
  '#3f6f62',
]

/** A bathroom: a tub or a shower, a basin below a mirror, kikoi towels, a plant in the steam. */
export function drawBathroom(setting: Setting): void {
  const { random, palette } = setting
  const side = random.sign()
  const wide = random.between(3.6, 4.3)
  const deep = random.between(3.5, 4)
  const room = planRoom(
    setting,
    {
      wide,
      deep,
      tall: random.between(2.7, 3),
      eye: [random.between(-0.5, 0.5), 1.55, -0.75],
      yaw: side * random.between(-0.03, 0.14),
    },
    side
  )
  const { back } = room
  drawShell(room, {
    back: lighten(palette.wall, 0.3),
    sides: lighten(palette.wall, 0.15),
    ceiling: '#fbf5e9',
    beams: random.chance(0.3) ? lighten(palette.wood, -0.1) : undefined,
  })
  drawFloor(
    room,
    random.pick(['chequer', 'tiles', 'cement'] as const),
    random.pick(['#d8c6a8', '#c9b79c', '#b98a64', '#cfd3c9'])
  )
  const tile = random.pick(TILES)
  const high = random.pick([1.2, 2, room.tall])
  drawTiling(
    back,
    0,
    0,
    back.length,
    high,
    random.pick([0.16, 0.22, 0.3]),
    tile,
    random.chance(0.4)
      ? random.pick([palette.kikoi[1], palette.kikoi[3], lighten(tile, 0.35)])
      : null
  )
  if (high < room.tall)
    back.fill(
      back.rect(0, high, back.length, high + 0.06, 0.02),
      back.paint(lighten(tile, -0.25), 0.2)
    )
  const broad = random.between(0.9, 1.4)
  const tubSide = side
  const middle = back.length / 2 + tubSide * wide * 0.2
  const window: Opening = {
    wall: back,
    u: middle - broad / 2,
    v: 1.25,
    wide: broad,
    tall: 1.1,
    panes: [2, 1],
    frame: palette.wood,
    rise: random.int(0, 1),
  }
  drawOpenings(room, [window])
  drawSunPatches(room, [window])
  const shower = random.chance(0.4)
  const corner: Spot = shower
    ? [tubSide * (wide / 2 - 1.75), 0, deep - 0.5]
    : [tubSide * (wide / 2 - 0.22), 0, deep - 0.24]
  drawPottedPlant(room.stage, corner, random.between(1, 1.5), '#d9b57c')
  if (shower) drawShower(room, tubSide)
  else drawTub(room, tubSide)
  drawBasin(room, -tubSide)
  drawTowels(room)
  drawRug(room.stage, new Frame([-tubSide * 0.3, 0, deep - 1.15]), 1.3, 0.7, palette, false)
  if (random.chance(0.6))
    drawPendant(
      room.stage,
      [-tubSide * wide * 0.22, room.tall - 0.7, deep - 0.6],
      room.tall,
      0.38,
      '#d9b57c'
    )
  finish(room.stage)
}

/** Two kikoi towels on a rail at the dim wall. */
function drawTowels({ stage, palette, left, right, side, deep }: Room): void {
  const wall = side < 0 ? right : left
  if (!wall.visible) return
  const from = side < 0 ? 0.9 : 3 + deep - 2
  const thick = wall.scale * 0.03
  stage.sheet.stroke(
    line(wall.point(from - 0.1, 1.45, 0.06), wall.point(from + 1.1, 1.45, 0.06)),
    tone(stage.light, '#b9a05f', 0.7),
    Math.max(3, thick)
  )
  for (const shift of [0, 0.54]) {
    const u = from + shift
    const drop = shift ? 0.75 : 0.62
    drawKikoi(
      stage,
      [
        wall.point(u, 1.46, 0.08),
        wall.point(u, drop, 0.08),
        wall.point(u + 0.46, drop, 0.08),
        wall.point(u + 0.46, 1.46, 0.08),
      ],
      palette.kikoi,
      0.7
    )
  }
}
