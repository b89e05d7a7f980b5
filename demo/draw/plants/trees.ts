import { lighten, mix, type Colour } from '../core/colour.ts'
import { tone } from '../core/light.ts'
import { px, type Point } from '../core/paths.ts'
import type { Random } from '../core/random.ts'
import type { Scene } from '../core/scene.ts'
import { drawMass, leafy, leaves } from './foliage.ts'

/** A tree on the sheet: its foot and its height in pixels. */
export interface Tree {
  at: Point
  height: number
  depth?: number
  colour?: Colour
  bloom?: Colour
}

/** A broad garden tree: mango, jacaranda or flame tree, by its colours. */
export function drawTree(scene: Scene, random: Random, tree: Tree): void {
  const { sheet, light } = scene
  const {
    at: [x, y],
    height,
    depth = 0,
    colour = '#3f7548',
    bloom,
  } = tree
  const thick = height * 0.045
  const bark = tone(light, '#6b5443', 0.5, depth)
  const fork = y - height * 0.38
  sheet.fill(
    `M${px(x - thick)} ${px(y)}Q${px(x - thick * 0.6)} ${px(fork)} ${px(x - height * 0.17)} ${px(y - height * 0.62)}` +
      `L${px(x - height * 0.12)} ${px(y - height * 0.64)}Q${px(x - thick * 0.2)} ${px(fork - height * 0.1)} ${px(x)} ${px(fork - height * 0.1)}` +
      `Q${px(x + thick * 0.4)} ${px(fork - height * 0.08)} ${px(x + height * 0.16)} ${px(y - height * 0.66)}` +
      `L${px(x + height * 0.2)} ${px(y - height * 0.62)}Q${px(x + thick * 0.7)} ${px(fork)} ${px(x + thick)} ${px(y)}Z`,
    bark
  )
  const clumps: [number, number, number][] = [
    [-0.26, 0.6, 0.22],
    [0.27, 0.62, 0.22],
    [0, 0.56, 0.24],
    [-0.14, 0.76, 0.23],
    [0.15, 0.78, 0.22],
    [0.02, 0.88, 0.18],
  ]
  const crown = clumps.map(([dx, up, size]) => {
    const r = height * size * random.between(0.9, 1.1)
    return {
      at: [x + dx * height * random.between(0.9, 1.2), y - up * height] as Point,
      rx: r * 1.15,
      ry: r * 0.78,
    }
  })
  drawMass(scene, random, crown, colour, depth, bloom)
}

/** The flat-topped tree of the plains. */
export function drawAcacia(
  { sheet, light }: Scene,
  random: Random,
  { at: [x, y], height, depth = 0, colour = '#55743c' }: Tree
): void {
  const bark = tone(light, '#5e4836', 0.35, depth)
  const spread = height * random.between(0.62, 0.8)
  const arms = [-0.62, -0.25, 0.22, 0.6].map((arm) => arm + random.between(-0.1, 0.1))
  const join = height * random.between(0.3, 0.42)
  const wide = height * 0.026
  const limbs = arms
    .map((arm) => {
      const end: Point = [x + arm * spread, y - height * 0.84]
      return (
        `M${px(x - wide)} ${px(y)}C${px(x - wide)} ${px(y - join)} ${px(x + arm * spread * 0.3 - wide)} ${px(y - join * 1.2)} ${px(end[0])} ${px(end[1])}` +
        `L${px(end[0] + 2)} ${px(end[1])}C${px(x + arm * spread * 0.3 + wide * 1.6)} ${px(y - join * 1.1)} ${px(x + wide)} ${px(y - join)} ${px(x + wide * 1.3)} ${px(y)}Z`
      )
    })
    .join('')
  sheet.fill(limbs, bark)
  const plates: [number, number, number][] = [
    [0, 0.84, 1],
    [-0.42, 0.9, 0.5],
    [0.4, 0.92, 0.52],
    [0, 0.97, 0.55],
  ]
  const under = tone(light, lighten(colour, -0.3), 0.12, depth)
  const body = tone(light, colour, 0.5, depth)
  const top = tone(light, lighten(colour, 0.14), 1, depth)
  const draw = (grow: number, drop: number, shift: number) =>
    plates
      .map(([dx, up, size]) =>
        leafy(
          random,
          [x + dx * spread + shift, y - (up - drop) * height],
          spread * size * grow,
          height * 0.085 * grow,
          22
        )
      )
      .join('')
  sheet.fill(draw(1, 0, 0), under)
  sheet.fill(draw(0.93, -0.022, light.side * height * 0.02), body)
  sheet.fill(
    plates
      .map(([dx, up, size]) =>
        leaves(
          random,
          [x + dx * spread + light.side * spread * 0.1, y - (up + 0.045) * height],
          spread * size * 0.85,
          height * 0.05,
          Math.round(26 * size),
          height * 0.022 + 1.6
        )
      )
      .join(''),
    top
  )
}

/** A slim tree: cypress, grevillea or eucalyptus far off. */
export function tallTree(random: Random, [x, y]: Point, height: number): string {
  const wide = height * random.between(0.12, 0.2)
  return (
    leafy(random, [x, y - height * 0.52], wide, height * 0.5, 13) +
    `M${px(x - 2)} ${px(y - 4)}h4v${px(6)}h-4Z`
  )
}

/** Where a row of distant trees stands, in pixels. */
export interface TreeLine {
  y: number
  from: number
  to: number
  /** Mean height in pixels. */
  size: number
  depth: number
  kind: 'tall' | 'round'
  count: number
  colour?: Colour
}

/** A row of distant trees in two tones. */
export function drawTreeLine({ sheet, light }: Scene, random: Random, row: TreeLine): void {
  const { colour = '#3a7050' } = row
  const draw = (count: number) => {
    let d = ''
    for (let i = 0; i < count; i++) {
      const at: Point = [random.between(row.from, row.to), row.y + random.between(-6, 10)]
      const size = row.size * random.between(0.6, 1.3)
      d +=
        row.kind === 'tall'
          ? tallTree(random, at, size)
          : leafy(random, [at[0], at[1] - size * 0.22], size * 0.62, size * 0.6, 12)
    }
    return d
  }
  sheet.fill(draw(row.count), mix(tone(light, colour, 0.25, row.depth), light.haze, 0.06))
  sheet.fill(draw(Math.round(row.count * 0.7)), tone(light, lighten(colour, 0.1), 0.75, row.depth))
}
