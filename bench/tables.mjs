/*
 * Measures a host's and an admin's tables with 10,000, 100,000 and 1,000,000 bookings on file: each table's median answer, against
 * the same table with the fewest bookings.
 * npm run bench -- tables [--small] [--sizes 10000,100000,1000000]; DATABASE_URL measures on PostgreSQL
 */
import { parseArgs } from 'node:util'
import { emptied } from './lib/emptied.mjs'
import { bound, median } from './lib/figures.mjs'
import { preparedServer } from './photos/server.mjs'

const { values: options } = parseArgs({
  options: { small: { type: 'boolean', default: false }, sizes: { type: 'string' } },
})
const SIZES = (options.sizes ?? (options.small ? '2000,10000' : '10000,100000,1000000'))
  .split(',')
  .map(Number)
const PROPERTIES = 2000
const RUNS = 40
const { DATABASE_URL: database, ...rest } = process.env
process.env = rest

/** Their desks' tables, each as it opens and in other orders; `#` counts pages. */
const TABLES = [
  ['host', '/bookings?page=#'],
  ['host', '/bookings?sort=checkIn&page=#'],
  ['host', '/bookings?status=confirmed&page=#'],
  ['host', '/reviews/my-reviews?page=#'],
  ['admin', '/bookings?page=#'],
  ['admin', '/bookings?sort=-total&status=confirmed&page=#'],
  ['admin', '/users?sort=lastName&page=#'],
  ['admin', '/properties?scope=all&page=#'],
  ['admin', '/reviews/my-reviews?page=#'],
]
/** How many times as long a table may take that is called flat. */
const FLAT = 1.5

const found = []
for (const size of SIZES) found.push(await measure(size))
for (const [number, [who, path]] of TABLES.entries()) {
  const times = found.map((medians) => medians[number])
  console.log(`${`${who} ${path}`.padEnd(56)} ${times.map((ms) => ms.toFixed(1)).join(', ')} ms`)
}
for (const who of ['host', 'admin']) {
  const growths = TABLES.flatMap(([whose], number) =>
    whose === who ? [found.at(-1)[number] / found[0][number]] : []
  )
  bound(`3 ${who}'s tables, ${SIZES[0]} → ${SIZES.at(-1)} bookings`, median(growths), FLAT)
}

async function measure(size) {
  if (database) await emptied(database)
  process.env.BENCH_BOOKINGS = String(size)
  const server = await preparedServer({
    properties: PROPERTIES,
    database,
    fill: new URL('lists/fill.mjs', import.meta.url),
  })
  const [host, admin] = server.token.split(' ')
  const tokens = { host, admin }
  try {
    const medians = []
    for (const [who, path] of TABLES) {
      const times = []
      for (let run = 0; run < RUNS; run++) {
        const startedAt = performance.now()
        const address = `${server.url}/api/v1${path.replace('#', String(1 + (run % 10)))}`
        const response = await fetch(address, {
          headers: { authorization: `Bearer ${tokens[who]}` },
        })
        await response.arrayBuffer()
        if (!response.ok) throw new Error(`${path}: ${response.status}`)
        times.push(performance.now() - startedAt)
      }
      medians.push(median(times))
    }
    return medians
  } finally {
    await server.stop()
  }
}
