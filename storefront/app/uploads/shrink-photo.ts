import { drawAsJpeg, unpack, type Size } from './draw-picture.ts'
import { MAX_PHOTO_BYTES, PHOTO_TYPES } from './photo-limits.ts'

/** The longest side the API keeps (px): sending more costs time and brings nothing. */
const KEPT_SIDE = 2400

/** Over a line that is dear or slow: still sharp across a laptop. */
const SAVING_SIDE = 1600

/** Below this many bytes a picture travels faster than it is drawn anew. */
const SMALL = 400 * 1024

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/**
 * The picture to send instead of a large one: its longest side at most 2,400 px, or 1,600 px where
 * data is to be saved (`Save-Data`, 2G). Upright, without position and camera data. The original
 * itself when it is small already, or when this browser cannot do better: then the API decides.
 */
export async function shrinkPhoto(file: File, side = sideFor(connection())): Promise<File> {
  if (!PHOTO_TYPES.includes(file.type) || file.size <= SMALL) {
    return file
  }
  try {
    return await drawnSmaller(file, side)
  } catch {
    return file // Broken, or too large for this device's memory: the API's word counts.
  }
}

async function drawnSmaller(file: File, side: number): Promise<File> {
  const picture = await unpack(file)
  try {
    const size = fitInto(picture, side)
    if (size.width === picture.width && file.size <= MAX_PHOTO_BYTES) {
      return file
    }
    const whole = { x: 0, y: 0, width: picture.width, height: picture.height }
    const blob = await drawAsJpeg(picture, whole, size)
    return blob.size < file.size ? new File([blob], asJpeg(file.name), { type: blob.type }) : file
  } finally {
    picture.close()
  }
}

/** The same shape with its longest side at most `side`, never enlarged. */
export function fitInto({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height))
  const scaled = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: scaled(width), height: scaled(height) }
}

/** The longest side worth sending over a connection. */
export function sideFor({ saveData = false, effectiveType = '' }: Connection): number {
  return saveData || effectiveType.endsWith('2g') ? SAVING_SIDE : KEPT_SIDE
}

/** `IMG_1.png` becomes `IMG_1.jpg`: name and content say the same. */
export function asJpeg(name: string) {
  return `${name.replace(/\.[^.]*$/, '') || 'photo'}.jpg`
}

/** Not every browser tells; then the line is taken for a good one. */
function connection(): Connection {
  return (navigator as Navigator & { connection?: Connection }).connection ?? {}
}
