import { lighten, type Colour } from '../core/colour.ts'
import { tone } from '../core/light.ts'
import { between, blob, poly, px, type Point } from '../core/paths.ts'
import type { Frame, Spot } from '../core/space.ts'
import { drawBox, fillShape, type Stage } from '../core/stage.ts'
import { LONG } from './bedding.ts'

/** A turned post up to the rail of the net. */
export function drawPost(stage: Stage, frame: Frame, x: number, z: number, wood: Colour): void {
  drawBox(stage, frame, { x: [x, x + 0.08], y: [0, 2.15], z: [z, z + 0.08] }, wood, { round: 0.02 })
  for (const y of [0.7, 1.3, 1.9])
    drawBox(
      stage,
      frame,
      { x: [x - 0.02, x + 0.1], y: [y, y + 0.08], z: [z - 0.02, z + 0.1] },
      lighten(wood, 0.12),
      { round: 0.04 }
    )
}

/** A mosquito net gathered in a ring above the bed and drawn aside at its corners. */
export function drawNet(stage: Stage, frame: Frame, wide: number, ceiling: number): void {
  const { sheet, camera, light } = stage
  const see = (x: number, y: number, z: number): Point => camera.see(frame.at([x, y, z]))
  const half = wide / 2 + 0.14
  const top = ceiling - 0.35
  const ring = (angle: number): Point =>
    see(Math.cos(angle) * 0.3, top, 1.05 + Math.sin(angle) * 0.3)
  const white = tone(light, '#fffaf0', 0.95)
  sheet.stroke(
    `M${see(0, ceiling, 1.05).map(px).join(' ')}L${see(0, top, 1.05).map(px).join(' ')}`,
    tone(light, '#4a3a2e', 0.4),
    3
  )
  const drape = (x: number, z: number, from: number, inward: number, opacity: number) => {
    const [a, b] = [ring(from), ring(from + 0.9)]
    const knot = see(x, 1, z)
    const low = see(x * 1.04, 0.02, z)
    const swell = see(x * 0.82 + inward, 1.7, z * 0.9 + 0.1)
    const flare = Math.abs(camera.scale(frame.at([x, 0, z])) * 0.16)
    const path = `M${px(a[0])} ${px(a[1])}Q${px(swell[0])} ${px(swell[1])} ${px(knot[0] - flare * 0.22)} ${px(knot[1])}Q${px(low[0] - flare * 0.7)} ${px((knot[1] + low[1]) / 2)} ${px(low[0] - flare)} ${px(low[1])}H${px(low[0] + flare)}Q${px(low[0] + flare * 0.7)} ${px((knot[1] + low[1]) / 2)} ${px(knot[0] + flare * 0.22)} ${px(knot[1])}Q${px(swell[0] + flare)} ${px(swell[1] - flare * 2)} ${px(b[0])} ${px(b[1])}Z`
    sheet.fill(path, white, opacity)
    let folds = ''
    for (const t of [0.25, 0.5, 0.75]) {
      const from2 = between(a, b, t)
      folds += `M${px(from2[0])} ${px(from2[1])}Q${px(swell[0] + flare * t)} ${px(swell[1] - flare * t)} ${px(knot[0] + flare * (t - 0.5) * 0.4)} ${px(knot[1])}L${px(low[0] + flare * (t - 0.5) * 1.8)} ${px(low[1])}`
    }
    sheet.stroke(folds, light.cast, 2, 0.12)
    sheet.fill(
      poly([
        [knot[0] - flare * 0.26, knot[1] - 5],
        [knot[0] + flare * 0.26, knot[1] - 5],
        [knot[0] + flare * 0.26, knot[1] + 6],
        [knot[0] - flare * 0.26, knot[1] + 6],
      ]),
      tone(light, '#d9a04e', 0.7)
    )
  }
  drape(-half, LONG, 2.2, 0, 0.5)
  drape(half, LONG, 0.2, 0, 0.5)
  const back = [see(-half, 0.6, LONG), ring(2.4), ring(0.6), see(half, 0.6, LONG)]
  sheet.fill(poly(back), white, 0.2)
  drape(-half, 0.1, 3.4, 0.1, 0.62)
  drape(half, 0.1, 5.2, -0.1, 0.62)
  const hoop = Array.from({ length: 14 }, (_, i) => ring((i / 14) * Math.PI * 2))
  sheet.fill(blob(hoop), white, 0.9)
  sheet.stroke(blob(hoop), tone(light, '#a9825a', 0.6), 4)
}

