import type { HttpError } from '@refinedev/core'
import { sendUpload, type Upload } from '~uploads/send-upload'
import type { UploadOutcome } from '~uploads/upload-answer'
import { textOfStatus } from './http'
import { i18n } from './i18n'

/**
 * Sends a form with files in the language that is spoken here, however often the line breaks.
 *
 * @returns what came of it; `failureOf` says it in the words of every other call
 */
export function send<Data>(upload: Upload): Promise<UploadOutcome<Data>> {
  return sendUpload<Data>({ ...upload, headers: { 'Accept-Language': i18n.language } })
}

/** An upload that was not stored, as Refine's error; null for one that was, or was called off. */
export function failureOf(outcome: UploadOutcome<unknown>): HttpError | null {
  if (outcome.state === 'failed') {
    const { reason } = outcome
    return { message: i18n.t(`errors.${reason}`), statusCode: reason === 'server' ? 500 : 0 }
  }
  if (outcome.state === 'refused') {
    const { status, message, errors } = outcome
    const fields = errors.map((one) => [one.field, [one.message]])
    return {
      message: textOfStatus(status, message),
      statusCode: status,
      errors: Object.fromEntries(fields),
    }
  }
  return null
}
