import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import type pg from 'pg'

/** Rows of one step, and of one statement. */
export const STEP = 500

/** As both engines can say it, in one form: null, or text. */
type Cell = string | null
export type Row = Cell[]

type Column = { name: string; type: string }
export type MovedTable = { name: string; columns: Column[]; key: Column[] }

const quoted = (name: string) => `"${name}"`
const names = (columns: Column[]) => columns.map(({ name }) => quoted(name)).join(', ')

/** Of the key's columns, so that both engines have one order: PostgreSQL's words follow a language otherwise. */
const inOrder = (key: Column[], words: string) =>
  key
    .map(({ name, type }) => (/char|text/.test(type) ? `${quoted(name)}${words}` : quoted(name)))
    .join(', ')

/** Where a table goes on after a key, and where it begins. */
export type Mark = Row | null

export function keyOf({ columns, key }: MovedTable, row: Row): Row {
  return key.map(({ name }) => row[columns.findIndex((column) => column.name === name)])
}

/** A step of rows after the mark, from a connection that gives whole numbers as BigInt. */
export function sqliteRows(source: DatabaseSync, table: MovedTable, mark: Mark): Row[] {
  const { name, columns, key } = table
  const after = mark ? `where (${names(key)}) > (${key.map(() => '?').join(', ')})` : ''
  const statement = source.prepare(
    `select ${names(columns)} from ${quoted(name)} ${after} order by ${names(key)} limit ${STEP}`
  )
  statement.setReadBigInts(true)
  const values = (mark ?? []).map((value, at): SQLInputValue =>
    /int/.test(key[at].type) ? BigInt(value!) : value
  )
  return statement
    .all(...values)
    .map((row) => columns.map((column) => fromSqlite(row[column.name], column.type)))
}

function fromSqlite(value: unknown, type: string): Cell {
  if (value === null || value === undefined) return null
  if (type === 'boolean') return String(Number(value) === 1)
  if (type.startsWith('timestamp')) return momentOf(value)
  if (type.startsWith('double')) return String(Number(value))
  /** PostgreSQL's text has no NUL. */
  return String(value).replaceAll('\0', '')
}

/** Milliseconds, or text in UTC as SQLite's own clock writes it. */
function momentOf(value: unknown) {
  const text = String(value)
  const isZoned = /Z|[+-]\d\d:?\d\d$/.test(text)
  const moment = /^-?\d+$/.test(text) ? Number(text) : `${text}${isZoned ? '' : 'Z'}`
  return new Date(moment).toISOString()
}

/** The same of PostgreSQL, from a client that gives every value as text, in UTC. */
export async function postgresRows(target: pg.Client, table: MovedTable, mark: Mark) {
  const { name, columns, key } = table
  const places = key.map(
    ({ type }, at) => `$${at + 1}::${type}${/char|text/.test(type) ? ' collate "C"' : ''}`
  )
  const after = mark ? `where (${inOrder(key, ' collate "C"')}) > (${places.join(', ')})` : ''
  const { rows } = await target.query<Record<string, Cell>>(
    `select ${names(columns)} from ${quoted(name)} ${after} order by ${inOrder(key, ' collate "C"')} limit ${STEP}`,
    mark ?? []
  )
  return rows.map((row) => columns.map((column) => fromPostgres(row[column.name], column.type)))
}

function fromPostgres(value: Cell, type: string): Cell {
  if (value === null) return null
  if (type === 'boolean') return String(value === 't')
  if (type.startsWith('timestamp'))
    return new Date(value.replace(' ', 'T').replace(/\+00$/, 'Z')).toISOString()
  if (type.startsWith('double')) return String(Number(value))
  return value
}

export async function writeRows(target: pg.Client, { name, columns }: MovedTable, rows: Row[]) {
  const perStatement = Math.max(1, Math.floor(30_000 / columns.length))
  for (let at = 0; at < rows.length; at += perStatement) {
    const some = rows.slice(at, at + perStatement)
    const places = some.map(
      (_, row) =>
        `(${columns.map((_column, index) => `$${row * columns.length + index + 1}`).join(', ')})`
    )
    await target.query(
      `insert into ${quoted(name)} (${names(columns)}) values ${places.join(', ')}`,
      some.flat()
    )
  }
}

/** Tables of the target with their keys, each after those it refers to. */
export async function tablesOf(target: pg.Client): Promise<MovedTable[]> {
  const { rows: columns } = await target.query<{ table: string; name: string; type: string }>(
    `select c.table_name as "table", c.column_name as name, c.data_type as type
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
     order by c.table_name, c.ordinal_position`
  )
  const { rows: keys } = await target.query<{ table: string; name: string }>(
    `select r.relname as "table", a.attname as name from pg_index i
     join pg_class r on r.oid = i.indrelid
     join pg_attribute a on a.attrelid = r.oid and a.attnum = any(i.indkey)
     where i.indisprimary and r.relnamespace = current_schema()::regnamespace
     order by r.relname, array_position(i.indkey::int[], a.attnum::int)`
  )
  const { rows: references } = await target.query<{ table: string; other: string }>(
    `select a.relname as "table", b.relname as other from pg_constraint c
     join pg_class a on a.oid = c.conrelid join pg_class b on b.oid = c.confrelid
     where c.contype = 'f' and a.oid <> b.oid and a.relnamespace = current_schema()::regnamespace`
  )
  const left = new Set(columns.map(({ table }) => table))
  const ordered: string[] = []
  while (left.size > 0) {
    const ready = [...left].filter(
      (name) => !references.some(({ table, other }) => table === name && left.has(other))
    )
    if (ready.length === 0)
      throw new Error(`These tables refer to each other: ${[...left].join(', ')}`)
    for (const name of ready) left.delete(name)
    ordered.push(...ready)
  }
  return ordered.map((name) => {
    const own = columns.filter(({ table }) => table === name)
    const key = keys.filter(({ table }) => table === name)
    return {
      name,
      columns: own,
      key: key.map((one) => own.find((column) => column.name === one.name)!),
    }
  })
}
