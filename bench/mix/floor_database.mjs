import { DatabaseSync } from 'node:sqlite'
import { createRequire } from 'node:module'

/** Asks the database of the environment by its bare driver. */
export async function openDatabase() {
  const { DATABASE_URL: url, SQLITE_PATH: file } = process.env
  return url ? onPostgres(url) : onSqlite(file)
}

function onPostgres(url) {
  const pg = createRequire(new URL('../../api/package.json', import.meta.url))('pg')
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  const pool = new pg.Pool({ connectionString: url, max: 10, idleTimeoutMillis: 0 })
  return async (sql, values = []) => {
    let number = 0
    const { rows } = await pool.query(
      sql.replace(/\?/g, () => `$${++number}`),
      values
    )
    return rows
  }
}

function onSqlite(file) {
  const database = new DatabaseSync(file, { readOnly: true })
  const prepared = new Map()
  return async (sql, values = []) => {
    let statement = prepared.get(sql)
    if (!statement) prepared.set(sql, (statement = database.prepare(sql)))
    return statement.all(...values)
  }
}
