import type { ListOrder } from '#domain/list_sorts'

type Orderable = {
  orderBy(column: string, direction: 'asc' | 'desc'): unknown
  orderByRaw(sql: string): unknown
}

/** Ties are broken by id, so that pages never shuffle. */
export function inOrder<Query extends Orderable>(query: Query, { columns, direction }: ListOrder) {
  for (const column of columns) query.orderByRaw(`${column} ${direction}`)
  query.orderBy('id', direction)
  return query
}
