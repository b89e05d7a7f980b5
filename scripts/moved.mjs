/*
 * `npm run moved`: the API's tests on what `npm run move` makes of the demo, at DATABASE_URL, which is emptied. What follows is given to
 * the runner: `npm run moved -- --files "bookings/*"`. By hand, and no part of `npm test`.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { red } from './lib/console.mjs'
import { prepareDatabase } from './lib/database.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { root, runAce, runNode } from './lib/run.mjs'

const { DATABASE_URL: target, ...rest } = process.env
process.env = rest

const scratch = join(root, 'api/tmp/moved/')

/** The installation that is moved. */
const installation = {
  NODE_ENV: 'development',
  APP_KEY: 'moved-only-key-that-guards-nothing-0123456789',
  DEMO: 'true',
  DB_CONNECTION: 'sqlite',
  SQLITE_PATH: join(scratch, 'makao.sqlite3'),
  STORAGE_PATH: join(scratch, 'storage'),
  LOG_LEVEL: 'warn',
}

/** A move goes into an empty database. */
const EMPTIED = `
  import pg from 'pg'
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  await client.query('drop schema public cascade; create schema public')
  await client.end()`

try {
  if (!target) throw new Error('DATABASE_URL names a database of PostgreSQL, which is emptied')
  await ensureInstalled()
  mkdirSync(scratch, { recursive: true })
  await prepareDatabase({ demo: true, env: installation })
  await runNode(['--input-type=module', '--eval', EMPTIED], {
    cwd: join(root, 'api'),
    env: { DATABASE_URL: target },
  })
  await runAce(['makao:move', '--to', target], { env: installation })
  await runAce(['test', 'functional', '--tags=~@anyEngine', ...process.argv.slice(2)], {
    env: { DATABASE_URL: target, TEST_MOVED: 'yes', TEST_SCRATCH: join(scratch, 'tests/') },
  })
} catch (error) {
  process.stderr.write(`\n${red(error.message)}\n`)
  process.exitCode = 1
}
