import { randomBytes } from 'node:crypto'
import type { ImageType } from '#services/photos/image_type'

/** What a picture shows decides where it lives and how it is cut. */
export const PHOTO_KINDS = ['properties', 'reviews', 'avatars'] as const
export type PhotoKind = (typeof PHOTO_KINDS)[number]

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

/** The key of the picture that lives in a folder. */
export function originalIn(folder: string) {
  return `${folder}/${ORIGINAL}`
}

/** Where the variant of a width (px) stands: beside the original. */
export function variantKey(key: string, width: number, format: VariantFormat) {
  return `${folderOf(key)}/${width}.${format}`
}

/**
 * Where the file lies as it was sent, should originals be kept (PHOTO_ORIGINALS). Position and camera data are
 * still in it: no address leads there (isStoredName).
 */
export function cameraKey(key: string, type: ImageType) {
  return `${folderOf(key)}/camera.${type}`
}

export function isStoredName(name: string) {
  return STORED.test(name)
}
