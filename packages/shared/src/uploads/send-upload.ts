import {
  isWorthAnotherTry,
  outcomeOf,
  pauseBefore,
  type Attempt,
  type UploadOutcome,
} from './upload-answer.ts'
import { newKey } from '../new-key.ts'
import type { UploadProgress } from './upload-progress.ts'
import { lineBack, pause } from './wait.ts'

export interface Upload {
  /** A path of the API, e.g. `/api/v1/auth/uploadavatar`. */
  url: string
  method?: 'POST' | 'PUT'
  form: FormData
  headers?: Record<string, string>
  /**
   * Idempotency key, so that an upload whose answer was lost is not stored twice. Generated unless
   * given; give it when a user retries the same file.
   */
  key?: string
  onProgress?: (progress: UploadProgress) => void
  /** Aborts the upload: `aborted`. */
  signal?: AbortSignal
  /** Timeout without progress per attempt, in ms; 30 s by default. */
  timeout?: number
  /** Five by default. */
  attempts?: number
}

const TIMEOUT = 30_000
const ATTEMPTS = 5

/**
 * Uploads a form with progress. After a lost connection or a timeout it waits until the browser is
 * online, then retries with backoff under the same idempotency key. Never throws.
 *
 *     const form = new FormData()
 *     form.append('images', await shrinkPhoto(file))
 *     const outcome = await sendUpload<Image[]>({ url, form, onProgress, signal })
 *     if (outcome.state === 'done') show(outcome.data)
 */
export async function sendUpload<Data>(upload: Upload): Promise<UploadOutcome<Data>> {
  const { signal, attempts = ATTEMPTS, key = newKey() } = upload
  const tell = (state: UploadProgress['state'], share: number, attempt: number) =>
    upload.onProgress?.({ state, share, attempt })

  for (let number = 1; ; number += 1) {
    tell('sending', 0, number)
    const attempt = await attemptUpload({ ...upload, key }, (state, share) =>
      tell(state, share, number)
    )
    if (!isWorthAnotherTry(attempt) || number >= attempts) {
      return outcomeOf(attempt, number)
    }
    tell('waiting', 0, number)
    const retryAfter = attempt.ended === 'answered' ? attempt.retryAfter : null
    await lineBack(signal)
    await pause(pauseBefore(number + 1, retryAfter), signal)
    if (signal?.aborted) {
      return { state: 'aborted', attempts: number }
    }
  }
}

type Tell = (state: 'sending' | 'finishing', share: number) => void

function attemptUpload(upload: Upload, tell: Tell): Promise<Attempt> {
  const { url, method = 'POST', form, headers, key, signal, timeout = TIMEOUT } = upload
  return new Promise((resolve) => {
    if (signal?.aborted) {
      return resolve({ ended: 'aborted' })
    }
    const request = new XMLHttpRequest()
    let silence: ReturnType<typeof setTimeout> | undefined
    const listen = () => {
      clearTimeout(silence)
      silence = setTimeout(() => end({ ended: 'silent' }), timeout)
    }
    const abort = () => end({ ended: 'aborted' })
    const end = (attempt: Attempt) => {
      clearTimeout(silence)
      signal?.removeEventListener('abort', abort)
      resolve(attempt)
      request.abort()
    }

    request.upload.onprogress = ({ loaded, total }) => {
      listen()
      tell('sending', total > 0 ? loaded / total : 0)
    }
    request.upload.onload = () => {
      listen()
      tell('finishing', 1)
    }
    request.onload = () =>
      end({
        ended: 'answered',
        status: request.status,
        body: request.responseText,
        retryAfter: request.getResponseHeader('retry-after'),
      })
    request.onerror = () => end({ ended: 'broken' })
    signal?.addEventListener('abort', abort)

    request.open(method, url)
    const sent = { 'Accept': 'application/json', 'X-Client': 'web', 'Idempotency-Key': key ?? '' }
    for (const [name, value] of Object.entries({ ...sent, ...headers })) {
      if (value) {
        request.setRequestHeader(name, value)
      }
    }
    listen()
    request.send(form)
  })
}
