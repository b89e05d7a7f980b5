import { lighten } from '../core/colour.ts'
import { tone } from '../core/light.ts'
import { line, poly } from '../core/paths.ts'
import { Frame } from '../core/space.ts'
import { drawBox, drawContact } from '../core/stage.ts'
import { drawCabinet } from '../furniture/cases.ts'
import { drawBarStool, drawFruitBowl, drawJars, drawTiling } from '../furniture/kitchenware.ts'
import { drawPendant } from '../furniture/lamps.ts'
import { drawPottedPlant, drawVase } from '../furniture/plants.ts'
import { finish } from '../land/foreground.ts'
import type { Setting } from '../scenes/request.ts'
import { drawFloor, type FloorKind } from './floor.ts'
import { drawShell, planRoom, type Room } from './room.ts'
import { drawOpenings, drawSunPatches, type Opening } from './windows.ts'

const FRONTS = [
  '#3f6f62',
  '#e9dfcb',
  '#2f5f73',
  '#c98a5a',
  '#7d9a84',
  '#d9c7a6',
  '#8f4f38',
  '#4d5f66',
  '#b9a27e',
]
const TILES = ['#f6efe2', '#dfe9e4', '#f0dcc0', '#cfe0e0', '#e9c9a8']

/** A kitchen: a long counter below a window, open shelves, an island or a table with stools. */
export function drawKitchen(setting: Setting): void {
  const { random, palette } = setting
  const side = random.sign()
  const wide = random.between(4.4, 5.4)
  const deep = random.between(4, 4.5)
  const room = planRoom(
    setting,
    {
      wide,
      deep,
      tall: random.between(2.7, 3),
      eye: [random.between(-0.7, 0.7), random.between(1.55, 1.75), -1.2],
      yaw: side * random.between(-0.04, 0.16),
    },
    side
  )
  drawShell(room, {
    back: lighten(palette.wall, 0.25),
    sides: lighten(palette.wall, 0.1),
    ceiling: '#fbf5e9',
    beams: random.chance(0.35) ? lighten(palette.wood, -0.1) : undefined,
  })
  drawFloor(
    room,
    random.pick<FloorKind>(['chequer', 'tiles', 'cement', 'boards']),
    random.pick([palette.floor, '#d8c6a8', '#c9a27e'])
  )
  const { back } = room
  const front = random.pick(FRONTS)
  drawTiling(
    back,
    0,
    0.92,
    back.length,
    0.62,
    random.pick([0.16, 0.21]),
    random.pick(TILES),
    random.chance(0.45) ? random.pick([palette.kikoi[1], palette.kikoi[3], palette.accent]) : null
  )
  const broad = random.between(1.5, 2.1)
  const u = back.length / 2 + side * random.between(0.2, 0.7) - broad / 2
  const window: Opening = {
    wall: back,
    u,
    v: 1.12,
    wide: broad,
    tall: 1.15,
    panes: [random.int(2, 3), random.int(1, 2)],
    frame: random.chance(0.5) ? palette.trim : palette.wood,
  }
  const openings = [window, planDoor(room)]
  drawOpenings(room, openings)
  drawSunPatches(room, [openings[1]])
  drawShelves(room, window)
  drawCounter(room, front, u + broad / 2)
  drawTall(room, front)
  drawIsland(room, front)
  finish(room.stage)
}

function planDoor({ left, right, side, deep, stage: { random }, palette }: Room): Opening {
  const wide = random.between(1.2, 1.7)
  const u = side < 0 ? 3 + deep - wide - 1.2 : 1.2
  return {
    wall: side < 0 ? left : right,
    u,
    v: 0.02,
    wide,
    tall: 2.25,
    panes: [2, 3],
    frame: palette.wood,
  }
}

function drawShelves({ back, stage, palette, deep }: Room, { u, wide }: Opening): void {
  const frame = new Frame([-back.length / 2, 0, deep - 0.26])
  const spans: [number, number][] = [
    [0.35, u - 0.3],
    [u + wide + 0.3, back.length - 0.35],
  ]
  for (const [from, to] of spans) {
    if (to - from < 0.6) continue
    for (const y of [1.62, 2.02]) {
      back.fill(back.rect(from, y - 0.16, to, y - 0.04), stage.light.cast, 0.18)
      drawBox(stage, frame, { x: [from, to], y: [y - 0.045, y], z: [0, 0.25] }, palette.wood, {
        top: lighten(palette.wood, 0.15),
      })
      drawJars(stage, frame, from + 0.12, to - 0.1, y, 0.1, palette)
    }
  }
}

