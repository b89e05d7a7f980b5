import { lighten, mix, type Colour } from '../core/colour.ts'
import { isDark, tone, type Light } from '../core/light.ts'
import { poly, type Point } from '../core/paths.ts'
import { Camera, Frame, type Spot } from '../core/space.ts'
import { fillShape, type Stage } from '../core/stage.ts'
import { Wall } from '../core/wall.ts'
import type { Palette } from '../houses/palette.ts'
import type { Setting } from '../scenes/request.ts'

/** A room seen from its open side: x from −wide/2 to wide/2, z from 0 (near) to deep (far), in metres. */
export interface Room {
  stage: Stage
  palette: Palette
  setting: Setting
  wide: number
  deep: number
  tall: number
  back: Wall
  left: Wall
  right: Wall
  /** The light outside, for the view from the windows. */
  outside: Light
  /** The side the daylight comes from. */
  side: -1 | 1
}

const KEYS: Record<Light['time'], Pick<Light, 'key' | 'fill' | 'cast' | 'castStrength'>> = {
  dawn: { key: '#fff3e6', fill: '#c3b4ae', cast: '#3a2a35', castStrength: 0.3 },
  day: { key: '#fffcf5', fill: '#cbc2b6', cast: '#33271e', castStrength: 0.3 },
  golden: { key: '#ffefd2', fill: '#bfa592', cast: '#40231d', castStrength: 0.34 },
  dusk: { key: '#ffdcab', fill: '#8f6f68', cast: '#26141c', castStrength: 0.4 },
  night: { key: '#ffd39c', fill: '#735866', cast: '#170e1e', castStrength: 0.44 },
}

/** How large a room is and from where one looks into it, in metres and radians. */
export interface RoomSize {
  wide: number
  deep: number
  tall: number
  /** The eye: how far to the side, how high, how far before the room, and where it looks. */
  eye: Spot
  yaw: number
  focal?: number
}

/** The room's camera, light and walls; nothing is painted yet. */
export function planRoom(setting: Setting, size: RoomSize, side: -1 | 1): Room {
  const { light: outside } = setting
  const { wide, deep, tall, eye, yaw, focal = 1160 } = size
  const light: Light = { ...outside, ...KEYS[outside.time], haze: '#fff4e2', side }
  const horizon = setting.random.between(560, 610)
  const camera = new Camera({ eye, yaw, focal, centre: [setting.sheet.width / 2, horizon] })
  const length = Math.hypot(0.72, 0.55, 0.4)
  const sunward: Spot = [(side * 0.72) / length, 0.55 / length, -0.4 / length]
  const stage: Stage = { ...setting, light, horizon, camera, sunward }
  const frame = new Frame([0, 0, 0])
  return {
    stage,
    palette: setting.palette,
    setting,
    wide,
    deep,
    tall,
    outside,
    side,
    back: new Wall(stage, frame, [-wide / 2, 0, deep], [1, 0, 0], wide, tall),
    left: new Wall(stage, frame, [-wide / 2, 0, -3], [0, 0, 1], deep + 3, tall),
    right: new Wall(stage, frame, [wide / 2, 0, deep], [0, 0, -1], deep + 3, tall),
  }
}

/** The colours of a room's walls and ceiling. */
export interface Shell {
  back: Colour
  sides: Colour
  ceiling: Colour
  /** Poles or beams across the ceiling. */
  beams?: Colour
  skirting?: Colour
}

/** Paints walls and ceiling with the light that falls on them. */
export function drawShell(room: Room, shell: Shell): void {
  const { stage, wide, deep, tall } = room
  const { sheet, light } = stage
  const w = wide / 2
  sheet.wash(tone(light, shell.sides, 0.6))
  paintCeiling(room, shell)
  const bright = (wall: Wall) =>
    wall === room.back ? 0.08 : wall === (room.side < 0 ? room.right : room.left) ? 0.14 : -0.16
  for (const [wall, colour] of [
    [room.left, shell.sides],
    [room.right, shell.sides],
    [room.back, shell.back],
  ] as const) {
    if (!wall.visible) continue
    const path = poly(wall.rect(0, 0, wall.length, wall.height))
    sheet.fill(path, wall.paint(colour, 0.82 - wall.lit + bright(wall)))
    shadeWall(room, wall, path)
    if (shell.skirting)
      wall.fill(wall.rect(0, 0, wall.length, 0.12, 0.02), wall.paint(shell.skirting, 0.1))
  }
  const corner = (x: number) => {
    const band: Spot[] = [
      [x, 0, deep],
      [x, tall, deep],
      [x - Math.sign(x) * 0.5, tall, deep],
      [x - Math.sign(x) * 0.5, 0, deep],
    ]
    const [from, to] = [stage.camera.see(band[0]), stage.camera.see(band[3])]
    fillShape(
      stage,
      band,
      sheet.linear(
        [from[0], 0],
        [to[0], 0],
        [
          [0, light.cast, 0.16],
          [1, light.cast, 0],
        ]
      )
    )
  }
  corner(-w)
  corner(w)
}

/** Daylight from the window's side, dusk of the corners, lamplight after dark. */
function shadeWall({ stage, side }: Room, wall: Wall, path: string): void {
  const { sheet, light } = stage
  const far = wall.length
  const [head, foot]: Point[] = [wall.point(far / 2, wall.height), wall.point(far / 2, 0)]
  sheet.fill(
    path,
    sheet.linear(head, foot, [
      [0, light.cast, isDark(light) ? 0.34 : 0.15],
      [0.3, light.cast, 0.03],
      [0.75, light.cast, 0.02],
      [1, light.cast, 0.18],
    ])
  )
  if (wall.normal[2] > -0.5) return
  const [near, other] =
    side < 0 ? [wall.point(0, 0), wall.point(far, 0)] : [wall.point(far, 0), wall.point(0, 0)]
  const glow = isDark(light) ? light.key : mix(light.sun, '#ffffff', 0.3)
  sheet.fill(
    path,
    sheet.linear(
      [near[0], 0],
      [other[0], 0],
      [
        [0, glow, isDark(light) ? 0.08 : 0.3],
        [0.7, glow, 0],
      ]
    )
  )
}

function paintCeiling(room: Room, { ceiling, beams }: Shell): void {
  const { stage, wide, deep, tall } = room
  const { sheet, light, camera } = stage
  const w = wide / 2
  const shape: Spot[] = [
    [-w, tall, -3],
    [w, tall, -3],
    [w, tall, deep],
    [-w, tall, deep],
  ]
  const base = tone(light, ceiling, isDark(light) ? 0.36 : 0.74)
  const [near, far] = [camera.see([0, tall, 0.5]), camera.see([0, tall, deep])]
  fillShape(
    stage,
    shape,
    sheet.linear(near, far, [
      [0, lighten(base, -0.16)],
      [1, base],
    ])
  )
  if (!beams) return
  const under = tone(light, beams, 0.45)
  for (let z = deep - 0.25; z > -2; z -= 0.72) {
    const beam = (y: number, from: number, to: number): Spot[] => [
      [-w, y, from],
      [w, y, from],
      [w, y, to],
      [-w, y, to],
    ]
    fillShape(stage, beam(tall - 0.005, z - 0.2, z), light.cast, 0.16)
    fillShape(
      stage,
      [
        [-w, tall, z],
        [w, tall, z],
        [w, tall - 0.14, z],
        [-w, tall - 0.14, z],
      ],
      lighten(under, 0.06)
    )
    fillShape(stage, beam(tall - 0.14, z, z + 0.13), lighten(under, -0.2))
  }
}
