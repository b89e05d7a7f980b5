import { Exception } from '@adonisjs/core/exceptions'

export type FieldError = { field: string; rule: string; message: string }

/** A valid request the product declines; `key` names the text in `resources/lang/<language>/errors.json`. */
export class Refusal extends Exception {
  /** The record as it is now, where the writer had seen an older one. */
  data?: unknown

  constructor(
    readonly key: string,
    status: number,
    code: string,
    readonly params: Record<string, string | number> = {},
    readonly field?: { name: string; rule: string },
    /** Seconds. */
    readonly retryAfter?: number
  ) {
    super(key, { status, code })
  }
}

/** 409: the state has changed meanwhile. */
export function conflict(key: string, code = 'E_CONFLICT', params = {}) {
  return new Refusal(key, 409, code, params)
}

export function notFound(key = 'notFound') {
  return new Refusal(key, 404, 'E_NOT_FOUND')
}

/** 429. @param seconds until the next try */
export function tooMany(seconds: number) {
  return new Refusal('tooManyRequests', 429, 'E_TOO_MANY_REQUESTS', {}, undefined, seconds)
}

/** 413 of a form, shown at the field of its files. */
export function tooLong(field: string, key: string) {
  return new Refusal(key, 413, 'E_TOO_LARGE', {}, { name: field, rule: 'size' })
}

/** 422 of a business rule, shown at the field. */
export function invalid(field: string, rule: string, key: string, params = {}) {
  return new Refusal(key, 422, 'E_VALIDATION_ERROR', params, { name: field, rule })
}
