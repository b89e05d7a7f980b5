import { invalid } from '#exceptions/refusal'
import type { PhotoKind } from '#services/photos/photo_keys'
import { PHOTO_RULES } from '#services/photos/photo_rules'

export type Flaw = 'type' | 'pixels'

/** Thrown in the image worker; refusalOf maps it to the form field. */
export class Unfit extends Error {
  constructor(readonly flaw: Flaw) {
    super(`no picture to keep: ${flaw}`)
  }
}

/** 422 with the specification's texts (§5). */
export function refusalOf(kind: PhotoKind, flaw: Flaw) {
  return invalid(PHOTO_RULES[kind].field, flaw, `images.${flaw}`)
}
