import { lighten } from '../core/colour.ts'
import { isDark, tone } from '../core/light.ts'
import { curve, ellipse, line, poly, px, type Point } from '../core/paths.ts'
import type { Frame, Spot } from '../core/space.ts'
import { drawBox, drawContact, type Stage } from '../core/stage.ts'
import type { Palette } from '../houses/palette.ts'
import { drawKikoi } from '../scenes/props.ts'
import { drawCushion } from './cushions.ts'

/** A wide Swahili bench of carved timber with a mattress and many cushions. */
export function drawDaybed(stage: Stage, frame: Frame, palette: Palette, wide: number): void {
  const { random } = stage
  const half = wide / 2
  const wood = palette.wood
  drawContact(stage, frame, [-half, half], [0, 0.95], 0.5, 0.2)
  drawBox(stage, frame, { x: [-half, half], y: [0.3, 0.95], z: [0.88, 0.94] }, lighten(wood, -0.12))
  for (const x of [-half, half - 0.09])
    for (const z of [0.84, 0])
      drawBox(stage, frame, { x: [x, x + 0.09], y: [0, z ? 1.05 : 0.66], z: [z, z + 0.09] }, wood, {
        round: 0.02,
      })
  drawBox(stage, frame, { x: [-half, half], y: [0.22, 0.34], z: [0, 0.9] }, wood)
  drawBox(
    stage,
    frame,
    { x: [-half + 0.04, half - 0.04], y: [0.33, 0.47], z: [0.02, 0.86] },
    palette.kikoi[0],
    { round: 0.05 }
  )
  const see = (spot: Spot): Point => stage.camera.see(frame.at(spot))
  drawKikoi(
    stage,
    [
      see([-half + 0.04, 0.475, 0.02]),
      see([half - 0.04, 0.475, 0.02]),
      see([half - 0.04, 0.475, 0.8]),
      see([-half + 0.04, 0.475, 0.8]),
    ].reverse() as [Point, Point, Point, Point],
    palette.kikoi
  )
  const count = Math.max(2, Math.round(wide / 0.62))
  for (let i = 0; i < count; i++) {
    const x = -half + (wide * (i + 0.5)) / count
    drawCushion(
      stage,
      frame,
      [x, 0.47, 0.5],
      [0.52, 0.44],
      i % 2 ? { kikoi: palette.kikoi } : { plain: palette.kikoi[1 + (i % 3)] },
      0.5
    )
  }
  if (random.chance(0.6))
    drawCushion(
      stage,
      frame,
      [random.between(-half * 0.5, half * 0.5), 0.48, 0.28],
      [0.5, 0.26],
      { plain: palette.kikoi[3] },
      0.7
    )
  for (const x of [-half, half - 0.07])
    drawBox(stage, frame, { x: [x, x + 0.07], y: [0.6, 0.66], z: [0, 0.88] }, lighten(wood, 0.1))
}

/** A round or square table laid for breakfast, with two or four chairs. */
export function drawDining(stage: Stage, frame: Frame, palette: Palette, chairs: number): void {
  const { sheet, light, camera } = stage
  const angles = chairs === 2 ? [0.15, Math.PI - 0.15] : [0.8, 2.35, -0.8, -2.35]
  const seat = (angle: number) =>
    frame.inner([Math.cos(angle) * 0.82, 0, Math.sin(angle) * 0.82], Math.PI / 2 - angle + Math.PI)
  const back = angles.filter((angle) => Math.sin(angle) > 0)
  for (const angle of back) drawChair(stage, seat(angle), palette)
  drawContact(stage, frame, [-0.4, 0.4], [-0.4, 0.4], 0.4, 0.2)
  drawBox(
    stage,
    frame,
    { x: [-0.06, 0.06], y: [0.04, 0.72], z: [-0.06, 0.06] },
    lighten(palette.wood, -0.15)
  )
  const see = (spot: Spot): Point => camera.see(frame.at(spot))
  const ring = (radius: number, y: number) =>
    poly(
      Array.from({ length: 28 }, (_, i) =>
        see([Math.cos((i / 14) * Math.PI) * radius, y, Math.sin((i / 14) * Math.PI) * radius])
      )
    )
  sheet.fill(ring(0.3, 0.03), tone(light, lighten(palette.wood, -0.25), 0.4))
  sheet.fill(ring(0.58, 0.7), tone(light, lighten(palette.wood, -0.3), 0.3))
  sheet.fill(ring(0.58, 0.74), tone(light, lighten(palette.wood, 0.16), 0.95))
  drawKikoi(
    stage,
    [
      see([-0.16, 0.745, 0.55]),
      see([-0.16, 0.745, -0.55]),
      see([0.16, 0.745, -0.55]),
      see([0.16, 0.745, 0.55]),
    ],
    palette.kikoi,
    0.95
  )
  drawTableware(stage, frame, palette)
  for (const angle of angles.filter((a) => Math.sin(a) <= 0 || chairs === 2))
    if (!back.includes(angle)) drawChair(stage, seat(angle), palette)
}

