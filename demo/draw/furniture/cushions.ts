import { type Colour } from '../core/colour.ts'
import { tone } from '../core/light.ts'
import { blob, poly, type Point } from '../core/paths.ts'
import type { Frame, Spot } from '../core/space.ts'
import { type Stage } from '../core/stage.ts'
import type { Palette } from '../houses/palette.ts'

/** What a cushion is covered with. */
export type Cover = { plain: Colour } | { kikoi: Palette['kikoi'] }

/** A cushion leaning back: a puffed square, plain or striped. `at` is the middle of its lower edge. */
export function drawCushion(
  stage: Stage,
  frame: Frame,
  at: Spot,
  size: [wide: number, tall: number],
  cover: Cover,
  lean = 0.35
): void {
  const { sheet, light, camera } = stage
  const [wide, tall] = size
  const spot = (u: number, v: number): Point =>
    camera.see(
      frame.at([
        at[0] + u * wide,
        at[1] + v * tall * Math.cos(lean),
        at[2] + v * tall * Math.sin(lean),
      ])
    )
  const outline = [
    spot(-0.5, 0.02),
    spot(-0.25, -0.03),
    spot(0.25, -0.03),
    spot(0.5, 0.02),
    spot(0.47, 0.3),
    spot(0.47, 0.7),
    spot(0.5, 0.98),
    spot(0.25, 0.96),
    spot(-0.25, 0.96),
    spot(-0.5, 0.98),
    spot(-0.47, 0.7),
    spot(-0.47, 0.3),
  ]
  const path = blob(outline, 0.8)
  const ground = 'plain' in cover ? cover.plain : cover.kikoi[0]
  sheet.moved([4, 5], 1, () => sheet.fill(path, light.cast, 0.22))
  sheet.fill(path, tone(light, ground, 0.85))
  sheet.inside(path, () => {
    if ('kikoi' in cover) {
      for (const [from, to, i] of [
        [-0.42, -0.28, 1],
        [-0.24, -0.2, 3],
        [-0.08, 0.08, 2],
        [0.2, 0.24, 3],
        [0.28, 0.42, 1],
      ]) {
        sheet.fill(
          poly([spot(from, -0.1), spot(to, -0.1), spot(to, 1.1), spot(from, 1.1)]),
          tone(light, cover.kikoi[i], 0.85)
        )
      }
    }
    const [low, high] = [spot(0, 0), spot(0, 1)]
    sheet.fill(
      path,
      sheet.linear(high, low, [
        [0, '#ffffff', 0.14],
        [0.5, '#ffffff', 0],
        [1, light.cast, 0.3],
      ])
    )
    const [dark, bright] =
      light.side < 0 ? [spot(0.5, 0.5), spot(-0.5, 0.5)] : [spot(-0.5, 0.5), spot(0.5, 0.5)]
    sheet.fill(
      path,
      sheet.linear(bright, dark, [
        [0, '#ffffff', 0.1],
        [0.6, light.cast, 0],
        [1, light.cast, 0.22],
      ])
    )
  })
}
