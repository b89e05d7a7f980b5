import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { LIMITS } from '#domain/search'

export type PageRequest = { page?: number; limit?: number }

export type Pagination = {
  total: number
  pages: number
  page: number
  limit: number
  /** There are more than `total`, which was counted no further. */
  isMore?: boolean
}

export type Page<Row> = { rows: Row[]; pagination: Pagination }

/** Rows past the total that are still looked for: a remembered total may be too small. */
const NEAR = 1000

type Countable = {
  pojo?(): Countable
  clearOrder(): Countable
  clearSelect(): Countable
  count(columns: string): PromiseLike<unknown[]>
}

type Pageable<Row> = {
  clone(): Countable
  forPage(page: number, limit: number): PromiseLike<Row[]>
}

type Remember = (count: () => Promise<number>) => Promise<number>

/**
 * A page far past the end is empty and costs a count alone; a first page that is not full counts itself.
 * @param remember gives a total counted before, where it need not be exact
 */
export async function page<Row>(
  query: Pageable<Row>,
  { page: number = 1, limit = LIMITS.list }: PageRequest,
  remember: Remember = (count) => count()
): Promise<Page<Row>> {
  const matching = query.clone()
  const count = () => remember(() => countMatching(matching))
  const answer = (rows: Row[], total: number) => ({
    rows,
    pagination: paginationOf(total, { page: number, limit }),
  })
  if (number === 1) {
    const rows = await query.forPage(1, limit)
    return answer(rows, rows.length < limit ? rows.length : Math.max(rows.length, await count()))
  }
  const total = await count()
  const first = (number - 1) * limit
  return answer(first < total + NEAR ? await query.forPage(number, limit) : [], total)
}

function countMatching(query: Countable) {
  const plain = query.clearOrder().clearSelect()
  return countRows(plain.pojo?.() ?? plain)
}

export function paginationOf(
  total: number,
  { page: number, limit }: Required<PageRequest>
): Pagination {
  return { total, pages: Math.ceil(total / limit), page: number, limit }
}

type Sliceable = Pick<DatabaseQueryBuilderContract, 'knexQuery'>

/**
 * The rows from `offset` on, as numbers of the statement: SQLite takes a value for them as a reason to choose anew, so that it prepares the statement twice
 * (ADR 0139). Worth it where that takes as long as finding the rows.
 */
export function slice<Query extends Sliceable>(
  query: Query,
  { offset = 0, limit }: { offset?: number; limit: number }
): Query {
  query.knexQuery.limit(limit, { skipBinding: true }).offset(offset, { skipBinding: true })
  return query
}

/** Ask a model's query with `pojo()`. */
export async function countRows(query: { count(columns: string): PromiseLike<unknown[]> }) {
  return totalIn(await query.count('* as total'))
}

/** What a query that counts has found. */
export function totalIn([row]: unknown[]) {
  return Number((row as { total: number | string }).total)
}
