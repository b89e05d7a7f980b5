import type { FieldError } from '#exceptions/refusal'
import type { Pagination } from '#services/database/page'

export type Refused = { success: false; message: string; code: string; errors?: FieldError[] }
export type Listed<T> = { success: true; data: T[]; pagination: Pagination }

/** The body of an answer as the test expects it, whatever the route's own type says. */
export function bodyOf<T>(response: { text(): string }): T {
  return JSON.parse(response.text()) as T
}
