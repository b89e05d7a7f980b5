import assert from 'node:assert/strict'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { waitFor } from '../../scripts/lib/processes.mjs'
import { environment, nodeBinary, root, run, runAce } from '../../scripts/lib/run.mjs'
import { day } from '../support/dates.ts'
import { freePort } from '../support/processes.ts'
import { databaseBeside, psql } from '../support/servers.ts'
import { hashOf } from '../support/stock.ts'

/** The API of the last release, from its sources in git, and that of today, as it is built. */
export type Release = 'last' | 'today'

const { commit }: { commit: string } = JSON.parse(
  readFileSync(join(root, 'api/database/last_release.json'), 'utf8')
)
const given = process.env.DATABASE_URL
const name = `last_release_${process.pid}`
const folder = mkdtempSync(join(tmpdir(), 'makao-last-release-'))
const sources = join(folder, 'makao')
const sqlite = join(folder, 'makao.sqlite3')
const running = new Map<Release, { program: ChildProcess; address: string }>()

const PASSWORD = 'Jua-Kali-47'

/** In ms: from its sources the last one starts in ten seconds on an idle machine, and others use this one. */
const START = 180_000

const SETTINGS = {
  NODE_ENV: 'production',
  DEMO: 'true',
  APP_KEY: 'production-test-only-k3y-that-guards-nothing',
  APP_URL: 'http://localhost:3000',
  STORAGE_PATH: join(folder, 'storage'),
  MAIL_MAILER: 'outbox',
  PAYMENTS: 'simulator',
  RATE_LIMITS: 'off',
  REDIS_URL: '',
  LOG_LEVEL: 'warn',
  ...(given
    ? { DB_CONNECTION: 'postgres', DATABASE_URL: databaseBeside(given, name) }
    : { DB_CONNECTION: 'sqlite', SQLITE_PATH: sqlite, DATABASE_URL: '' }),
}

/** Sources without their history, such as an archive, have no last release. */
const isThere = await run('git', ['cat-file', '-e', `${commit}^{commit}`], { quiet: true }).then(
  () => true,
  () => false
)
export const lacksRelease = isThere
  ? false
  : `The last release, ${commit}, is not in this clone: git fetch --unshallow brings it in`

/** The last release beside today's, and a database that today's code has prepared, with people in it. */
export async function prepare() {
  await takeLastRelease()
  if (given) await psql(given, `create database ${name}`)
  const options = { build: true, quiet: true, env: SETTINGS }
  await runAce(['makao:prepare'], options)
  await addPeople()
}

export async function clearAway() {
  for (const { program } of running.values()) program.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
  if (given) await psql(given, `drop database if exists ${name} with (force)`)
}

const tokens = new Map<string, string>()

/** @returns the data of an answer that says that all is well; signs in with the same release */
export async function ask(
  release: Release,
  who: 'host' | 'guest' | null,
  method: string,
  path: string,
  body?: object
): Promise<any> {
  const { address } = await open(release)
  const key = `${release} ${who}`
  if (who && !tokens.has(key)) {
    const person = { email: `${who}@makao.example`, password: PASSWORD }
    const { token } = await ask(release, null, 'POST', 'auth/login', person)
    tokens.set(key, token)
  }
  const isForm = body instanceof FormData
  const answer = await fetch(`${address}/api/v1/${path}`, {
    method,
    headers: {
      ...(who && { authorization: `Bearer ${tokens.get(key)}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    body: isForm ? body : body && JSON.stringify(body),
  })
  const said = await answer.text()
  assert.ok(answer.ok, `${method} ${path} by the ${release} release: ${answer.status} ${said}`)
  return JSON.parse(said).data
}

/** On SQLite the other one ends first. */
async function open(release: Release) {
  const known = running.get(release)
  if (known) return known
  if (!given) await Promise.all([...running.keys()].map(close))
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const [cwd, ...args] =
    release === 'today'
      ? [join(root, 'api/build'), 'bin/server.js']
      : [join(sources, 'api'), '--import=@poppinss/ts-exec', 'bin/server.ts']
  const program = spawn(nodeBinary(), args, {
    cwd,
    env: environment({ ...SETTINGS, API_PORT: String(port) }),
  })
  let output = ''
  for (const stream of [program.stdout, program.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const one = { program, address }
  running.set(release, one)
  await Promise.race([
    waitFor(`${address}/api/v1/health`, START),
    once(program, 'close').then(() => assert.fail(output)),
  ])
  return one
}

async function close(release: Release) {
  const { program } = running.get(release)!
  running.delete(release)
  program.kill('SIGTERM')
  await once(program, 'close')
}

/** Its API with the packages that are installed. */
async function takeLastRelease() {
  const archive = join(folder, 'release.tar')
  await run('git', ['archive', '--prefix=makao/', '-o', archive, commit, 'api', 'package.json'])
  await run('tar', ['-xf', archive, '-C', folder])
  symlinkSync(join(root, 'node_modules'), join(sources, 'node_modules'), 'junction')
}

/** Who can sign in, without letters. */
async function addPeople() {
  const password = hashOf(PASSWORD)
  const people = (['host', 'guest'] as const).map(
    (role) =>
      `('Amina', 'Otieno', '${role}@makao.example', '${password}', '${role}', '+254712345678', true, true, false,
        '2024-01-01 09:00:00', '2024-01-01 09:00:00')`
  )
  await sql(`insert into users (first_name, last_name, email, password, role, phone, is_active, email_verified, phone_verified,
    created_at, updated_at) values ${people.join()}`)
  await sql(
    'insert into user_settings (user_id, created_at, updated_at) select id, created_at, updated_at from users'
  )
}

/** A review waits until the stay is over. */
export const nightPasses = () =>
  sql(
    `update bookings set ${['check_in', 'check_out', 'departed_on'].map((column) => `${column} = '${day(column === 'check_in' ? -1 : 0)}'`).join()}`
  )

async function sql(statement: string) {
  if (given) return psql(SETTINGS.DATABASE_URL, statement)
  const database = new DatabaseSync(sqlite, { timeout: 5000 })
  database.exec(statement)
  database.close()
}
