export interface FieldError {
  field: string
  rule: string
  message: string
}

/**
 * Anything that went wrong between us and the API, in one shape (API contract, conventions).
 *
 * A loader that lets it pass answers with its status: `type`, `data` and `init` are what React
 * Router's own `data()` carries, so error boundaries see an error response with that status and
 * message, on the server and after hydration alike.
 */
export class ApiFailure extends Error {
  readonly status: number
  readonly code: string | null
  readonly errors: FieldError[]
  readonly type = 'DataWithResponseInit'
  readonly data: { message: string; code: string | null }
  readonly init: { status: number }

  constructor(status: number, message: string, code: string | null, errors: FieldError[] = []) {
    super(message)
    this.name = 'ApiFailure'
    this.status = status
    this.code = code
    this.errors = errors
    this.data = { message, code }
    this.init = { status }
  }

  /** The message for each refused field, by field name; the first one wins. */
  get fields(): Record<string, string> {
    const entries = this.errors.map(({ field, message }) => [field, message] as const)
    return Object.fromEntries(entries.reverse())
  }
}
