import type { QueryClientContract } from '@adonisjs/lucid/types/database'

type Client = Pick<QueryClientContract, 'dialect'>

export function engineOf(client: Client) {
  return client.dialect.name
}

/** The figures by which SQLite chooses an index, where tables have grown; PostgreSQL renews its own by itself. */
export async function renewFigures(client: QueryClientContract) {
  if (engineOf(client) !== 'postgres') await client.rawQuery('PRAGMA optimize')
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

/** What SQLite counts at once: digits of base 16 of which the sum is told by what is left of 15. */
const COUNTED_BITS = 14

/**
 * SQL of how many bits of a column are set in the first 48. SQLite has no function for it: multiplied, a few bits lie 16 times side by side, of which each
 * fourth one is left; these digits of base 16 add up to what the whole leaves when divided by 15.
 * @param bits those that count; for none the SQL is empty
 */
export function countOfBits(client: Client, column: string, bits: number) {
  if (engineOf(client) === 'postgres') {
    return bits > 0 ? `bit_count((${column} & ${bits})::bit(64))` : ''
  }
  const parts: string[] = []
  for (let rest = bits, shift = 0; rest > 0; shift += COUNTED_BITS) {
    while (rest % 2 === 0) [rest, shift] = [rest / 2, shift + 1]
    const part = rest % 2 ** COUNTED_BITS
    rest = (rest - part) / 2 ** COUNTED_BITS
    parts.push(
      `(((((${column} >> ${shift}) & ${part}) * ${0x200040008001}) & ${0x111111111111111n}) % 15)`
    )
  }
  return parts.join(' + ')
}

/**
 * SQL of rows whose column is among ids of a subquery, of which there are few. PostgreSQL takes an array for a few ids that it looks up one by one; of a
 * subquery it believes that it has thousands, and reads the whole table.
 */
export function isAmong(client: Client, column: string, ids: string) {
  return engineOf(client) === 'postgres'
    ? `${column} = any(array(${ids}))`
    : `${column} in (${ids})`
}

/**
 * SQL of a bound that few rows are within. SQLite takes a quarter of all to be within any, and of two bounds would read by the one of both sides.
 */
export function isOfFew(client: Client, bound: string) {
  return engineOf(client) === 'postgres' ? bound : `likelihood(${bound}, 0.01)`
}

type BoundedList = { table: string; id: string; where: string }

/** Of an index of both columns, what is read: from a bound of its own up for each value of the first */
type Bounds = { of: string; key: string; bounds: { of: number; least: number }[] }

/**
 * SQL of ids whose row has a column at one of some values, and another one from that value's bound on: looked up in the index of both for one after the other.
 * PostgreSQL joins a list of values by reading all rows, unless it is asked for each.
 */
export function idsByBounds(
  client: Client,
  { table, id, where }: BoundedList,
  { of, key, bounds }: Bounds
) {
  const isFound = `${of} = bounds.column1 and ${key} >= bounds.column2 and ${where}`
  const values = `(values ${bounds.map((bound) => `(${bound.of}, ${bound.least})`).join(', ')})`
  return engineOf(client) === 'postgres'
    ? `select found.${id} from ${values} as bounds cross join lateral (select ${id} from ${table} where ${isFound} offset 0) as found`
    : `select ${id} from ${values} as bounds cross join ${table} where ${isFound}`
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
