import { invalid } from '#exceptions/refusal'
import type { PhotoKind } from '#services/photos/photo_keys'
import { MAX_RATIO, PHOTO_RULES } from '#services/photos/photo_rules'

export type Flaw = 'type' | 'pixels' | 'shape' | 'tooSmall'

/** Thrown in the image worker; refusalOf maps it to the form field. */
export class Unfit extends Error {
  constructor(readonly flaw: Flaw) {
    super(`no picture to keep: ${flaw}`)
  }
}

/** 422 with the specification's texts (§5). */
export function refusalOf(kind: PhotoKind, flaw: Flaw) {
  const { field, minSide } = PHOTO_RULES[kind]
  return invalid(field, flaw, `images.${flaw}`, { min: minSide, max: MAX_RATIO })
}
