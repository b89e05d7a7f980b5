import { lighten, mix } from '../core/colour.ts'
import { isDark } from '../core/light.ts'
import { ellipse, px, rect, type Point } from '../core/paths.ts'
import type { Random } from '../core/random.ts'
import { fork, type Scene } from '../core/scene.ts'

/** The sky down to the horizon with sun or moon, clouds, birds or stars. Returns where the sun stands. */
export function drawSky(scene: Scene): Point {
  const { sheet, light, horizon } = scene
  const { random } = fork(scene, 'sky')
  const width = sheet.width
  sheet.fill(rect(0, 0, width, horizon + 4), sheet.linear([0, 0], [0, horizon], light.stops))

  const sun: Point = [
    width * (light.side < 0 ? random.between(0.08, 0.34) : random.between(0.66, 0.92)),
    horizon * (1 - (light.sunHeight ?? 1.15)),
  ]
  if (light.time === 'night') drawNight(scene, random, sun)
  else drawSun(scene, random, sun)
  drawClouds(scene, random)
  if (!isDark(light) && random.chance(0.7)) drawBirds(scene, random)
  return sun
}

function drawSun({ sheet, light, horizon }: Scene, random: Random, sun: Point): void {
  const low = light.sunHeight !== null
  sheet.glow(sun, low ? 450 : 560, light.sun, low ? 0.62 : 0.55, 0.85)
  if (!low) return
  const radius = random.between(52, 92)
  sheet.glow(sun, radius * 3.4, light.sun, 0.5)
  sheet.inside(rect(0, 0, sheet.width, horizon), () => {
    sheet.fill(ellipse(...sun, radius), lighten(light.sun, 0.35))
  })
}

function drawNight({ sheet, light, horizon }: Scene, random: Random, moon: Point): void {
  let small = ''
  let large = ''
  for (let i = 0; i < 150; i++) {
    const spot: Point = [
      random.between(0, sheet.width),
      random.between(0, 1) ** 1.3 * horizon * 0.9,
    ]
    if (random.chance(0.85)) small += ellipse(...spot, random.between(0.8, 1.5))
    else large += ellipse(...spot, random.between(1.6, 2.4))
  }
  sheet.fill(small, '#dfe8ff', 0.55)
  sheet.fill(large, '#fffbe8', 0.9)
  const radius = random.between(34, 50)
  sheet.glow(moon, radius * 6, light.sun, 0.35)
  sheet.fill(ellipse(...moon, radius), light.sun)
  const seas = [
    ellipse(moon[0] - radius * 0.3, moon[1] - radius * 0.2, radius * 0.26),
    ellipse(moon[0] + radius * 0.28, moon[1] + radius * 0.3, radius * 0.18),
    ellipse(moon[0] + radius * 0.2, moon[1] - radius * 0.42, radius * 0.12),
  ]
  sheet.fill(seas.join(''), '#d9d2b8', 0.7)
}

function drawClouds(scene: Scene, random: Random): void {
  const { light, horizon } = scene
  const heaps = light.time === 'day' ? random.int(2, 5) : random.int(0, 2)
  const streaks = light.time === 'day' ? random.int(2, 4) : random.int(7, 13)
  for (let i = 0; i < streaks; i++) drawStreak(scene, random)
  for (let i = 0; i < heaps; i++) {
    const height = random.between(0.25, 0.82)
    const size = (1.15 - height) * random.between(320, 620)
    drawHeap(scene, random, [random.between(-100, scene.sheet.width), horizon * height], size)
  }
}

/** A long thin cloud lit from the sun's side. */
function drawStreak({ sheet, light, horizon }: Scene, random: Random): void {
  const height = random.between(0.12, 0.93)
  const y = horizon * height
  const long = random.between(260, 900) * (1.2 - height * 0.6)
  const thick = random.between(7, 26) * (1.15 - height * 0.5)
  const x = random.between(-300, sheet.width - 100)
  const paint =
    height > 0.5 ? mix(light.sun, light.haze, 0.25) : mix(light.sun, light.stops[1][1], 0.5)
  const bump = random.between(0.25, 0.6)
  const d =
    `M${px(x)} ${px(y)}C${px(x + long * bump * 0.6)} ${px(y - thick)} ${px(x + long * bump)} ${px(y - thick)} ` +
    `${px(x + long * 0.62)} ${px(y - thick * 0.5)}S${px(x + long * 0.9)} ${px(y - thick * 0.1)} ${px(x + long)} ${px(y)}` +
    `C${px(x + long * 0.7)} ${px(y + thick * 0.5)} ${px(x + long * 0.3)} ${px(y + thick * 0.45)} ${px(x)} ${px(y)}Z`
  sheet.fill(d, paint, isDark(light) ? random.between(0.12, 0.4) : random.between(0.25, 0.6))
}

/** A heap cloud: round tops in the light, a flat base lost in haze. */
function drawHeap({ sheet, light }: Scene, random: Random, [x, y]: Point, width: number): void {
  const bumps = random.int(5, 8)
  const tall = width * random.between(0.16, 0.26)
  const outline = (grow: number, shift: number) => {
    let d = ''
    for (let i = 0; i < bumps; i++) {
      const share = (i + 0.5) / bumps
      const arch = Math.sin(share * Math.PI) ** 0.8
      const radius = (tall * (0.35 + 0.55 * arch) * grow * (0.8 + 0.4 * seeded(i))) / 1.1
      d += ellipse(
        x + width * share + shift,
        y - tall * 0.45 * arch * seeded(i + 9),
        radius * 1.2,
        radius
      )
    }
    return d
  }
  const wobble = random.fork(`heap${x}`)
  const cache: number[] = []
  const seeded = (i: number) => (cache[i] ??= wobble.between(0.5, 1))
  const top = mix(light.sun, '#ffffff', light.time === 'day' ? 0.8 : 0.25)
  const base = mix(light.stops[2][1], light.zenith, 0.25)
  sheet.inside(rect(x - width, y - tall * 2, width * 3, tall * 2 + tall * 0.34), () => {
    const fade = sheet.linear(
      [0, y - tall],
      [0, y + tall * 0.4],
      [
        [0, base],
        [1, base, 0.15],
      ]
    )
    sheet.fill(outline(0.96, light.side * width * -0.01), fade, 0.7)
    const lit = sheet.linear(
      [0, y - tall * 1.1],
      [0, y + tall * 0.25],
      [
        [0, top],
        [1, top, 0],
      ]
    )
    sheet.fill(outline(0.93, light.side * width * 0.012), lit)
  })
}

function drawBirds({ sheet, light, horizon }: Scene, random: Random): void {
  const flock: Point = [
    random.between(sheet.width * 0.2, sheet.width * 0.8),
    random.between(horizon * 0.2, horizon * 0.6),
  ]
  let d = ''
  for (let i = 0; i < random.int(3, 9); i++) {
    const x = flock[0] + random.between(-130, 130)
    const y = flock[1] + random.between(-50, 50)
    const s = random.between(5, 11)
    d += `M${px(x - s)} ${px(y - s * 0.4)}q${px(s * 0.6)} ${px(-s * 0.3)} ${px(s)} ${px(s * 0.5)}q${px(s * 0.5)} ${px(-s * 0.8)} ${px(s)} ${px(-s * 0.4)}`
  }
  sheet.stroke(d, mix(light.zenith, '#1d1b17', 0.55), 2.2, 0.75)
}
