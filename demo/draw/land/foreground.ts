import { lighten, type Colour } from '../core/colour.ts'
import { tone } from '../core/light.ts'
import { px, rect, type Point } from '../core/paths.ts'
import type { Place } from '../core/scene.ts'
import { fork, type Scene } from '../core/scene.ts'
import { drawBush, leaves } from '../plants/foliage.ts'
import { drawBanana } from '../plants/garden.ts'
import { drawPapyrus, tuft } from '../plants/grass.ts'
import { frond } from '../plants/palm.ts'

/** Plants close to the eye which frame a scene, dark against its light. */
export function drawForeground(scene: Scene, place: Place, bloom: Colour): void {
  const { sheet, light } = scene
  const { random } = fork(scene, 'foreground')
  const side = -light.side
  const corner = side < 0 ? 0 : sheet.width
  const top = random.chance(0.75)
  if (top && (place === 'coast' || place === 'oldtown')) {
    const anchor: Point = [corner + side * random.between(40, 130), random.between(-120, -40)]
    const fan = (from: number, step: number, count: number, long: number) =>
      Array.from({ length: count }, (_, i) => {
        const angle = from + i * step + random.between(-0.08, 0.08)
        return frond(
          anchor,
          side < 0 ? -angle : Math.PI + angle,
          long * random.between(0.85, 1.1),
          17
        )
      }).join('')
    sheet.fill(fan(0.15, 0.42, 3, 400), tone(light, '#1d4a3a', 0.15))
    sheet.fill(fan(0, 0.5, 2, 360), tone(light, '#2f6b48', 0.5))
  } else if (top) {
    const reach = random.between(230, 400)
    sheet.stroke(
      `M${corner} ${random.int(40, 120)}q${-side * reach * 0.5} 20 ${-side * reach} ${random.int(-40, 30)}`,
      tone(light, '#3a2c22', 0.2),
      12
    )
    for (const [colour, lit, count] of [
      ['#234f3c', 0.15, 110],
      ['#3b7049', 0.6, 70],
      [lighten(bloom, 0.05), 0.8, 26],
    ] as const) {
      sheet.fill(
        leaves(random, [corner - side * reach * 0.42, 34], reach * 0.72, 96, count, 30),
        tone(light, colour, lit)
      )
    }
  }
  drawCorner(scene, place, side, bloom)
  if (random.chance(0.6)) drawCorner(fork(scene, 'other'), place, -side, bloom)
}

function drawCorner(scene: Scene, place: Place, side: number, bloom: Colour): void {
  const { sheet, light, random } = scene
  const x = side < 0 ? random.between(-30, 120) : sheet.width - random.between(-30, 120)
  const y = sheet.height + 30
  if (place === 'lake') {
    drawPapyrus(scene, random, [x, y], random.between(330, 440))
    drawPapyrus(scene, random, [x - side * 130, y], random.between(200, 280))
  } else if (place === 'savannah') {
    for (const [colour, lit] of [
      ['#8a7038', 0.3],
      ['#cda655', 0.95],
    ] as const) {
      let d = ''
      for (let i = 0; i < 9; i++)
        d += tuft(
          random,
          [x - side * i * 44 + random.between(-20, 20), y],
          random.between(110, 230) * (1 - i * 0.06),
          9
        )
      sheet.fill(d, tone(light, colour, lit))
    }
  } else if (random.chance(0.4)) {
    drawBanana(scene, random, [x, y], random.between(250, 350))
    drawBush(scene, random, {
      at: [x - side * 170, y - 20],
      rx: 130,
      ry: 84,
      colour: '#3f7a4c',
      bloom,
    })
  } else {
    drawBush(scene, random, {
      at: [x, y - 60],
      rx: random.between(170, 250),
      ry: random.between(110, 150),
      colour: '#3a7048',
      bloom: random.chance(0.7) ? bloom : undefined,
    })
    sheet.fill(tuft(random, [x - side * 230, y], 150, 18), tone(light, '#6d9a4f', 0.8))
  }
}

/** A pointed archway close to the eye, through which one looks into a square. */
export function drawArchway({ sheet, light, random }: Scene, wall: Colour): void {
  const { width, height } = sheet
  const [left, right] = [random.between(70, 150), width - random.between(70, 150)]
  const middle = (left + right) / 2
  const opening = (grow: number) =>
    `M${px(left - grow)} ${height}V${px(430)}C${px(left - grow)} ${px(200 - grow)} ${px(middle - 190)} ${px(96 - grow)} ${px(middle)} ${px(26 - grow)}` +
    `C${px(middle + 190)} ${px(96 - grow)} ${px(right + grow)} ${px(200 - grow)} ${px(right + grow)} 430V${height}Z`
  const outside = rect(-10, -10, width + 20, height + 20)
  const side = light.side < 0 ? [0, width] : [width, 0]
  const dark = tone(light, lighten(wall, -0.5), 0.12)
  sheet.fillEvenOdd(
    outside + opening(0),
    sheet.linear(
      [side[0], 0],
      [side[1], 0],
      [
        [0, lighten(dark, -0.2)],
        [1, lighten(dark, 0.1)],
      ]
    )
  )
  sheet.fillEvenOdd(opening(26) + opening(0), tone(light, lighten(wall, -0.28), 0.5))
}

/** The last touch: the light gathers in the middle and paper shows through. */
export function finish({ sheet, light }: Scene): void {
  const { width, height } = sheet
  const edge = (path: string, from: Point, to: Point, strength: number) =>
    sheet.fill(
      path,
      sheet.linear(from, to, [
        [0, light.cast, strength],
        [1, light.cast, 0],
      ])
    )
  const [deep, thin, side] = [height * 0.26, height * 0.2, width * 0.16]
  edge(rect(0, height - deep, width, deep), [0, height], [0, height - deep], 0.2)
  edge(rect(0, 0, width, thin), [0, 0], [0, thin], 0.12)
  edge(rect(0, 0, side, height), [0, 0], [side, 0], 0.14)
  edge(rect(width - side, 0, side, height), [width, 0], [width - side, 0], 0.14)
  sheet.grain(0.14)
}
