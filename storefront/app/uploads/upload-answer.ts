/** What became of an upload. Only `done` was stored. */
export type UploadOutcome<Data> =
  | { state: 'done'; status: number; data: Data; message: string | null; attempts: number }
  | {
      /** The API said no; sending it again would not help. */
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

/** How one attempt ended: with an answer, or with a line that broke or fell silent. */
export type Attempt =
  | { ended: 'answered'; status: number; body: string; retryAfter: string | null }
  | { ended: 'broken' | 'silent' | 'aborted' }

/** The statuses behind which a server is away for a moment: nothing was decided. */
const PASSING = new Set([502, 503, 504])

/** The API is still at work on an earlier attempt whose line broke. */
const STILL_RUNNING = 'E_STILL_RUNNING'

/** Whether the same upload may succeed in a moment. */
export function isWorthAnotherTry(attempt: Attempt): boolean {
  if (attempt.ended !== 'answered') {
    return attempt.ended !== 'aborted'
  }
  return PASSING.has(attempt.status) || envelopeOf(attempt.body)?.code === STILL_RUNNING
}

/** What the last attempt means for whoever sent the file. */
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

/** The API's envelope; null when something else answered, such as a proxy's page. */
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
 * How long to wait (ms) before the next attempt: a second, doubled each time, at most thirty (§9),
 * or what the server asked for. Up to a quarter is added by chance, so that not all who lost the
 * same line come back at once.
 */
export function pauseBefore(next: number, retryAfter: string | null = null, chance = Math.random) {
  const asked = Number(retryAfter ?? Number.NaN) * 1000
  const doubled = FIRST_PAUSE * 2 ** (next - 2)
  const pause = Math.min(LONGEST_PAUSE, Number.isFinite(asked) ? asked : doubled)
  return Math.round(pause * (1 + chance() / 4))
}
