import type { FailureRules } from '@makao/openapi/config'
import type { Schema } from '@makao/openapi/schema'

const TEXT: Schema = { type: 'string' }

/** The one shape of every failure (contract, Conventions). */
const FAILURE: Schema = {
  type: 'object',
  properties: {
    success: { const: false },
    message: TEXT,
    code: TEXT,
    /** With a 412: the record as it is now. */
    data: { description: 'With a 412: the record as it is now, in the shape of its own answers' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { field: TEXT, rule: TEXT, message: TEXT },
        required: ['field', 'rule', 'message'],
      },
    },
  },
  required: ['success', 'message', 'code'],
}

const refusal = (status: number, code: string, key: string) => ({ status, code, key })

const BAD_REQUEST = refusal(400, 'E_BAD_REQUEST', 'badRequest')
const NOT_FOUND = refusal(404, 'E_NOT_FOUND', 'notFound')

/** How the API refuses, whatever was asked for. */
export const FAILURES: FailureRules = {
  catalogue: 'resources/lang/en/errors.json',
  schema: FAILURE,

  example({ status, code, field = 'email', rule = 'required' }, message) {
    const body = { success: false, message, code }
    return status === 422 ? { ...body, errors: [{ field, rule, message }] } : body
  },

  headersSent: (status) => ({
    'X-Request-Id': { $ref: '#/components/headers/RequestId' },
    ...(status === 429 && { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }),
  }),

  always: [refusal(503, 'E_UNAVAILABLE', 'unavailable')],
  /** The body and, with a cookie, where it comes from. */
  unsafe: [
    BAD_REQUEST,
    refusal(403, 'E_FORBIDDEN_ORIGIN', 'forbiddenOrigin'),
    refusal(413, 'E_TOO_LARGE', 'tooLarge'),
    refusal(415, 'E_UNSUPPORTED_MEDIA', 'unsupportedMedia'),
  ],
  /** The path cannot be decoded, or there is no such thing. */
  named: [BAD_REQUEST, NOT_FOUND],
  stranger: refusal(401, 'E_UNAUTHENTICATED', 'unauthenticated'),
  invalid: refusal(422, 'E_VALIDATION_ERROR', 'invalid'),
  denied: (status) => (status === 404 ? NOT_FOUND : refusal(status, 'E_FORBIDDEN', 'forbidden')),
}
