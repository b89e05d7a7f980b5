import { lighten, type Colour } from '../core/colour.ts'
import { line, poly } from '../core/paths.ts'
import type { Wall } from '../core/wall.ts'

/** What a door looks like. */
export interface DoorStyle {
  leaf: Colour
  frame: Colour
  rise?: number
  /** Studs, frieze and centre post of a Swahili door. */
  carved?: boolean
}

/** A door with panels; the carved kind has a frieze, a centre post and brass studs. */
export function drawDoor(
  wall: Wall,
  u: number,
  wide: number,
  tall: number,
  style: DoorStyle
): void {
  if (!wall.visible) return
  const {
    stage: { sheet, light },
  } = wall
  const { leaf, frame, rise = 0, carved = false } = style
  const edge = carved ? 0.2 : 0.09
  wall.fill(wall.arch(u - edge, 0, u + wide + edge, tall + edge, rise), wall.paint(frame, 0.1))
  wall.fill(wall.arch(u, 0, u + wide, tall, rise), wall.paint(leaf))
  const thin = Math.max(1, wall.scale * 0.03)
  const dark = wall.paint(lighten(leaf, -0.4), -0.2)
  const light2 = wall.paint(lighten(leaf, 0.18), 0.2)
  const head = tall - (rise > 0 ? wide * 0.5 * rise : 0)
  for (const side of [0, 1]) {
    const from = u + (wide / 2) * side + 0.07
    const to = u + (wide / 2) * (side + 1) - 0.07
    for (const [low, high] of [
      [0.12, 0.42],
      [0.47, 0.92],
    ]) {
      wall.fill(wall.rect(from, head * low, to, head * high), dark, 0.75)
      wall.fill(wall.rect(from + 0.03, head * low, to, head * high - 0.03), wall.paint(leaf, 0.08))
    }
  }
  sheet.stroke(
    line(wall.point(u + wide / 2, 0), wall.point(u + wide / 2, tall)),
    carved ? light2 : dark,
    carved ? thin * 2.6 : thin
  )
  if (carved) {
    const studs: string[] = []
    for (let row = 0; row < 6; row++)
      for (let column = 0; column < 6; column++) {
        const [x, y] = wall.point(u + (wide * (column + 0.5)) / 6, (head * (row + 0.6)) / 6.6)
        const r = wall.scale * 0.028
        studs.push(
          poly([
            [x - r, y],
            [x, y - r],
            [x + r, y],
            [x, y + r],
          ])
        )
      }
    sheet.fill(studs.join(''), wall.paint('#d9a441', 0.3))
    const lintel = head * 0.94
    wall.fill(wall.rect(u, lintel, u + wide, head + 0.06), wall.paint(frame, 0.15))
    let frieze = ''
    for (let i = 0; i < 9; i++) {
      const [x, y] = wall.point(u + (wide * (i + 0.5)) / 9, (lintel + head + 0.06) / 2)
      const r = wall.scale * 0.035
      frieze += poly([
        [x - r, y],
        [x, y - r],
        [x + r, y],
        [x, y + r],
      ])
    }
    sheet.fill(frieze, wall.paint(lighten(frame, -0.35), -0.2))
  } else {
    const [x, y] = wall.point(u + wide * 0.42, tall * 0.45)
    sheet.fill(
      poly([
        [x - 2, y - 5],
        [x + 2, y - 5],
        [x + 2, y + 5],
        [x - 2, y + 5],
      ]),
      '#d9b45a'
    )
  }
  wall.fill(wall.rect(u, tall - 0.16, u + wide, tall), light.cast, rise ? 0 : 0.28)
}
