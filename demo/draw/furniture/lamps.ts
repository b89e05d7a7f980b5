import { lighten, mix, type Colour } from '../core/colour.ts'
import { tone } from '../core/light.ts'
import { ellipse, line, px } from '../core/paths.ts'
import type { Frame, Spot } from '../core/space.ts'
import { drawBox, drawContact, type Stage } from '../core/stage.ts'

const WARM = '#ffc06a'

/** A lamp's shade: a truncated cone that glows when lamps are lit. */
function drawShade(
  stage: Stage,
  spot: Spot,
  top: number,
  bottom: number,
  tall: number,
  colour: Colour
): void {
  const { sheet, light, camera } = stage
  const [x, y] = camera.see(spot)
  const s = camera.scale(spot)
  const lit = light.lamps
  if (lit > 0.2) sheet.glow([x, y - tall * s * 0.3], Math.min(320, s * 1.15), WARM, 0.55 * lit)
  const base = mix(tone(light, colour, 0.9), '#ffe2a8', lit * 0.75)
  const path = `M${px(x - top * s)} ${px(y - tall * s)}L${px(x + top * s)} ${px(y - tall * s)}L${px(x + bottom * s)} ${px(y)}Q${px(x)} ${px(y + bottom * s * 0.2)} ${px(x - bottom * s)} ${px(y)}Z`
  const edge = lighten(base, -0.16)
  sheet.fill(
    path,
    sheet.linear(
      [x - bottom * s, 0],
      [x + bottom * s, 0],
      [
        [0, edge],
        [0.5, lighten(base, 0.25)],
        [1, edge],
      ]
    )
  )
  sheet.fill(ellipse(x, y - tall * s, top * s, top * s * 0.16), lighten(base, -0.1))
}

/** A standing lamp. */
export function drawFloorLamp(stage: Stage, spot: Spot, shade: Colour, wood: Colour): void {
  const { sheet, light, camera } = stage
  const foot = camera.see(spot)
  const s = camera.scale(spot)
  sheet.shadow(foot, s * 0.34, light.cast, 0.45, 0.3)
  sheet.fill(ellipse(foot[0], foot[1], s * 0.16, s * 0.05), tone(light, lighten(wood, -0.3), 0.4))
  sheet.stroke(line(foot, camera.see([spot[0], 1.4, spot[2]])), tone(light, wood, 0.5), s * 0.035)
  drawShade(stage, [spot[0], 1.36, spot[2]], 0.15, 0.24, 0.32, shade)
}

/** A lamp with a round clay foot, standing on something `y` metres high. */
export function drawTableLamp(stage: Stage, spot: Spot, shade: Colour, clay: Colour): void {
  const { sheet, light, camera } = stage
  const [x, y] = camera.see(spot)
  const s = camera.scale(spot)
  sheet.fill(
    ellipse(x, y - s * 0.11, s * 0.09, s * 0.12),
    sheet.linear(
      [x - s * 0.09, 0],
      [x + s * 0.09, 0],
      [
        [0, tone(light, lighten(clay, light.side < 0 ? 0.2 : -0.2), 0.8)],
        [1, tone(light, lighten(clay, light.side < 0 ? -0.2 : 0.2), 0.6)],
      ]
    )
  )
  drawShade(stage, [spot[0], spot[1] + 0.24, spot[2]], 0.1, 0.17, 0.22, shade)
}

