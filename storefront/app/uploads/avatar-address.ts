/** The value by which the API says that somebody has no picture (specification §9). */
const NO_PHOTO = 'no-photo.jpg'

/** Widths the API makes of every avatar beside the original of 512 px. */
const WIDTHS = [96, 256]

/**
 * Where somebody's picture is in the size a page shows it (CSS px), sharp on screens that show two
 * pixels for one; null when there is none.
 */
export function avatarAddress(avatar: string | null | undefined, size: number): string | null {
  if (!avatar || avatar === NO_PHOTO) {
    return null
  }
  const width = WIDTHS.find((made) => made >= size * 2)
  return width ? avatar.replace(/original\.webp$/, `${width}.webp`) : avatar
}
