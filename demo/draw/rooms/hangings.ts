import { lighten, type Colour } from '../core/colour.ts'
import { tone } from '../core/light.ts'
import { curve, line, poly, px, type Point } from '../core/paths.ts'
import type { Spot } from '../core/space.ts'
import { fillShape } from '../core/stage.ts'
import type { Room } from './room.ts'

import { type Opening } from './windows.ts'

/** Curtains hanging in folds on both sides of an opening. */
export function drawCurtains(
  room: Room,
  { wall, u, v, wide, tall }: Opening,
  colour: Colour,
  sheer = false
): void {
  const { stage } = room
  const { sheet, random, light } = stage
  const top = Math.min(wall.height - 0.12, v + tall + 0.26)
  const low = v < 0.5 || random.chance(0.5) ? 0.04 : v - 0.2
  const thick = wall.scale * 0.03
  sheet.stroke(
    line(wall.point(u - 0.45, top, 0.1), wall.point(u + wide + 0.45, top, 0.1)),
    tone(light, '#4a3426', 0.5),
    Math.max(3, thick * 1.4)
  )
  for (const side of [-1, 1]) {
    const inner = side < 0 ? u + wide * 0.13 : u + wide * 0.87
    const outer = side < 0 ? u - 0.38 : u + wide + 0.38
    const folds = 6
    const edge = (height: number, ease: number): Point[] =>
      Array.from({ length: folds * 2 + 1 }, (_, i) => {
        const share = i / (folds * 2)
        return wall.point(outer + (inner - outer) * share * ease, height, 0.1 + (i % 2 ? 0.05 : 0))
      })
    const [upper, lower] = [edge(top, 1), edge(low, 0.86)]
    const base = wall.paint(colour, 0.16)
    sheet.fill(poly([...upper, ...lower.reverse()]), base, sheer ? 0.72 : 1)
    const bottom = lower.reverse()
    let dark = ''
    let bright = ''
    for (let i = 0; i < folds * 2; i++) {
      const strip = poly([upper[i], upper[i + 1], bottom[i + 1], bottom[i]])
      if (i % 2) dark += strip
      else if (i % 4 === 0) bright += strip
    }
    sheet.fill(dark, lighten(base, -0.24), 0.45)
    sheet.fill(bright, lighten(base, 0.3), 0.4)
  }
}

/** A ceiling fan, or any thing that hangs from the ceiling on a rod, needs a straight line down. */
export function drawFan(room: Room, spot: Spot, wood: Colour): void {
  const { stage } = room
  const { camera, sheet, light, random } = stage
  const hub = camera.see(spot)
  const scale = camera.scale(spot)
  sheet.stroke(
    line(camera.see([spot[0], room.tall, spot[2]]), hub),
    tone(light, '#3c332b', 0.5),
    scale * 0.04
  )
  const start = random.between(0, 1.5)
  for (let i = 0; i < 4; i++) {
    const angle = start + (i * Math.PI) / 2
    const at = (reach: number, swing: number): Spot => [
      spot[0] + Math.cos(angle + swing) * reach,
      spot[1],
      spot[2] + Math.sin(angle + swing) * reach,
    ]
    fillShape(
      stage,
      [at(0.1, -0.3), at(0.62, -0.12), at(0.62, 0.12), at(0.1, 0.3)],
      tone(light, wood, 0.35 + (i % 2) * 0.2),
      1,
      5
    )
  }
  sheet.fill(
    curve([hub, [hub[0] + 1, hub[1]]]) +
      `M${px(hub[0] - scale * 0.08)} ${px(hub[1])}a${px(scale * 0.08)} ${px(scale * 0.05)} 0 1 0 .1 0Z`,
    tone(light, '#4a3e34', 0.5)
  )
}
