export interface FieldError {
  field: string
  rule: string
  message: string
}

/**
 * Any failed call of the API (API contract, conventions). `type`, `data` and `init` are those of
 * React Router's `data()`, so that error boundaries see an error response with this status on the
 * server and after hydration.
 */
export class ApiFailure extends Error {
  readonly status: number
  readonly code: string | null
  readonly errors: FieldError[]
  /** Seconds until another try may succeed; 0 where nothing is said. */
  readonly wait: number
  readonly type = 'DataWithResponseInit'
  readonly data: { message: string; code: string | null }
  readonly init: { status: number }

  constructor(
    status: number,
    message: string,
    code: string | null,
    errors: FieldError[] = [],
    wait = 0
  ) {
    super(message)
    this.name = 'ApiFailure'
    this.status = status
    this.code = code
    this.errors = errors
    this.wait = wait
    this.data = { message, code }
    this.init = { status }
  }

  /** The first message for each refused field. */
  get fields(): Record<string, string> {
    const entries = this.errors.map(({ field, message }) => [field, message] as const)
    return Object.fromEntries(entries.reverse())
  }
}
