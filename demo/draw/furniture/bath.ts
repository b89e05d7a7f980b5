import { lighten } from '../core/colour.ts'
import { tone } from '../core/light.ts'
import { ellipse, line, poly, px, type Point } from '../core/paths.ts'
import { Frame, type Spot } from '../core/space.ts'
import { drawBox, drawContact, fillShape } from '../core/stage.ts'
import { drawCabinet } from './cases.ts'
import { drawJars } from './kitchenware.ts'
import { drawDrum } from './lamps.ts'
import { drawVase } from './plants.ts'
import { drawMirror } from './walls.ts'
import { type Room } from '../rooms/room.ts'

/** A free-standing tub, white inside and out. */
export function drawTub({ stage, wide, deep, palette }: Room, side: number): void {
  const { sheet, light, camera } = stage
  const cx = side * (wide / 2 - 1.02)
  const z = deep - 0.62
  const spot: Spot = [cx, 0, z]
  const [x, y] = camera.see(spot)
  const s = camera.scale(spot)
  const rim = camera.see([cx, 0.58, z])[1]
  const half = 0.84 * s
  const flat = 0.13 * s
  const tap = camera.see([cx + side * 0.1, 0, z + 0.42])
  sheet.stroke(
    line(
      tap,
      [tap[0], rim - s * 0.38],
      [tap[0] - side * s * 0.16, rim - s * 0.38],
      [tap[0] - side * s * 0.16, rim - s * 0.3]
    ),
    tone(light, '#b9a05f', 0.8),
    s * 0.028
  )
  sheet.shadow([x, y + flat * 0.4], half * 1.15, light.cast, 0.55, 0.2)
  const outer = light.side < 0 ? [x - half, x + half] : [x + half, x - half]
  const colour = stage.random.pick(['#fbf7f0', '#fbf7f0', '#3f6f62', '#c98a5a', '#2f5f73'])
  const body = `M${px(x - half)} ${px(rim)}C${px(x - half * 0.98)} ${px(rim + (y - rim) * 0.7)} ${px(x - half * 0.8)} ${px(y + flat)} ${px(x)} ${px(y + flat * 1.2)}C${px(x + half * 0.8)} ${px(y + flat)} ${px(x + half * 0.98)} ${px(rim + (y - rim) * 0.7)} ${px(x + half)} ${px(rim)}Z`
  sheet.fill(
    body,
    sheet.linear(
      [outer[0], 0],
      [outer[1], 0],
      [
        [0, tone(light, colour, 1)],
        [0.6, tone(light, colour, 0.6)],
        [1, tone(light, lighten(colour, -0.15), 0.2)],
      ]
    )
  )
  sheet.fill(ellipse(x, rim, half, flat), tone(light, '#ffffff', 0.95))
  sheet.fill(ellipse(x, rim + flat * 0.12, half * 0.92, flat * 0.78), tone(light, '#c9d3d0', 0.45))
  sheet.fill(ellipse(x, rim + flat * 0.32, half * 0.86, flat * 0.56), tone(light, '#8fc3c4', 0.85))
  sheet.fill(ellipse(x - half * 0.2, rim + flat * 0.24, half * 0.34, flat * 0.16), '#ffffff', 0.4)
  const board: Point[] = [
    camera.see([cx - 0.2, 0.6, z - 0.34]),
    camera.see([cx + 0.16, 0.6, z - 0.34]),
    camera.see([cx + 0.16, 0.6, z + 0.3]),
    camera.see([cx - 0.2, 0.6, z + 0.3]),
  ]
  sheet.fill(
    poly(board.map(([a, b]) => [a, b + 5] as Point)),
    tone(light, lighten(palette.wood, -0.3), 0.4)
  )
  sheet.fill(poly(board), tone(light, palette.wood, 0.9))
  drawJars(stage, new Frame([cx - 0.12, 0, z]), 0, 0.2, 0.6, 0, palette)
  drawDrum(stage, [cx - side * 1.12, 0, z - 0.2], 0.19, 0.44, palette.wood)
}

