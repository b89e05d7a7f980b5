import { lighten } from '../core/colour.ts'
import { tone } from '../core/light.ts'
import { line } from '../core/paths.ts'
import { Frame } from '../core/space.ts'
import { drawBox } from '../core/stage.ts'
import { drawDrum } from '../furniture/lamps.ts'
import { drawDaybed, drawDining, drawHammock, drawLantern } from '../furniture/outdoor.ts'
import { drawPottedPlant, drawVase } from '../furniture/plants.ts'
import { drawArmchair, drawRug } from '../furniture/soft.ts'
import { finish } from '../land/foreground.ts'
import { drawGround } from '../land/ground.ts'
import { drawLandscape } from '../land/landscape.ts'
import { drawPlaceTree } from '../plants/garden.ts'
import { drawLounger } from '../scenes/props.ts'
import type { Setting } from '../scenes/request.ts'
import { drawFloor, type FloorKind } from './floor.ts'
import { planRoom, type Room } from './room.ts'

import { drawRoof } from './terrace_roof.ts'

/** A terrace: a floor, a roof on posts or open sky, seats, and the country beyond the rail. */
export function drawTerrace(setting: Setting): void {
  const { random, request } = setting
  const { place } = request
  const side = setting.light.side
  const wide = random.between(6.4, 7.6)
  const deep = random.between(4.4, 5)
  const room = planRoom(
    setting,
    {
      wide,
      deep,
      tall: 2.75,
      eye: [random.between(-0.8, 0.8), 1.55, -0.5],
      yaw: side * random.between(-0.05, 0.14),
      focal: 1060,
    },
    side
  )
  const { stage } = room
  const upstairs =
    place === 'city' ||
    place === 'oldtown' ||
    ['apartment', 'studio', 'two-bedroom'].includes(request.type)
  const { horizon } = stage
  const view = { ...setting, light: room.outside, random: setting.property.fork('view'), horizon }
  const ground = horizon + (upstairs ? 150 : 100)
  drawLandscape(view, place, ground)
  if (place !== 'oldtown')
    drawGround(
      { ...stage, light: room.outside },
      place,
      ground + (place === 'coast' || place === 'lake' ? 26 : 0)
    )
  if (!upstairs) drawGardenTrees(room)
  drawFloor(room, random.pick<FloorKind>(['boards', 'tiles', 'cement']), setting.palette.floor)
  drawEdge(room, upstairs)
  const roofed = place !== 'oldtown' && random.chance(0.75)
  if (roofed) drawRoof(room)
  furnish(room, roofed)
  finish(stage)
}

function drawGardenTrees({ stage, setting, outside, deep, wide }: Room): void {
  const { random } = stage
  const outdoors = { ...stage, light: outside }
  for (const x of [-wide * 0.9, wide * 0.85, wide * 1.4]) {
    if (random.chance(0.25)) continue
    drawPlaceTree(
      outdoors,
      random,
      setting.request.place,
      [x + random.between(-1, 1), 0, deep + random.between(5, 12)],
      random.between(4.5, 6.5),
      setting.palette.bloom,
      0.06
    )
  }
}

/** The rail or the low wall at the end of the floor. */
function drawEdge({ stage, palette, wide, deep }: Room, upstairs: boolean): void {
  const { random, sheet, light, camera } = stage
  const frame = new Frame([0, 0, deep])
  const half = wide / 2
  drawBox(stage, frame, { x: [-half, half], y: [-0.3, 0], z: [0, 0.12] }, palette.wall)
  const sort = upstairs ? random.int(0, 2) : random.int(0, 3)
  if (sort === 3) {
    for (const x of [-half + 0.5, half - 0.7])
      drawPottedPlant(stage, [x, 0, deep - 0.3], random.between(0.9, 1.3), '#b8623f')
    return
  }
  if (sort === 0) {
    drawBox(
      stage,
      frame,
      { x: [-half, half], y: [0, 0.62], z: [-0.06, 0.18] },
      lighten(palette.wall, 0.1),
      { top: lighten(palette.wall, 0.35) }
    )
    return
  }
  const see = (x: number, y: number) => camera.see([x, y, deep])
  const s = camera.scale([0, 0.5, deep])
  const paint = tone(light, sort === 1 ? palette.wood : '#3d4644', 0.45)
  let bars = ''
  if (sort === 1) {
    for (let x = -half; x < half - 0.1; x += 1.1)
      bars +=
        line(see(x, 0.06), see(x + 1.1, 0.9)) +
        line(see(x, 0.9), see(x + 1.1, 0.06)) +
        line(see(x, 0), see(x, 0.95))
  } else {
    for (let x = -half; x < half; x += 0.13) bars += line(see(x, 0.06), see(x, 0.95))
  }
  sheet.stroke(bars, paint, s * (sort === 1 ? 0.035 : 0.018), 1, 'butt')
  sheet.stroke(line(see(-half, 0.06), see(half, 0.06)), paint, s * 0.04)
  drawBox(
    stage,
    frame,
    { x: [-half, half], y: [0.94, 1.01], z: [-0.06, 0.06] },
    sort === 1 ? palette.wood : '#4a5452',
    { top: lighten(palette.wood, 0.2) }
  )
}

function furnish({ stage, palette, wide, deep, setting }: Room, roofed: boolean): void {
  const { random } = stage
  const side = random.sign()
  const sort = random.int(0, 3)
  drawRug(stage, new Frame([side * 0.9, 0, deep - 1.9]), 2.8, 1.8, palette, random.chance(0.3))
  if (sort === 0) {
    drawDaybed(stage, new Frame([side * 1.2, 0, deep - 1.5], -side * 0.15), palette, 2.1)
    drawDrum(stage, [side * 0.5, 0, deep - 2.4], 0.28, 0.4, lighten(palette.wood, -0.1))
    drawVase(stage, [side * 0.5, 0.4, deep - 2.4], 0.4, '#b8623f', palette.bloom)
  } else if (sort === 1) {
    drawDining(stage, new Frame([side * 0.9, 0, deep - 1.9]), palette, 2)
  } else if (sort === 2) {
    drawArmchair(stage, new Frame([side * 1.9, 0, deep - 1.7], side * 0.5), palette, palette.cloth)
    drawArmchair(stage, new Frame([side * 0.1, 0, deep - 1.6], -side * 0.4), palette, palette.cloth)
    drawDrum(stage, [side * 1, 0, deep - 2], 0.27, 0.42, palette.wood)
    drawLantern(stage, [side * 1, 0.42, deep - 2], 0.3)
  } else {
    for (const x of [0.5, 1.6])
      drawLounger(stage, new Frame([side * x, 0, deep - 1.45], side * 0.35 + Math.PI), palette)
    drawDrum(stage, [side * 1.05, 0, deep - 1.9], 0.2, 0.36, palette.wood)
  }
  if (roofed && random.chance(0.4))
    drawHammock(
      stage,
      [-side * (wide / 2 - 0.2), 1.7, deep - 0.1],
      [-side * 0.6, 1.75, deep - 0.1],
      palette
    )
  else
    drawPottedPlant(
      stage,
      [-side * (wide / 2 - 0.9), 0, deep - 0.6],
      random.between(1.2, 1.7),
      random.pick(['#b8623f', '#d9b57c', '#efe4d0'])
    )
  drawLantern(stage, [-side * 1.3, 0, deep - 1.2], 0.4)
  const corner = setting.request.place === 'savannah' ? '#c98a54' : '#b8623f'
  drawPottedPlant(stage, [-side * (wide / 2 - 1.5), 0, 1.5], random.between(0.9, 1.2), corner)
}
