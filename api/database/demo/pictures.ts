import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import drive from '@adonisjs/drive/services/main'
import { decodePhoto, fromPixels } from '#services/photos/decode_photo'
import { encodeVariants } from '#services/photos/encode_variants'
import { newPhotoKey, variantKey } from '#services/photos/photo_keys'
import { AVATAR_WIDTHS } from '#services/photos/photo_rules'
import type { StoredPhoto } from '#services/photos/photo_store'
import type { DemoFolder } from './folder.ts'

/** The smaller sizes made at once, in px: those a first start has the time for. The widest is the file itself. */
const WIDTHS = { properties: [320, 720], avatars: AVATAR_WIDTHS } as const

/** Pictures under way at the same time: while some are written to the disk, others are made smaller. */
const AT_ONCE = 4

/** What was stored, by the name of its file. */
export type StoredPictures = Map<string, StoredPhoto>

/** Stores every picture the data names. They are WebP and as wide as a page shows: copied, not encoded again. */
export async function storePictures({ people, properties, pictures: folder }: DemoFolder) {
  const stored: StoredPictures = new Map()
  const wanted = [
    ...people.flatMap(({ portrait }) => portrait ?? []).map((file) => [file, 'avatars'] as const),
    ...properties
      .flatMap(({ pictures }) => pictures)
      .map(({ file }) => [file, 'properties'] as const),
  ]
  const queue = wanted.values()
  const worker = async () => {
    for (const [file, kind] of queue) {
      stored.set(file, await storePicture(await readFile(join(folder, file)), kind))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return stored
}

/** Stores a WebP file with its smaller sizes. */
export async function storePicture(bytes: Buffer, kind: keyof typeof WIDTHS): Promise<StoredPhoto> {
  const key = newPhotoKey(kind)
  const photo = await decodePhoto(bytes, kind)
  const widths = WIDTHS[kind].filter((width) => width < photo.width)
  for await (const variant of encodeVariants(fromPixels(photo), widths, ['webp'])) {
    await drive.use().put(variantKey(key, variant.width, 'webp'), variant.bytes)
  }
  await drive.use().put(variantKey(key, photo.width, 'webp'), bytes)
  await drive.use().put(key, bytes)
  const { width, height, color, placeholder } = photo
  return {
    key,
    width,
    height,
    color,
    placeholder,
    variantWidths: [...widths, width].join(','),
    variantFormats: 'webp',
  }
}
