import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, existsSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { counted, MIGRATIONS } from '#services/database/copied_tables'
import {
  keyOf,
  postgresRows,
  sqliteRows,
  tablesOf,
  writeRows,
  type Mark,
  type MovedTable,
} from '#services/database/moved_rows'
import { sqliteCopy } from '#services/database/sqlite_copy'

/** How far it came, in the target, until it is done. */
const PROGRESS = 'makao_move'

type Move = {
  /** SQLite's file. */
  from: string
  /** postgres://… */
  to: string
  /** What migrates a database: a program and its arguments. */
  migrate: [string, ...string[]]
  environment: NodeJS.ProcessEnv
  tell: (sentence: string) => void
}

/**
 * Moves an installation's rows from SQLite into PostgreSQL, row by row in steps that are kept, and compares every row. The
 * product is stopped meanwhile: the file is held.
 * @throws Error as a sentence
 */
export async function moveDatabase({ from, to, migrate, environment, tell }: Move) {
  if (!existsSync(from)) throw new Error(`There is no database at ${from}`)
  await sqliteCopy(from).refuseWhileOpen()
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5000 })
  source.exec('begin; select count(*) from sqlite_schema;')
  const target = new pg.Client({ connectionString: to, types: { getTypeParser: () => String } })
  try {
    await target.connect()
    await target.query(`set timezone = 'UTC'`)
    await refuseBesideAnother(target)
    await migrateTarget(migrate, { ...environment, DB_CONNECTION: 'postgres', DATABASE_URL: to })
    return await moveInto(target, source, await digestOf(from), tell)
  } finally {
    await target.end()
    source.close()
  }
}

/** Held until the connection ends, however that comes. @throws Error while another move goes on */
async function refuseBesideAnother(target: pg.Client) {
  const lock = `select pg_try_advisory_lock(hashtext('${PROGRESS}')) as held`
  const { rows } = await target.query<{ held: unknown }>(lock)
  if (rows[0].held !== 't') throw new Error('Another move into this database is under way')
}

async function migrateTarget([program, ...args]: Move['migrate'], env: NodeJS.ProcessEnv) {
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [out, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  if (code !== 0) throw new Error(`The new database could not be migrated: ${errors || out}`)
}

async function moveInto(
  target: pg.Client,
  source: DatabaseSync,
  digest: string,
  tell: Move['tell']
) {
  refuseOtherVersion(await migrationsOf(target), migrationsIn(source))
  const all = await tablesOf(target)
  const tables = all.filter(({ name }) => counted(name) && !/^(adonis_|makao_move$)/.test(name))
  await beginOrGoOn(target, tables, digest, tell)

  let rows = 0
  for (const table of tables) await copyTable(target, source, table)
  for (const table of tables) {
    const compared = await compareTable(target, source, table)
    if (compared > 0) tell(`${table.name}: ${compared} rows, each compared`)
    rows += compared
  }
  await setSequences(target, tables)
  await target.query(`drop table ${PROGRESS}`)
  return rows
}

/** @throws Error when the target is somebody's, or another file was half moved there */
async function beginOrGoOn(
  target: pg.Client,
  tables: MovedTable[],
  digest: string,
  tell: Move['tell']
) {
  const { rows } = await target.query(`select to_regclass('${PROGRESS}') as there`)
  if (rows[0].there !== null) {
    const { rows: begun } = await target.query(`select digest from ${PROGRESS} limit 1`)
    if (begun.length === 0 || begun[0].digest === digest)
      return tell('Going on where it was interrupted')
    tell('The file has changed since it was interrupted: from the beginning')
    await target.query(`drop table ${PROGRESS}`)
  } else {
    for (const { name } of tables.filter((table) =>
      /^(users|bookings|properties)$/.test(table.name)
    )) {
      const { rows: held } = await target.query(`select 1 from "${name}" limit 1`)
      if (held.length > 0) throw new Error(`The new database is not empty: there are ${name} in it`)
    }
  }
  await target.query('begin')
  await target.query(`truncate ${tables.map(({ name }) => `"${name}"`).join(', ')} cascade`)
  await target.query(`create table ${PROGRESS} (name text primary key, digest text, mark text)`)
  for (const { name } of tables)
    await target.query(`insert into ${PROGRESS} values ($1, $2, null)`, [name, digest])
  await target.query('commit')
}

/** Steps of one transaction each, together with where the next one begins. Triggers would write what is copied as well. */
async function copyTable(target: pg.Client, source: DatabaseSync, table: MovedTable) {
  const { rows: known } = await target.query(`select mark from ${PROGRESS} where name = $1`, [
    table.name,
  ])
  let mark: Mark = known[0]?.mark ? JSON.parse(known[0].mark) : null
  for (;;) {
    const rows = sqliteRows(source, table, mark)
    if (rows.length === 0) return
    mark = keyOf(table, rows.at(-1)!)
    await target.query('begin')
    await target.query(`alter table "${table.name}" disable trigger user`)
    await writeRows(target, table, rows)
    await target.query(`alter table "${table.name}" enable trigger user`)
    await target.query(`update ${PROGRESS} set mark = $2 where name = $1`, [
      table.name,
      JSON.stringify(mark),
    ])
    await target.query('commit')
  }
}

/** @returns how many rows are the same on both sides @throws Error naming the first that is not */
async function compareTable(target: pg.Client, source: DatabaseSync, table: MovedTable) {
  let count = 0
  for (let mark: Mark = null; ;) {
    const wanted = sqliteRows(source, table, mark)
    const found = await postgresRows(target, table, mark)
    const at = wanted.findIndex(
      (row, index) => JSON.stringify(row) !== JSON.stringify(found[index])
    )
    if (at >= 0 || found.length > wanted.length) {
      const key = keyOf(table, wanted[at] ?? found[wanted.length])
      throw new Error(`${table.name} differs at ${key.join(', ')}: nothing of the file was changed`)
    }
    count += wanted.length
    if (wanted.length === 0) return count
    mark = keyOf(table, wanted.at(-1)!)
  }
}

/** Numbers go on after the highest. */
async function setSequences(target: pg.Client, tables: MovedTable[]) {
  for (const { name } of tables) {
    const { rows } = await target.query(
      `select column_name as column, pg_get_serial_sequence($1, column_name) as sequence
       from information_schema.columns where table_schema = current_schema() and table_name = $2`,
      [`"${name}"`, name]
    )
    for (const { column, sequence } of rows.filter((row) => row.sequence !== null))
      await target.query(
        `select setval($1, coalesce((select max("${column}") from "${name}"), 1), exists (select 1 from "${name}"))`,
        [sequence]
      )
  }
}

async function migrationsOf(target: pg.Client) {
  const { rows } = await target.query<{ name: string }>(
    `select name from ${MIGRATIONS} order by name`
  )
  return rows.map(({ name }) => name)
}

const migrationsIn = (source: DatabaseSync) =>
  source
    .prepare(`select name from ${MIGRATIONS} order by name`)
    .all()
    .map(({ name }) => String(name))

function refuseOtherVersion(wanted: string[], found: string[]) {
  const last = found.at(-1)
  if (wanted.at(-1) !== last)
    throw new Error(`The file is at ${last}, this version at ${wanted.at(-1)}: start it once first`)
}

async function digestOf(file: string) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
