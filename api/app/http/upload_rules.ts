import { STATEMENT_LIMITS } from '#domain/mpesa_lines'
import type { PhotoKind } from '#services/photos/photo_keys'
import { MAX_PHOTO_BYTES, PHOTO_RULES } from '#services/photos/photo_rules'

export type UploadKind = PhotoKind | 'statements'

export type UploadOptions = {
  kind: UploadKind
  maxFiles: number
  /** `count`: too many are read but not kept, so that the action can refuse them. */
  excess?: 'refuse' | 'count'
}

/** Beside the files, in bytes. */
const FIELDS = 100 * 1024

/** The field of a form that a file comes in, and how large it may be. */
export function uploadRules(kind: UploadKind) {
  if (kind === 'statements') {
    return { field: 'statement', tooLarge: 'statements.size', maxBytes: STATEMENT_LIMITS.bytes }
  }
  const { field, tooLarge } = PHOTO_RULES[kind]
  return { field, tooLarge, maxBytes: MAX_PHOTO_BYTES }
}

/** Of a form with these files, in bytes: with one file more where too many are counted. */
export function longestForm({ kind, maxFiles, excess }: UploadOptions) {
  const files = excess === 'count' ? maxFiles + 1 : maxFiles
  return files * uploadRules(kind).maxBytes + FIELDS
}
