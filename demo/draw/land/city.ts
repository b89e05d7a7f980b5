import { lighten, mix, type Colour } from '../core/colour.ts'
import { isDark, tone } from '../core/light.ts'
import { ellipse, px, rect, type Point } from '../core/paths.ts'
import type { Random } from '../core/random.ts'
import { fork, type Scene } from '../core/scene.ts'
import { drawTreeLine } from '../plants/trees.ts'
import { drawMist, drawRidge } from './relief.ts'

/** Nairobi's skyline over a belt of trees; windows lit after sunset. */
export function drawCity(scene: Scene, ground: number): void {
  const { sheet, horizon } = scene
  const { random } = fork(scene, 'city')
  drawRidge(scene, random, {
    y: horizon - 40,
    swing: 24,
    waves: 1.4,
    colour: '#6f86a0',
    depth: 0.7,
    bottom: horizon + 20,
  })
  const tall = Math.min(420, horizon * 0.6)
  drawRow(scene, random, {
    base: horizon + 12,
    tall: tall * 0.62,
    depth: 0.62,
    colours: ['#8fa0b4', '#a9b2bd', '#98a2b4'],
  })
  drawMist(scene, random, horizon - 60, 70, 0.4)
  drawTower(scene, [random.between(0.3, 0.7) * sheet.width, horizon + 14], tall * 0.98, 0.42)
  drawRow(scene, random, {
    base: horizon + 20,
    tall: tall * 0.8,
    depth: 0.38,
    colours: ['#b9b3ac', '#9fb0bb', '#c9b8a0', '#8fa3ad', '#d2c4b2'],
  })
  drawMist(scene, random, horizon - 16, 48, 0.35)
  const middle = horizon + (ground - horizon) * 0.35
  drawTreeLine(scene, random, {
    y: horizon + 30,
    from: -30,
    to: sheet.width + 30,
    size: 74,
    depth: 0.26,
    kind: 'round',
    count: 40,
  })
  sheet.fill(
    rect(0, horizon + 26, sheet.width, ground - horizon),
    tone(scene.light, '#355f49', 0.3, 0.16)
  )
  drawTreeLine(scene, random, {
    y: middle + 20,
    from: -30,
    to: sheet.width + 30,
    size: 98,
    depth: 0.1,
    kind: 'round',
    count: 34,
    colour: '#3f6f4a',
  })
  drawTreeLine(scene, random, {
    y: middle + 30,
    from: -30,
    to: sheet.width + 30,
    size: 84,
    depth: 0.06,
    kind: 'round',
    count: 5,
    colour: random.pick(['#8f78c4', '#c9683a', '#4f7f48']),
  })
}

interface Row {
  base: number
  tall: number
  depth: number
  colours: Colour[]
}

function drawRow(scene: Scene, random: Random, { base, tall, depth, colours }: Row): void {
  let x = -30
  while (x < scene.sheet.width) {
    const wide = random.between(46, 118)
    const centre = 1 - Math.abs((x + wide / 2) / scene.sheet.width - 0.5) * 1.1
    const height = tall * random.between(0.3, 1) * (0.45 + 0.55 * centre)
    if (random.chance(0.86))
      drawBlock(scene, random, rectOf(x, base, wide, height), random.pick(colours), depth)
    x += wide + random.between(-8, 26)
  }
}

interface Block {
  x: number
  y: number
  wide: number
  tall: number
}

function rectOf(x: number, base: number, wide: number, tall: number): Block {
  return { x, y: base - tall, wide, tall }
}

function drawBlock(
  scene: Scene,
  random: Random,
  { x, y, wide, tall }: Block,
  colour: Colour,
  depth: number
): void {
  const { sheet, light } = scene
  const face = tone(light, colour, 0.62, depth)
  const foot = mix(face, light.haze, 0.4)
  const side = wide * random.between(0.22, 0.36)
  sheet.fill(
    rect(x, y, wide, tall),
    sheet.linear(
      [0, y],
      [0, y + tall],
      [
        [0, face],
        [1, foot],
      ]
    )
  )
  const lit = light.side < 0 ? x : x + wide - side
  sheet.fill(rect(lit, y, side, tall), tone(light, lighten(colour, 0.12), 1, depth), 0.6)
  const crown = random.next()
  if (crown < 0.3) sheet.fill(rect(x + wide * 0.25, y - 16, wide * 0.4, 17), face)
  else if (crown < 0.5)
    sheet.stroke(`M${px(x + wide * 0.5)} ${px(y)}v${px(-random.between(24, 60))}`, face, 2.4)
  const cell = random.between(9, 13)
  const bands = random.chance(0.4)
  let dark = ''
  let lamps = ''
  for (let row = y + 8; row < y + tall - 8; row += cell * 1.3) {
    if (bands) dark += rect(x + 5, row, wide - 10, cell * 0.55)
    for (let column = x + 6; column < x + wide - cell; column += cell) {
      if (isDark(light) ? random.chance(0.36) : random.chance(0.04))
        lamps += rect(column, row, cell * 0.56, cell * 0.6)
      else if (!bands) dark += rect(column, row, cell * 0.5, cell * 0.66)
    }
  }
  sheet.fill(dark, mix(face, light.zenith, 0.45), 0.55)
  const glow = random.pick(['#ffd98c', '#ffe6b3', '#ffcf7a', '#e8f0ff'])
  sheet.fill(lamps, glow, isDark(light) ? 0.95 - depth * 0.5 : 0.6)
}

/** The round tower with its flared crown that everybody in Nairobi knows. */
function drawTower(scene: Scene, [x, base]: Point, tall: number, depth: number): void {
  const { sheet, light } = scene
  const wide = tall * 0.15
  const face = tone(light, '#c08a63', 0.6, depth)
  const lit = tone(light, '#dba983', 1, depth)
  const y = base - tall
  sheet.fill(
    rect(x - wide / 2, y + tall * 0.1, wide, tall * 0.9),
    sheet.linear(
      [x - wide / 2, 0],
      [x + wide / 2, 0],
      light.side < 0
        ? [
            [0, lit],
            [1, face],
          ]
        : [
            [0, face],
            [1, lit],
          ]
    )
  )
  let ribs = ''
  for (let i = 1; i < 9; i++)
    ribs += `M${px(x - wide / 2 + (wide * i) / 9)} ${px(y + tall * 0.12)}V${px(base)}`
  sheet.stroke(ribs, mix(face, light.zenith, 0.5), 2, 0.4)
  sheet.fill(
    `M${px(x - wide * 0.5)} ${px(y + tall * 0.12)}L${px(x - wide * 0.86)} ${px(y + tall * 0.02)}h${px(wide * 1.72)}L${px(x + wide * 0.5)} ${px(y + tall * 0.12)}Z`,
    lit
  )
  sheet.fill(ellipse(x, y + tall * 0.02, wide * 0.86, wide * 0.12), face)
  sheet.fill(rect(x - wide * 0.16, y - tall * 0.03, wide * 0.32, tall * 0.05), face)
  sheet.stroke(`M${px(x)} ${px(y)}v${px(-tall * 0.12)}`, face, 3)
  if (isDark(light)) {
    let lamps = ''
    for (let i = 0; i < 16; i++)
      lamps += rect(
        x - wide * 0.42 + (i % 4) * wide * 0.24,
        y + tall * (0.2 + 0.045 * i),
        wide * 0.1,
        tall * 0.014
      )
    sheet.fill(lamps, '#ffd98c', 0.8)
  }
}
