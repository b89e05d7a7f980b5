import { LIMITS } from '#domain/search'

export type PageRequest = { page?: number; limit?: number }

export type Pagination = { total: number; pages: number; page: number; limit: number }

export type Page<Row> = { rows: Row[]; pagination: Pagination }

type Pageable<Row> = {
  paginate(page: number, limit: number): Promise<{ total: number; all(): Row[] }>
}

/** A page past the end is empty. */
export async function page<Row>(
  query: Pageable<Row>,
  { page: number = 1, limit = LIMITS.list }: PageRequest
): Promise<Page<Row>> {
  const found = await query.paginate(number, limit)
  return { rows: found.all(), pagination: paginationOf(found.total, { page: number, limit }) }
}

export function paginationOf(
  total: number,
  { page: number, limit }: Required<PageRequest>
): Pagination {
  return { total, pages: Math.ceil(total / limit), page: number, limit }
}

/** Ask a model's query with `pojo()`. */
export async function countRows(query: { count(columns: string): PromiseLike<unknown[]> }) {
  const [row] = await query.count('* as total')
  return Number((row as { total: number | string }).total)
}