/** The net of a four-poster: a flat roof of gauze and gathered curtains at the posts. */
export function drawPosterNet(stage: Stage, frame: Frame, wide: number, wood: Colour): void {
  const { sheet, camera, light } = stage
  const half = wide / 2
  const see = (x: number, y: number, z: number): Point => camera.see(frame.at([x, y, z]))
  const white = tone(light, '#fffaf0', 0.95)
  const rail = (a: Spot, b: Spot) =>
    fillShape(
      stage,
      [a, b, [b[0], b[1] + 0.06, b[2]], [a[0], a[1] + 0.06, a[2]]].map((spot) =>
        frame.at(spot as Spot)
      ),
      tone(light, wood, 0.6)
    )
  for (const x of [-half - 0.04, half - 0.04]) drawPost(stage, frame, x, 0, wood)
  fillShape(
    stage,
    [
      [-half, 2.12, 0],
      [half, 2.12, 0],
      [half, 2.12, LONG],
      [-half, 2.12, LONG],
    ].map((spot) => frame.at(spot as Spot)),
    white,
    0.35
  )
  rail([-half, 2.1, LONG], [half, 2.1, LONG])
  rail([-half, 2.1, 0], [half, 2.1, 0])
  for (const x of [-half, half]) rail([x, 2.1, 0], [x, 2.1, LONG])
  for (const [x, z, opacity] of [
    [-half, LONG, 0.55],
    [half, LONG, 0.55],
    [-half, 0.04, 0.72],
    [half, 0.04, 0.72],
  ]) {
    const s = camera.scale(frame.at([x, 1, z]))
    const [top, knot, low] = [see(x, 2.1, z), see(x, 0.95, z), see(x, 0.05, z)]
    const spread = s * 0.34 * (x < 0 ? 1 : -1)
    const w = s * 0.07
    sheet.fill(
      `M${px(top[0] - w)} ${px(top[1])}L${px(top[0] + spread)} ${px(top[1])}Q${px(knot[0] + spread * 0.5)} ${px((top[1] + knot[1]) / 2)} ${px(knot[0] + w * 0.5)} ${px(knot[1])}Q${px(low[0] + w * 2)} ${px((knot[1] + low[1]) / 2)} ${px(low[0] + w * 1.8)} ${px(low[1])}H${px(low[0] - w * 1.8)}Q${px(low[0] - w * 1.6)} ${px((knot[1] + low[1]) / 2)} ${px(knot[0] - w * 0.6)} ${px(knot[1])}Z`,
      white,
      opacity
    )
    let folds = ''
    for (const t of [0.2, 0.5, 0.8])
      folds += `M${px(top[0] + spread * t)} ${px(top[1])}Q${px(knot[0] + spread * 0.4 * t)} ${px((top[1] + knot[1]) / 2)} ${px(knot[0])} ${px(knot[1])}L${px(low[0] + w * (t - 0.5) * 3)} ${px(low[1])}`
    sheet.stroke(folds, light.cast, 1.8, 0.13)
    sheet.fill(
      poly([
        [knot[0] - w, knot[1] - 4],
        [knot[0] + w, knot[1] - 4],
        [knot[0] + w, knot[1] + 5],
        [knot[0] - w, knot[1] + 5],
      ]),
      tone(light, '#d9a04e', 0.7)
    )
  }
}
