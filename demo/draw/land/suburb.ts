import { lighten } from '../core/colour.ts'
import { isDark, tone } from '../core/light.ts'
import { poly, px, rect, type Point } from '../core/paths.ts'
import type { Random } from '../core/random.ts'
import { fork, type Scene } from '../core/scene.ts'
import { drawTree, drawTreeLine } from '../plants/trees.ts'
import { drawMist, drawRidge } from './relief.ts'

/** A green suburb: the knuckles of the Ngong hills, roofs among trees, jacarandas in bloom. */
export function drawSuburb(scene: Scene, ground: number): void {
  const { sheet, horizon } = scene
  const { random } = fork(scene, 'suburb')
  const bloom = random.pick(['#9a83cf', '#d9653a', '#e2a23f', undefined, '#9a83cf'])
  drawRidge(scene, random, {
    y: horizon - 62,
    swing: 30,
    waves: 2.3,
    colour: '#64839a',
    depth: 0.64,
    bottom: horizon + 40,
  })
  drawRidge(scene, random, {
    y: horizon - 14,
    swing: 16,
    waves: 1.5,
    colour: '#4f7f6c',
    depth: 0.45,
    bottom: horizon + 40,
  })
  drawMist(scene, random, horizon - 6, 34, 0.4)
  const space = ground - horizon
  sheet.fill(
    rect(0, horizon + 12, sheet.width, space + 60),
    tone(scene.light, '#3f6f4c', 0.4, 0.28)
  )
  drawTreeLine(scene, random, {
    y: horizon + 22,
    from: -20,
    to: sheet.width + 20,
    size: 60,
    depth: 0.36,
    kind: 'round',
    count: 38,
  })
  for (let i = 0; i < 5; i++) {
    drawFarHouse(
      scene,
      random,
      [random.between(0, sheet.width), horizon + random.between(0.24, 0.4) * space],
      random.between(80, 140)
    )
  }
  drawTreeLine(scene, random, {
    y: horizon + space * 0.52,
    from: -20,
    to: sheet.width + 20,
    size: 92,
    depth: 0.2,
    kind: 'round',
    count: 36,
  })
  drawTreeLine(scene, random, {
    y: horizon + space * 0.4,
    from: 0,
    to: sheet.width,
    size: 150,
    depth: 0.22,
    kind: 'tall',
    count: 5,
    colour: '#2f5a4a',
  })
  for (const x of [random.between(-0.02, 0.14), random.between(0.84, 1.02)]) {
    drawTree(scene, random, {
      at: [x * sheet.width, ground - space * 0.1],
      height: random.between(260, 360),
      depth: 0.14,
      bloom: random.chance(0.7) ? bloom : undefined,
    })
  }
  drawTreeLine(scene, random, {
    y: ground - space * 0.08,
    from: -20,
    to: sheet.width + 20,
    size: 84,
    depth: 0.08,
    kind: 'round',
    count: 40,
    colour: '#3a6e46',
  })
}

/** A neighbour's roof among the trees. */
function drawFarHouse({ sheet, light }: Scene, random: Random, [x, y]: Point, wide: number): void {
  const tall = wide * 0.3
  const roof = random.pick(['#b0563a', '#8f4a36', '#7a8a8f', '#a8654a'])
  sheet.fill(rect(x - wide / 2, y - tall, wide, tall), tone(light, '#efe4d0', 0.75, 0.3))
  const at = (dx: number, up: number): Point => [x + dx * wide, y - up * tall]
  sheet.fill(
    poly([at(-0.58, 0.9), at(-0.3, 2), at(0.3, 2), at(0.58, 0.9)]),
    tone(light, lighten(roof, 0.05), 0.75, 0.28)
  )
  sheet.fill(
    poly(
      light.side < 0
        ? [at(0.3, 2), at(0.58, 0.9), at(0.12, 0.9)]
        : [at(-0.3, 2), at(-0.58, 0.9), at(-0.12, 0.9)]
    ),
    tone(light, roof, 0.2, 0.3)
  )
  let panes = ''
  for (const spot of [-0.3, 0, 0.3])
    panes += rect(x + spot * wide - 6, y - tall * 0.66, 12, tall * 0.4)
  const lamp = isDark(light)
  sheet.fill(panes, lamp ? '#ffd58a' : tone(light, '#5b7480', 0.4, 0.3))
  if (lamp) sheet.glow([x, y - tall * 0.5], wide * 0.6, '#ffc978', 0.25)
  sheet.stroke(
    `M${px(x + wide * 0.2)} ${px(y - tall * 1.7)}v${px(-tall * 0.6)}`,
    tone(light, '#8b7a6b', 0.5, 0.3),
    6
  )
}
