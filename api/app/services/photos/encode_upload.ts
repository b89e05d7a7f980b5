import { fromPixels, type DecodedPhoto } from '#services/photos/decode_photo'
import { encodeOriginal, encodeVariants, type Variant } from '#services/photos/encode_variants'
import type { PhotoKind } from '#services/photos/photo_keys'
import { PHOTO_RULES } from '#services/photos/photo_rules'

export type EncodedUpload = Pick<DecodedPhoto, 'width' | 'height' | 'color' | 'placeholder'> & {
  original: Uint8Array
  variants: Variant[]
}

export async function encodeUpload(photo: DecodedPhoto, kind: PhotoKind): Promise<EncodedUpload> {
  const { width, height, color, placeholder } = photo
  const widths = PHOTO_RULES[kind].atOnce.filter((wanted) => wanted <= width)
  const variants: Variant[] = []
  for await (const variant of encodeVariants(fromPixels(photo), widths, ['webp'])) {
    variants.push(variant)
  }
  const original = await encodeOriginal(fromPixels(photo))
  return { width, height, color, placeholder, variants, original }
}
