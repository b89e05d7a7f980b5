import { lighten, mix, type Colour } from '../core/colour.ts'
import { isDark } from '../core/light.ts'
import { between, line, poly, type Point } from '../core/paths.ts'
import type { Wall } from '../core/wall.ts'

/** What a window looks like. */
export interface WindowStyle {
  frame: Colour
  /** Columns and rows of panes. */
  panes: [number, number]
  /** 0 flat head, 1 round head. */
  rise?: number
  shutters?: Colour
  sill?: boolean
  /** Colour of the room's light; null leaves the room dark. */
  lamp?: Colour | null
  /** Thickness of the wall seen around the glass, in metres. */
  recess?: number
}

/** A window in a wall: recess, glass with the sky or a lit room in it, bars, sill and shutters. */
export function drawWindow(
  wall: Wall,
  u: number,
  v: number,
  wide: number,
  tall: number,
  style: WindowStyle
): void {
  if (!wall.visible) return
  const {
    stage: { sheet, light },
  } = wall
  const { frame, panes, rise = 0, shutters, sill = true, recess = 0.14 } = style
  if (shutters) drawShutters(wall, u, v, wide, tall, shutters)
  wall.fill(
    wall.arch(u - 0.07, v - 0.05, u + wide + 0.07, v + tall + 0.07, rise),
    wall.paint(frame, 0.12)
  )
  wall.fill(wall.arch(u, v, u + wide, v + tall, rise), wall.paint(lighten(frame, -0.5), -0.3))
  const glass = wall.arch(u + 0.02, v, u + wide - 0.02, v + tall - recess * 0.5, rise)
  drawGlass(wall, glass, wall.point(u, v + tall), wall.point(u + wide, v), style.lamp)
  const bars = Math.max(1.2, wall.scale * 0.045)
  let d = ''
  for (let i = 1; i < panes[0]; i++) {
    const at = u + (wide * i) / panes[0]
    d += line(wall.point(at, v), wall.point(at, v + tall))
  }
  for (let i = 1; i < panes[1]; i++) {
    const at = v + (tall * i) / panes[1]
    d += line(wall.point(u, at), wall.point(u + wide, at))
  }
  if (d)
    sheet.inside(poly(wall.arch(u, v, u + wide, v + tall, rise)), () =>
      sheet.stroke(d, wall.paint(frame, 0.05), bars, 1, 'butt')
    )
  wall.fill(
    wall.rect(u, v + tall - recess - rise * wide * 0.5, u + wide, v + tall - rise * wide * 0.5),
    light.cast,
    rise ? 0 : 0.4
  )
  if (sill) {
    wall.fill(wall.rect(u - 0.12, v - 0.17, u + wide + 0.12, v - 0.09, 0.02), light.cast, 0.22)
    wall.fill(
      wall.rect(u - 0.14, v - 0.1, u + wide + 0.14, v, 0.1),
      wall.paint(lighten(frame, 0.15), 0.2)
    )
  }
}

/** Glass: the sky mirrored by day, a warm room by night. */
export function drawGlass(
  wall: Wall,
  shape: readonly Point[],
  from: Point,
  to: Point,
  lamp: Colour | null = '#ffcf82'
): void {
  const {
    stage: { sheet, light, random },
  } = wall
  const path = poly(shape)
  const lit = lamp !== null && isDark(light)
  if (lit) {
    sheet.fill(
      path,
      sheet.linear(
        from,
        [from[0], to[1]],
        [
          [0, mix(lamp, '#fff6dc', 0.55)],
          [0.6, lamp],
          [1, mix(lamp, '#b4632c', 0.55)],
        ]
      )
    )
    const drape = random.between(0.16, 0.3)
    const left: Point = between(from, to, drape)
    sheet.inside(path, () => {
      sheet.fill(
        poly([
          from,
          [left[0], from[1]],
          [from[0] + (left[0] - from[0]) * 0.6, to[1]],
          [from[0], to[1]],
        ]),
        '#a4602f',
        0.4
      )
      sheet.fill(
        poly([to, [to[0] - (left[0] - from[0]), from[1] - 40], [to[0], from[1] - 40]]),
        '#a4602f',
        0.36
      )
    })
    return
  }
  const sky = mix(light.stops[1][1], '#27414d', 0.42)
  sheet.fill(
    path,
    sheet.linear(from, to, [
      [0, mix(sky, light.horizon, 0.55)],
      [0.45, sky],
      [1, '#223841'],
    ])
  )
  sheet.inside(path, () => {
    const shift = random.between(0.1, 0.5)
    const a = between(from, [to[0], from[1]], shift)
    const b = between(from, [to[0], from[1]], shift + 0.22)
    const c = between([from[0], to[1]], to, shift - 0.12)
    const e = between([from[0], to[1]], to, shift + 0.06)
    sheet.fill(poly([a, b, e, c]), '#ffffff', 0.2)
  })
  if (light.lamps > 0.2 && lamp !== null && random.chance(light.lamps)) sheet.fill(path, lamp, 0.5)
}

function drawShutters(
  wall: Wall,
  u: number,
  v: number,
  wide: number,
  tall: number,
  colour: Colour
): void {
  const half = wide * 0.48
  for (const from of [u - half - 0.08, u + wide + 0.08]) {
    wall.fill(
      wall.rect(from - 0.03, v - 0.06, from + half + 0.05, v + tall - 0.02),
      wall.stage.light.cast,
      0.25
    )
    wall.fill(wall.rect(from, v, from + half, v + tall, 0.05), wall.paint(colour, 0.05))
    let slats = ''
    for (let i = 1; i < 9; i++) {
      const at = v + (tall * i) / 9
      slats += line(wall.point(from + 0.06, at, 0.05), wall.point(from + half - 0.06, at, 0.05))
    }
    wall.stage.sheet.stroke(
      slats,
      wall.paint(lighten(colour, -0.25), -0.15),
      Math.max(1, wall.scale * 0.025),
      0.8,
      'butt'
    )
  }
}

/** Sliding glass from floor to head, with the room's light behind. */
export function drawGlazing(
  wall: Wall,
  u: number,
  v: number,
  wide: number,
  tall: number,
  panes: number,
  frame: Colour
): void {
  drawWindow(wall, u, v, wide, tall, { frame, panes: [panes, 1], sill: false, recess: 0.2 })
}
