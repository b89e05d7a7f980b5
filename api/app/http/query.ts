import type { HttpRequest } from '@adonisjs/core/http'

/** What a GET asks for. A form sends the fields left empty as well: they ask for nothing. */
export function queryOf(request: HttpRequest): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(request.qs()).filter(
      ([, value]) => typeof value !== 'string' || value.trim() !== ''
    )
  )
}
