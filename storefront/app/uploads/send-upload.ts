import {
  isWorthAnotherTry,
  outcomeOf,
  pauseBefore,
  type Attempt,
  type UploadOutcome,
} from './upload-answer.ts'
import type { UploadProgress } from './upload-progress.ts'
import { lineBack, pause } from './wait.ts'

export interface Upload {
  /** A path of the API, e.g. `/api/v1/auth/uploadavatar`. */
  url: string
  method?: 'POST' | 'PUT'
  form: FormData
  /** Sent along, e.g. `Accept-Language`. */
  headers?: Record<string, string>
  /**
   * Names this upload across its attempts, so that one whose answer was lost is not stored twice. Made
   * up when it is not given; give it when somebody presses "try again" for the same file.
   */
  key?: string
  onProgress?: (progress: UploadProgress) => void
  /** Ends it: `aborted`. */
  signal?: AbortSignal
  /** How long the line may be silent (ms) before an attempt is given up; 30 s unless told. */
  patience?: number
  /** Five unless told. */
  attempts?: number
}

const PATIENCE = 30_000
const ATTEMPTS = 5

/**
 * Sends a form with files and tells how far it is. A line that breaks or falls silent is waited for
 * (until the browser is online again, then with growing pauses), and the form is sent anew under the same
 * key. Never throws: what went wrong is the outcome.
 *
 *     const form = new FormData()
 *     form.append('images', await shrinkPhoto(file))
 *     const outcome = await sendUpload<Image[]>({ url, form, onProgress, signal })
 *     if (outcome.state === 'done') show(outcome.data)
 */
export async function sendUpload<Data>(upload: Upload): Promise<UploadOutcome<Data>> {
  const { signal, attempts = ATTEMPTS, key = newUploadKey() } = upload
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

/** A name for one upload that nobody else has. Not `crypto.randomUUID`: that is for https alone. */
export function newUploadKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

type Tell = (state: 'sending' | 'finishing', share: number) => void

function attemptUpload(upload: Upload, tell: Tell): Promise<Attempt> {
  const { url, method = 'POST', form, headers, key, signal, patience = PATIENCE } = upload
  return new Promise((resolve) => {
    if (signal?.aborted) {
      return resolve({ ended: 'aborted' })
    }
    const request = new XMLHttpRequest()
    let silence: ReturnType<typeof setTimeout> | undefined
    const listen = () => {
      clearTimeout(silence)
      silence = setTimeout(() => end({ ended: 'silent' }), patience)
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
