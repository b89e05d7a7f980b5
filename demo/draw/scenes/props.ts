import { lighten, type Colour } from '../core/colour.ts'
import { tone } from '../core/light.ts'
import { between, curve, line, poly, px, type Point } from '../core/paths.ts'
import { type Frame, type Spot } from '../core/space.ts'
import { drawBox, drawContact, type Stage } from '../core/stage.ts'
import type { Palette } from '../houses/palette.ts'

/** Paints kikoi stripes across a four-cornered cloth: a plain ground with bands near both ends. */
export function drawKikoi(
  stage: Stage,
  corners: [Point, Point, Point, Point],
  kikoi: Palette['kikoi'],
  lit = 0.85
): void {
  const { sheet, light } = stage
  const [a, b, c, d] = corners
  const paint = (colour: Colour) => tone(light, colour, lit)
  sheet.fill(poly(corners), paint(kikoi[0]))
  const band = (from: number, to: number, colour: Colour) =>
    sheet.fill(
      poly([between(a, b, from), between(a, b, to), between(d, c, to), between(d, c, from)]),
      paint(colour)
    )
  const bands: [number, number, number][] = [
    [0.06, 0.13, 1],
    [0.15, 0.17, 3],
    [0.19, 0.24, 2],
    [0.26, 0.275, 1],
    [0.36, 0.375, 1],
    [0.5, 0.51, 3],
  ]
  for (const [from, to, i] of bands) {
    band(from, to, kikoi[i])
    if (from < 0.4) band(1 - to, 1 - from, kikoi[i])
  }
}

/** A sun lounger with a kikoi on it, its head toward +z of its frame. */
export function drawLounger(stage: Stage, frame: Frame, palette: Palette): void {
  const see = (spot: Spot) => stage.camera.see(frame.at(spot))
  drawContact(stage, frame, [-0.34, 0.34], [-0.95, 0.95], 0.4, 0.12)
  for (const x of [-0.3, 0.24])
    for (const z of [-0.85, 0.55])
      drawBox(stage, frame, { x: [x, x + 0.06], y: [0, 0.3], z: [z, z + 0.06] }, palette.wood)
  drawBox(stage, frame, { x: [-0.34, 0.34], y: [0.28, 0.36], z: [-0.95, 0.4] }, palette.wood, {
    top: '#f6ecda',
  })
  const back: [Point, Point, Point, Point] = [
    see([-0.34, 0.36, 0.4]),
    see([0.34, 0.36, 0.4]),
    see([0.34, 0.86, 0.98]),
    see([-0.34, 0.86, 0.98]),
  ]
  stage.sheet.fill(poly(back), tone(stage.light, '#efe2cb', 0.7))
  const cloth: [Point, Point, Point, Point] = [
    see([-0.3, 0.37, -0.8]),
    see([-0.3, 0.37, 0.38]),
    see([0.3, 0.37, 0.38]),
    see([0.3, 0.37, -0.8]),
  ]
  drawKikoi(stage, cloth, palette.kikoi)
  const drape: [Point, Point, Point, Point] = [
    see([-0.3, 0.38, 0.4]),
    see([-0.3, 0.8, 0.92]),
    see([0.3, 0.8, 0.92]),
    see([0.3, 0.38, 0.4]),
  ]
  drawKikoi(stage, drape, palette.kikoi, 0.7)
}

