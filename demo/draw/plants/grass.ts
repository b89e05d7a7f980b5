import { lighten, type Colour } from '../core/colour.ts'
import { tone } from '../core/light.ts'
import { px, type Point } from '../core/paths.ts'
import type { Random } from '../core/random.ts'
import type { Scene } from '../core/scene.ts'

/** Blades of grass fanning from one foot, as one path. */
export function tuft(random: Random, [x, y]: Point, height: number, blades = 9): string {
  let d = ''
  for (let i = 0; i < blades; i++) {
    const lean = random.between(-0.55, 0.55)
    const long = height * random.between(0.55, 1.1)
    const foot = x + random.between(-0.12, 0.12) * height
    const thin = Math.max(0.9, height * 0.028)
    d += `M${px(foot - thin)} ${px(y)}Q${px(foot + lean * long * 0.2)} ${px(y - long * 0.6)} ${px(foot + lean * long)} ${px(y - long)}Q${px(foot + lean * long * 0.3 + thin)} ${px(y - long * 0.5)} ${px(foot + thin)} ${px(y)}Z`
  }
  return d
}

/** Tufts strewn between two heights, larger toward the viewer. */
export function drawGrass(
  scene: Scene,
  random: Random,
  top: number,
  bottom: number,
  colour: Colour,
  count = 60,
  size = 1
): void {
  const { sheet, light } = scene
  for (const [shade, lit] of [
    [-0.2, 0.35],
    [0.12, 0.95],
  ] as const) {
    let d = ''
    for (let i = 0; i < count / 2; i++) {
      const near = random.next() ** 0.8
      const at: Point = [random.between(-10, sheet.width + 10), top + near * (bottom - top)]
      d += tuft(random, at, (10 + near * 44) * size * random.between(0.6, 1.2), 7)
    }
    sheet.fill(d, tone(light, lighten(colour, shade), lit))
  }
}

/** A clump of papyrus: bare stems with bursting heads. */
export function drawPapyrus(
  { sheet, light }: Scene,
  random: Random,
  [x, y]: Point,
  height: number,
  depth = 0
): void {
  let stems = ''
  let back = ''
  let front = ''
  const count = random.int(5, 8)
  for (let i = 0; i < count; i++) {
    const lean = random.between(-0.5, 0.5)
    const long = height * random.between(0.7, 1.1)
    const top: Point = [x + lean * long, y - long]
    stems += `M${px(x + random.between(-0.15, 0.15) * height)} ${px(y)}Q${px(x + lean * long * 0.3)} ${px(y - long * 0.6)} ${px(top[0])} ${px(top[1])}`
    const rays = 11
    let head = ''
    for (let k = 0; k < rays; k++) {
      const angle = Math.PI * (0.02 + (0.96 * k) / (rays - 1)) + random.between(-0.1, 0.1)
      const reach = height * 0.24 * random.between(0.75, 1.1)
      const [dx, dy] = [Math.cos(angle) * reach, -Math.sin(angle) * reach * 0.8]
      head += `M${px(top[0])} ${px(top[1])}q${px(dx * 0.5)} ${px(dy)} ${px(dx)} ${px(dy * 0.8)}q${px(-dx * 0.4)} ${px(-dy * 0.1)} ${px(-dx)} ${px(-dy * 0.8 + 1.6)}Z`
    }
    if (i % 2) front += head
    else back += head
  }
  const green = '#6d9446'
  sheet.stroke(stems, tone(light, lighten(green, -0.2), 0.5, depth), Math.max(1.4, height * 0.02))
  sheet.fill(back, tone(light, lighten(green, -0.15), 0.4, depth))
  sheet.fill(front, tone(light, lighten(green, 0.12), 0.95, depth))
}
