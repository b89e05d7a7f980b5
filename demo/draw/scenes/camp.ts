import { lighten } from '../core/colour.ts'
import { isDark, tone } from '../core/light.ts'
import { ellipse, line, px } from '../core/paths.ts'
import { type Frame, type Spot } from '../core/space.ts'
import { drawContact, fillShape, type Stage } from '../core/stage.ts'
import type { Palette } from '../houses/palette.ts'

import { drawKikoi } from './props.ts'

/** Canvas chairs around a fire. */
export function drawCampfire(stage: Stage, frame: Frame, palette: Palette): void {
  const { sheet, light, camera } = stage
  const middle = camera.see(frame.at([0, 0, 0]))
  const scale = camera.scale(frame.at([0, 0, 0]))
  sheet.shadow(middle, scale * 0.9, light.cast, 0.5, 0.3)
  let stones = ''
  for (let i = 0; i < 12; i++) {
    const angle = (i / 12) * Math.PI * 2
    stones += ellipse(
      ...camera.see(frame.at([Math.cos(angle) * 0.62, 0.05, Math.sin(angle) * 0.62])),
      scale * 0.13,
      scale * 0.09
    )
  }
  sheet.fill(stones, tone(light, '#8f8577', 0.6))
  const [x, y] = middle
  if (light.lamps > 0.2) {
    sheet.glow([x, y - scale * 0.2], scale * (isDark(light) ? 3.4 : 1.6), '#ff9d3f', 0.6)
    const flame = (wide: number, tall: number) =>
      `M${px(x - wide)} ${px(y)}Q${px(x - wide)} ${px(y - tall * 0.5)} ${px(x)} ${px(y - tall)}Q${px(x + wide * 0.9)} ${px(y - tall * 0.5)} ${px(x + wide)} ${px(y)}Z`
    sheet.fill(flame(scale * 0.26, scale * 0.8), '#f0822f')
    sheet.fill(flame(scale * 0.15, scale * 0.5), '#ffd36b')
  }
  for (const angle of [0.5, 1.35, 2.3])
    drawCampChair(
      stage,
      frame.inner([Math.cos(angle) * 1.7, 0, Math.sin(angle) * 1.7], Math.PI / 2 - angle),
      palette
    )
}

function drawCampChair(stage: Stage, frame: Frame, palette: Palette): void {
  const { sheet, light, camera } = stage
  const see = (spot: Spot) => camera.see(frame.at(spot))
  const thin = camera.scale(frame.at([0, 0, 0])) * 0.045
  drawContact(stage, frame, [-0.3, 0.3], [-0.3, 0.3], 0.3, 0.1)
  const wood = tone(light, palette.wood, 0.45)
  for (const x of [-0.3, 0.3])
    sheet.stroke(
      line(see([x, 0, -0.28]), see([x, 0.5, 0.2]), see([x, 0.95, 0.3])) +
        line(see([x, 0, 0.26]), see([x, 0.5, -0.26])) +
        line(see([x, 0.62, -0.28]), see([x, 0.64, 0.26])),
      wood,
      thin
    )
  fillShape(
    stage,
    [
      [-0.3, 0.46, -0.26],
      [0.3, 0.46, -0.26],
      [0.3, 0.42, 0.22],
      [-0.3, 0.42, 0.22],
    ].map((spot) => frame.at(spot as Spot)),
    tone(light, lighten(palette.kikoi[1], 0.1), 0.95)
  )
  drawKikoi(
    stage,
    [
      see([-0.3, 0.95, 0.3]),
      see([0.3, 0.95, 0.3]),
      see([0.3, 0.55, 0.22]),
      see([-0.3, 0.55, 0.22]),
    ],
    palette.kikoi,
    0.6
  )
}
