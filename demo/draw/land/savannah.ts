import { lighten, mix } from '../core/colour.ts'
import { tone } from '../core/light.ts'
import { curve, poly, ridge, type Point } from '../core/paths.ts'
import type { Random } from '../core/random.ts'
import { fork, type Scene } from '../core/scene.ts'
import { drawHerd } from '../plants/animals.ts'
import { drawGrass } from '../plants/grass.ts'
import { drawAcacia } from '../plants/trees.ts'
import { crest, drawMist, drawRidge } from './relief.ts'

/** The plains: Kilimanjaro or an escarpment far off, bands of grass, acacias, animals in the distance. */
export function drawSavannah(scene: Scene, ground: number): void {
  const { sheet, light, horizon } = scene
  const { random } = fork(scene, 'savannah')
  const grass = random.pick(['#d2ad5f', '#c7b36a', '#b9b565', '#dbb56b'])
  if (random.chance(0.6)) drawKilimanjaro(scene, random)
  else {
    drawRidge(scene, random, {
      y: horizon - 52,
      swing: 30,
      waves: 0.9,
      colour: '#6d7a96',
      depth: 0.62,
      bottom: horizon + 5,
    })
    drawRidge(scene, random, {
      y: horizon - 20,
      swing: 18,
      waves: 1.6,
      colour: '#71815f',
      depth: 0.5,
      bottom: horizon + 5,
    })
  }
  const space = ground - horizon
  const bands = 4
  for (let i = 0; i < bands; i++) {
    const share = i / bands
    const y = horizon + space * share ** 1.2
    const band = mix(mix(grass, '#8d9a55', i % 2 ? 0.34 : 0.05), grass, share * 0.4)
    const top = tone(light, band, 0.85, 0.42 * (1 - share))
    const edge = crest(random, y, 5 + share * 9, random.between(0.8, 1.6), sheet.width)
    sheet.fill(
      ridge(edge, i === bands - 1 ? sheet.height : ground + 60),
      sheet.linear(
        [0, y - 8],
        [0, y + space * 0.7],
        [
          [0, lighten(top, 0.1)],
          [1, top],
        ]
      )
    )
    drawAcacias(scene, random, y, share, i === 0 ? 9 : 3)
    if (i === 1 || i === 2)
      drawHerd(
        scene,
        random,
        [random.between(0.12, 0.88) * sheet.width, y + 10],
        26 + share * 44,
        0.4 - share * 0.3
      )
  }
  drawGrass(scene, random, ground - space * 0.1, ground + 40, grass, 50, 0.7)
}

function drawAcacias(scene: Scene, random: Random, y: number, share: number, count: number): void {
  const trees = Array.from({ length: count }, () => ({
    at: [random.between(-40, scene.sheet.width + 40), y + random.between(2, 10)] as Point,
    height: (34 + share * 250) * random.between(0.7, 1.25),
  }))
  for (const tree of trees) drawAcacia(scene, random, { ...tree, depth: 0.5 * (1 - share) ** 1.4 })
}

/** The mountain seen from Amboseli: a wide shoulder, snow on top, a belt of cloud. */
function drawKilimanjaro(scene: Scene, random: Random): void {
  const { sheet, light, horizon } = scene
  const x = random.between(0.3, 0.7) * sheet.width
  const tall = random.between(190, 260)
  const y = horizon + 4
  const at = (dx: number, up: number): Point => [x + dx * 1.15, y - tall * up]
  const top = [
    at(-250, 0.72),
    at(-190, 0.84),
    at(-140, 0.93),
    at(-70, 0.98),
    at(0, 1),
    at(75, 0.985),
    at(135, 0.95),
    at(185, 0.86),
    at(250, 0.73),
  ]
  const flank = [
    at(-820, 0),
    at(-560, 0.24),
    at(-380, 0.5),
    ...top,
    at(340, 0.58),
    at(470, 0.47),
    at(520, 0.52),
    at(560, 0.47),
    at(660, 0.26),
    at(880, 0),
  ]
  const rock = tone(light, '#6f7fa0', 0.5, 0.45)
  const shape = curve(flank) + 'Z'
  sheet.fill(
    shape,
    sheet.linear(
      [0, y - tall],
      [0, y],
      [
        [0, rock],
        [0.6, mix(rock, light.haze, 0.35)],
        [1, mix(rock, light.haze, 0.85)],
      ]
    )
  )
  const snow = tone(light, '#ffffff', 1, 0.08)
  const drips = [
    at(225, 0.66),
    at(180, 0.76),
    at(150, 0.66),
    at(112, 0.8),
    at(70, 0.7),
    at(38, 0.82),
    at(0, 0.72),
    at(-40, 0.84),
    at(-82, 0.7),
    at(-120, 0.82),
    at(-160, 0.68),
    at(-196, 0.78),
    at(-232, 0.68),
  ]
  sheet.inside(shape, () => {
    sheet.fill(poly([...top, ...drips]), snow, 0.96)
    const far =
      light.side < 0
        ? [top[4], ...top.slice(5), ...drips.slice(0, 7)]
        : [...top.slice(0, 5), ...drips.slice(6)]
    sheet.fill(poly(far), mix(rock, snow, 0.5), 0.55)
  })
  drawMist(scene, random, y - tall * 0.46, 52, 0.8)
  drawMist(scene, random, y - 30, 34, 0.6)
}
