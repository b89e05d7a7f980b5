/** Limits of uploads (specification §5 and §9). The API checks again, by content. */
export const PHOTO_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']

export const PHOTO_ACCEPT = PHOTO_TYPES.join(',')

export const MAX_PHOTO_BYTES = 5 * 1024 * 1024

/** Larger pictures are not decoded, for lack of memory on phones. */
const LARGEST_SOURCE = 10 * MAX_PHOTO_BYTES

export const MAX_PROPERTY_PHOTOS = 8
export const MAX_REVIEW_PHOTOS = 5

/** Why photos are refused (§5). */
export type PhotoFault =
  | { rule: 'type'; file: Candidate }
  | { rule: 'size'; file: Candidate }
  | { rule: 'count'; max: number; current: number; more: number }

export type Candidate = Pick<File, 'name' | 'size' | 'type'>

interface Room {
  max: number
  current?: number
}

/**
 * The first reason why these files are refused, or null: their number, then each one's type and
 * size. Call it after shrinkPhoto.
 */
export function photoFault(files: readonly Candidate[], room: Room): PhotoFault | null {
  const { max, current = 0 } = room
  if (current + files.length > max) {
    return { rule: 'count', max, current, more: Math.max(0, max - current) }
  }
  for (const file of files) {
    const rule = ruleBrokenBy(file)
    if (rule) {
      return { rule, file }
    }
  }
  return null
}

/** What the browser makes smaller before it is sent, such as a portrait that is cropped, may be larger. */
export const ruleBrokenByOriginal = (file: Candidate) => ruleBrokenBy(file, LARGEST_SOURCE)

function ruleBrokenBy({ type, size }: Candidate, most = MAX_PHOTO_BYTES): 'type' | 'size' | null {
  if (!PHOTO_TYPES.includes(type)) {
    return 'type'
  }
  return size > most ? 'size' : null
}
