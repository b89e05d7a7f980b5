import type { HttpError } from '@refinedev/core'
import { sendUpload, type Upload } from '@makao/shared/uploads/send-upload'
import type { UploadOutcome } from '@makao/shared/uploads/upload-answer'
import { meantFor, textOfStatus } from './http'
import { i18n } from './i18n'

/**
 * Uploads a form in the current language, with retries.
 * @returns the outcome; `failureOf` turns it into an error
 */
export function send<Data>(upload: Upload): Promise<UploadOutcome<Data>> {
  return sendUpload<Data>({
    ...upload,
    headers: { ...meantFor(), 'Accept-Language': i18n.language },
  })
}

/** A failed upload as Refine's error; null when stored or aborted. */
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
