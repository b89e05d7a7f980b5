import { randomBytes } from 'node:crypto'

/** What a picture shows decides where it lives and how it is cut. */
export type PhotoKind = 'properties' | 'reviews' | 'avatars'

export const VARIANT_FORMATS = ['avif', 'webp'] as const
export type VariantFormat = (typeof VARIANT_FORMATS)[number]

const ORIGINAL = 'original.webp'

/** The only names a stored picture can have; whatever else is asked for does not exist. */
const STORED =
  /^(?:properties|reviews|avatars)\/[a-z0-9]{24}\/(?:original\.webp|\d{2,4}\.(?:avif|webp))$/

/** A new picture's key, e.g. properties/3f9c…/original.webp: nobody can guess the next one. */
export function newPhotoKey(kind: PhotoKind) {
  return `${kind}/${randomBytes(12).toString('hex')}/${ORIGINAL}`
}

/** The folder of a picture, which holds the original and all its variants. */
export function folderOf(key: string) {
  return key.slice(0, key.lastIndexOf('/'))
}

/** Where the variant of a width (px) stands: beside the original. */
export function variantKey(key: string, width: number, format: VariantFormat) {
  return `${folderOf(key)}/${width}.${format}`
}

export function isStoredName(name: string) {
  return STORED.test(name)
}
