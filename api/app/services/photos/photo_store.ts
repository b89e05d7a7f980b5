import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { buffer } from 'node:stream/consumers'
import drive from '@adonisjs/drive/services/main'
import sharp from 'sharp'
import { invalid } from '#exceptions/refusal'
import { imageTypeOf } from '#services/photos/image_type'
import { developPhoto, fromNegative, type Negative } from '#services/photos/develop_photo'
import { removeDrafts } from '#services/photos/photo_folders'
import { gate } from '#services/photos/gate'
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
import { printApart, type PrintOrder } from '#services/photos/print_apart'
import {
  EFFORT,
  printOriginal,
  printVariants,
  widthsFor,
  type Effort,
  type Print,
} from '#services/photos/print_variants'
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
type Development = { photo: StoredPhoto; files: PhotoFile[] }
type PhotoFile = { key: string; bytes: Buffer }

/** Where a worker makes the variants. Without one, in tests, a process for each would take longer than its work. */
const printsApart = env.get('QUEUE_DRIVER') !== 'sync'

const keepsOriginals = env.get('PHOTO_ORIGINALS') === 'keep'

type PhotoOptions = { kind: PhotoKind; maxBytes?: number; effort?: Effort }

/**
 * One or two pictures are unpacked at a time, for people who wait for the answer; one is printed at a time, for
 * nobody in particular. Memory stays bounded, and a core belongs to the requests.
 */
const darkroom = gate(availableParallelism() > 2 ? 2 : 1)
const press = gate(1)

/** How long printing lets uploads go first (ms). */
const COURTESY = 10_000

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
  const prints = await Promise.all(sources.map((source) => printFrom(source, options)))
  const outcomes = await Promise.allSettled(prints.map(store))
  const failure = outcomes.find((outcome) => outcome.status === 'rejected')
  const photos = prints.map(({ photo }) => photo)
  if (!failure) return photos

  await removePhotos(photos)
  throw failure.reason
}

/**
 * The same path for a drawn picture of the demo, made for a first start that does not keep people waiting: its
 * variants at once, WebP only (AVIF takes five times as long), with little effort. About 0.2 s on one core for
 * 1600 × 1200; two or three at a time keep two cores busy.
 */
export async function storeDemoPhoto(source: Buffer, { kind }: { kind: PhotoKind }) {
  const effort = EFFORT.quick
  const { photo, negative, files } = await prepare(source, { kind, maxBytes: Infinity, effort })
  await store({ photo, files })
  const image = fromNegative(negative)
  const widths = widthsFor(negative.width)
  const prints = printVariants(image, widths, ['webp'], effort)
  const made = await storePrints(photo.key, { widths, formats: ['webp'] }, prints)
  return { ...photo, ...made }
}

/**
 * Makes the variants of a stored picture from its original. Making them again changes nothing, so a worker
 * that was killed half-way simply starts over.
 */
export async function makeVariants(
  key: string,
  formats: readonly VariantFormat[] = VARIANT_FORMATS
) {
  return press.through(async () => {
    await removeDrafts(folderOf(key))
    const original = await buffer(await drive.use().getStream(key))
    const { width } = await sharp(original).metadata()
    const order = { original, widths: widthsFor(width), formats, effort: EFFORT.careful }
    await darkroom.empty(COURTESY)
    const isApart = printsApart && order.widths.length > 0
    return storePrints(key, order, isApart ? printApart(order) : printHere(order))
  })
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

/** What is to be stored of a picture; the pixels, ten times as big, are let go at once. */
async function printFrom(source: PhotoSource, options: PhotoOptions): Promise<Development> {
  const { photo, files } = await prepare(source, options)
  return { photo, files }
}

async function prepare(
  source: PhotoSource,
  { kind, maxBytes = MAX_PHOTO_BYTES, effort = EFFORT.careful }: PhotoOptions
) {
  const { field, tooLarge } = PHOTO_RULES[kind]
  const size = Buffer.isBuffer(source) ? source.length : source.size
  if (size > maxBytes) throw invalid(field, 'size', tooLarge)

  return darkroom.through(async () => {
    const bytes = await bytesOf(source)
    const negative = await developPhoto(bytes, kind)
    const photo = recordOf(newPhotoKey(kind), negative)
    const files = [
      ...cameraFile(photo.key, bytes),
      ...(await printsAtOnce(photo.key, negative, kind, effort)),
      { key: photo.key, bytes: await printOriginal(fromNegative(negative)) },
    ]
    return { photo, negative, files }
  })
}

/** The file as it was sent, where originals are kept. */
function cameraFile(key: string, bytes: Buffer): PhotoFile[] {
  const type = imageTypeOf(bytes)
  return keepsOriginals && type ? [{ key: cameraKey(key, type), bytes }] : []
}

async function printsAtOnce(key: string, negative: Negative, kind: PhotoKind, effort: Effort) {
  const widths = PHOTO_RULES[kind].atOnce.filter((width) => width <= negative.width)
  const files: PhotoFile[] = []
  for await (const print of printVariants(fromNegative(negative), widths, ['webp'], effort)) {
    files.push({ key: variantKey(key, print.width, print.format), bytes: print.bytes })
  }
  return files
}

async function bytesOf(source: PhotoSource) {
  if (Buffer.isBuffer(source)) return source
  return source.tmpPath ? readFile(source.tmpPath) : Buffer.alloc(0)
}

function recordOf(key: string, negative: Negative): StoredPhoto {
  const { width, height, color, placeholder } = negative
  return { key, width, height, color, placeholder, variantWidths: null, variantFormats: null }
}

async function store({ files }: Development) {
  for (const { key, bytes } of files) await drive.use().put(key, bytes)
}

function printHere({ original, widths, formats, effort }: PrintOrder) {
  return printVariants(sharp(original), widths, formats, effort)
}

/** Stores prints as they come. @returns what the picture's row is to say about them */
async function storePrints(
  key: string,
  { widths, formats }: Pick<PrintOrder, 'widths' | 'formats'>,
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
