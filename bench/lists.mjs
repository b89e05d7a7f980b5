/*
 * Measures how much longer searches take beside people who leaf through the long lists, with 100,000 reviews and
 * 200,000 bookings on file, and how long each list takes. Prints the p99 of the searches as a ratio to the idle server.
 * node bench/lists.mjs [properties=2000] [--seconds 15]
 * node bench/lists.mjs --database postgres://…/scratch (an empty database of its own)
 */
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { preparedServer } from './photos/server.mjs'
import { bound } from './lib/figures.mjs'
import { percentile, searchingWhile } from './photos/searches.mjs'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { database: { type: 'string' }, seconds: { type: 'string', default: '15' } },
})
const SECONDS = Number(options.seconds)

/** People at once, and how long each looks at a list (ms). */
const READERS = 4
const READING = 250

/** Who asks for what; a number in the address counts up, so that no two questions are the same. */
const LISTS = [
  ['anyone', '/reviews?page=#'],
  ['anyone', '/reviews?sort=-helpfulVotes&page=#'],
  ['anyone', '/reviews?rating=4&page=#'],
  ['admin', '/reviews/my-reviews?search=quiet+garden&page=#'],
  ['admin', '/reviews/my-reviews?search=nowhere#'],
  ['anyone', '/properties/200/reviews?page=#'],
  ['admin', '/bookings?page=#'],
  ['admin', '/bookings?sort=-total&status=confirmed&page=#'],
  ['admin', '/bookings?search=Njeri+#'],
  ['host', '/bookings?page=#'],
  ['host', '/bookings?sort=checkIn&page=#'],
  ['host', '/reviews/my-reviews?page=#'],
  ['admin', '/users?sort=lastName&page=#'],
  ['admin', '/reviews/flagged?page=#'],
]

const server = await preparedServer({
  properties: Number(positionals[0] ?? 2000),
  database: options.database,
  fill: new URL('lists/fill.mjs', import.meta.url),
})
const [host, admin] = server.token.split(' ')
const headers = {
  anyone: {},
  host: { authorization: `Bearer ${host}` },
  admin: { authorization: `Bearer ${admin}` },
}
try {
  let asked = 0
  for (const list of LISTS) {
    const times = []
    for (let run = 0; run < 8; run++) times.push(await read(list, ++asked))
    console.log(`${list.join(' ').padEnd(64)} p50 ${percentile(times, 50).toFixed(1)} ms`)
  }
  const idle = await searchingWhile(server.url, () => pause(SECONDS * 1000))
  tell('search, idle', idle)
  for (const [name, lists] of [
    ['the lists', LISTS.filter(([, path]) => !path.includes('search'))],
    ['all lists, words among them', LISTS],
  ]) {
    const busy = await searchingWhile(server.url, () => leafing(lists))
    tell(`search, while ${READERS} people read ${name}`, busy)
    bound(`p99 of searches beside ${name}`, percentile(busy, 99) / percentile(idle, 99), 2)
  }
} finally {
  await server.stop()
}

async function leafing(lists) {
  const until = performance.now() + SECONDS * 1000
  let turn = 0
  const reader = async () => {
    while (performance.now() < until) {
      turn++
      await read(lists[turn % lists.length], turn)
      await pause(READING)
    }
  }
  await Promise.all(Array.from({ length: READERS }, reader))
}

async function read([who, path], number) {
  const startedAt = performance.now()
  const address = `${server.url}/api/v1${path.replace('#', String(1 + (number % 90)))}`
  const response = await fetch(address, { headers: headers[who] })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return performance.now() - startedAt
}

function tell(title, times) {
  const figures = [50, 99].map((share) => `p${share} ${percentile(times, share).toFixed(1)} ms`)
  console.log(`${title}: ${figures.join(', ')} (${times.length} searches)`)
}
