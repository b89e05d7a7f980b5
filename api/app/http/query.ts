import type { HttpRequest } from '@adonisjs/core/http'

/** Drops empty fields, which forms send as well. */
export function queryOf(request: HttpRequest): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(request.qs()).filter(
      ([, value]) => typeof value !== 'string' || value.trim() !== ''
    )
  )
}
