/*
 * Measures the order by what stays cost against the order by what nights cost, both as the product's search with its cards and its count, on one database:
 * stays within a season, at its edge and far from it, the cheapest and the dearest first. Prints processor ms of calls over HTTP with their ratio, then the
 * same of the search alone, without what each call takes whatever it asks for. A median of rounds in turn.
 * npm run bench -- orders [--properties 100000] [--nights 1000000] [--rounds 5] [--guests 2] [--filled sqlite file] [--only anywhere,dearest]; DATABASE_URL (an empty database) takes PostgreSQL
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bootApi } from './lib/application.mjs'
import { bound, median } from './lib/figures.mjs'
import { load } from './lib/load.mjs'
import { processorOf, processorSince } from './lib/processor.mjs'
import { PORTS, running } from './lib/product.mjs'
import { measuredApi, scratchFolder } from './lib/scratch.mjs'

const { values: options } = parseArgs({
  options: {
    properties: { type: 'string', default: '100000' },
    nights: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '5' },
    guests: { type: 'string', default: '2' },
    filled: { type: 'string' },
    /** Words of the cases that are wanted, between commas */
    only: { type: 'string', default: '' },
  },
})
const { DATABASE_URL: database } = process.env

/** ms of each round; ticks of /proc are 10 ms. */
const ROUND = 1000
const CALLS = 400

const folder = scratchFolder()
Object.assign(process.env, measuredApi(folder, { database, port: PORTS.api }), {
  SQLITE_PATH: options.filled ?? join(folder, 'bench.sqlite3'),
  QUEUE_DRIVER: 'sync',
})
const app = await bootApi()

const { fill, SEASON } = await import('./search/fill.mjs')
const { findByNight } = await import('./search/by_night.mjs')
const { addDays } = await import('../api/app/domain/stay.ts')
const { searchProperties } = await import('../api/app/queries/properties/search_properties.ts')
const { clearSearchCache } = await import('../api/app/services/search/search_cache.ts')
const { default: db } = await import('@adonisjs/lucid/services/db')

const after = addDays(SEASON.lastNight, 28)
const STAYS = [
  ['one night', after, 1],
  ['three nights', after, 3],
  ['a week', after, 7],
  ['a month', after, 30],
  ['three nights of a season', addDays(SEASON.firstNight, 5), 3],
  ['three nights, the first in a season', SEASON.lastNight, 3],
  ['a week, three nights of a season', addDays(SEASON.lastNight, -2), 7],
]

let served
try {
  if (!options.filled) await fill(app, Number(options.properties), Number(options.nights))
  served = await serve()
  const engine = db.connection().dialect.name === 'postgres' ? 'PostgreSQL' : 'SQLite'
  for (const location of [undefined, 'Nairobi']) {
    for (const [name, checkIn, nights] of STAYS) {
      for (const sort of ['price', '-price']) {
        const filters = {
          location,
          checkIn,
          checkOut: addDays(checkIn, nights),
          guests: Number(options.guests),
        }
        const order = sort === 'price' ? 'cheapest' : 'dearest'
        const title = `${location ?? 'anywhere'}, ${name}, ${order}, ${engine}`
        if (options.only.split(',').every((word) => title.includes(word)))
          await compare(title, filters, sort)
      }
    }
  }
} finally {
  await served?.stop()
  await app.terminate()
}

async function serve() {
  const url = `http://127.0.0.1:${PORTS.api}`
  const api = await running(['bench/orders/serve.mjs'], '', process.env, {
    url,
    health: '/api/v1/health',
  })
  return { ...api, url: `${url}/api/v1`, database }
}

async function compare(name, filters, sort) {
  const page = { page: 1, limit: 12, sort }
  const query = new URLSearchParams(JSON.parse(JSON.stringify({ ...filters, ...page })))
  const ofCalls = await inTurn(
    () => callsTo(`/properties/search?${query}`),
    () => callsTo(`/by-night?${query}`)
  )
  const alone = await inTurn(
    () =>
      processorFor(() => {
        clearSearchCache()
        return searchProperties(filters, page)
      }),
    () => processorFor(() => findByNight(filters, page))
  )
  console.log(`${name}: ${ofCalls.ms}; the search alone ${alone.ms}, ${alone.ratio.toFixed(2)} ×`)
  bound(`2 by total, ${name}`, ofCalls.ratio, 2)
}

/** @returns processor ms of both, and how often the first takes the second's */
async function inTurn(byTotal, byNight) {
  const rounds = []
  for (let round = 0; round <= Number(options.rounds); round++) {
    const taken = { total: await byTotal(), night: await byNight() }
    /** The first warms both up. */
    if (round > 0) rounds.push(taken)
  }
  const of = (kind) => median(rounds.map((round) => round[kind])).toFixed(2)
  return {
    ms: `${of('total')} and ${of('night')} ms`,
    ratio: median(rounds.map(({ total, night }) => total / night)),
  }
}

async function callsTo(path) {
  const { cpu } = await load(served, Array(CALLS).fill(path))
  return cpu
}

/** Of one search, with PostgreSQL's own. */
async function processorFor(work) {
  const taken = () => processorOf([process.pid], database)
  const [before, startedAt] = [taken(), performance.now()]
  let runs = 0
  for (; performance.now() - startedAt < ROUND; runs++) await work()
  return processorSince(before, taken()) / runs
}
