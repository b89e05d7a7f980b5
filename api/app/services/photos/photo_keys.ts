import { randomBytes } from 'node:crypto'
import type { ImageType } from '#services/photos/image_type'

export const PHOTO_KINDS = ['properties', 'reviews', 'avatars'] as const
export type PhotoKind = (typeof PHOTO_KINDS)[number]

export const VARIANT_FORMATS = ['avif', 'webp'] as const
export type VariantFormat = (typeof VARIANT_FORMATS)[number]

const ORIGINAL = 'original.webp'

/** Any other name is a 404. */
const STORED =
  /^(?:properties|reviews|avatars)\/[a-z0-9]{24}\/(?:original\.webp|\d{2,4}\.(?:avif|webp))$/

/** Random, e.g. properties/3f9c…/original.webp. */
export function newPhotoKey(kind: PhotoKind) {
  return `${kind}/${randomBytes(12).toString('hex')}/${ORIGINAL}`
}

export function folderOf(key: string) {
  return key.slice(0, key.lastIndexOf('/'))
}

export function originalIn(folder: string) {
  return `${folder}/${ORIGINAL}`
}

/** @param width px */
export function variantKey(key: string, width: number, format: VariantFormat) {
  return `${folderOf(key)}/${width}.${format}`
}

/** The unprocessed upload (PHOTO_ORIGINALS), with position and camera data: never served (isStoredName). */
export function cameraKey(key: string, type: ImageType) {
  return `${folderOf(key)}/camera.${type}`
}

export function isStoredName(name: string) {
  return STORED.test(name)
}
