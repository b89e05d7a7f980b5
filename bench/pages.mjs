/*
 * Measures visitors' pages against a plain React Router page of the same run, with the same cards from the floor of the search
 * (bench/mix/floor.mjs), compressed the same way: processor ms per request of all processes. The listing is made anew for each
 * of 400 searches, then kept, for one address again and again; and 400 properties.
 * npm run bench -- pages [--small] [--properties 10000] [--rounds 3]; DATABASE_URL measures on PostgreSQL
 */
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { run } from '../scripts/lib/run.mjs'
import { emptied } from './lib/emptied.mjs'
import { bound, median } from './lib/figures.mjs'
import { load } from './lib/load.mjs'
import { filled, PORTS, product, running } from './lib/product.mjs'
import { measuredApi, scratchFolder } from './lib/scratch.mjs'
import { listings } from './mix/searches.mjs'

const { values: options } = parseArgs({
  options: {
    small: { type: 'boolean', default: false },
    properties: { type: 'string' },
    rounds: { type: 'string', default: '3' },
  },
})
const PROPERTIES = Number(options.properties ?? (options.small ? 1000 : 10_000))
const REQUESTS = options.small ? 100 : 400
const { DATABASE_URL: database, ...rest } = process.env
process.env = rest

const folder = scratchFolder()
if (database) await emptied(database)
const known = await filled(folder, database, 'mix/fill.mjs', PROPERTIES, PROPERTIES * 10)
await run('react-router', ['build'], {
  cwd: fileURLToPath(new URL('pages/floor/', import.meta.url)),
  env: { NODE_ENV: 'production' },
  quiet: true,
})
const ours = await product(folder, database)
const floor = await plainPage()

const compressed = { headers: { 'accept-encoding': 'br' } }
const KINDS = {
  'floor': (round) => load(floor, listings(REQUESTS, round), compressed),
  'listing made anew': (round) => load(ours.whole, listings(REQUESTS, round), compressed),
  'listing kept': () =>
    load(
      ours.whole,
      Array.from({ length: REQUESTS * 5 }, () => '/properties'),
      compressed
    ),
  'property made anew': (round) => load(ours.whole, propertiesOf(round), compressed),
}

const rounds = []
try {
  for (let round = 0; round <= Number(options.rounds); round++) {
    const figures = {}
    for (const [kind, measure] of Object.entries(KINDS)) figures[kind] = await measure(round)
    /** The first warms all of them up. */
    if (round > 0) rounds.push(figures)
  }
} finally {
  await Promise.all([ours.stop(), floor.stop()])
}

console.log(`${PROPERTIES} properties, brotli: processor ms, pages per second, bytes on the wire`)
for (const kind of Object.keys(KINDS)) {
  const of = (figure, digits) => median(rounds.map((round) => round[kind][figure])).toFixed(digits)
  console.log(`  ${kind.padEnd(20)} ${of('cpu', 2)} ms, ${of('perSecond', 0)}/s, ${of('bytes', 0)}`)
}
const ratio = (kind, figure = 'cpu', to = 'floor') =>
  median(rounds.map((round) => round[kind][figure] / round[to][figure]))
bound('2 listing made anew against a plain page', ratio('listing made anew'), 1.6)
bound('2 listing kept against a plain page', ratio('listing kept'), 0.1)
bound(
  '2 listing kept, pages per second against made anew',
  ratio('listing kept', 'perSecond', 'listing made anew'),
  10,
  { atLeast: true }
)
bound('2 property made anew against a plain page', ratio('property made anew'), 1.2)

/** Each is asked for once in all rounds. */
function propertiesOf(round) {
  return Array.from(
    { length: REQUESTS },
    (_, number) => `/properties/${1 + ((round * REQUESTS + number) % PROPERTIES)}`
  )
}

async function plainPage() {
  const url = (port) => `http://127.0.0.1:${port}`
  const search = await running(
    ['bench/mix/floor.mjs'],
    '',
    {
      ...process.env,
      ...measuredApi(folder, { database }),
      FLOOR_PORT: String(PORTS.search),
      NIGHTS: 'bits',
      KNOWN: known,
    },
    { url: url(PORTS.search) }
  )
  const page = await running(
    ['bench/pages/floor/server.mjs'],
    '',
    {
      ...process.env,
      NODE_ENV: 'production',
      FLOOR_PORT: String(PORTS.page),
      SEARCH_URL: url(PORTS.search),
    },
    { url: url(PORTS.page), health: '/properties' }
  )
  return {
    url: page.url,
    pids: [page.pid, search.pid],
    database,
    stop: () => Promise.all([page.stop(), search.stop()]),
  }
}
