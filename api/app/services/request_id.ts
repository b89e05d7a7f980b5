import { HttpContext } from '@adonisjs/core/http'

/** The id of the request being answered, null for work of the clock and the queue (contract, X-Request-Id). */
export function currentRequestId() {
  return HttpContext.get()?.request.id() ?? null
}
