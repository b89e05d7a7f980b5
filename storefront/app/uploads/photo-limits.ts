/** What people may send (specification §5 and §9). The API judges again, and by content. */
export const PHOTO_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']

/** For `accept` of a file field. */
export const PHOTO_ACCEPT = PHOTO_TYPES.join(',')

/** 5 MB each. */
export const MAX_PHOTO_BYTES = 5 * 1024 * 1024

export const MAX_PROPERTY_PHOTOS = 8
export const MAX_REVIEW_PHOTOS = 5

/** Why photos cannot be taken, for the text of whichever house asks (§5). */
export type PhotoFault =
  | { rule: 'type'; file: Candidate }
  | { rule: 'size'; file: Candidate }
  | { rule: 'count'; max: number; current: number; more: number }

/** As much of a `File` as is judged. */
export type Candidate = Pick<File, 'name' | 'size' | 'type'>

interface Room {
  max: number
  /** How many are there already. */
  current?: number
}

/**
 * The first reason why these files cannot be added, or null: too many together, then for each its
 * type and its size. Call it with what would be sent: a picture too large may have become smaller
 * (shrinkPhoto).
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

/** Which rule a single file breaks, or null. */
export function ruleBrokenBy({ type, size }: Candidate): 'type' | 'size' | null {
  if (!PHOTO_TYPES.includes(type)) {
    return 'type'
  }
  return size > MAX_PHOTO_BYTES ? 'size' : null
}
