import sharp, { type Metadata, type Sharp } from 'sharp'
import { hasForeignContent } from '#services/photos/foreign_content'
import { imageTypeOf } from '#services/photos/image_type'
import type { PhotoKind } from '#services/photos/photo_keys'
import { Unfit } from '#services/photos/photo_refusals'
import {
  MAX_PIXELS,
  MAX_PIXELS_AT_ONCE,
  MAX_RATIO,
  PHOTO_RULES,
} from '#services/photos/photo_rules'

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
 * @throws Unfit when it is no such picture, broken, too large to decode, too small, or too long and narrow
 */
export async function decodePhoto(bytes: Buffer, kind: PhotoKind): Promise<DecodedPhoto> {
  const type = imageTypeOf(bytes)
  if (!type) throw new Unfit('type')
  const metadata = await readMetadata(bytes)
  if (metadata.format !== type) throw new Unfit('type')
  refuseTooManyPixels(metadata)
  refuseShape(metadata, kind)
  if (hasForeignContent(bytes, type)) throw new Unfit('type')

  try {
    const { data, info } = await cut(open(bytes).autoOrient(), kind, metadata)
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .timeout({ seconds: DECODE_SECONDS })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    const { width, height } = info
    const photo = await enlarged({ pixels: data, width, height, channels: 3 }, kind)
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

/** Before decoding: what is cut and resized stays in proportion to what was sent. */
function refuseShape({ width, height }: Metadata, kind: PhotoKind) {
  const short = Math.min(width, height)
  if (Math.max(width, height) > short * MAX_RATIO) throw new Unfit('shape')
  if (short < PHOTO_RULES[kind].minSide) throw new Unfit('tooSmall')
}

/** Never enlarges: `cover` would scale the long side along before it cuts. */
function cut(image: Sharp, kind: PhotoKind, { width, height }: Metadata) {
  const { side, square } = PHOTO_RULES[kind]
  const edge = Math.min(side, width, height)
  return square
    ? image.resize(edge, edge, { fit: 'cover', position: 'attention' })
    : image.resize(side, side, { fit: 'inside', withoutEnlargement: true })
}

/** The square of a small avatar, so that all its widths exist. */
async function enlarged(photo: Pixels, kind: PhotoKind): Promise<Pixels> {
  const { side, square } = PHOTO_RULES[kind]
  if (!square || photo.width === side) return photo
  const pixels = await fromPixels(photo).resize(side, side).raw().toBuffer()
  return { ...photo, pixels, width: side, height: side }
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
