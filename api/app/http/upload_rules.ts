import { STATEMENT_LIMITS } from '#domain/mpesa_lines'
import type { PhotoKind } from '#services/photos/photo_keys'
import { MAX_PHOTO_BYTES, PHOTO_RULES } from '#services/photos/photo_rules'

export type UploadKind = PhotoKind | 'statements'

/** The field of a form that a file comes in, and how large it may be. */
export function uploadRules(kind: UploadKind) {
  if (kind === 'statements') {
    return { field: 'statement', tooLarge: 'statements.size', maxBytes: STATEMENT_LIMITS.bytes }
  }
  const { field, tooLarge } = PHOTO_RULES[kind]
  return { field, tooLarge, maxBytes: MAX_PHOTO_BYTES }
}
