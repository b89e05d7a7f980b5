import { Exception } from '@adonisjs/core/exceptions'

export type FieldError = { field: string; rule: string; message: string }

/**
 * A request the product understood and will not do: dates taken, state moved on, too many knocks. The text
 * lives in the catalogue (`resources/lang/<language>/errors.json`) under `key`.
 */
export class Refusal extends Exception {
  constructor(
    readonly key: string,
    status: number,
    code: string,
    readonly params: Record<string, string | number> = {},
    /** The form field the refusal belongs to, where it belongs to one. */
    readonly field?: { name: string; rule: string },
    /** Seconds after which it is worth trying again. */
    readonly retryAfter?: number
  ) {
    super(key, { status, code })
  }
}

/** 409: the world has moved on, or somebody was faster. */
export function conflict(key: string, code = 'E_CONFLICT', params = {}) {
  return new Refusal(key, 409, code, params)
}

/** 404: absent, or somebody else's private thing. */
export function notFound(key = 'notFound') {
  return new Refusal(key, 404, 'E_NOT_FOUND')
}

/** 429: too often, from wherever it came. @param seconds until the next try */
export function tooMany(seconds: number) {
  return new Refusal('tooManyRequests', 429, 'E_TOO_MANY_REQUESTS', {}, undefined, seconds)
}

/** 422: valid in form, against a rule; shown at the field. */
export function invalid(field: string, rule: string, key: string, params = {}) {
  return new Refusal(key, 422, 'E_VALIDATION_ERROR', params, { name: field, rule })
}
