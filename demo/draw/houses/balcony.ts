import { lighten, type Colour } from '../core/colour.ts'
import { line, poly } from '../core/paths.ts'
import type { Wall } from '../core/wall.ts'

import { drawEaveShade } from './parts.ts'

/** What a balcony looks like. */
export interface Balcony {
  slab: Colour
  rail: Colour
  kind: 'bars' | 'glass' | 'wall' | 'slats'
  plants?: Colour
}

/** A balcony before a wall, from `from` to `to` along it, its floor at `v`. */
export function drawBalcony(
  wall: Wall,
  from: number,
  to: number,
  v: number,
  deep: number,
  style: Balcony
): void {
  if (!wall.visible) return
  const {
    stage: { sheet, light, random },
  } = wall
  drawEaveShade(wall, from, to, v - 0.05, 0.9)
  const slab = (low: number, high: number, out: number, inset = 0) =>
    wall.rect(from + inset, low, to - inset, high, out)
  wall.fill(
    [
      wall.point(from, v - 0.2),
      wall.point(to, v - 0.2),
      wall.point(to, v - 0.2, deep),
      wall.point(from, v - 0.2, deep),
    ],
    light.cast,
    0.55
  )
  for (const end of [from, to]) {
    wall.fill(
      [
        wall.point(end, v - 0.2),
        wall.point(end, v - 0.2, deep),
        wall.point(end, v, deep),
        wall.point(end, v),
      ],
      wall.paint(style.slab, -0.25)
    )
    if (style.kind === 'wall')
      wall.fill(
        [
          wall.point(end, v),
          wall.point(end, v, deep),
          wall.point(end, v + 0.95, deep),
          wall.point(end, v + 0.95),
        ],
        wall.paint(style.rail, -0.2)
      )
    if (style.kind === 'glass')
      wall.fill(
        [
          wall.point(end, v),
          wall.point(end, v, deep),
          wall.point(end, v + 1, deep),
          wall.point(end, v + 1),
        ],
        '#cfe3e4',
        0.3
      )
  }
  if (style.plants && random.chance(0.7)) drawPots(wall, from, to, v, deep * 0.7, style.plants)
  wall.fill(slab(v - 0.2, v, deep), wall.paint(style.slab, 0.12))
  if (style.kind === 'wall') wall.fill(slab(v, v + 0.95, deep), wall.paint(style.rail, 0.05))
  if (style.kind === 'glass') wall.fill(slab(v, v + 1, deep), '#cfe3e4', 0.32)
  const thin = Math.max(1.1, wall.scale * 0.035)
  let d = ''
  if (style.kind === 'bars' || style.kind === 'slats') {
    const count = Math.round((to - from) / (style.kind === 'bars' ? 0.16 : 0.1))
    for (let i = 0; i <= count; i++) {
      const u = from + ((to - from) * i) / count
      d += line(wall.point(u, v, deep), wall.point(u, v + 0.95, deep))
    }
    for (const end of [from, to]) {
      for (let i = 1; i < 6; i++)
        d += line(wall.point(end, v, (deep * i) / 6), wall.point(end, v + 0.95, (deep * i) / 6))
    }
    sheet.stroke(d, wall.paint(style.rail, 0.05), thin, 1, 'butt')
  }
  const rail = line(
    wall.point(from, v + 0.98),
    wall.point(from, v + 0.98, deep),
    wall.point(to, v + 0.98, deep),
    wall.point(to, v + 0.98)
  )
  sheet.stroke(rail, wall.paint(lighten(style.rail, 0.1), 0.25), thin * 2)
}

function drawPots(
  wall: Wall,
  from: number,
  to: number,
  v: number,
  out: number,
  green: Colour
): void {
  const {
    stage: { sheet, random },
  } = wall
  let d = ''
  for (let i = 0; i < random.int(1, 3); i++) {
    const [x, y] = wall.point(random.between(from + 0.2, to - 0.2), v + 0.9, out)
    const r = wall.scale * random.between(0.25, 0.45)
    for (let k = 0; k < 9; k++) {
      const angle = random.between(0.2, 2.9)
      d += poly([
        [x - 2, y + r],
        [x + Math.cos(angle) * r, y - Math.sin(angle) * r],
        [x + 2, y + r],
      ])
    }
  }
  sheet.fill(d, wall.paint(green, 0.1))
}
