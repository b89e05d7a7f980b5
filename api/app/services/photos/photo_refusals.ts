import { invalid } from '#exceptions/refusal'
import type { PhotoKind } from '#services/photos/photo_keys'
import { PHOTO_RULES } from '#services/photos/photo_rules'

/** What may be wrong with a file beside its size: it is no picture we take, or unpacks into too many pixels. */
export type Flaw = 'type' | 'pixels'

/** What the darkroom says of such a file; whoever asked it knows the form it came in (refusalOf). */
export class Unfit extends Error {
  constructor(readonly flaw: Flaw) {
    super(`no picture to keep: ${flaw}`)
  }
}

/** 422 at the field of the form, in the specification's words (§5). */
export function refusalOf(kind: PhotoKind, flaw: Flaw) {
  return invalid(PHOTO_RULES[kind].field, flaw, `images.${flaw}`)
}
