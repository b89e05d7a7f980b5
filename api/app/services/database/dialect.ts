import type { QueryClientContract } from '@adonisjs/lucid/types/database'

type Client = Pick<QueryClientContract, 'dialect'>

export function engineOf(client: Client) {
  return client.dialect.name
}

/** Case-insensitive; for ASCII only on SQLite. */
export function likeOperator(client: Client) {
  return engineOf(client) === 'postgres' ? 'ilike' : 'like'
}

/** Result of `returning('id')`: a row, or a number on some versions of SQLite. */
export function insertedId(row: number | { id: number }) {
  return typeof row === 'object' ? row.id : row
}

export function rowsOf<Row>(result: Row[] | { rows: Row[] }) {
  return Array.isArray(result) ? result : result.rows
}

/** Raw Date values: milliseconds on SQLite, a timestamp on PostgreSQL. */
export type StoredDate = number | Date

/** Disk full, locked for too long, or no connection. */
export function isUnavailable(error: unknown) {
  return /SQLITE_(BUSY|FULL|READONLY|IOERR|LOCKED)|ECONNREFUSED|Knex: Timeout/.test(
    String((error as Error)?.message)
  )
}
