import { HttpContext } from '@adonisjs/core/http'

/** Of the request under way, as its own line in the log names them; nothing outside requests. */
export function requestFacts() {
  const ctx = HttpContext.get()
  if (!ctx) return {}
  return {
    request_id: ctx.request.id(),
    route: ctx.route?.pattern ?? null,
    user: ctx.auth?.user?.id ?? null,
  }
}
