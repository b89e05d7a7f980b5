import type { HttpRequest } from '@adonisjs/core/http'
import { invalid } from '#exceptions/refusal'

const PRINTABLE = /^[\x21-\x7e]{1,120}$/

/** null without the header. @throws Refusal 422 when it is not 1 to 120 printable characters */
export function idempotencyKey(request: HttpRequest) {
  const key = request.header('idempotency-key')
  if (key === undefined) return null
  if (!PRINTABLE.test(key)) throw invalid('Idempotency-Key', 'format', 'keys.format')
  return key
}