/** A walk-in shower behind clear glass. */
export function drawShower({ stage, wide, deep, tall }: Room, side: number): void {
  const { sheet, light, camera } = stage
  const [x0, x1] = side < 0 ? [-wide / 2, -wide / 2 + 1.35] : [wide / 2 - 1.35, wide / 2]
  const z0 = deep - 1.15
  fillShape(
    stage,
    [
      [x0, 0.01, z0],
      [x1, 0.01, z0],
      [x1, 0.01, deep],
      [x0, 0.01, deep],
    ],
    tone(light, '#a9b3ad', 0.5)
  )
  const head = camera.see([(x0 + x1) / 2, 2.15, deep - 0.4])
  const s = camera.scale([0, 2, deep])
  sheet.stroke(
    line(
      camera.see([(x0 + x1) / 2, 1, deep - 0.05]),
      camera.see([(x0 + x1) / 2, 2.2, deep - 0.05]),
      head
    ),
    tone(light, '#b9a05f', 0.8),
    s * 0.03
  )
  sheet.fill(ellipse(head[0], head[1], s * 0.17, s * 0.04), tone(light, '#d9bf78', 0.9))
  const pane: Spot[] = [
    [x0, 0, z0],
    [x1, 0, z0],
    [x1, Math.min(2.15, tall), z0],
    [x0, Math.min(2.15, tall), z0],
  ]
  const [a, b] = [camera.see(pane[0]), camera.see(pane[2])]
  fillShape(
    stage,
    pane,
    sheet.linear(a, b, [
      [0, '#dff0ee', 0.16],
      [0.5, '#ffffff', 0.36],
      [1, '#dff0ee', 0.12],
    ])
  )
  sheet.stroke(poly(camera.shape(pane)), tone(light, '#3b403f', 0.5), s * 0.022)
}

/** A basin on a cabinet, with a mirror above it. */
export function drawBasin({ stage, palette, back, wide, deep }: Room, side: number): void {
  const { sheet, light, camera, random } = stage
  const long = random.between(1.1, 1.5)
  const cx = side * (wide / 2 - long / 2 - 0.3)
  const frame = new Frame([cx, 0, deep - 0.52])
  const wood = random.chance(0.6) ? palette.wood : random.pick(['#3f6f62', '#efe4d0', '#5f8a8b'])
  drawContact(stage, frame, [-long / 2, long / 2], [0, 0.5], 0.35, 0.16)
  drawCabinet(
    stage,
    frame,
    [-long / 2, long / 2],
    [random.chance(0.5) ? 0.35 : 0.05, 0.78],
    0.52,
    wood,
    3
  )
  drawBox(
    stage,
    frame,
    { x: [-long / 2 - 0.04, long / 2 + 0.04], y: [0.78, 0.83], z: [-0.04, 0.52] },
    '#efe6d6',
    { top: '#fbf5ea' }
  )
  const spot = frame.at([0, 0.83, 0.22])
  const [x, y] = camera.see(spot)
  const s = camera.scale(spot)
  sheet.fill(
    `M${px(x - s * 0.24)} ${px(y - s * 0.14)}H${px(x + s * 0.24)}Q${px(x + s * 0.2)} ${px(y)} ${px(x)} ${px(y + s * 0.01)}Q${px(x - s * 0.2)} ${px(y)} ${px(x - s * 0.24)} ${px(y - s * 0.14)}Z`,
    sheet.linear(
      [x - s * 0.24, 0],
      [x + s * 0.24, 0],
      [
        [0, tone(light, '#ffffff', light.side < 0 ? 1 : 0.4)],
        [1, tone(light, '#f3ede2', light.side < 0 ? 0.4 : 1)],
      ]
    )
  )
  sheet.fill(ellipse(x, y - s * 0.14, s * 0.24, s * 0.045), tone(light, '#d3d9d5', 0.7))
  sheet.stroke(
    line([x, y - s * 0.1], [x, y - s * 0.34], [x, y - s * 0.32]),
    tone(light, '#b9a05f', 0.8),
    s * 0.03
  )
  drawVase(stage, frame.at([long * 0.36, 0.83, 0.25]), 0.4, '#b8623f', palette.bloom)
  drawJars(stage, frame, -long * 0.42, -long * 0.22, 0.83, 0.2, palette)
  const u = back.length / 2 + cx
  drawMirror(back, u - 0.42, 1.2, 0.84, 0.98, palette.wood, random.chance(0.6))
}
