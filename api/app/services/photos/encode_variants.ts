import sharp, { type Sharp } from 'sharp'
import { VARIANT_WIDTHS } from '#services/photos/photo_rules'
import type { VariantFormat } from '#services/photos/photo_keys'

export type Variant = { width: number; format: VariantFormat; bytes: Buffer }

/**
 * AVIF takes about 0.6 s for the widest variant, WebP 0.05 s. More effort saves a few per cent for several
 * times the time; none makes WebP a third larger.
 */
const EFFORT = 2

const ENCODERS: Record<VariantFormat, (image: Sharp) => Sharp> = {
  webp: (image) => image.webp({ quality: 76, effort: EFFORT }),
  avif: (image) => image.avif({ quality: 52, effort: EFFORT }),
}

/** Good enough as a source of variants; low effort, since the uploader waits. */
export function encodeOriginal(image: Sharp) {
  return image.webp({ quality: 82, effort: 0 }).toBuffer()
}

/** Never enlarged. */
export function widthsFor(width: number) {
  return VARIANT_WIDTHS.filter((wanted) => wanted <= width)
}

/** Sequential, so that a picture uses one thread. Widest first. */
export async function* encodeVariants(
  image: Sharp,
  widths: number[],
  formats: readonly VariantFormat[]
): AsyncGenerator<Variant> {
  let source = image
  for (const width of widths.toReversed()) {
    source = await decoded(source.resize(width))
    for (const format of formats) {
      yield { width, format, bytes: await ENCODERS[format](source.clone()).toBuffer() }
    }
  }
}

/** Decoded once for all formats of a width and the next smaller one, as decoding costs most. */
async function decoded(image: Sharp) {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return sharp(data, { raw: { width, height, channels } })
}
