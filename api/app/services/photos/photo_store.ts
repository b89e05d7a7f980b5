import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import drive from '@adonisjs/drive/services/main'
import storageConfig from '#config/storage'
import { isStoreAway } from '#domain/store_away'
import { invalid } from '#exceptions/refusal'
import type { EncodedUpload } from '#services/photos/encode_upload'
import type { Variant } from '#services/photos/encode_variants'
import { processUpload, processVariants } from '#services/photos/image_workers'
import { imageTypeOf } from '#services/photos/image_type'
import { removeDrafts } from '#services/photos/photo_folders'
import {
  cameraKey,
  folderOf,
  newPhotoKey,
  variantKey,
  VARIANT_FORMATS,
  type PhotoKind,
  type VariantFormat,
} from '#services/photos/photo_keys'
import { MAX_PHOTO_BYTES, PHOTO_RULES } from '#services/photos/photo_rules'

/** Bytes or an uploaded file (a MultipartFile fits). */
export type PhotoSource = Buffer | { tmpPath?: string; size: number }

export type NewPhoto = { source: PhotoSource; caption: string | null; alt: string | null }

/** Lists are comma-joined, null until variants exist. */
export type StoredPhoto = {
  key: string
  width: number
  height: number
  color: string
  placeholder: string | null
  variantWidths: string | null
  variantFormats: string | null
}

/** Files in storage order, the original last. */
type Prepared = { photo: StoredPhoto; files: PhotoFile[] }
type PhotoFile = { key: string; bytes: Uint8Array }

type PhotoOptions = { kind: PhotoKind; maxBytes?: number }

/**
 * Validates and stores a picture as WebP, at most 2,400 px wide; makeVariants runs later.
 * @param options.maxBytes 5 MB by default
 * @throws Refusal 422 with the specification's text (§5) when it is no picture or too large; nothing is
 * stored
 */
export async function acceptPhoto(source: PhotoSource, options: PhotoOptions) {
  const [photo] = await acceptPhotos([source], options)
  return photo
}

/** All are validated before any is stored; a failure removes all, or leaves them to the night when the store is away. */
export async function acceptPhotos(sources: PhotoSource[], options: PhotoOptions) {
  const prepared = await Promise.all(sources.map((source) => prepare(source, options)))
  const outcomes = await Promise.allSettled(prepared.map(store))
  const failure = outcomes.find((outcome) => outcome.status === 'rejected')
  const photos = prepared.map(({ photo }) => photo)
  if (!failure) return photos

  if (!isStoreAway(failure.reason)) await removePhotos(photos)
  throw failure.reason
}

/**
 * Copies a stored picture with its variants to a key of its own: each of the two can be removed without the other.
 * @returns null when its files are gone
 */
export async function copyPhoto(photo: StoredPhoto, kind: PhotoKind): Promise<StoredPhoto | null> {
  const { width, height, color, placeholder, variantWidths, variantFormats } = photo
  const key = newPhotoKey(kind)
  const copied = { key, width, height, color, placeholder, variantWidths, variantFormats }
  const [from, to] = [filesOfStored(photo), filesOfStored(copied)]
  for (const [at, file] of from.entries()) {
    if (!(await drive.use().exists(file))) {
      await removePhoto(key)
      return null
    }
    try {
      await drive.use().put(to[at], await drive.use().getBytes(file))
    } catch (error) {
      await removePhoto(key)
      throw error
    }
  }
  return copied
}

/** The original last: with it the picture is there. */
function filesOfStored({ key, variantWidths, variantFormats }: StoredPhoto): string[] {
  const widths = (variantWidths ?? '').split(',').filter(Boolean).map(Number)
  const formats = (variantFormats ?? '').split(',').filter(Boolean) as VariantFormat[]
  const variants = widths.flatMap((width) =>
    formats.map((format) => variantKey(key, width, format))
  )
  return [...variants, key]
}

/** Makes variants from the original; idempotent. */
export async function makeVariants(
  key: string,
  formats: readonly VariantFormat[] = VARIANT_FORMATS
) {
  const load = async () => {
    await removeDrafts(folderOf(key))
    return { original: await buffer(await drive.use().getStream(key)), formats }
  }
  return processVariants(load, (widths, variants) =>
    storeVariants(key, { widths, formats }, variants)
  )
}

/** Idempotent. */
export async function removePhoto(key: string) {
  await removeFolder(folderOf(key))
}

export async function removeFolder(folder: string) {
  await drive.use().deleteAll(folder)
}

export async function removePhotos(photos: { key: string }[]) {
  await Promise.all(photos.map(({ key }) => removePhoto(key)))
}

/** @throws Refusal 422 when it is none, or too large */
async function prepare(
  source: PhotoSource,
  { kind, maxBytes = MAX_PHOTO_BYTES }: PhotoOptions
): Promise<Prepared> {
  const { field, tooLarge } = PHOTO_RULES[kind]
  const size = Buffer.isBuffer(source) ? source.length : source.size
  if (size > maxBytes) throw invalid(field, 'size', tooLarge)

  const file = Buffer.isBuffer(source) ? source : (source.tmpPath ?? Buffer.alloc(0))
  const prepared = filesOf(await processUpload({ source: file, kind }), kind)
  const camera = storageConfig.keepsOriginals ? await cameraFile(prepared.photo.key, file) : []
  return { ...prepared, files: [...camera, ...prepared.files] }
}

function filesOf({ original, variants, ...facts }: EncodedUpload, kind: PhotoKind): Prepared {
  const key = newPhotoKey(kind)
  return {
    photo: { key, ...facts, variantWidths: null, variantFormats: null },
    files: [
      ...variants.map(({ width, format, bytes }) => ({
        key: variantKey(key, width, format),
        bytes,
      })),
      { key, bytes: original },
    ],
  }
}

async function cameraFile(key: string, source: Buffer | string): Promise<PhotoFile[]> {
  const bytes = typeof source === 'string' ? await readFile(source) : source
  const type = imageTypeOf(bytes)
  return type ? [{ key: cameraKey(key, type), bytes }] : []
}

async function store({ files }: Prepared) {
  for (const { key, bytes } of files) await drive.use().put(key, bytes)
}

/** @returns the row's columns */
async function storeVariants(
  key: string,
  { widths, formats }: { widths: number[]; formats: readonly VariantFormat[] },
  variants: AsyncGenerator<Variant>
) {
  /** Written while the next variant is encoded: both take equally long. */
  const written: Promise<unknown>[] = []
  for await (const { width, format, bytes } of variants) {
    const put = drive.use().put(variantKey(key, width, format), bytes)
    written.push(put.catch((error: unknown) => ({ error })))
  }
  for (const outcome of await Promise.all(written)) {
    if (outcome) throw (outcome as { error: unknown }).error
  }
  return { variantWidths: widths.join(','), variantFormats: widths.length ? formats.join(',') : '' }
}
