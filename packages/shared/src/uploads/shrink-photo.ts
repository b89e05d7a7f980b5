import { drawAsJpeg, unpack, type Size } from './draw-picture.ts'
import { MAX_PHOTO_BYTES, PHOTO_TYPES } from './photo-limits.ts'

/** The longest side the API keeps, in px. */
const KEPT_SIDE = 2400

/** The longest side to send on a slow or metered connection, in px. */
const SAVING_SIDE = 1600

/** Smaller files are sent as they are, in bytes. */
const SMALL = 400 * 1024

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/**
 * Scales a picture down to 2,400 px, or to 1,600 px with `Save-Data` or on 2G, without metadata.
 * Returns the original when it is small or the browser cannot decode it.
 */
export async function shrinkPhoto(file: File, side = sideFor(connection())): Promise<File> {
  if (!PHOTO_TYPES.includes(file.type) || file.size <= SMALL) {
    return file
  }
  try {
    return await drawnSmaller(file, side)
  } catch {
    return file // Broken, or too large for this device's memory: the API decides.
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

/** The size scaled down so that its longest side is at most `side`. */
export function fitInto({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height))
  const scaled = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: scaled(width), height: scaled(height) }
}

export function sideFor({ saveData = false, effectiveType = '' }: Connection): number {
  return saveData || effectiveType.endsWith('2g') ? SAVING_SIDE : KEPT_SIDE
}

export function asJpeg(name: string) {
  return `${name.replace(/\.[^.]*$/, '') || 'photo'}.jpg`
}

/** Not every browser supports it. */
function connection(): Connection {
  return (navigator as Navigator & { connection?: Connection }).connection ?? {}
}
