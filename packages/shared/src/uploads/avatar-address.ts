/** The API's value for "no picture" (specification §9). */
const NO_PHOTO = 'no-photo.jpg'

/** Widths the API makes besides the original of 512 px. */
const WIDTHS = [96, 256]

/** The avatar's address for a size (CSS px) at double pixel density; null when there is none. */
export function avatarAddress(avatar: string | null | undefined, size: number): string | null {
  if (!avatar || avatar === NO_PHOTO) {
    return null
  }
  const width = WIDTHS.find((made) => made >= size * 2)
  return width ? avatar.replace(/original\.webp$/, `${width}.webp`) : avatar
}
