import { lighten, type Colour } from '../core/colour.ts'
import { tone } from '../core/light.ts'
import { ellipse, line, poly, px, type Point } from '../core/paths.ts'
import type { Frame, Spot } from '../core/space.ts'
import { drawBox, drawContact, type Stage } from '../core/stage.ts'
import type { Wall } from '../core/wall.ts'
import type { Palette } from '../houses/palette.ts'

/** A bowl of mangoes and bananas. */
export function drawFruitBowl(stage: Stage, spot: Spot, size: number, clay: Colour): void {
  const { sheet, light, camera } = stage
  const [x, y] = camera.see(spot)
  const s = camera.scale(spot) * size
  sheet.shadow([x, y], s * 0.8, light.cast, 0.4, 0.25)
  for (const [dx, dy, r, colour] of [
    [-0.26, 0.42, 0.2, '#e08a34'],
    [0.24, 0.42, 0.2, '#d9603a'],
    [0, 0.5, 0.22, '#e9b23f'],
    [0.08, 0.4, 0.18, '#7d9c45'],
  ] as const) {
    sheet.fill(ellipse(x + dx * s, y - dy * s, s * r, s * r * 0.9), tone(light, colour, 0.7))
    sheet.fill(
      ellipse(x + dx * s + light.side * s * 0.05, y - dy * s - s * 0.05, s * r * 0.5, s * r * 0.4),
      tone(light, lighten(colour, 0.25), 1),
      0.7
    )
  }
  sheet.fill(
    `M${px(x - s * 0.3)} ${px(y - s * 0.34)}Q${px(x - s * 0.1)} ${px(y - s * 0.78)} ${px(x + s * 0.4)} ${px(y - s * 0.6)}Q${px(x)} ${px(y - s * 0.56)} ${px(x - s * 0.1)} ${px(y - s * 0.3)}Z`,
    tone(light, '#f2c84b', 0.9)
  )
  sheet.fill(
    `M${px(x - s * 0.55)} ${px(y - s * 0.36)}H${px(x + s * 0.55)}Q${px(x + s * 0.42)} ${px(y)} ${px(x)} ${px(y)}Q${px(x - s * 0.42)} ${px(y)} ${px(x - s * 0.55)} ${px(y - s * 0.36)}Z`,
    sheet.linear(
      [x - s * 0.5, 0],
      [x + s * 0.5, 0],
      [
        [0, tone(light, lighten(clay, light.side < 0 ? 0.2 : -0.2), 0.9)],
        [1, tone(light, lighten(clay, light.side < 0 ? -0.2 : 0.2), 0.7)],
      ]
    )
  )
}

/** Pots, jars, bottles and a kettle along a shelf or a worktop. */
export function drawJars(
  stage: Stage,
  frame: Frame,
  from: number,
  to: number,
  y: number,
  z: number,
  palette: Palette
): void {
  const { sheet, light, camera, random } = stage
  let x = from
  while (x < to) {
    const spot = frame.at([x, y, z])
    const [cx, cy] = camera.see(spot)
    const s = camera.scale(spot)
    const colour = random.pick([
      '#efe4d0',
      '#b8623f',
      palette.kikoi[1],
      '#d9b57c',
      '#8fa79c',
      palette.kikoi[3],
    ])
    const wide = random.between(0.045, 0.075)
    const tall = random.between(0.13, 0.26)
    const [a, b] = light.side < 0 ? [cx - wide * s, cx + wide * s] : [cx + wide * s, cx - wide * s]
    const paint = sheet.linear(
      [a, 0],
      [b, 0],
      [
        [0, tone(light, lighten(colour, 0.18), 1)],
        [1, tone(light, lighten(colour, -0.16), 0.4)],
      ]
    )
    const sort = random.int(0, 2)
    if (sort === 0) {
      sheet.fill(
        poly([
          [cx - wide * s, cy],
          [cx + wide * s, cy],
          [cx + wide * s, cy - tall * s],
          [cx - wide * s, cy - tall * s],
        ]),
        paint
      )
      sheet.fill(
        ellipse(cx, cy - tall * s, wide * s * 1.06, wide * s * 0.34),
        tone(light, palette.wood, 0.8)
      )
    } else if (sort === 1) {
      sheet.fill(
        `M${px(cx - wide * s * 1.5)} ${px(cy - tall * s * 0.4)}H${px(cx + wide * s * 1.5)}Q${px(cx + wide * s)} ${px(cy)} ${px(cx)} ${px(cy)}Q${px(cx - wide * s)} ${px(cy)} ${px(cx - wide * s * 1.5)} ${px(cy - tall * s * 0.4)}Z`,
        paint
      )
    } else {
      sheet.fill(
        `M${px(cx - wide * s)} ${px(cy)}V${px(cy - tall * s * 0.6)}Q${px(cx - wide * s * 0.3)} ${px(cy - tall * s * 0.8)} ${px(cx - wide * s * 0.3)} ${px(cy - tall * s * 1.15)}H${px(cx + wide * s * 0.3)}Q${px(cx + wide * s * 0.3)} ${px(cy - tall * s * 0.8)} ${px(cx + wide * s)} ${px(cy - tall * s * 0.6)}V${px(cy)}Z`,
        paint
      )
    }
    x += wide * 2 + random.between(0.04, 0.16)
  }
}

