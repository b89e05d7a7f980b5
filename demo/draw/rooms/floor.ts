import { lighten, mix, type Colour } from '../core/colour.ts'
import { isDark, tone } from '../core/light.ts'
import { line, poly } from '../core/paths.ts'
import type { Spot } from '../core/space.ts'
import { fillShape } from '../core/stage.ts'
import type { Room } from './room.ts'

/** What floors are made of. */
export type FloorKind = 'boards' | 'cement' | 'tiles' | 'chequer'

/** The floor of a room: boards, polished cement, tiles or a chequered cement tile. */
export function drawFloor(room: Room, kind: FloorKind, colour: Colour): void {
  const { stage, wide, deep } = room
  const { sheet, light, camera } = stage
  const w = wide / 2
  const base = tone(light, colour, 0.72)
  const shape: Spot[] = [
    [-w, 0, -3],
    [w, 0, -3],
    [w, 0, deep],
    [-w, 0, deep],
  ]
  const [far, near] = [camera.see([0, 0, deep]), camera.see([0, 0, 0.6])]
  fillShape(
    stage,
    shape,
    sheet.linear(far, near, [
      [0, lighten(base, 0.08)],
      [0.5, base],
      [1, lighten(base, -0.16)],
    ])
  )
  sheet.inside(floorPath(room), () => {
    if (kind === 'boards') drawBoards(room, base)
    else if (kind === 'tiles') drawTiles(room, 0.62, base, false)
    else if (kind === 'chequer') drawTiles(room, 0.45, base, true)
    if (kind !== 'boards') drawSheen(room)
  })
  const foot: Spot[] = [
    [-w, 0, deep - 0.7],
    [w, 0, deep - 0.7],
    [w, 0, deep],
    [-w, 0, deep],
  ]
  fillShape(
    stage,
    foot,
    sheet.linear(far, camera.see([0, 0, deep - 0.7]), [
      [0, light.cast, 0.22],
      [1, light.cast, 0],
    ])
  )
}

/** The floor's outline, to keep light and tiles inside it. */
export function floorPath({ stage, wide, deep }: Room): string {
  const w = wide / 2
  return poly(
    stage.camera.shape([
      [-w, 0, -3],
      [w, 0, -3],
      [w, 0, deep],
      [-w, 0, deep],
    ])
  )
}

function drawBoards({ stage, wide, deep }: Room, base: Colour): void {
  const { camera, sheet, random } = stage
  const w = wide / 2
  let seams = ''
  const tinted = ['', '']
  for (let x = -w; x < w; x += 0.24) {
    const [near, far]: [Spot, Spot] = [
      [x, 0, -0.2],
      [x, 0, deep],
    ]
    seams += line(camera.see(near), camera.see(far))
    for (let z = -0.2 - random.next() * 1.6; z < deep;) {
      const long = random.between(1, 2.2)
      const plank: Spot[] = [
        [x, 0, z],
        [x + 0.24, 0, z],
        [x + 0.24, 0, z + long],
        [x, 0, z + long],
      ]
      if (random.chance(0.5)) tinted[random.int(0, 1)] += poly(camera.shape(plank))
      z += long
    }
  }
  sheet.fill(tinted[0], lighten(base, 0.12), 0.4)
  sheet.fill(tinted[1], lighten(base, -0.14), 0.32)
  sheet.stroke(seams, lighten(base, -0.34), 1.6, 0.5)
}

function drawTiles(
  { stage, wide, deep }: Room,
  size: number,
  base: Colour,
  chequer: boolean
): void {
  const { camera, sheet } = stage
  const w = wide / 2
  let lines = ''
  let dark = ''
  for (let x = -w; x <= w; x += size) lines += line(camera.see([x, 0, 0]), camera.see([x, 0, deep]))
  let row = 0
  for (let z = -0.4; z <= deep; z += size, row++) {
    lines += line(camera.see([-w, 0, z]), camera.see([w, 0, z]))
    if (!chequer) continue
    for (let x = -w + (row % 2) * size; x < w; x += size * 2) {
      dark += poly(
        camera.shape([
          [x, 0, z],
          [x + size, 0, z],
          [x + size, 0, z + size],
          [x, 0, z + size],
        ])
      )
    }
  }
  if (chequer) sheet.fill(dark, lighten(base, -0.3), 0.75)
  sheet.stroke(lines, chequer ? lighten(base, 0.2) : lighten(base, -0.22), 1.6, 0.5)
}

/** The far wall and its windows, mirrored faintly in a polished floor. */
function drawSheen({ stage, deep, wide, side }: Room): void {
  const { sheet, light, camera } = stage
  const colour = isDark(light) ? light.key : mix(light.sun, '#ffffff', 0.5)
  for (const [x, half, strength] of [
    [side * wide * 0.26, 0.8, 0.3],
    [-side * wide * 0.1, 0.5, 0.14],
  ]) {
    const far = camera.see([x, 0, deep])
    const near = camera.see([x, 0, deep * 0.35])
    const spots: Spot[] = [
      [x - half, 0, deep],
      [x + half, 0, deep],
      [x + half * 0.8, 0, deep * 0.3],
      [x - half * 0.8, 0, deep * 0.3],
    ]
    fillShape(
      stage,
      spots,
      sheet.linear(
        [0, far[1]],
        [0, near[1]],
        [
          [0, colour, strength],
          [1, colour, 0],
        ]
      )
    )
  }
}
