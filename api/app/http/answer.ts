import type { Pagination } from '#services/database/page'

/** Success envelope (contract, Conventions). */
export function answer<T>(data: T, message?: string): { success: true; data: T; message?: string } {
  return message ? { success: true, data, message } : { success: true, data }
}

/** List envelope. A page past the end is empty, not an error. */
export function answerPage<T>(data: T, pagination: Pagination) {
  return { success: true as const, data, pagination }
}
