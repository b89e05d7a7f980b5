import type { QueryClientContract } from '@adonisjs/lucid/types/database'

type Client = Pick<QueryClientContract, 'dialect'>

export function engineOf(client: Client) {
  return client.dialect.name
}

/** Case-insensitive; for ASCII only on SQLite. */
export function likeOperator(client: Client) {
  return engineOf(client) === 'postgres' ? 'ilike' : 'like'
}

/** SQL of a value of JSON that is stored as text, as text on PostgreSQL. */
export function jsonText(client: Client, column: string, key: string) {
  return engineOf(client) === 'postgres'
    ? `${column}::json->>'${key}'`
    : `json_extract(${column}, '$.${key}')`
}

/** SQL of such JSON with another number in it. */
export function jsonWithNumber(client: Client, column: string, key: string, value: number) {
  return engineOf(client) === 'postgres'
    ? `jsonb_set(${column}::jsonb, '{${key}}', '${Number(value)}')::text`
    : `json_set(${column}, '$.${key}', ${Number(value)})`
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

const SQLITE_UNAVAILABLE = /SQLITE_(BUSY|FULL|READONLY|IOERR|LOCKED)|Knex: Timeout/

/** Of the line to PostgreSQL, by Node and by the driver. */
const LINE_BROKEN =
  /ECONNREFUSED|ECONNRESET|EPIPE|Connection (terminated|ended) unexpectedly|Connection terminated|not queryable|timeout expired/

/**
 * SQLSTATE of PostgreSQL: connections (08), resources (53), an operator's or the server's stop and a statement that took too
 * long (57), the system (58), read-only as after a failover, idle too long in a transaction, a lock that did not come.
 */
const STATE_UNAVAILABLE = /^(08|53|57|58)...$|^(25006|25P03|55P03)$/

/** Disk full, read-only, locked or working for too long, or no connection: later it may work. */
export function isUnavailable(error: unknown) {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  if (STATE_UNAVAILABLE.test(String(code))) return true
  const said = `${String(code)} ${String(message)}`
  return SQLITE_UNAVAILABLE.test(said) || LINE_BROKEN.test(said)
}
