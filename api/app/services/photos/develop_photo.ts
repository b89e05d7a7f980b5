import sharp, { type Metadata, type Sharp } from 'sharp'
import { hasForeignContent } from '#services/photos/foreign_content'
import { imageTypeOf } from '#services/photos/image_type'
import type { PhotoKind } from '#services/photos/photo_keys'
import { Unfit } from '#services/photos/photo_refusals'
import { MAX_PIXELS, MAX_PIXELS_AT_ONCE, PHOTO_RULES } from '#services/photos/photo_rules'

/** One thread a picture: the other core belongs to the requests. Pictures are never asked for twice. */
sharp.concurrency(1)
sharp.cache(false)

/** Seconds after which a picture is given up; the slowest honest one takes two. */
const PATIENCE = 10

/** The longest side of a placeholder: shapes are guessed, nothing is recognized. */
const DOTS = 16

/** A picture as it will be stored, still unpacked: 8-bit sRGB, upright, without anything but its pixels. */
export type Negative = {
  pixels: Buffer
  width: number
  height: number
  channels: 3
  /** '#rrggbb', the mean of all pixels: what a page shows until the picture arrives */
  color: string
  /** The picture in 16 dots, as a data address of some 150 characters: what is seen instead of plain colour */
  placeholder: string
}

/** As much of a negative as a print needs. */
type Pixels = Pick<Negative, 'pixels' | 'width' | 'height' | 'channels'>

/**
 * Judges a file by its content (JPEG, PNG, WebP; of a moving picture the first frame) and unpacks it. Position
 * and camera data stay behind, orientation and colour profile are applied, and what is larger than a screen
 * needs is made smaller.
 * @throws Unfit when it is no such picture, broken, or too large to unpack
 */
export async function developPhoto(bytes: Buffer, kind: PhotoKind): Promise<Negative> {
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
      .timeout({ seconds: PATIENCE })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    const { width, height } = info
    const negative = { pixels: data, width, height, channels: 3 as const }
    return { ...negative, color: await meanColour(negative), placeholder: await inDots(negative) }
  } catch {
    throw new Unfit('type')
  }
}

/** The negative as the start of any number of prints. */
export function fromNegative({ pixels, width, height, channels }: Pixels) {
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

async function meanColour(negative: Pixels) {
  const pixel = await fromNegative(negative).resize(1, 1, { fit: 'fill' }).raw().toBuffer()
  return `#${pixel.toString('hex', 0, 3)}`
}

async function inDots(negative: Pixels) {
  const dots = fromNegative(negative).resize(DOTS, DOTS, { fit: 'inside' })
  const bytes = await dots.webp({ quality: 40, effort: 4 }).toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}
