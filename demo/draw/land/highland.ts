import { lighten, mix, type Colour } from '../core/colour.ts'
import { tone } from '../core/light.ts'
import { curve, poly, ridge, type Point } from '../core/paths.ts'
import type { Random } from '../core/random.ts'
import { fork, type Scene } from '../core/scene.ts'
import { drawTreeLine } from '../plants/trees.ts'
import { crest, drawMist, drawRidge } from './relief.ts'

/** Ridge behind ridge with mist between them, a snow-streaked peak perhaps, and tea hills before. */
export function drawHighland(scene: Scene, ground: number): void {
  const { sheet, horizon } = scene
  const { random } = fork(scene, 'highland')
  const greens = random.pick([
    ['#4d7d84', '#3f7a66', '#3d7a4f'],
    ['#5a7f8f', '#4b8070', '#4a8248'],
    ['#58828a', '#3c7560', '#5a8a45'],
  ])
  if (random.chance(0.4)) drawPeak(scene, random)
  const ridges = 4
  const space = ground - horizon
  for (let i = 0; i < ridges; i++) {
    const share = i / ridges
    const y = horizon - 108 * (1 - share) + space * 0.5 * share
    const colour = mix(greens[0], greens[1], share)
    drawRidge(scene, random, {
      y,
      swing: random.between(52, 88) * (1 - share * 0.45),
      waves: random.between(1.1, 2.2) + share * 0.4,
      colour,
      depth: 0.72 - share * 0.5,
      bottom: ground + 80,
    })
    drawMist(
      scene,
      random,
      y + 40 + share * 20,
      56 + share * 20,
      random.between(0.45, 0.75) * (1 - share * 0.45)
    )
  }
  drawTeaHill(scene, random, horizon + space * 0.5, space * 0.26, greens[2], 0.18, ground)
  drawTreeLine(scene, random, {
    y: horizon + space * 0.72,
    from: -20,
    to: sheet.width + 20,
    size: 62,
    depth: 0.22,
    kind: 'tall',
    count: 13,
  })
  drawTeaHill(
    scene,
    random,
    horizon + space * 0.74,
    space * 0.2,
    lighten(greens[2], 0.04),
    0.06,
    ground
  )
}

/** Mount Kenya's broken crown. */
function drawPeak({ sheet, light, horizon }: Scene, random: Random): void {
  const x = random.between(0.25, 0.75) * sheet.width
  const tall = random.between(150, 210)
  const y = horizon - 20
  const at = (dx: number, up: number): Point => [x + dx, y - tall * up]
  const outline = [
    at(-620, -0.1),
    at(-400, 0.2),
    at(-230, 0.42),
    at(-130, 0.62),
    at(-84, 0.74),
    at(-58, 0.93),
    at(-40, 0.86),
    at(-14, 1),
    at(10, 0.8),
    at(34, 0.88),
    at(58, 0.68),
    at(120, 0.56),
    at(240, 0.36),
    at(420, 0.18),
    at(640, -0.1),
  ]
  const rock = tone(light, '#5f6f86', 0.55, 0.5)
  sheet.fill(
    poly(outline),
    sheet.linear(
      [0, y - tall],
      [0, y],
      [
        [0, rock],
        [1, mix(rock, light.haze, 0.75)],
      ]
    )
  )
  const lit = [
    at(-14, 1),
    at(10, 0.8),
    at(34, 0.88),
    at(58, 0.68),
    at(120, 0.56),
    at(60, 0.52),
    at(20, 0.62),
  ]
  const shaded = [
    at(-84, 0.74),
    at(-58, 0.93),
    at(-40, 0.86),
    at(-14, 1),
    at(-8, 0.74),
    at(-40, 0.66),
    at(-62, 0.7),
  ]
  const snow = tone(light, '#ffffff', 1, 0.12)
  sheet.fill(poly(light.side < 0 ? shaded : lit), snow, 0.95)
  sheet.fill(poly(light.side < 0 ? lit : shaded), mix(snow, rock, 0.45))
}

/** A rounded hill combed with rows of tea. */
function drawTeaHill(
  scene: Scene,
  random: Random,
  y: number,
  swing: number,
  colour: Colour,
  depth: number,
  bottom: number
): void {
  const { sheet, light } = scene
  const points = crest(random, y, swing, random.between(0.8, 1.2), sheet.width)
  const top = tone(light, lighten(colour, 0.1), 1, depth)
  sheet.fill(
    ridge(points, bottom + 90),
    sheet.linear(
      [0, y - swing],
      [0, bottom + 60],
      [
        [0, top],
        [1, tone(light, lighten(colour, -0.18), 0.5, depth)],
      ]
    )
  )
  sheet.inside(ridge(points, bottom + 90), () => {
    let rows = ''
    const count = 11
    for (let i = 1; i <= count; i++) {
      const down = (i / count) ** 1.25 * (bottom - y + swing + 30)
      rows += curve(
        points.map(([x, height]) => [x, height + (y - height) * (i / count) * 0.55 + down] as Point)
      )
    }
    sheet.stroke(rows, tone(light, lighten(colour, -0.32), 0.3, depth), 5, 0.62)
    sheet.moved([0, -4], 1, () =>
      sheet.stroke(rows, tone(light, lighten(colour, 0.2), 1, depth), 3, 0.5)
    )
  })
}
