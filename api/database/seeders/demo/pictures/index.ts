import sharp from 'sharp'
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

/** SVG text as a JPEG file, as a host's camera would have sent it. */
export async function renderPicture(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .flatten()
    .jpeg({ quality: 82, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

export { picturePlanFor, type PlannedPicture } from './plan.ts'
export { drawAvatar } from './portraits/avatar.ts'
export type { SceneRequest } from './scenes/request.ts'
