import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(new URL('../../api/package.json', import.meta.url))

/**
 * Asks the bare driver what the API asked it, in the same order, on a copy of the database the API began with.
 * @returns seconds
 */
export async function replayed(record, { file, url }) {
  const statements = readFileSync(record, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const driver = url ? await onPostgres(url) : await onSqlite(file)
  const startedAt = performance.now()
  for (const { sql, values } of statements) await driver.ask(sql, values)
  const seconds = (performance.now() - startedAt) / 1000
  await driver.close()
  return { seconds, statements: statements.length }
}

async function onPostgres(url) {
  const { Client } = require('pg')
  const client = new Client({ connectionString: url })
  await client.connect()
  return { ask: (sql, values) => client.query(sql, values), close: () => client.end() }
}

async function onSqlite(file) {
  const { Database } = require('sqlite3')
  const database = await new Promise((resolve, reject) => {
    const opened = new Database(file, (error) => (error ? reject(error) : resolve(opened)))
  })
  const ask = (sql, values = []) =>
    new Promise((resolve, reject) =>
      database.all(sql, values, (error, rows) => (error ? reject(error) : resolve(rows)))
    )
  /** As config/database.ts. */
  await ask('pragma journal_mode = wal')
  await ask('pragma synchronous = full')
  await ask('pragma foreign_keys = on')
  return { ask, close: () => new Promise((resolve) => database.close(resolve)) }
}
