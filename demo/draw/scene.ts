import { drawBathroom } from './rooms/bathroom.ts'
import { drawBedroom } from './rooms/bedroom.ts'
import { drawKitchen } from './rooms/kitchen.ts'
import { drawLiving } from './rooms/living.ts'
import { drawTerrace } from './rooms/terrace.ts'
import { drawExterior } from './scenes/exterior.ts'
import { drawPool } from './scenes/pool.ts'
import { settingFor, type Kind, type SceneRequest, type Setting } from './scenes/request.ts'

const SCENES: Record<Kind, (setting: Setting) => void> = {
  exterior: drawExterior,
  living: drawLiving,
  bedroom: drawBedroom,
  kitchen: drawKitchen,
  bathroom: drawBathroom,
  terrace: drawTerrace,
  pool: drawPool,
}

/** A scene as SVG text, 1600 × 1200. The same request always gives the same text. */
export function drawScene(request: SceneRequest): string {
  const setting = settingFor(request)
  SCENES[request.kind](setting)
  return setting.sheet.svg()
}
