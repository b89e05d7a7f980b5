import sharp, { type Metadata, type Sharp } from 'sharp'
import { hasForeignContent } from '#services/photos/foreign_content'
import { imageTypeOf } from '#services/photos/image_type'
import type { PhotoKind } from '#services/photos/photo_keys'
import { Unfit } from '#services/photos/photo_refusals'
import { MAX_PIXELS, MAX_PIXELS_AT_ONCE, PHOTO_RULES } from '#services/photos/photo_rules'

/** One thread leaves the other core to requests; no picture is decoded twice, so no cache. */
sharp.concurrency(1)
sharp.cache(false)

/** Timeout in seconds; the slowest valid picture takes two. */
const DECODE_SECONDS = 10

/** Side of a placeholder in px: too coarse to recognise anything. */
const DOTS = 16

/** 8-bit sRGB, upright, without metadata. */
export type DecodedPhoto = {
  pixels: Buffer
  width: number
  height: number
  channels: 3
  /** '#rrggbb', the mean */
  color: string
  /** data URL of 16 px, some 150 characters */
  placeholder: string
}

type Pixels = Pick<DecodedPhoto, 'pixels' | 'width' | 'height' | 'channels'>

/**
 * Detects the type by content (JPEG, PNG, WebP, first frame), decodes, drops metadata, applies orientation
 * and colour profile, and downscales.
 * @throws Unfit when it is no such picture, broken, or too large to decode
 */
export async function decodePhoto(bytes: Buffer, kind: PhotoKind): Promise<DecodedPhoto> {
  const type = imageTypeOf(bytes)
  if (!type) throw new Unfit('type')
  const metadata = await readMetadata(bytes)
  if (metadata.format !== type) throw new Unfit('type')
  refuseTooManyPixels(metadata)
  if (hasForeignContent(bytes, type)) throw new Unfit('type')

  try {
    const { data, info } = await cut(open(bytes).autoOrient(), kind)
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .timeout({ seconds: DECODE_SECONDS })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    const { width, height } = info
    const photo = { pixels: data, width, height, channels: 3 as const }
    return { ...photo, color: await meanColour(photo), placeholder: await inDots(photo) }
  } catch {
    throw new Unfit('type')
  }
}

export function fromPixels({ pixels, width, height, channels }: Pixels) {
  return sharp(pixels, { raw: { width, height, channels } })
}

function open(bytes: Buffer) {
  return sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS })
}

async function readMetadata(bytes: Buffer): Promise<Metadata> {
  try {
    return await open(bytes).metadata()
  } catch (error) {
    throw new Unfit(String(error).includes('pixel limit') ? 'pixels' : 'type')
  }
}

function refuseTooManyPixels({ format, width, height, isProgressive }: Metadata) {
  const atOnce = format === 'webp' || isProgressive
  const limit = atOnce ? MAX_PIXELS_AT_ONCE : MAX_PIXELS
  if (width * height > limit) throw new Unfit('pixels')
}

function cut(image: Sharp, kind: PhotoKind) {
  const { side, square } = PHOTO_RULES[kind]
  return square
    ? image.resize(side, side, { fit: 'cover', position: 'attention' })
    : image.resize(side, side, { fit: 'inside', withoutEnlargement: true })
}

async function meanColour(photo: Pixels) {
  const pixel = await fromPixels(photo).resize(1, 1, { fit: 'fill' }).raw().toBuffer()
  return `#${pixel.toString('hex', 0, 3)}`
}

async function inDots(photo: Pixels) {
  const dots = fromPixels(photo).resize(DOTS, DOTS, { fit: 'inside' })
  const bytes = await dots.webp({ quality: 40, effort: 4 }).toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}
