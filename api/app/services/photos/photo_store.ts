import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import drive from '@adonisjs/drive/services/main'
import { invalid } from '#exceptions/refusal'
import { develop, printing } from '#services/photos/darkroom'
import { developPhoto, fromNegative } from '#services/photos/develop_photo'
import { firstPrints, type Development } from '#services/photos/first_prints'
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
import { printVariants, widthsFor, type Print } from '#services/photos/print_variants'
import env from '#start/env'

/** A picture as it came: its bytes, or where an upload lies for now (a MultipartFile fits). */
export type PhotoSource = Buffer | { tmpPath?: string; size: number }

/** What the database keeps of a stored picture; the lists are comma-joined, null until variants exist. */
export type StoredPhoto = {
  key: string
  width: number
  height: number
  color: string
  placeholder: string | null
  variantWidths: string | null
  variantFormats: string | null
}

/** A picture and its files in the order in which they are stored, the one it is known by last. */
type Prepared = { photo: StoredPhoto; files: PhotoFile[] }
type PhotoFile = { key: string; bytes: Uint8Array }

const keepsOriginals = env.get('PHOTO_ORIGINALS') === 'keep'

type PhotoOptions = { kind: PhotoKind; maxBytes?: number }

/**
 * Takes in one picture: judged by its content, cleaned, stored as WebP at most 2,400 px wide. Usable at once;
 * variants are made later (makeVariants).
 * @param options.maxBytes refuses larger files, 5 MB unless told
 * @throws Refusal 422 with the specification's text (§5) when it is no picture or too large; nothing is stored
 */
export async function acceptPhoto(source: PhotoSource, options: PhotoOptions) {
  const [photo] = await acceptPhotos([source], options)
  return photo
}

/** Several at once: all are judged before the first is stored, and one that fails takes all with it. */
export async function acceptPhotos(sources: PhotoSource[], options: PhotoOptions) {
  const prints = await Promise.all(sources.map((source) => prepare(source, options)))
  const outcomes = await Promise.allSettled(prints.map(store))
  const failure = outcomes.find((outcome) => outcome.status === 'rejected')
  const photos = prints.map(({ photo }) => photo)
  if (!failure) return photos

  await removePhotos(photos)
  throw failure.reason
}

/**
 * The same path for a drawn picture of the demo, made for a first start that does not keep people waiting: its
 * variants at once and here, WebP only (AVIF takes ten times as long). Two or three at a time keep two cores busy.
 */
export async function storeDemoPhoto(source: Buffer, { kind }: { kind: PhotoKind }) {
  const negative = await developPhoto(source, kind)
  const prepared = filesOf(await firstPrints(negative, kind), kind)
  await store(prepared)
  const widths = widthsFor(negative.width)
  const prints = printVariants(fromNegative(negative), widths, ['webp'])
  const made = await storePrints(prepared.photo.key, { widths, formats: ['webp'] }, prints)
  return { ...prepared.photo, ...made }
}

/**
 * Makes the variants of a stored picture from its original. Making them again changes nothing, so a worker
 * that was killed half-way simply starts over.
 */
export async function makeVariants(
  key: string,
  formats: readonly VariantFormat[] = VARIANT_FORMATS
) {
  const order = async () => {
    await removeDrafts(folderOf(key))
    return { original: await buffer(await drive.use().getStream(key)), formats }
  }
  return printing(order, (widths, prints) => storePrints(key, { widths, formats }, prints))
}

/** Removes a picture with all its variants; one that is already gone is fine. */
export async function removePhoto(key: string) {
  await removeFolder(folderOf(key))
}

/** The same, by the folder in which a picture lives. */
export async function removeFolder(folder: string) {
  await drive.use().deleteAll(folder)
}

export async function removePhotos(photos: { key: string }[]) {
  await Promise.all(photos.map(({ key }) => removePhoto(key)))
}

/** What is to be stored of a picture. @throws Refusal 422 when it is none, or too large */
async function prepare(
  source: PhotoSource,
  { kind, maxBytes = MAX_PHOTO_BYTES }: PhotoOptions
): Promise<Prepared> {
  const { field, tooLarge } = PHOTO_RULES[kind]
  const size = Buffer.isBuffer(source) ? source.length : source.size
  if (size > maxBytes) throw invalid(field, 'size', tooLarge)

  const order = Buffer.isBuffer(source) ? source : (source.tmpPath ?? Buffer.alloc(0))
  const prepared = filesOf(await develop({ source: order, kind }), kind)
  const camera = keepsOriginals ? await cameraFile(prepared.photo.key, order) : []
  return { ...prepared, files: [...camera, ...prepared.files] }
}

function filesOf({ original, prints, ...facts }: Development, kind: PhotoKind): Prepared {
  const key = newPhotoKey(kind)
  return {
    photo: { key, ...facts, variantWidths: null, variantFormats: null },
    files: [
      ...prints.map(({ width, format, bytes }) => ({ key: variantKey(key, width, format), bytes })),
      { key, bytes: original },
    ],
  }
}

/** The file as it was sent, where originals are kept. */
async function cameraFile(key: string, source: Buffer | string): Promise<PhotoFile[]> {
  const bytes = typeof source === 'string' ? await readFile(source) : source
  const type = imageTypeOf(bytes)
  return type ? [{ key: cameraKey(key, type), bytes }] : []
}

async function store({ files }: Prepared) {
  for (const { key, bytes } of files) await drive.use().put(key, bytes)
}

/** Stores prints as they come. @returns what the picture's row is to say about them */
async function storePrints(
  key: string,
  { widths, formats }: { widths: number[]; formats: readonly VariantFormat[] },
  prints: AsyncGenerator<Print>
) {
  /** Flushing to the disk takes as long as a print: both go on side by side. */
  const written: Promise<unknown>[] = []
  for await (const { width, format, bytes } of prints) {
    const put = drive.use().put(variantKey(key, width, format), bytes)
    written.push(put.catch((error: unknown) => ({ error })))
  }
  for (const outcome of await Promise.all(written)) {
    if (outcome) throw (outcome as { error: unknown }).error
  }
  return { variantWidths: widths.join(','), variantFormats: widths.length ? formats.join(',') : '' }
}
