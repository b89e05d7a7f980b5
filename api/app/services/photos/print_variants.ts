import sharp, { type Sharp } from 'sharp'
import { VARIANT_WIDTHS } from '#services/photos/photo_rules'
import type { VariantFormat } from '#services/photos/photo_keys'

export type Print = { width: number; format: VariantFormat; bytes: Buffer }

/**
 * What encoders spend on making a picture small: AVIF takes about 0.6 s for the widest variant, WebP 0.05 s. More
 * would shave off a few per cent for several times the work; none at all makes WebP a third larger.
 */
const EFFORT = 2

const ENCODERS: Record<VariantFormat, (image: Sharp) => Sharp> = {
  webp: (image) => image.webp({ quality: 76, effort: EFFORT }),
  avif: (image) => image.avif({ quality: 52, effort: EFFORT }),
}

/**
 * The stored original: good enough to make every variant from, also of formats to come. With little effort, for
 * somebody waits for it, and no page shows it once its variants are there.
 */
export function printOriginal(image: Sharp) {
  return image.webp({ quality: 82, effort: 0 }).toBuffer()
}

/** The widths a picture is worth having in; it is never enlarged. */
export function widthsFor(width: number) {
  return VARIANT_WIDTHS.filter((wanted) => wanted <= width)
}

/** One print after the other, so that a picture never takes more than one thread. Widest first. */
export async function* printVariants(
  image: Sharp,
  widths: number[],
  formats: readonly VariantFormat[]
): AsyncGenerator<Print> {
  let source = image
  for (const width of widths.toReversed()) {
    source = await unpacked(source.resize(width))
    for (const format of formats) {
      yield { width, format, bytes: await ENCODERS[format](source.clone()).toBuffer() }
    }
  }
}

/** Unpacked once, for all formats of a width and for the next smaller one: decoding costs most. */
async function unpacked(image: Sharp) {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return sharp(data, { raw: { width, height, channels } })
}