/** Glazed tiles on part of a wall; some of another shade, or a pattern of diamonds. */
export function drawTiling(
  wall: Wall,
  u: number,
  v: number,
  wide: number,
  tall: number,
  size: number,
  colour: Colour,
  mark: Colour | null
): void {
  if (!wall.visible) return
  const {
    stage: { sheet, random },
  } = wall
  wall.fill(wall.rect(u, v, u + wide, v + tall), wall.paint(colour, 0.3))
  const columns = Math.round(wide / size)
  const rows = Math.round(tall / size)
  const [du, dv] = [wide / columns, tall / rows]
  const tints = ['', '']
  let marks = ''
  for (let i = 0; i < columns; i++) {
    for (let j = 0; j < rows; j++) {
      const [a, b] = [u + i * du, v + j * dv]
      if (random.chance(0.34)) tints[random.int(0, 1)] += poly(wall.rect(a, b, a + du, b + dv))
      if (mark && (i + j) % 2 === 0)
        marks += poly([
          wall.point(a + du / 2, b + dv * 0.14),
          wall.point(a + du * 0.86, b + dv / 2),
          wall.point(a + du / 2, b + dv * 0.86),
          wall.point(a + du * 0.14, b + dv / 2),
        ])
    }
  }
  sheet.fill(tints[0], wall.paint(lighten(colour, 0.25), 0.35), 0.5)
  sheet.fill(tints[1], wall.paint(lighten(colour, -0.12), 0.1), 0.4)
  if (mark) sheet.fill(marks, wall.paint(mark, 0.2), 0.85)
  let joints = ''
  for (let i = 0; i <= columns; i++)
    joints += line(wall.point(u + i * du, v), wall.point(u + i * du, v + tall))
  for (let j = 0; j <= rows; j++)
    joints += line(wall.point(u, v + j * dv), wall.point(u + wide, v + j * dv))
  sheet.stroke(joints, wall.paint(lighten(colour, 0.4), 0.2), 1.5, 0.5)
}

/** A bar stool with a woven seat. */
export function drawBarStool(stage: Stage, frame: Frame, palette: Palette, tall = 0.66): void {
  const { sheet, light, camera } = stage
  const see = (spot: Spot): Point => camera.see(frame.at(spot))
  const s = camera.scale(frame.at([0, 0, 0]))
  drawContact(stage, frame, [-0.18, 0.18], [-0.18, 0.18], 0.35, 0.1)
  let legs = ''
  for (const x of [-0.17, 0.17])
    for (const z of [-0.17, 0.17]) legs += line(see([x, 0, z]), see([x * 0.8, tall, z * 0.8]))
  legs +=
    line(see([-0.16, 0.24, -0.16]), see([0.16, 0.24, -0.16])) +
    line(see([-0.16, 0.24, 0.16]), see([-0.16, 0.24, -0.16])) +
    line(see([0.16, 0.24, 0.16]), see([0.16, 0.24, -0.16]))
  sheet.stroke(legs, tone(light, lighten(palette.wood, -0.12), 0.55), s * 0.035)
  drawBox(stage, frame, { x: [-0.19, 0.19], y: [tall, tall + 0.06], z: [-0.18, 0.18] }, '#c99f66', {
    top: '#e3c591',
    round: 0.04,
  })
}
