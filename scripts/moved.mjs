/*
 * `npm run moved`: the API's tests on what `npm run move` makes of the demo, at DATABASE_URL, which is emptied. `--bookings 100000` grows
 * the demo to so many first. What follows is given to the runner: `npm run moved -- --files "bookings/*"`. By hand, and no part of `npm test`.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { red, step } from './lib/console.mjs'
import { prepareDatabase } from './lib/database.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { root, runAce, runNode } from './lib/run.mjs'

const { DATABASE_URL: target, ...rest } = process.env
process.env = rest

const passed = process.argv.slice(2)
const at = passed.indexOf('--bookings')
const [, bookings] = at < 0 ? [] : passed.splice(at, 2)

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

const grown = { ...installation, SQLITE_PATH: join(scratch, 'grown.sqlite3') }

const evaluated = (code, ...args) =>
  runNode(['--input-type=module', '--eval', code, ...args], { cwd: join(root, 'api') })

/** A move goes into an empty database. */
const EMPTIED = `
  import pg from 'pg'
  const client = new pg.Client({ connectionString: process.argv[1] })
  await client.connect()
  await client.query('drop schema public cascade; create schema public')
  await client.end()`

/** As the benchmarks grow it. */
const GROWN = `
  import { grow } from '${new URL('../bench/backoffice/fill.mjs', import.meta.url)}'
  const [from, to, bookings] = process.argv.slice(1)
  grow(from, to, Number(bookings))`

try {
  if (!target) throw new Error('DATABASE_URL names a database of PostgreSQL, which is emptied')
  if (at >= 0 && !(Number(bookings) > 0)) throw new Error('--bookings is a number: 100000')
  await ensureInstalled()
  mkdirSync(scratch, { recursive: true })
  await prepareDatabase({ demo: true, env: installation })
  if (bookings)
    await step(`Growing it to ${bookings} bookings`, () =>
      evaluated(GROWN, installation.SQLITE_PATH, grown.SQLITE_PATH, bookings)
    )
  await evaluated(EMPTIED, target)
  const env = bookings ? grown : installation
  await step('Moving it', () => runAce(['makao:move', '--to', target], { env }))
  await runAce(['test', 'functional', '--tags=~@anyEngine', ...passed], {
    env: { DATABASE_URL: target, TEST_MOVED: 'yes', TEST_SCRATCH: join(scratch, 'tests/') },
  })
} catch (error) {
  process.stderr.write(`\n${red(error.message)}\n`)
  process.exitCode = 1
}
