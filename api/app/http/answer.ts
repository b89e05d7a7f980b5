export type Pagination = { total: number; pages: number; page: number; limit: number }

/** The envelope of every success (contract, Conventions). */
export function answer<T>(data: T, message?: string): { success: true; data: T; message?: string } {
  return message ? { success: true, data, message } : { success: true, data }
}

/** The envelope of a list. A page past the end is an empty list, not an error. */
export function answerPage<T>(data: T, { total, page, limit }: Omit<Pagination, 'pages'>) {
  const pagination: Pagination = { total, pages: Math.ceil(total / limit), page, limit }
  return { success: true as const, data, pagination }
}
