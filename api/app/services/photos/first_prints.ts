import { fromNegative, type Negative } from '#services/photos/develop_photo'
import type { PhotoKind } from '#services/photos/photo_keys'
import { PHOTO_RULES } from '#services/photos/photo_rules'
import { printOriginal, printVariants, type Print } from '#services/photos/print_variants'

/** What is stored of a picture at once: a tenth of its pixels' size, so the pixels can be let go. */
export type Development = Pick<Negative, 'width' | 'height' | 'color' | 'placeholder'> & {
  original: Uint8Array
  prints: Print[]
}

/** The original as it will be kept, and the widths that cannot wait for the queue. */
export async function firstPrints(negative: Negative, kind: PhotoKind): Promise<Development> {
  const { width, height, color, placeholder } = negative
  const widths = PHOTO_RULES[kind].atOnce.filter((wanted) => wanted <= width)
  const prints: Print[] = []
  for await (const print of printVariants(fromNegative(negative), widths, ['webp'])) {
    prints.push(print)
  }
  return {
    width,
    height,
    color,
    placeholder,
    prints,
    original: await printOriginal(fromNegative(negative)),
  }
}
