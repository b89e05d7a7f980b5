import { lighten, mix, type Colour } from '../core/colour.ts'
import { ellipse, poly, px } from '../core/paths.ts'
import type { Wall } from '../core/wall.ts'
import type { Palette } from '../houses/palette.ts'

/** A framed picture: a small landscape, stripes, or a sun over hills. */
export function drawPicture(
  wall: Wall,
  u: number,
  v: number,
  wide: number,
  tall: number,
  palette: Palette,
  frame: Colour
): void {
  const {
    stage: { sheet, light, random },
  } = wall
  wall.fill(wall.rect(u + 0.03, v - 0.05, u + wide + 0.05, v + tall - 0.03), light.cast, 0.25)
  wall.fill(wall.rect(u, v, u + wide, v + tall, 0.03), wall.paint(frame, 0.05))
  wall.fill(
    wall.rect(u + 0.04, v + 0.04, u + wide - 0.04, v + tall - 0.04, 0.03),
    wall.paint('#fdf8ee', 0.2)
  )
  const [u0, v0, u1, v1] = [u + wide * 0.18, v + tall * 0.16, u + wide * 0.82, v + tall * 0.84]
  const at = (a: number, b: number) => wall.point(u0 + (u1 - u0) * a, v0 + (v1 - v0) * b, 0.03)
  const inner = poly([at(0, 0), at(1, 0), at(1, 1), at(0, 1)])
  const paint = (colour: Colour) => wall.paint(colour, 0.15)
  const sort = random.int(0, 3)
  sheet.fill(inner, paint(sort === 1 ? palette.kikoi[0] : mix(palette.kikoi[2], '#fff2d8', 0.55)))
  sheet.inside(inner, () => {
    if (sort === 0) {
      const [x, y] = at(random.between(0.3, 0.7), 0.66)
      sheet.fill(ellipse(x, y, wall.scale * wide * 0.14), paint(palette.kikoi[3]))
      sheet.fill(
        poly([
          at(-0.1, 0.42),
          at(0.3, 0.62),
          at(0.7, 0.4),
          at(1.1, 0.55),
          at(1.1, -0.1),
          at(-0.1, -0.1),
        ]),
        paint(palette.kikoi[1])
      )
      sheet.fill(
        poly([at(-0.1, 0.24), at(0.5, 0.34), at(1.1, 0.16), at(1.1, -0.1), at(-0.1, -0.1)]),
        paint(lighten(palette.kikoi[1], -0.3))
      )
    } else if (sort === 1) {
      for (const [from, to, i] of [
        [0.08, 0.2, 1],
        [0.26, 0.3, 3],
        [0.38, 0.62, 2],
        [0.7, 0.74, 3],
        [0.8, 0.92, 1],
      ])
        sheet.fill(poly([at(0, from), at(1, from), at(1, to), at(0, to)]), paint(palette.kikoi[i]))
    } else if (sort === 2) {
      sheet.fill(
        poly([at(0.1, 0.2), at(0.9, 0.2), at(0.72, 0.08), at(0.25, 0.08)]),
        paint('#4a3226')
      )
      sheet.fill(poly([at(0.2, 0.26), at(0.62, 0.9), at(0.76, 0.24)]), paint('#fbf3e2'))
      sheet.fill(
        poly([at(-0.1, 0.1), at(1.1, 0.1), at(1.1, -0.1), at(-0.1, -0.1)]),
        paint(palette.kikoi[1])
      )
    } else {
      for (let i = 0; i < 4; i++) {
        const [x, y] = at(0.3 + (i % 2) * 0.4, 0.3 + Math.floor(i / 2) * 0.42)
        sheet.fill(ellipse(x, y, wall.scale * wide * 0.13), paint(palette.kikoi[1 + (i % 3)]))
        sheet.fill(ellipse(x, y, wall.scale * wide * 0.06), paint(palette.kikoi[0]))
      }
    }
  })
}

/** A woven tray on the wall: rings of straw and dyed reed. */
export function drawWovenTray(
  wall: Wall,
  u: number,
  v: number,
  radius: number,
  palette: Palette
): void {
  const {
    stage: { sheet, light, random },
  } = wall
  const [x, y] = wall.point(u, v, 0.05)
  const edge = wall.point(u + radius, v, 0.05)
  const up = wall.point(u, v + radius, 0.05)
  const [rx, ry] = [Math.abs(edge[0] - x), Math.abs(up[1] - y)]
  sheet.fill(ellipse(x + 5, y + 7, rx, ry), light.cast, 0.25)
  const straw = random.pick(['#d9b57c', '#e3c591', '#c99f66'])
  const rings: Colour[] = [
    straw,
    palette.kikoi[1],
    lighten(straw, 0.25),
    random.pick([palette.kikoi[3], '#3b2c22']),
    straw,
    lighten(straw, 0.2),
    palette.kikoi[1],
  ]
  rings.forEach((colour, i) =>
    sheet.fill(ellipse(x, y, rx * (1 - i * 0.14), ry * (1 - i * 0.14)), wall.paint(colour, 0.12))
  )
  let rays = ''
  for (let i = 0; i < 20; i++) {
    const angle = (i / 20) * Math.PI * 2
    rays += `M${px(x + Math.cos(angle) * rx * 0.3)} ${px(y + Math.sin(angle) * ry * 0.3)}L${px(x + Math.cos(angle) * rx * 0.97)} ${px(y + Math.sin(angle) * ry * 0.97)}`
  }
  sheet.stroke(rays, light.cast, 1.4, 0.22)
}

/** A round or arched mirror with the room's light in it. */
export function drawMirror(
  wall: Wall,
  u: number,
  v: number,
  wide: number,
  tall: number,
  frame: Colour,
  round: boolean
): void {
  const {
    stage: { sheet, light },
  } = wall
  const shape = (grow: number) =>
    round
      ? poly(
          Array.from({ length: 40 }, (_, i) =>
            wall.point(
              u + wide / 2 + Math.cos((i / 20) * Math.PI) * (wide / 2 + grow),
              v + tall / 2 + Math.sin((i / 20) * Math.PI) * (tall / 2 + grow),
              0.03
            )
          )
        )
      : poly(wall.arch(u - grow, v - grow, u + wide + grow, v + tall + grow, 1, 0.03))
  sheet.moved([6, 8], 1, () => sheet.fill(shape(0.05), light.cast, 0.22))
  sheet.fill(shape(0.05), wall.paint(frame, 0.1))
  const [from, to] = [wall.point(u, v + tall), wall.point(u + wide, v)]
  sheet.fill(
    shape(0),
    sheet.linear(from, to, [
      [0, wall.paint('#f7f1e6', 0.3)],
      [0.5, wall.paint('#cfd8d2', 0.1)],
      [1, wall.paint('#a9b8b4', 0)],
    ])
  )
  sheet.inside(shape(0), () => {
    sheet.fill(
      poly([
        wall.point(u + wide * 0.1, v),
        wall.point(u + wide * 0.35, v),
        wall.point(u + wide * 0.95, v + tall),
        wall.point(u + wide * 0.7, v + tall),
      ]),
      '#ffffff',
      0.28
    )
  })
}
