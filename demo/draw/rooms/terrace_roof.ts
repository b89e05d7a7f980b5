import { lighten } from '../core/colour.ts'
import { tone } from '../core/light.ts'
import { line, poly } from '../core/paths.ts'
import { Frame, type Spot } from '../core/space.ts'
import { drawBox, fillShape } from '../core/stage.ts'
import { drawPendant } from '../furniture/lamps.ts'
import { type Room } from './room.ts'

/** Posts, beams and the underside of a thatched or boarded roof. */
export function drawRoof({ stage, palette, setting, wide, deep, tall }: Room): void {
  const { random, sheet, light, camera } = stage
  const half = wide / 2
  const thatched = ['coast', 'savannah', 'lake'].includes(setting.request.place)
  const low = tall
  const high = tall + 1.3
  const slope: Spot[] = [
    [-half - 0.6, low, deep + 0.3],
    [half + 0.6, low, deep + 0.3],
    [half + 0.6, high, -1],
    [-half - 0.6, high, -1],
  ]
  const under = tone(light, thatched ? '#a5845a' : lighten(palette.wood, 0.1), 0.4)
  const [a, b] = [camera.see([0, low, deep]), camera.see([0, high, -0.8])]
  fillShape(
    stage,
    slope,
    sheet.linear(a, b, [
      [0, under],
      [0.5, lighten(under, -0.25)],
      [1, lighten(under, -0.5)],
    ])
  )
  const at = (x: number, t: number): Spot => [
    x,
    low + (high - low) * t,
    deep + 0.3 - (deep + 1.3) * t,
  ]
  let rows = ''
  for (let i = 0; i < 9; i++)
    rows += line(camera.see(at(-half - 0.6, i / 9)), camera.see(at(half + 0.6, i / 9)))
  sheet.stroke(rows, lighten(under, -0.4), thatched ? 4 : 2, 0.5)
  const beam = tone(light, lighten(palette.wood, -0.2), 0.35)
  for (let i = 0; i <= 8; i++) {
    const x = -half - 0.4 + ((wide + 0.8) * i) / 8
    fillShape(stage, [at(x - 0.05, 0), at(x + 0.05, 0), at(x + 0.05, 1), at(x - 0.05, 1)], beam)
  }
  if (thatched) drawFringe({ stage, half, low, deep })
  for (const x of [-half + 0.15, half - 0.15])
    drawBox(
      stage,
      new Frame([x, 0, deep - 0.1]),
      { x: [-0.1, 0.1], y: [0, low], z: [-0.1, 0.1] },
      palette.wood,
      { round: 0.03 }
    )
  drawBox(
    stage,
    new Frame([0, 0, deep - 0.1]),
    { x: [-half, half], y: [low - 0.22, low - 0.02], z: [-0.08, 0.08] },
    lighten(palette.wood, -0.1)
  )
  if (random.chance(0.7))
    drawPendant(
      stage,
      [random.between(-0.6, 0.6), low - 0.35, deep - 2],
      high - 0.5,
      0.6,
      '#d9b57c'
    )
}

function drawFringe({
  stage,
  half,
  low,
  deep,
}: {
  stage: Room['stage']
  half: number
  low: number
  deep: number
}): void {
  const { random, light, sheet, camera } = stage
  const points = Array.from({ length: 180 }, (_, i) => {
    const x = -half - 0.6 + ((half * 2 + 1.2) * i) / 179
    return camera.see([
      x,
      low - (i % 2 ? random.between(0.05, 0.11) : random.between(0, 0.03)),
      deep + 0.3,
    ])
  })
  const ends = [
    camera.see([half + 0.6, low + 0.12, deep + 0.3]),
    camera.see([-half - 0.6, low + 0.12, deep + 0.3]),
  ]
  sheet.fill(poly([...points, ...ends]), tone(light, '#8a6b43', 0.35))
}
