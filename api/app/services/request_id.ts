import { HttpContext } from '@adonisjs/core/http'

/** null outside requests (contract, X-Request-Id). */
export function currentRequestId() {
  return HttpContext.get()?.request.id() ?? null
}
