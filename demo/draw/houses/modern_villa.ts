import { lighten } from '../core/colour.ts'
import { line } from '../core/paths.ts'
import type { Frame } from '../core/space.ts'
import { drawBox, type Stage } from '../core/stage.ts'
import { drawGlazing, drawWindow } from './openings.ts'
import { drawDoor } from './doors.ts'
import type { Palette } from './palette.ts'
import { drawBlock, drawCastShadow, drawEaveShade, drawSpill } from './parts.ts'
import { drawBalcony } from './balcony.ts'
import { drawFlatRoof } from './roofs.ts'

/** A modern villa: white volumes shifted over one another, glass, a slatted timber wall. */
export function drawModernVilla(stage: Stage, frame: Frame, palette: Palette, wide: number): void {
  const { random } = stage
  const flip = random.sign()
  const floor = 3.2
  const low: [number, number] = [-wide / 2, wide / 2]
  const share = random.between(0.5, 0.66)
  const upper: [number, number] =
    flip < 0 ? [low[0] - 0.5, low[0] + wide * share] : [low[1] - wide * share, low[1] + 0.5]
  drawCastShadow(stage, frame, { x: low, y: [0, floor], z: [0, 7] })
  drawCastShadow(stage, frame, { x: upper, y: [0, floor * 2], z: [-1.2, 6] })
  drawBox(stage, frame, { x: [low[0] - 0.8, low[1] + 0.8], y: [0, 0.2], z: [-2.2, 7] }, '#cfc6b6', {
    top: '#e2d9c9',
  })
  const base = frame.inner([0, 0.2, 0])
  const roofSide: [number, number] = flip < 0 ? [upper[1] - 0.4, low[1]] : [low[0], upper[0] + 0.4]
  const high = stage.camera.view.eye[1] > floor + 0.4
  const lowRoof = () =>
    drawFlatRoof(
      stage,
      base,
      { x: roofSide, z: [0, 7], eave: floor, overhang: 0.55, colour: palette.trim },
      0.3
    )
  if (!high) lowRoof()
  const ground = drawBlock(
    stage,
    base,
    { x: low, y: [0, floor], z: [0, 7] },
    random.chance(0.5) ? palette.accent : lighten(palette.wall, -0.04)
  )
  const glassWide = wide * 0.46
  const glassAt = flip < 0 ? 0.5 : wide - glassWide - 0.5
  drawGlazing(ground.front, glassAt, 0.05, glassWide, 2.7, 4, '#3c4441')
  const slatAt = flip < 0 ? glassAt + glassWide + 0.25 : 0.5
  const slatWide = wide - glassWide - 1.3
  drawSlats(ground.front, slatAt, 0, slatWide, floor, palette.wood)
  drawDoor(ground.front, slatAt + slatWide * 0.45, 1.25, 2.4, {
    leaf: palette.door,
    frame: '#3c4441',
  })
  for (const side of [ground.left, ground.right])
    drawWindow(side, 2.2, 0.7, 2.4, 1.7, { frame: '#3c4441', panes: [2, 1], sill: false })
  drawEaveShade(ground.front, 0, wide, floor, 1)
  if (high) lowRoof()
  drawFlatRoof(
    stage,
    base.inner([0, floor, 0]),
    { x: upper, z: [-1.2, 6], eave: floor, overhang: 0.45, colour: palette.trim },
    0.34
  )
  const top = drawBlock(
    stage,
    base.inner([0, floor, 0]),
    { x: upper, y: [0, floor], z: [-1.2, 6] },
    palette.wall
  )
  const span = upper[1] - upper[0]
  drawGlazing(top.front, 0.7, 0.1, span * 0.48, 2.5, 3, '#3c4441')
  drawWindow(top.front, span * 0.48 + 1.4, 0.9, Math.max(1, span * 0.52 - 2.4), 1.3, {
    frame: '#3c4441',
    panes: [2, 1],
    sill: false,
  })
  for (const side of [top.left, top.right])
    drawWindow(side, 1.6, 0.8, 3, 1.5, { frame: '#3c4441', panes: [3, 1], sill: false })
  drawEaveShade(top.front, 0, span, floor, 0.5)
  drawBalcony(top.front, 0.5, span * 0.48 + 0.9, 0.05, 1.2, {
    slab: palette.trim,
    rail: '#4d5654',
    kind: random.pick(['glass', 'bars', 'slats']),
    plants: '#4f8a56',
  })
  drawSpill(stage, frame, low, 0.2)
}

/** Upright timber slats over a piece of wall. */
export function drawSlats(
  wall: ReturnType<typeof drawBlock>['front'],
  u: number,
  v: number,
  wide: number,
  tall: number,
  wood: string
): void {
  if (!wall.visible) return
  wall.fill(wall.rect(u, v, u + wide, v + tall, 0.03), wall.paint(wood))
  let dark = ''
  const count = Math.round(wide / 0.17)
  for (let i = 1; i < count; i++) {
    const at = u + (wide * i) / count
    dark += line(wall.point(at, v, 0.03), wall.point(at, v + tall, 0.03))
  }
  wall.stage.sheet.stroke(
    dark,
    wall.paint(lighten(wood, -0.35), -0.2),
    Math.max(1.2, wall.scale * 0.035),
    0.8,
    'butt'
  )
}
