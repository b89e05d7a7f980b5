import { existsSync } from 'node:fs'
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import db from '@adonisjs/lucid/services/db'
import {
  counted,
  MIGRATIONS,
  ofPeople,
  refuseUnlessEqual,
  type EngineCopy,
  type Facts,
  type RowCounts,
} from '#services/database/copied_tables'

/** Of SQLite, https://sqlite.org/rescode.html: what follows in higher bits says more. */
const LOCKED = [5, 6]
const DAMAGED = [11, 26]

/** What belongs to the file: without it the newest data is lost. */
const JOURNALS = ['-wal', '-shm']

/**
 * Copies of the embedded database, by connections of their own: the pool's would write, and be a reader of the file that is
 * replaced. They block this process, which does nothing else.
 */
export function sqliteCopy(path: string): EngineCopy {
  /**
   * The pool has another build of SQLite, and the system knows locks by process: closing one would end those of the other, and whoever
   * closes the file next would delete the journal that the pool goes on writing into. The next query opens it again.
   */
  const live = async <Result>(
    options: { readOnly?: boolean },
    work: (connection: DatabaseSync) => Result
  ) => {
    await db.manager.closeAll()
    return using(path, options, work)
  }
  return {
    engine: 'sqlite',
    file: 'database.sqlite3',
    async dump(target) {
      if (!existsSync(path)) throw new Error(`There is no database at ${path}`)
      await live({ readOnly: true }, (source) => source.prepare('vacuum into ?').run(target))
      await flush(target)
      return factsOf(target)
    },
    async holdings() {
      if (!existsSync(path)) return {}
      const rows = await live({ readOnly: true }, unlessDamaged(rowsIn))
      return rows && ofPeople(rows)
    },
    async refuseWhileOpen() {
      if (existsSync(path)) await live({}, unlessDamaged(foldJournal))
    },
    async replace(source, facts) {
      const draft = `${path}.restored`
      await mkdir(dirname(path), { recursive: true })
      await copyFile(source, draft)
      try {
        refuseUnlessEqual(factsOf(draft).rows, facts.rows)
        await this.refuseWhileOpen()
      } catch (error) {
        await rm(draft)
        throw error
      }
      await flush(draft)
      const isDamaged = existsSync(path) && !(await live({ readOnly: true }, unlessDamaged(isWell)))
      const kept = isDamaged ? await setAside(path) : null
      /** Of a file that was deleted without them. */
      for (const part of JOURNALS) await rm(`${path}${part}`, { force: true })
      await rename(draft, path)
      return kept
    },
  }
}

/** @throws Error when its pages are damaged */
function factsOf(file: string): Facts {
  return using(file, { readOnly: true }, (connection) => {
    const [check] = connection.prepare('pragma integrity_check').all()
    if (check?.integrity_check !== 'ok')
      throw new Error(`The copy is damaged: ${String(check?.integrity_check)}`)
    const rows = rowsIn(connection)
    const newest = `select name from ${MIGRATIONS} order by name desc limit 1`
    const migration = MIGRATIONS in rows ? connection.prepare(newest).get()?.name : ''
    return { rows, migration: String(migration ?? '') }
  })
}

/** Without what indexes say, which a restore need not wait for. */
const isWell = (connection: DatabaseSync) =>
  connection.prepare('pragma quick_check(1)').get()?.quick_check === 'ok'

function rowsIn(connection: DatabaseSync): RowCounts {
  const tables = connection
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'")
    .all()
    .map(({ name }) => String(name))
    .filter(counted)
  const countOf = (table: string) =>
    Number(connection.prepare(`select count(*) as total from "${table}"`).get()?.total)
  return Object.fromEntries(tables.map((table) => [table, countOf(table)]))
}

/** Nobody else may have it open, and no journal of the old file may be left beside the new one. */
function foldJournal(connection: DatabaseSync) {
  try {
    connection.exec('pragma busy_timeout = 2000')
    connection.prepare('pragma journal_mode = delete').get()
  } catch (error) {
    if (!isOf(LOCKED, error)) throw error
    throw new Error('The product is running on this database: stop it first', { cause: error })
  }
}

/** null where the file is damaged, which is when it is to be replaced. */
const unlessDamaged =
  <Result>(work: (connection: DatabaseSync) => Result) =>
  (connection: DatabaseSync) => {
    try {
      return work(connection)
    } catch (error) {
      if (isOf(DAMAGED, error)) return null
      throw error
    }
  }

/** The lowest byte of a code is its kind. */
const isOf = (kinds: number[], error: unknown) =>
  error instanceof Error &&
  'errcode' in error &&
  typeof error.errcode === 'number' &&
  kinds.includes(error.errcode % 256)

/** Something of it may be read by other means. @returns where it is */
async function setAside(path: string) {
  let kept = `${path}.damaged`
  for (let turn = 2; existsSync(kept); turn++) kept = `${path}.damaged-${turn}`
  for (const part of ['', ...JOURNALS]) {
    if (existsSync(`${path}${part}`)) await rename(`${path}${part}`, `${kept}${part}`)
  }
  return kept
}

function using<Result>(
  path: string,
  options: { readOnly?: boolean },
  work: (connection: DatabaseSync) => Result
) {
  const connection = new DatabaseSync(path, { timeout: 5000, ...options })
  try {
    return work(connection)
  } finally {
    connection.close()
  }
}

async function flush(file: string) {
  const handle = await open(file, 'r+')
  await handle.sync()
  await handle.close()
}