/** A woven basket shade hanging from the ceiling. */
export function drawPendant(
  stage: Stage,
  spot: Spot,
  ceiling: number,
  size: number,
  straw: Colour
): void {
  const { sheet, light, camera } = stage
  const [x, y] = camera.see(spot)
  const s = camera.scale(spot) * size
  sheet.stroke(
    line(camera.see([spot[0], ceiling, spot[2]]), [x, y - s * 0.6]),
    tone(light, '#3a2d22', 0.4),
    Math.max(2, s * 0.025)
  )
  if (light.lamps > 0.2)
    sheet.glow([x, y + s * 0.1], Math.min(400, s * 2.6), WARM, 0.6 * light.lamps)
  const base = mix(tone(light, straw, 0.75), '#ffdf9f', light.lamps * 0.45)
  const dome = `M${px(x - s * 0.62)} ${px(y)}C${px(x - s * 0.6)} ${px(y - s * 0.5)} ${px(x - s * 0.2)} ${px(y - s * 0.62)} ${px(x)} ${px(y - s * 0.64)}C${px(x + s * 0.2)} ${px(y - s * 0.62)} ${px(x + s * 0.6)} ${px(y - s * 0.5)} ${px(x + s * 0.62)} ${px(y)}Z`
  sheet.fill(
    ellipse(x, y, s * 0.62, s * 0.13),
    light.lamps > 0.2 ? '#fff0c4' : tone(light, lighten(straw, -0.45), 0.3)
  )
  sheet.fill(
    dome,
    sheet.linear(
      [x - s * 0.6, 0],
      [x + s * 0.6, 0],
      [
        [0, lighten(base, -0.2)],
        [light.side < 0 ? 0.35 : 0.65, lighten(base, 0.12)],
        [1, lighten(base, -0.2)],
      ]
    )
  )
  let weave = ''
  for (let i = 1; i < 5; i++) {
    const share = i / 5
    const wide = s * 0.62 * Math.sqrt(1 - (1 - share) ** 2.4)
    const h = y - s * 0.64 * (1 - share)
    weave += `M${px(x - wide)} ${px(h)}Q${px(x)} ${px(h + s * 0.13 * share)} ${px(x + wide)} ${px(h)}`
  }
  for (let i = -3; i <= 3; i++)
    weave += `M${px(x)} ${px(y - s * 0.63)}Q${px(x + i * s * 0.16)} ${px(y - s * 0.5)} ${px(x + i * s * 0.19)} ${px(y + s * 0.1 * (1 - Math.abs(i) / 3.4))}`
  sheet.stroke(weave, lighten(base, -0.34), Math.max(1.2, s * 0.016), 0.6)
}

/** A small table: round-topped stool or box. */
export function drawSideTable(
  stage: Stage,
  frame: Frame,
  wood: Colour,
  tall = 0.5,
  wide = 0.42
): void {
  const half = wide / 2
  drawContact(stage, frame, [-half, half], [-half, half], 0.4, 0.12)
  for (const x of [-half + 0.02, half - 0.06])
    for (const z of [half - 0.06, -half + 0.02])
      drawBox(
        stage,
        frame,
        { x: [x, x + 0.04], y: [0, tall - 0.05], z: [z, z + 0.04] },
        lighten(wood, -0.1)
      )
  drawBox(stage, frame, { x: [-half, half], y: [tall - 0.05, tall], z: [-half, half] }, wood, {
    top: lighten(wood, 0.16),
    round: 0.03,
  })
}

/** A drum or a carved stool with a round top. */
export function drawDrum(
  stage: Stage,
  spot: Spot,
  radius: number,
  tall: number,
  wood: Colour
): void {
  const { sheet, light, camera } = stage
  const foot = camera.see(spot)
  const top = camera.see([spot[0], spot[1] + tall, spot[2]])
  const s = camera.scale(spot) * radius
  const flat = Math.max(
    0.12,
    Math.min(0.5, Math.abs(top[1] - camera.view.centre[1]) / (camera.view.focal * 0.62))
  )
  const paint = (more: number, lit: number) => tone(light, lighten(wood, more), lit)
  sheet.shadow(foot, s * 1.5, light.cast, 0.5, flat)
  const [a, b] = light.side < 0 ? [foot[0] - s, foot[0] + s] : [foot[0] + s, foot[0] - s]
  const body = `M${px(top[0] - s)} ${px(top[1])}Q${px(foot[0] - s * 0.66)} ${px((top[1] + foot[1]) / 2)} ${px(foot[0] - s * 0.9)} ${px(foot[1])}Q${px(foot[0])} ${px(foot[1] + s * flat * 1.1)} ${px(foot[0] + s * 0.9)} ${px(foot[1])}Q${px(foot[0] + s * 0.66)} ${px((top[1] + foot[1]) / 2)} ${px(top[0] + s)} ${px(top[1])}Z`
  sheet.fill(
    body,
    sheet.linear(
      [a, 0],
      [b, 0],
      [
        [0, paint(0.1, 0.9)],
        [0.5, paint(-0.04, 0.6)],
        [1, paint(-0.24, 0.2)],
      ]
    )
  )
  sheet.fill(ellipse(top[0], top[1] + s * 0.05, s, s * flat), paint(-0.2, 0.5))
  sheet.fill(ellipse(top[0], top[1], s, s * flat), paint(0.2, 0.95))
}
