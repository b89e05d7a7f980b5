import { lighten, mix } from '../core/colour.ts'
import { isDark, tone } from '../core/light.ts'
import { ellipse, poly, px, rect, type Point } from '../core/paths.ts'
import type { Random } from '../core/random.ts'
import { fork, type Scene } from '../core/scene.ts'
import { drawPalm } from '../plants/palm.ts'
import { drawDhow } from './coast.ts'
import { drawWater } from './water.ts'

/** An old Swahili town from a roof: coral walls, thatch, a minaret, palms, and the harbour behind. */
export function drawRoofs(scene: Scene, sun: Point, ground: number): void {
  const { sheet, light, horizon } = scene
  const { random } = fork(scene, 'roofs')
  const space = ground - horizon
  drawWater(
    scene,
    { top: horizon, bottom: horizon + space * 0.5, deep: '#1f7390', shallow: '#4fb3b0' },
    sun
  )
  for (let i = 0; i < 3; i++) {
    drawDhow(
      scene,
      random,
      [random.between(0.05, 0.95) * sheet.width, horizon + space * random.between(0.08, 0.2)],
      random.between(50, 92)
    )
  }
  sheet.fill(
    rect(0, horizon + space * 0.42, sheet.width, sheet.height),
    tone(light, '#d9c19a', 0.3, 0.12)
  )
  const minaret = random.between(0.15, 0.85) * sheet.width
  for (let row = 0; row < 4; row++) {
    const share = row / 4
    const y = horizon + space * (0.3 + share * 0.75)
    if (row === 1) drawMinaret(scene, [minaret, y], 300)
    for (let i = 0; i < 4 - row; i++) {
      drawPalm(scene, random, {
        at: [random.between(0, sheet.width), y],
        height: 120 + share * 120,
        lean: random.between(-0.2, 0.2),
        depth: 0.3 - share * 0.2,
      })
    }
    let x = -60
    while (x < sheet.width) {
      const wide = random.between(130, 230) * (0.8 + share * 0.5)
      drawRoof(
        scene,
        random,
        [x, y + random.between(-20, 24)],
        wide,
        (90 + share * 90) * random.between(0.8, 1.3),
        0.34 * (1 - share)
      )
      x += wide * random.between(0.86, 1.05)
    }
  }
}

function drawRoof(
  scene: Scene,
  random: Random,
  [x, y]: Point,
  wide: number,
  tall: number,
  depth: number
): void {
  const { sheet, light } = scene
  const wall = random.pick(['#f6ecd9', '#efe0c4', '#fbf3e4', '#e9d8bd', '#f3dcc0'])
  const face = tone(light, wall, 0.7, depth)
  const top = y - tall
  sheet.fill(
    rect(x, top, wide, tall + 160),
    sheet.linear(
      [0, top],
      [0, y + 120],
      [
        [0, face],
        [1, mix(face, light.cast, 0.25)],
      ]
    )
  )
  const side = wide * 0.24
  const shade = light.side < 0 ? x + wide - side : x
  sheet.fill(rect(shade, top, side, tall + 160), tone(light, wall, 0.15, depth))
  const thatch = random.chance(0.38)
  if (thatch) {
    const roof = tone(light, '#a58358', 0.75, depth)
    const peak = top - wide * 0.3
    sheet.fill(rect(x + 8, top - 26, wide - 16, 28), tone(light, '#3d3128', 0.2, depth))
    sheet.fill(
      poly([
        [x - 14, top - 20],
        [x + wide * 0.28, peak],
        [x + wide * 0.72, peak],
        [x + wide + 14, top - 20],
      ]),
      sheet.linear(
        [0, peak],
        [0, top],
        [
          [0, lighten(roof, 0.12)],
          [1, mix(roof, light.cast, 0.18)],
        ]
      )
    )
    let strands = ''
    for (let i = 0; i < 14; i++)
      strands += `M${px(x + wide * (0.26 + 0.034 * i))} ${px(peak + 6)}L${px(x - 10 + (wide + 20) * (i / 13))} ${px(top - 22)}`
    sheet.stroke(strands, tone(light, '#6f5638', 0.3, depth), 1.6, 0.5)
  } else {
    sheet.fill(rect(x - 3, top - 9, wide + 6, 11), tone(light, lighten(wall, 0.3), 1, depth))
    let teeth = ''
    if (random.chance(0.5))
      for (let i = 0; i < wide; i += 22) teeth += rect(x + i, top - 19, 12, 11)
    sheet.fill(teeth, tone(light, lighten(wall, 0.2), 0.9, depth))
  }
  let panes = ''
  for (let i = 0; i < Math.floor(wide / 52); i++)
    panes += arch(x + 26 + i * 52, top + 34 + (i % 2) * 6, 9, 30)
  const lamp = isDark(light) && random.chance(0.7)
  sheet.fill(panes, lamp ? '#ffcf82' : tone(light, '#5c4a3c', 0.3, depth))
  if (lamp) sheet.glow([x + wide / 2, top + 50], 90, '#ffc06a', 0.3)
}

/** A small round-headed window standing on its sill. */
function arch(x: number, y: number, half: number, tall: number): string {
  return `M${px(x - half)} ${px(y + tall)}V${px(y + half)}a${px(half)} ${px(half)} 0 0 1 ${px(half * 2)} 0V${px(y + tall)}Z`
}

function drawMinaret({ sheet, light }: Scene, [x, y]: Point, tall: number): void {
  const wall = tone(light, '#fbf3e4', 0.75, 0.2)
  const shade = tone(light, '#e9d8bd', 0.1, 0.2)
  const shaft = (from: number, to: number, half: number) => {
    sheet.fill(rect(x - half, y - tall * to, half * 2, tall * (to - from)), wall)
    sheet.fill(
      rect(
        light.side < 0 ? x + half * 0.2 : x - half,
        y - tall * to,
        half * 0.8,
        tall * (to - from)
      ),
      shade
    )
  }
  shaft(0, 0.62, 22)
  sheet.fill(rect(x - 30, y - tall * 0.65, 60, 10), wall)
  shaft(0.65, 0.84, 15)
  sheet.fill(arch(x, y - tall * 0.8, 6, 30), tone(light, '#4c4038', 0.3, 0.2))
  sheet.fill(ellipse(x, y - tall * 0.86, 19, 22), tone(light, '#4f8f7c', 0.7, 0.18))
  sheet.stroke(`M${px(x)} ${px(y - tall * 0.92)}v-26`, tone(light, '#b58a3c', 0.8, 0.1), 3)
}