function drawCounter({ stage, palette, wide, deep }: Room, front: string, sink: number): void {
  const { random, sheet, light, camera } = stage
  const frame = new Frame([-wide / 2, 0, deep - 0.62])
  drawContact(stage, frame, [0, wide], [0, 0.6], 0.35, 0.2)
  drawBox(stage, frame, { x: [0, wide], y: [0, 0.1], z: [0.06, 0.62] }, lighten(front, -0.5))
  drawCabinet(stage, frame, [0, wide], [0.1, 0.88], 0.62, front, Math.round(wide / 0.62))
  const top = random.pick(['#efe6d6', '#5b5f60', lighten(palette.wood, 0.1), '#d9cbb4'])
  drawBox(stage, frame, { x: [0, wide], y: [0.88, 0.93], z: [-0.03, 0.62] }, top, {
    top: lighten(top, 0.15),
  })
  const at = (x: number, y: number, z: number) => camera.see(frame.at([x, y, z]))
  sheet.fill(
    poly([
      at(sink - 0.34, 0.935, 0.12),
      at(sink + 0.34, 0.935, 0.12),
      at(sink + 0.34, 0.935, 0.48),
      at(sink - 0.34, 0.935, 0.48),
    ]),
    tone(light, '#8f989a', 0.5)
  )
  const thick = camera.scale(frame.at([sink, 1, 0.5])) * 0.028
  sheet.stroke(
    line(at(sink, 0.93, 0.54), at(sink, 1.2, 0.54), at(sink, 1.2, 0.36), at(sink, 1.14, 0.34)),
    tone(light, '#b9a05f', 0.8),
    thick
  )
  const hob = sink > wide / 2 ? wide * 0.24 : wide * 0.76
  drawBox(stage, frame, { x: [hob - 0.3, hob + 0.3], y: [0.93, 0.95], z: [0.08, 0.54] }, '#2e3133')
  drawBox(
    stage,
    frame,
    { x: [hob - 0.24, hob + 0.02], y: [0.95, 1.12], z: [0.2, 0.44] },
    random.pick([palette.kikoi[1], palette.kikoi[3], '#8f989a']),
    { round: 0.03 }
  )
  drawJars(stage, frame, 0.3, Math.min(hob, sink) - 0.5, 0.93, 0.4, palette)
  drawFruitBowl(stage, frame.at([(hob + sink) / 2, 0.93, 0.2]), 0.26, '#efe4d0')
}

/** A fridge or a tall cupboard at the dim end. */
function drawTall({ stage, wide, deep, side }: Room, front: string): void {
  const { random } = stage
  const x = -side * (wide / 2)
  const frame = new Frame([side < 0 ? x - 0.68 : x, 0, deep - 0.7])
  const fridge = random.chance(0.6)
  drawCabinet(
    stage,
    frame,
    [0, 0.68],
    [0.04, 2],
    0.68,
    fridge ? random.pick(['#e3e6e4', '#c9d3d0', '#d9593a', '#7fa79c']) : front,
    1
  )
  drawBox(stage, frame, { x: [0, 0.68], y: [1.3, 1.32], z: [-0.005, 0] }, '#6f7674')
}

function drawIsland({ stage, palette, deep, side, tall }: Room, front: string): void {
  const { random } = stage
  const long = random.between(1.5, 1.9)
  const frame = new Frame(
    [-side * random.between(-0.2, 0.4), 0, deep - 2.25],
    random.between(-0.05, 0.05)
  )
  const half = long / 2
  drawContact(stage, frame, [-half, half], [0, 0.8], 0.5, 0.25)
  const island = random.chance(0.6)
  if (island)
    drawCabinet(
      stage,
      frame,
      [-half, half],
      [0.06, 0.86],
      0.75,
      random.chance(0.5) ? palette.wood : lighten(front, 0.15),
      4
    )
  else
    for (const x of [-half, half - 0.08])
      for (const z of [0.66, 0])
        drawBox(stage, frame, { x: [x, x + 0.08], y: [0, 0.84], z: [z, z + 0.08] }, palette.wood)
  const top = island ? '#efe6d6' : palette.wood
  drawBox(stage, frame, { x: [-half - 0.1, half + 0.1], y: [0.86, 0.92], z: [-0.16, 0.82] }, top, {
    top: lighten(top, 0.18),
    round: 0.02,
  })
  drawFruitBowl(stage, frame.at([-0.3, 0.92, 0.35]), 0.34, '#b8623f')
  drawVase(stage, frame.at([half * 0.55, 0.92, 0.4]), 0.5, '#7d9a8c', palette.bloom)
  for (const x of [-half * 0.55, half * 0.45])
    drawBarStool(stage, frame.inner([x, 0, -0.42]), palette)
  for (const x of [-half * 0.5, half * 0.5])
    drawPendant(
      stage,
      frame.at([x, tall - 0.85, 0.35]),
      tall,
      0.42,
      random.pick(['#d9b57c', '#c99f66'])
    )
  if (random.chance(0.6)) drawPottedPlant(stage, [side * 1.9, 0, deep - 0.9], 1.2, '#b8623f')
}