/** A round sunshade on a pole: of cloth, or thatched. */
export function drawParasol(stage: Stage, frame: Frame, palette: Palette, thatched: boolean): void {
  const { sheet, light, camera } = stage
  const see = (spot: Spot) => camera.see(frame.at(spot))
  const rim = Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 8) * Math.PI * 2
    return see([Math.cos(angle) * 1.35, 2.15, Math.sin(angle) * 1.35])
  })
  const tip = see([0, 2.75, 0])
  const scale = camera.scale(frame.at([0, 2, 0]))
  sheet.shadow(see([-stage.light.side * 0.7, 0, 0]), scale * 1.5, light.cast, 0.4, 0.22)
  sheet.stroke(line(see([0, 0, 0]), see([0, 2.6, 0])), tone(light, palette.wood, 0.5), scale * 0.06)
  sheet.fill(poly(rim), tone(light, thatched ? '#6b5138' : lighten(palette.kikoi[1], -0.3), 0.2))
  for (let i = 0; i < 8; i++) {
    const colour = thatched
      ? lighten(palette.roof, i % 2 ? 0.06 : -0.03)
      : i % 2
        ? palette.kikoi[0]
        : palette.kikoi[1]
    const facing = (rim[i][0] + rim[i + 1][0]) / 2 - tip[0]
    const front =
      rim[i][1] > see([0, 2.15, 0])[1] ||
      rim[i + 1][1] > see([0, 2.15, 0])[1] ||
      camera.view.eye[1] > 2.4
    if (front || Math.abs(facing) > scale * 0.4)
      sheet.fill(
        poly([rim[i], rim[i + 1], tip]),
        tone(light, colour, facing * light.side > 0 ? 0.95 : 0.5)
      )
  }
}

/** Kikois drying on a line between two poles. */
export function drawClothesline(stage: Stage, frame: Frame, palette: Palette, long: number): void {
  const { sheet, light, random, camera } = stage
  const see = (spot: Spot) => camera.see(frame.at(spot))
  const scale = camera.scale(frame.at([0, 1, 0]))
  for (const x of [-long / 2, long / 2])
    sheet.stroke(line(see([x, 0, 0]), see([x, 2.1, 0])), tone(light, '#7a5a3e', 0.4), scale * 0.07)
  const sag = (share: number) => 2 - Math.sin(share * Math.PI) * 0.2
  sheet.stroke(
    curve([0, 0.25, 0.5, 0.75, 1].map((t) => see([-long / 2 + long * t, sag(t), 0]))),
    tone(light, '#f3ead9', 0.8),
    1.6
  )
  let at = 0.05
  while (at < 0.82) {
    const wide = random.between(0.14, 0.24)
    const drop = random.between(0.8, 1.15)
    const [x0, x1] = [-long / 2 + long * at, -long / 2 + long * Math.min(0.96, at + wide)]
    const [t0, t1] = [at, Math.min(0.96, at + wide)]
    const swing = random.between(-0.12, 0.12)
    drawKikoi(
      stage,
      [
        see([x0, sag(t0), 0]),
        see([x0 + swing, sag(t0) - drop, -0.1]),
        see([x1 + swing, sag(t1) - drop, -0.1]),
        see([x1, sag(t1), 0]),
      ],
      palette.kikoi,
      random.between(0.6, 1)
    )
    at += wide + random.between(0.03, 0.08)
  }
}

/** A tall jar of fired clay. */
export function drawJar(stage: Stage, spot: Spot, size: number, colour: Colour): void {
  const { sheet, light } = stage
  const [x, y] = stage.camera.see(spot)
  const s = stage.camera.scale(spot) * size
  const outline = `M${px(x - s * 0.16)} ${px(y)}C${px(x - s * 0.6)} ${px(y - s * 0.35)} ${px(x - s * 0.42)} ${px(y - s * 0.85)} ${px(x - s * 0.17)} ${px(y - s * 0.94)}L${px(x - s * 0.22)} ${px(y - s)}H${px(x + s * 0.22)}L${px(x + s * 0.17)} ${px(y - s * 0.94)}C${px(x + s * 0.42)} ${px(y - s * 0.85)} ${px(x + s * 0.6)} ${px(y - s * 0.35)} ${px(x + s * 0.16)} ${px(y)}Z`
  sheet.shadow([x, y], s * 0.7, light.cast, 0.4, 0.25)
  const [near, far] = light.side < 0 ? [x - s * 0.5, x + s * 0.5] : [x + s * 0.5, x - s * 0.5]
  sheet.fill(
    outline,
    sheet.linear(
      [near, 0],
      [far, 0],
      [
        [0, tone(light, lighten(colour, 0.22), 1)],
        [0.5, tone(light, colour, 0.6)],
        [1, tone(light, lighten(colour, -0.2), 0.15)],
      ]
    )
  )
}
