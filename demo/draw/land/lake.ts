import { lighten } from '../core/colour.ts'
import { tone } from '../core/light.ts'
import { ellipse, px, ridge, type Point } from '../core/paths.ts'
import type { Random } from '../core/random.ts'
import { fork, type Scene } from '../core/scene.ts'
import { drawAcacia, drawTreeLine } from '../plants/trees.ts'
import { drawPapyrus } from '../plants/grass.ts'
import { crest, drawMist, drawRidge } from './relief.ts'
import { drawWater } from './water.ts'

/** A Rift Valley or Nyanza lake: far escarpment, still water, a canoe, papyrus and fever trees on the shore. */
export function drawLake(scene: Scene, sun: Point, shore: number): void {
  const { sheet, light, horizon } = scene
  const { random } = fork(scene, 'lake')
  drawRidge(scene, random, {
    y: horizon - 46,
    swing: 34,
    waves: 1.1,
    colour: '#5f7f92',
    depth: 0.66,
    bottom: horizon + 6,
  })
  drawRidge(scene, random, {
    y: horizon - 18,
    swing: 22,
    waves: 1.7,
    colour: '#4d7a70',
    depth: 0.46,
    bottom: horizon + 6,
  })
  drawMist(scene, random, horizon - 14, 22, light.time === 'dawn' ? 0.85 : 0.45)
  drawWater(
    scene,
    {
      top: horizon,
      bottom: shore + 40,
      deep: '#3f7f92',
      shallow: random.pick(['#6fa9a4', '#7fb0a8', '#5f9fa8']),
    },
    sun
  )
  if (random.chance(0.5)) drawFlamingos(scene, random, shore)
  const far = random.chance(0.5) ? 0 : sheet.width * 0.62
  drawTreeLine(scene, random, {
    y: horizon + 2,
    from: far,
    to: far + sheet.width * 0.38,
    size: 26,
    depth: 0.42,
    kind: 'round',
    count: 16,
    colour: '#4f7a52',
  })
  if (random.chance(0.75)) {
    drawCanoe(scene, random, [
      random.between(0.2, 0.8) * sheet.width,
      horizon + (shore - horizon) * random.between(0.3, 0.6),
    ])
  }
  const edge = crest(random, shore, 12, 1.3, sheet.width)
  const bank = tone(light, '#7d9a56', 0.75)
  for (const side of [0.04, 0.93]) {
    if (random.chance(0.75)) {
      const x = sheet.width * (side + random.between(-0.04, 0.06))
      drawAcacia(scene, random, {
        at: [x, shore + 6],
        height: random.between(190, 290),
        depth: 0.16,
        colour: '#7c9a4a',
      })
    }
  }
  for (let i = 0; i < 9; i++) {
    drawPapyrus(
      scene,
      random,
      [random.between(0, sheet.width), shore + random.between(2, 14)],
      random.between(46, 84),
      0.12
    )
  }
  sheet.fill(
    ridge(edge, sheet.height),
    sheet.linear(
      [0, shore],
      [0, sheet.height],
      [
        [0, lighten(bank, 0.08)],
        [1, tone(light, '#5d7d42', 0.5)],
      ]
    )
  )
}

function drawFlamingos({ sheet, light, horizon }: Scene, random: Random, shore: number): void {
  let d = ''
  const middle = random.between(0.25, 0.75) * sheet.width
  for (let i = 0; i < 90; i++) {
    const x = middle + (random.next() + random.next() - 1) * 420
    const y = horizon + (shore - horizon) * random.between(0.2, 0.34)
    const s = random.between(2.4, 4.2)
    d +=
      ellipse(x, y, s * 1.3, s * 0.8) +
      `M${px(x + s)} ${px(y)}l1.5 ${px(-s * 1.8)}h-1.2l-1.8 ${px(s * 1.6)}Z`
  }
  sheet.fill(d, tone(light, '#f3a6a8', 0.9, 0.1))
}

function drawCanoe({ sheet, light }: Scene, random: Random, [x, y]: Point): void {
  const size = random.between(70, 110)
  const ink = tone(light, '#33281f', 0.3, 0.06)
  sheet.fill(
    `M${px(x - size)} ${px(y + 7)}q${px(size)} 16 ${px(size * 2)} 0q${px(-size)} 24 ${px(-size * 2)} 0Z`,
    ink,
    0.25
  )
  sheet.fill(
    `M${px(x - size)} ${px(y - 9)}Q${px(x)} ${px(y + 5)} ${px(x + size)} ${px(y - 11)}Q${px(x + size * 0.7)} ${px(y + 9)} ${px(x)} ${px(y + 9)}Q${px(x - size * 0.75)} ${px(y + 9)} ${px(x - size)} ${px(y - 9)}Z`,
    ink
  )
  sheet.stroke(
    `M${px(x - size * 0.96)} ${px(y - 8)}Q${px(x)} ${px(y + 5)} ${px(x + size * 0.96)} ${px(y - 10)}`,
    tone(light, '#c9743e', 0.9),
    3
  )
  for (const spot of [-0.35, 0.32]) {
    const cx = x + spot * size
    sheet.fill(
      `M${px(cx - 9)} ${px(y)}q-2 -22 8 -25q12 2 10 25Z${ellipse(cx, y - 32, 6.5, 7)}`,
      ink
    )
  }
}
