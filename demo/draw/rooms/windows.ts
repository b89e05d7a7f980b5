import { lighten, mix, type Colour } from '../core/colour.ts'
import { isDark, tone } from '../core/light.ts'
import { line, poly, type Point } from '../core/paths.ts'
import type { Scene } from '../core/scene.ts'
import type { Spot } from '../core/space.ts'
import type { Wall } from '../core/wall.ts'
import { drawLandscape } from '../land/landscape.ts'
import { drawBush } from '../plants/foliage.ts'
import { floorPath } from './floor.ts'
import type { Room } from './room.ts'

/** An opening in a wall of a room, in metres along and up the wall. */
export interface Opening {
  wall: Wall
  u: number
  v: number
  wide: number
  tall: number
  /** Round head (1) or flat (0). */
  rise?: number
  panes: [columns: number, rows: number]
  frame: Colour
}

/** Glass to the country outside; all openings of a room look at the same view. */
export function drawOpenings(room: Room, openings: Opening[]): void {
  const { stage, setting, outside } = room
  const { sheet } = stage
  const shapes = openings.map(({ wall, u, v, wide, tall, rise = 0 }) =>
    wall.arch(u, v, u + wide, v + tall, rise)
  )
  for (const { wall, u, v, wide, tall, rise = 0, frame } of openings) {
    wall.fill(
      wall.arch(u - 0.09, v - 0.06, u + wide + 0.09, v + tall + 0.09, rise),
      wall.paint(frame, 0.2)
    )
  }
  sheet.inside(shapes.map(poly).join(''), () => {
    const scale = 0.82
    const [x] = shapes[0][0]
    const shift: Point = [
      Math.max(-240, Math.min(sheet.width * (1 - scale) + 100, x - 700 * scale)),
      stage.horizon - 600 * scale,
    ]
    sheet.moved(shift, scale, () => {
      const view = {
        ...setting,
        light: outside,
        random: setting.property.fork('view'),
        horizon: 600,
      }
      drawLandscape(view, setting.request.place, 690)
      drawNearGreen(view, 690, room.palette.bloom)
    })
    if (!isDark(outside))
      sheet.fill(shapes.map(poly).join(''), mix(outside.sun, '#ffffff', 0.5), 0.16)
  })
  for (const opening of openings) drawFrame(opening)
}

/** A garden below the view, so that no window ends in nothing. */
function drawNearGreen(view: Scene, top: number, bloom: Colour): void {
  const { sheet, light, random } = view
  const colour = tone(light, '#6f9c55', 0.75)
  sheet.fill(
    `M-800 ${top + 20}H2600V1700H-800Z`,
    sheet.linear(
      [0, top],
      [0, top + 300],
      [
        [0, mix(colour, light.haze, 0.2)],
        [1, lighten(colour, -0.2)],
      ]
    )
  )
  for (let x = -200; x < 1900; x += random.between(150, 330)) {
    const rx = random.between(60, 120)
    drawBush(view, random, {
      at: [x, top + random.between(20, 70)],
      rx,
      ry: rx * 0.66,
      colour: '#4c8650',
      depth: 0.08,
      bloom: random.chance(0.5) ? bloom : undefined,
    })
  }
}

function drawFrame({ wall, u, v, wide, tall, rise = 0, panes, frame }: Opening): void {
  const {
    stage: { sheet, light },
  } = wall
  const outline = wall.arch(u, v, u + wide, v + tall, rise)
  let bars = ''
  for (let i = 1; i < panes[0]; i++)
    bars += line(
      wall.point(u + (wide * i) / panes[0], v),
      wall.point(u + (wide * i) / panes[0], v + tall)
    )
  for (let i = 1; i < panes[1]; i++)
    bars += line(
      wall.point(u, v + (tall * i) / panes[1]),
      wall.point(u + wide, v + (tall * i) / panes[1])
    )
  const thick = Math.max(3, wall.scale * 0.05)
  const paint = wall.paint(frame, 0.1)
  sheet.inside(poly(outline), () => {
    if (bars) sheet.stroke(bars, lighten(paint, -0.16), thick, 1, 'butt')
    sheet.stroke(poly(outline), light.cast, thick * 2.4, 0.28)
    sheet.stroke(poly(outline), paint, thick * 1.7)
  })
  if (v > 0.2) {
    wall.fill(wall.rect(u - 0.16, v - 0.16, u + wide + 0.16, v - 0.08), light.cast, 0.2)
    wall.fill(
      [
        wall.point(u - 0.16, v - 0.06, 0.14),
        wall.point(u + wide + 0.16, v - 0.06, 0.14),
        wall.point(u + wide + 0.1, v, 0),
        wall.point(u - 0.1, v, 0),
      ],
      wall.paint(lighten(frame, 0.2), 0.35)
    )
    wall.fill(
      wall.rect(u - 0.16, v - 0.1, u + wide + 0.16, v - 0.05, 0.14),
      wall.paint(frame, 0.15)
    )
  }
}

/** Sunlight through the panes lying on the floor. */
export function drawSunPatches(room: Room, openings: Opening[]): void {
  const { stage, outside } = room
  if (isDark(outside)) return
  const { sheet, sunward, camera } = stage
  const fall = (spot: Spot): Spot => {
    const t = spot[1] / sunward[1]
    return [
      spot[0] - sunward[0] * t,
      0,
      spot[2] - Math.sign(spot[2] > room.deep - 0.1 ? 1 : 0.4) * Math.abs(sunward[2]) * t * 0.8,
    ]
  }
  const warm = mix(outside.sun, '#fff2cf', 0.3)
  sheet.inside(floorPath(room), () => {
    for (const { wall, u, v, wide, tall, panes } of openings) {
      const gap = 0.05
      for (let column = 0; column < panes[0]; column++) {
        for (let row = 0; row < panes[1]; row++) {
          const [u0, u1] = [
            u + (wide * column) / panes[0] + gap,
            u + (wide * (column + 1)) / panes[0] - gap,
          ]
          const [v0, v1] = [
            v + (tall * row) / panes[1] + gap,
            v + (tall * (row + 1)) / panes[1] - gap,
          ]
          const patch = [
            wall.spot(u0, v0),
            wall.spot(u1, v0),
            wall.spot(u1, v1),
            wall.spot(u0, v1),
          ].map(fall)
          sheet.fill(poly(camera.shape(patch)), warm, 0.4)
        }
      }
    }
  })
}
