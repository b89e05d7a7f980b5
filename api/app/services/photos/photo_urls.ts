/**
 * Where a stored picture is served. `key` names the stored original, e.g. properties/ab12cd/original.webp;
 * its variants stand beside it as <width>.<format>.
 */
export function photoUrl(key: string) {
  return `/uploads/${key}`
}

/** The specification's word for "no picture yet" (§9). */
export const NO_AVATAR = 'no-photo.jpg'

export function avatarUrl(key: string | null) {
  return key ? photoUrl(key) : NO_AVATAR
}
