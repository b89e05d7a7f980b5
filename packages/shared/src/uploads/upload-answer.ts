/** The outcome of an upload; only `done` was stored. */
export type UploadOutcome<Data> =
  | { state: 'done'; status: number; data: Data; message: string | null; attempts: number }
  | {
      /** Refused by the API; retrying does not help. */
      state: 'refused'
      status: number
      message: string | null
      code: string | null
      errors: FieldError[]
      attempts: number
    }
  | { state: 'failed'; reason: 'offline' | 'timeout' | 'server'; attempts: number }
  | { state: 'aborted'; attempts: number }

export interface FieldError {
  field: string
  rule: string
  message: string
}

/** The result of one attempt: an answer, or a lost connection. */
export type Attempt =
  | { ended: 'answered'; status: number; body: string; retryAfter: string | null }
  | { ended: 'broken' | 'silent' | 'aborted' }

const PASSING = new Set([502, 503, 504])

/** The API is still processing an earlier attempt. */
const STILL_RUNNING = 'E_STILL_RUNNING'

export function isWorthAnotherTry(attempt: Attempt): boolean {
  if (attempt.ended !== 'answered') {
    return attempt.ended !== 'aborted'
  }
  return PASSING.has(attempt.status) || envelopeOf(attempt.body)?.code === STILL_RUNNING
}

export function outcomeOf<Data>(attempt: Attempt, attempts: number): UploadOutcome<Data> {
  if (attempt.ended === 'aborted') {
    return { state: 'aborted', attempts }
  }
  if (attempt.ended !== 'answered') {
    return { state: 'failed', reason: attempt.ended === 'silent' ? 'timeout' : 'offline', attempts }
  }
  const { status } = attempt
  const envelope = envelopeOf(attempt.body)
  const message = typeof envelope?.message === 'string' ? envelope.message : null
  if (envelope?.success === true) {
    return { state: 'done', status, data: envelope.data as Data, message, attempts }
  }
  if (status >= 500 || !envelope) {
    return { state: 'failed', reason: 'server', attempts }
  }
  const code = typeof envelope.code === 'string' ? envelope.code : null
  const errors = Array.isArray(envelope.errors) ? (envelope.errors as FieldError[]) : []
  return { state: 'refused', status, message, code, errors, attempts }
}

/** The API's envelope; null for other answers, such as a proxy's page. */
function envelopeOf(body: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null
  } catch {
    return null
  }
}

const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 30_000

/**
 * Delay before the next attempt, in ms: exponential from 1 s to 30 s (§9), or what `Retry-After`
 * asks for, plus up to a quarter of jitter.
 */
export function pauseBefore(next: number, retryAfter: string | null = null, chance = Math.random) {
  const asked = Number(retryAfter ?? Number.NaN) * 1000
  const doubled = FIRST_PAUSE * 2 ** (next - 2)
  const pause = Math.min(LONGEST_PAUSE, Number.isFinite(asked) ? asked : doubled)
  return Math.round(pause * (1 + chance() / 4))
}
