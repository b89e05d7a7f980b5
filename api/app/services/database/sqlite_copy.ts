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
      return existsSync(path) ? ofPeople(await live({ readOnly: true }, rowsIn)) : {}
    },
    async refuseWhileOpen() {
      if (existsSync(path)) await live({}, foldJournal)
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
      /** Of a file that was deleted without them. */
      for (const part of ['-wal', '-shm']) await rm(`${path}${part}`, { force: true })
      await rename(draft, path)
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
    throw new Error('The product is running on this database: stop it first', { cause: error })
  }
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