function drawTableware(stage: Stage, frame: Frame, palette: Palette): void {
  const { sheet, light, camera } = stage
  for (const [x, z] of [
    [-0.36, 0],
    [0.36, 0],
  ]) {
    const spot = frame.at([x, 0.745, z])
    const [cx, cy] = camera.see(spot)
    const s = camera.scale(spot)
    sheet.fill(ellipse(cx, cy, s * 0.13, s * 0.045), tone(light, '#fdf8ee', 1))
    sheet.fill(ellipse(cx, cy, s * 0.08, s * 0.027), tone(light, palette.kikoi[1], 0.8))
  }
  const pot = frame.at([0.06, 0.745, 0.12])
  const [x, y] = camera.see(pot)
  const s = camera.scale(pot)
  sheet.fill(
    `M${px(x - s * 0.09)} ${px(y)}Q${px(x - s * 0.13)} ${px(y - s * 0.16)} ${px(x - s * 0.04)} ${px(y - s * 0.22)}H${px(x + s * 0.04)}Q${px(x + s * 0.13)} ${px(y - s * 0.16)} ${px(x + s * 0.09)} ${px(y)}Z`,
    tone(light, '#b8623f', 0.8)
  )
  sheet.stroke(
    `M${px(x + s * 0.1)} ${px(y - s * 0.1)}q${px(s * 0.07)} ${px(-s * 0.02)} ${px(s * 0.1)} ${px(-s * 0.1)}`,
    tone(light, '#b8623f', 0.7),
    s * 0.03
  )
}

/** A woven chair; its sitter looks toward −z of its frame. */
export function drawChair(stage: Stage, frame: Frame, palette: Palette): void {
  const { wood } = palette
  drawContact(stage, frame, [-0.24, 0.24], [-0.24, 0.24], 0.3, 0.1)
  const backSeen = stage.camera.sees(frame.at([0, 0.5, -0.25]), frame.direction([0, 0, -1]))
  const rest = () => {
    for (const x of [-0.23, 0.19])
      drawBox(stage, frame, { x: [x, x + 0.04], y: [0.4, 0.92], z: [0.22, 0.26] }, wood)
    drawBox(stage, frame, { x: [-0.2, 0.2], y: [0.56, 0.9], z: [0.22, 0.25] }, '#cfa76c', {
      round: 0.03,
    })
  }
  if (backSeen) rest()
  for (const x of [-0.23, 0.19])
    for (const z of [0.22, -0.24])
      drawBox(stage, frame, { x: [x, x + 0.04], y: [0, 0.43], z: [z, z + 0.04] }, wood)
  drawBox(stage, frame, { x: [-0.25, 0.25], y: [0.41, 0.47], z: [-0.25, 0.26] }, '#cfa76c', {
    top: lighten(palette.kikoi[1], 0.1),
    round: 0.03,
  })
  if (!backSeen) rest()
}

/** A hammock of kikoi cloth between two points. */
export function drawHammock(stage: Stage, from: Spot, to: Spot, palette: Palette): void {
  const { sheet, light, camera } = stage
  const along = (t: number, sag: number, side: number): Point =>
    camera.see([
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t - Math.sin(t * Math.PI) * sag,
      from[2] + (to[2] - from[2]) * t + side * Math.sin(t * Math.PI) * 0.42,
    ])
  const steps = [0.14, 0.26, 0.38, 0.5, 0.62, 0.74, 0.86]
  const edge = (sag: number, side: number) => steps.map((t) => along(t, sag, side))
  const inner = poly([...edge(0.7, 0.8), ...edge(1.02, 0).reverse()])
  sheet.fill(inner, tone(light, lighten(palette.kikoi[1], -0.2), 0.3))
  const shape = [...edge(0.72, -0.8), ...edge(1.06, 0).reverse()]
  sheet.fill(poly(shape), tone(light, palette.kikoi[0], 0.85))
  const upper = edge(0.72, -0.8)
  const lower = edge(1.06, 0)
  const strip = (a: number, b: number, i: number) => {
    const mid = (share: number) =>
      upper.map(
        ([x, y], k) => [x + (lower[k][0] - x) * share, y + (lower[k][1] - y) * share] as Point
      )
    sheet.fill(poly([...mid(a), ...mid(b).reverse()]), tone(light, palette.kikoi[i], 0.85))
  }
  strip(0.1, 0.3, 1)
  strip(0.36, 0.42, 3)
  strip(0.54, 0.74, 2)
  strip(0.82, 0.9, 1)
  let ropes = ''
  for (const [end, at] of [
    [camera.see(from), 0],
    [camera.see(to), 6],
  ] as const)
    for (const side of [upper, lower]) ropes += line(end, side[at])
  sheet.stroke(ropes + curve(upper), tone(light, '#efe0c4', 0.8), 2)
}

/** A lantern standing on the floor or a table. */
export function drawLantern(stage: Stage, spot: Spot, size: number): void {
  const { sheet, light, camera } = stage
  const [x, y] = camera.see(spot)
  const s = camera.scale(spot) * size
  const lit = isDark(light) || light.lamps > 0.2
  if (lit) sheet.glow([x, y - s * 0.45], s * (isDark(light) ? 3.4 : 1.6), '#ffb65c', 0.55)
  sheet.fill(
    poly([
      [x - s * 0.26, y],
      [x + s * 0.26, y],
      [x + s * 0.26, y - s * 0.7],
      [x - s * 0.26, y - s * 0.7],
    ]),
    lit ? '#ffdf9a' : tone(light, '#c9d6d2', 0.7),
    0.85
  )
  sheet.fill(ellipse(x, y - s * 0.2, s * 0.08, s * 0.16), lit ? '#fff6dc' : '#f3ead6')
  sheet.stroke(
    `M${px(x - s * 0.26)} ${px(y)}V${px(y - s * 0.7)}M${px(x + s * 0.26)} ${px(y)}V${px(y - s * 0.7)}M${px(x - s * 0.3)} ${px(y)}H${px(x + s * 0.3)}`,
    tone(light, '#3a332b', 0.5),
    s * 0.06
  )
  sheet.fill(
    poly([
      [x - s * 0.34, y - s * 0.7],
      [x + s * 0.34, y - s * 0.7],
      [x + s * 0.12, y - s * 0.96],
      [x - s * 0.12, y - s * 0.96],
    ]),
    tone(light, '#3a332b', 0.5)
  )
}
