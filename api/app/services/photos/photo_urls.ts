/** `key` names the original, e.g. properties/ab12cd/original.webp; variants are <width>.<format> beside it. */
export function photoUrl(key: string) {
  return `/uploads/${key}`
}

/** Specification §9. */
export const NO_AVATAR = 'no-photo.jpg'

export function avatarUrl(key: string | null) {
  return key ? photoUrl(key) : NO_AVATAR
}
