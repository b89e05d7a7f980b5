import { lighten, mix } from '../core/colour.ts'
import { isDark, tone } from '../core/light.ts'
import { curve, poly } from '../core/paths.ts'
import { Camera, Frame, type Spot } from '../core/space.ts'
import { fillShape, type Stage } from '../core/stage.ts'
import { planHouse } from '../houses/house.ts'
import { drawForeground, finish } from '../land/foreground.ts'
import { drawGround } from '../land/ground.ts'
import { drawLandscape } from '../land/landscape.ts'
import { lens } from '../land/water.ts'
import { drawBed, drawPlaceTree } from '../plants/garden.ts'
import { drawJar, drawLounger, drawParasol } from './props.ts'
import { sunwardOf, type Setting } from './request.ts'

/** A pool in the garden: the house to one side, loungers under a parasol, the country behind. */
export function drawPool(setting: Setting): void {
  const { request, palette, random, sheet } = setting
  const { place } = request
  const eye = random.between(2.3, 3.1)
  const horizon = random.between(500, 560)
  const camera = new Camera({
    eye: [0, eye, 0],
    yaw: 0,
    focal: 1180,
    centre: [sheet.width / 2, horizon],
  })
  const stage: Stage = { ...setting, horizon, camera, sunward: sunwardOf(setting) }
  const ground = horizon + Math.max(84, (1180 * eye) / 36)
  drawLandscape({ ...stage, random: setting.property.fork('view') }, place, ground)
  drawGround(stage, place, ground + (place === 'coast' || place === 'lake' ? 24 : 0))
  const side = random.sign()
  const house = planHouse(request, palette, setting.property.fork('house'))
  for (let i = 0; i < 4; i++)
    drawPlaceTree(
      stage,
      random,
      place,
      [random.between(-13, 13), 0, random.between(24, 30)],
      random.between(6, 8.5),
      palette.bloom,
      0.14
    )
  const frame = new Frame(
    [side * (house.wide * 0.5 + 2.4), 0, house.far + 1.6],
    side * random.between(0.34, 0.6)
  )
  house.draw({ ...stage, random: setting.property.fork('walls') }, frame)
  drawBed(stage, random, [-side * 9, 0, 15], [side * 0.5, 0, 15.4], 0.6, palette.bloom)
  const basin = drawBasin(stage, side)
  drawPlaceTree(
    stage,
    random,
    place,
    [-side * random.between(6.4, 7.6), 0, random.between(12.5, 14.5)],
    random.between(5.4, 7.2),
    palette.bloom
  )
  const yard = new Frame([-side * 4, 0, basin.far + 1.3])
  drawParasol(stage, yard.inner([0, 0, 0.5]), palette, place === 'coast' || random.chance(0.3))
  for (const x of [-0.95, 0.95])
    drawLounger(stage, yard.inner([x, 0, 0], Math.PI * 0 + x * 0.08), palette)
  drawJar(stage, [side * 3.4, 0, basin.far + 0.7], random.between(0.9, 1.2), '#b8623f')
  drawForeground(stage, place, palette.bloom)
  finish(stage)
}

/** The basin with its coping, and the light in its water. Returns where it ends. */
function drawBasin(stage: Stage, side: number): { far: number } {
  const { random, sheet, light, camera } = stage
  const [near, far] = [4.2, random.between(9.6, 11.2)]
  const skew = side * random.between(0.2, 1)
  const half = random.between(2.9, 3.6)
  const at = (u: number, v: number, y = 0): Spot => [
    -side * 0.7 + u * half + skew * v,
    y,
    near + (far - near) * v,
  ]
  const ring = (grow: number): Spot[] => [
    at(-1 - grow, -0.06 - grow),
    at(1 + grow, -0.06 - grow),
    at(1 + grow, 1 + grow * 0.7),
    at(-1 - grow, 1 + grow * 0.7),
  ]
  fillShape(
    stage,
    ring(0.42),
    tone(light, random.pick(['#d9c7a6', '#e6d8bd', '#c9a27e', '#b98a64']), 0.85)
  )
  drawDeckLines(stage, at)
  fillShape(stage, ring(0.09), tone(light, '#f6ecd9', 1))
  const shape = camera.shape(ring(0))
  const path = poly(shape)
  const [top, bottom] = [camera.see(at(0, 1))[1], camera.see(at(0, 0))[1]]
  const deep = isDark(light) ? '#1f8f9c' : tone(light, '#2f9fb0', 0.9)
  const pale = isDark(light) ? '#7fe0d8' : tone(light, '#8fdcd6', 1)
  sheet.fill(
    path,
    sheet.linear(
      [0, top],
      [0, bottom],
      [
        [0, mix(pale, light.stops[2][1], 0.45)],
        [0.4, mix(pale, deep, 0.5)],
        [1, deep],
      ]
    )
  )
  sheet.inside(path, () => {
    const wall = camera.shape([at(-1, 1), at(1, 1), at(1, 0.93), at(-1, 0.93)])
    sheet.fill(poly(wall), lighten(deep, -0.18), 0.5)
    drawCaustics(stage, at, pale)
    const x = sheet.width * (light.side < 0 ? 0.3 : 0.7)
    if (isDark(light))
      for (const u of [-0.5, 0.5]) sheet.glow(camera.see(at(u, 0.5)), 300, '#b9fff0', 0.5, 0.4)
    else sheet.glow([x, top + 30], 420, light.sun, 0.42, 0.6)
  })
  return { far }
}

function drawDeckLines({ sheet, light, camera }: Stage, at: (u: number, v: number) => Spot): void {
  let d = ''
  for (let v = -0.3; v <= 1.4; v += 0.12)
    d += curve([camera.see(at(-1.42, v)), camera.see(at(1.42, v))])
  sheet.stroke(d, light.cast, 1.5, 0.14)
}

/** The net of light on the bottom, and small waves. */
function drawCaustics(stage: Stage, at: (u: number, v: number) => Spot, pale: string): void {
  const { random, sheet, camera } = stage
  let net = ''
  for (let i = 0; i < 46; i++) {
    const [u, v] = [random.between(-1, 1), random.next() ** 1.2]
    const s = random.between(0.05, 0.13)
    const wave = [0, 1, 2, 3].map((k) =>
      camera.see(at(u + k * s, v + (k % 2 ? 0.018 : -0.012) + random.between(-0.008, 0.008)))
    )
    net += curve(wave)
  }
  sheet.stroke(net, lighten(pale, 0.5), 2.2, 0.34)
  let waves = ''
  for (let i = 0; i < 40; i++) {
    const [x, y] = camera.see(at(random.between(-1, 1), random.next()))
    waves += lens(x, y, random.between(40, 170), random.between(2, 6))
  }
  sheet.fill(waves, '#ffffff', 0.2)
}
