import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { ListOrder } from '#domain/list_sorts'
import { engineOf } from '#services/database/dialect'

type Orderable = {
  client: Pick<QueryClientContract, 'dialect'>
  orderBy(column: string, direction: 'asc' | 'desc'): unknown
  orderByRaw(sql: string): unknown
}

/** Ties are broken by id, so that pages never shuffle. */
export function inOrder<Query extends Orderable>(query: Query, { columns, direction }: ListOrder) {
  for (const column of columns) {
    const key = typeof column === 'string' ? column : alphabetical(query.client, column.words)
    query.orderByRaw(`${key} ${direction}`)
  }
  query.orderBy('id', direction)
  return query
}

/** SQL that orders a text alike on both engines: without regard to capitals, and otherwise by its letters' numbers. */
export function alphabetical(client: Pick<QueryClientContract, 'dialect'>, column: string) {
  return engineOf(client) === 'postgres' ? `lower(${column} collate "C")` : `lower(${column})`
}
