import { lighten } from '../core/colour.ts'
import { type Place } from '../core/scene.ts'
import { Camera, Frame, type Spot } from '../core/space.ts'
import type { Stage } from '../core/stage.ts'
import { planHouse, type House } from '../houses/house.ts'
import { drawArchway, drawForeground, finish } from '../land/foreground.ts'
import { drawGround, drawPaving, drawWay } from '../land/ground.ts'
import { drawLandscape } from '../land/landscape.ts'
import { drawBed, drawPlaceTree } from '../plants/garden.ts'
import { drawClothesline, drawJar, drawLounger, drawParasol } from './props.ts'
import { drawCampfire } from './camp.ts'
import { sunwardOf, type Setting } from './request.ts'

/** How tall trees near a house grow, in metres: enough to frame it, never to hide it. */
const TREES: Record<Place, [number, number]> = {
  coast: [7, 9.5],
  oldtown: [7, 9],
  highland: [5, 7.5],
  lake: [4.8, 6.5],
  savannah: [4.6, 6.2],
  city: [4.8, 6.8],
  suburb: [4.8, 7],
}

/** From where one looks: height of the eye and end of the garden in metres, the horizon for an eye on the ground in pixels. */
interface Outlook {
  eye: [low: number, high: number]
  gardenEnd: number
  horizon: number
}

const OUTLOOKS: Record<Place, Outlook> = {
  coast: { eye: [2.4, 5.2], gardenEnd: 32, horizon: 700 },
  oldtown: { eye: [1.7, 2.2], gardenEnd: 38, horizon: 800 },
  highland: { eye: [3.6, 6], gardenEnd: 24.5, horizon: 690 },
  lake: { eye: [3, 5.4], gardenEnd: 27, horizon: 690 },
  savannah: { eye: [2.4, 4.6], gardenEnd: 30, horizon: 690 },
  city: { eye: [2, 2.8], gardenEnd: 40, horizon: 830 },
  suburb: { eye: [2.1, 4.6], gardenEnd: 36, horizon: 690 },
}

/** A house in its country, from the garden. */
export function drawExterior(setting: Setting): void {
  const { request, palette, random, sheet } = setting
  const { place } = request
  const house = planHouse(request, palette, setting.property.fork('house'))
  const outlook = OUTLOOKS[place]
  const eye = random.between(...outlook.eye)
  const horizon = outlook.horizon - eye * 34 + random.between(-24, 24)
  const camera = new Camera({
    eye: [0, eye, 0],
    yaw: 0,
    focal: 1280,
    centre: [sheet.width / 2, horizon],
  })
  const stage: Stage = { ...setting, horizon, camera, sunward: sunwardOf(setting) }
  const ground = horizon + Math.max(78, (1280 * eye) / outlook.gardenEnd)
  const shore = place === 'coast' || place === 'lake'
  drawLandscape({ ...stage, random: setting.property.fork('view') }, place, ground)
  drawGround(stage, place, ground + (shore ? 26 : 0))

  const turn = random.sign() * random.between(0.2, 0.48)
  const frame = new Frame([random.between(-2.4, 2.4), 0, house.far + random.between(0, 1.5)], turn)
  drawBackTrees(stage, place, frame, house, setting)
  if (place === 'oldtown') drawPaving(stage)
  else drawPath(stage, place, frame)
  house.draw({ ...stage, random: setting.property.fork('walls') }, frame)
  if (place === 'oldtown') drawSquare(stage, frame, house, setting)
  else drawGarden(stage, place, frame, house, setting)
  if (place === 'oldtown' && random.chance(0.5)) drawArchway(stage, palette.wall)
  else drawForeground(stage, place, lighten(palette.bloom, -0.05))
  finish(stage)
}

function drawBackTrees(
  stage: Stage,
  place: Place,
  frame: Frame,
  { wide }: House,
  { palette }: Setting
): void {
  const { random } = stage
  const open = place === 'highland' || place === 'lake'
  for (let i = 0; i < (open ? 2 : 4); i++) {
    const x = random.sign() * random.between(wide * 0.3, wide * 0.5 + 7) + frame.origin[0]
    const spot: Spot = [
      x,
      0,
      frame.origin[2] + (open ? random.between(5.5, 8) : random.between(9, 16)),
    ]
    drawPlaceTree(
      stage,
      random,
      place,
      spot,
      random.between(...TREES[place]) * 1.15,
      palette.bloom,
      0.16
    )
  }
}

function drawPath(stage: Stage, place: Place, frame: Frame): void {
  const { random } = stage
  const red = place === 'savannah' || place === 'highland'
  const colour = red ? '#b9714a' : random.pick(['#e3d3b4', '#d9c7a6', '#cbbca4'])
  const to: Spot = [frame.origin[0] * 0.3 + random.between(-2.6, 2.6), 0, 4]
  drawWay(stage, {
    from: frame.at([0, 0, -2]),
    to,
    wide: random.between(1.4, 2),
    colour,
    slabs: random.chance(0.5),
  })
}

function drawGarden(
  stage: Stage,
  place: Place,
  frame: Frame,
  { wide, front }: House,
  { palette }: Setting
): void {
  const { random } = stage
  const half = wide / 2
  const beds: [Spot, Spot][] = [
    [frame.at([-half - 0.6, 0, front * 0.4]), frame.at([-2.2, 0, front])],
    [frame.at([2.2, 0, front]), frame.at([half + 0.6, 0, front * 0.4])],
  ]
  for (const [from, to] of beds)
    drawBed(stage, random, from, to, random.between(0.45, 0.68), palette.bloom)
  for (const side of random.chance(0.5) ? [-1, 1] : [random.sign()]) {
    const x = frame.origin[0] + side * (half + random.between(2, 4))
    drawPlaceTree(
      stage,
      random,
      place,
      [x, 0, frame.origin[2] - random.between(2, 4.5)],
      random.between(...TREES[place]),
      palette.bloom
    )
  }
  const side = random.sign()
  const yard = new Frame(
    [frame.origin[0] + side * random.between(3.4, 4.6), 0, random.between(9.6, 11.4)],
    random.between(-0.4, 0.4)
  )
  const prop = random.next()
  if (place === 'savannah' ? prop < 0.7 : prop < 0.14) drawCampfire(stage, yard, palette)
  else if (prop < 0.4) {
    drawParasol(stage, yard.inner([0, 0, 0.4]), palette, place === 'coast' && random.chance(0.5))
    for (const x of [-0.85, 0.85])
      drawLounger(stage, yard.inner([x, 0, -0.3], side * 0.5 + x * 0.1), palette)
  } else if (prop < 0.58) drawClothesline(stage, yard.inner([side * 1.8, 0, 0]), palette, 3.6)
}

/** The paved square before a house of the old town. */
function drawSquare(stage: Stage, frame: Frame, { wide }: House, { palette }: Setting): void {
  const { random } = stage
  for (const x of [-wide * 0.36, wide * 0.2, wide * 0.42]) {
    if (random.chance(0.35)) continue
    const spot = frame.at([x, 0, -1.2])
    drawJar(stage, spot, random.between(0.8, 1.2), random.pick(['#b8623f', '#c98a54', '#8f4f38']))
  }
  drawBed(
    stage,
    random,
    frame.at([-wide * 0.5, 0, -0.6]),
    frame.at([-wide * 0.3, 0, -1]),
    0.5,
    palette.bloom
  )
  const yard = new Frame([frame.origin[0] + random.sign() * 3.6, 0, 11], random.between(-0.3, 0.3))
  if (random.chance(0.5)) drawClothesline(stage, yard, palette, 4.4)
}
