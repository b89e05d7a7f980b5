import { drawAsJpeg, unpack, type Area } from './draw-picture.ts'

/** Side of an avatar in px, as the API keeps it. */
const SIDE = 512

/**
 * Crops a square of at most 512 px out of a picture, as a JPEG.
 * @param area in pixels of the upright picture
 * @throws when the browser cannot read the picture
 */
export async function cropSquare(source: Blob, area: Area): Promise<File> {
  const picture = await unpack(source)
  try {
    const part = squareWithin(area, picture)
    const side = Math.max(1, Math.min(SIDE, Math.round(part.width)))
    const blob = await drawAsJpeg(picture, part, { width: side, height: side })
    return new File([blob], 'avatar.jpg', { type: blob.type })
  } finally {
    picture.close()
  }
}

/** The largest square at the area's corner that lies inside the picture: croppers round. */
export function squareWithin(area: Area, picture: { width: number; height: number }): Area {
  const x = Math.min(Math.max(0, area.x), picture.width - 1)
  const y = Math.min(Math.max(0, area.y), picture.height - 1)
  const side = Math.max(1, Math.min(area.width, area.height, picture.width - x, picture.height - y))
  return { x, y, width: side, height: side }
}
