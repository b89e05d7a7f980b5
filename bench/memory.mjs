/*
 * Measures what both processes hold: some seconds after their start, and at most while pages and searches are made anew.
 * npm run bench -- memory [--small] [--properties 10000] [--seconds 30]; DATABASE_URL measures on PostgreSQL
 */
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { emptied } from './lib/emptied.mjs'
import { bound } from './lib/figures.mjs'
import { load } from './lib/load.mjs'
import { filled, product } from './lib/product.mjs'
import { memoryOf } from './lib/processor.mjs'
import { scratchFolder } from './lib/scratch.mjs'
import { listings } from './mix/searches.mjs'

const { values: options } = parseArgs({
  options: {
    small: { type: 'boolean', default: false },
    properties: { type: 'string' },
    seconds: { type: 'string' },
    heap: { type: 'string' },
  },
})
const PROPERTIES = Number(options.properties ?? (options.small ? 1000 : 10_000))
const SECONDS = Number(options.seconds ?? (options.small ? 10 : 30))
/** Until a start has settled, in ms. */
const SETTLED = 15_000
const { DATABASE_URL: database, ...rest } = process.env
process.env = rest

const folder = scratchFolder()
if (database) await emptied(database)
await filled(folder, database, 'mix/fill.mjs', PROPERTIES, PROPERTIES * 10)
const { whole, stop } = await product(folder, database, {
  /** Of each process: what a machine of 512 MB leaves to them. */
  ...(options.heap && { NODE_OPTIONS: `--max-old-space-size=${options.heap}` }),
})
try {
  await pause(SETTLED)
  bound('memory of both processes, idle', tell('idle', memoryOf(whole.pids)), 300, { unit: 'MB' })
  let most = [0, 0]
  const watch = setInterval(() => {
    const now = memoryOf(whole.pids)
    if (sum(now) > sum(most)) most = now
  }, 250)
  const until = performance.now() + SECONDS * 1000
  let made = 0
  for (let round = 0; performance.now() < until; round++) {
    const paths = listings(100, round).flatMap((path) => [path, `/api/v1${path}`])
    await load(whole, paths, { headers: { 'accept-encoding': 'br' } })
    made += paths.length
  }
  clearInterval(watch)
  console.log(`  ${made} pages and searches`)
  bound('memory of both processes, at most under the mix', tell('at most', most), 450, {
    unit: 'MB',
  })
} finally {
  await stop()
}

function tell(title, [api, door]) {
  console.log(`  ${title}: API ${api.toFixed(0)} MB, front door ${door.toFixed(0)} MB`)
  return api + door
}

function sum(values) {
  return values.reduce((total, value) => total + value, 0)
}
