/*
 * Measures reservations of three nights per second, over HTTP, one after another, against the bare driver that is asked the same
 * statements in the same order on a copy of the same database, with what makes them durable.
 * npm run bench -- reservations [--small] [--rounds 3]; DATABASE_URL measures on PostgreSQL, and makes databases beside its own
 */
import { copyFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { API_MEMORY } from '../scripts/lib/memory.mjs'
import { emptied } from './lib/emptied.mjs'
import { bound, median } from './lib/figures.mjs'
import { load } from './lib/load.mjs'
import { filled, PORTS, running } from './lib/product.mjs'
import { measuredApi, scratchFolder } from './lib/scratch.mjs'
import { replayed } from './reservations/replay.mjs'

const { values: options } = parseArgs({
  options: { small: { type: 'boolean', default: false }, rounds: { type: 'string', default: '3' } },
})
const GUESTS = options.small ? 20 : 100
/** Of each guest: as many as may wait for an answer. */
const EACH = 3
const PROPERTIES = 1000
const DAY_MS = 86_400_000
const { DATABASE_URL: given, ...rest } = process.env
process.env = rest

for (const database of [undefined, ...(given ? [given] : [])]) await measure(database)

async function measure(database) {
  const name = database ? 'PostgreSQL' : 'SQLite'
  const folder = scratchFolder()
  if (database) await emptied(database)
  const tokens = JSON.parse(
    await filled(folder, database, 'reservations/fill.mjs', PROPERTIES, GUESTS)
  )
  const states = await kept(folder, database)
  const record = join(folder, 'record')
  const rounds = []
  for (let round = 0; round < Number(options.rounds); round++) {
    /** Recording costs: what is timed is done again without it. */
    await states.restore()
    rmSync(record, { force: true })
    await reserved(folder, database, tokens, record)
    await states.restore()
    const makao = await reserved(folder, database, tokens)
    await states.restore()
    const bare = await replayed(record, { file: join(folder, 'bench.sqlite3'), url: database })
    rounds.push({ makao, bare: (tokens.length * EACH) / bare.seconds, statements: bare.statements })
  }
  await states.forget()
  const of = (figure) => median(rounds.map((round) => round[figure]))
  console.log(
    `${name}: ${of('makao').toFixed(0)} reservations per second, the bare driver ${of('bare').toFixed(0)}, ` +
      `${(of('statements') / (tokens.length * EACH)).toFixed(1)} statements each`
  )
  bound(
    `4 reservations per second against the bare driver, ${name}`,
    median(rounds.map(({ makao, bare }) => makao / bare)),
    0.3,
    { atLeast: true }
  )
}

/** @returns reservations per second */
async function reserved(folder, database, tokens, record) {
  const args = [
    ...API_MEMORY,
    ...(record ? ['--import', new URL('reservations/record.mjs', import.meta.url).href] : []),
    'bin/server.js',
  ]
  const env = {
    ...process.env,
    ...measuredApi(folder, { database, port: PORTS.api }),
    RECORD: record,
    MAX_PENDING_BOOKINGS: '10',
  }
  if (!database) delete env.DATABASE_URL
  const url = `http://127.0.0.1:${PORTS.api}`
  const api = await running(args, 'api/build/', env, { url, health: '/api/v1/health' })
  try {
    if (record) process.kill(api.pid, 'SIGUSR2')
    await pause(300)
    const stays = tokens.flatMap((token, guest) =>
      Array.from({ length: EACH }, (_, stay) => ({ token, number: guest * EACH + stay }))
    )
    const bodies = stays.map(({ number }) => JSON.stringify(stayOf(number)))
    const headers = (number) => ({
      'authorization': `Bearer ${stays[number].token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(bodies[number]),
    })
    const { perSecond } = await load(
      { url, pids: [api.pid] },
      stays.map(() => '/api/v1/bookings'),
      { method: 'POST', atOnce: 1, headers, bodies }
    )
    return perSecond
  } finally {
    await api.stop()
  }
}

/** The fill takes nights of the first quarter of the properties. */
function stayOf(number) {
  const first = 300 + (number % 7) * 4
  return {
    property: String(1 + PROPERTIES / 2 + number),
    checkIn: dayIn(first),
    checkOut: dayIn(first + 3),
    guests: { adults: 1, children: 0 },
  }
}

function dayIn(days) {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
}

/** The database as it is now, to go back to. */
async function kept(folder, database) {
  if (!database) {
    const file = join(folder, 'bench.sqlite3')
    const whole = new DatabaseSync(file)
    whole.exec('pragma wal_checkpoint(truncate)')
    whole.close()
    copyFileSync(file, `${file}.kept`)
    return {
      async restore() {
        for (const part of ['-wal', '-shm']) rmSync(file + part, { force: true })
        copyFileSync(`${file}.kept`, file)
      },
      async forget() {},
    }
  }
  const { Client } = createRequire(new URL('../api/package.json', import.meta.url))('pg')
  const name = new URL(database).pathname.slice(1)
  const asked = async (...statements) => {
    const client = new Client({
      connectionString: String(Object.assign(new URL(database), { pathname: '/postgres' })),
    })
    await client.connect()
    for (const statement of statements) await client.query(statement)
    await client.end()
  }
  await asked(
    `drop database if exists ${name}_kept`,
    `create database ${name}_kept template ${name}`
  )
  return {
    restore: () =>
      asked(`drop database ${name} with (force)`, `create database ${name} template ${name}_kept`),
    forget: () => asked(`drop database ${name}_kept`),
  }
}
