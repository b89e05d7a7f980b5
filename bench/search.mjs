/*
 * Measures the product's search against a naive query (LIKE over wide rows, paginate) on one
 * scratch database, and prints the ratios.
 * node bench/search.mjs [properties=20000] [nights=200000] [--plans]
 * node bench/search.mjs --database postgres://…/scratch (an empty database of its own)
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bootApi } from './lib/application.mjs'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { database: { type: 'string' }, plans: { type: 'boolean', default: false } },
})
const PROPERTIES = Number(positionals[0] ?? 20_000)
const NIGHTS = Number(positionals[1] ?? 200_000)

/** Each figure is the mean over this time (ms), after a short warm-up. */
const MEASURE_FOR = 700

const scratch = mkdtempSync(join(tmpdir(), 'makao-bench-'))
Object.assign(process.env, {
  NODE_ENV: 'production',
  TZ: 'UTC',
  APP_KEY: 'a-key-for-the-benchmark-that-guards-nothing',
  DEMO: 'true',
  DB_CONNECTION: options.database ? 'postgres' : 'sqlite',
  DATABASE_URL: options.database ?? '',
  SQLITE_PATH: join(scratch, 'bench.sqlite3'),
  STORAGE_PATH: join(scratch, 'storage'),
  LOG_LEVEL: 'error',
  QUEUE_DRIVER: 'sync',
  LIMITER_STORE: 'memory',
})

const app = await bootApi()

const { fill } = await import('./search/fill.mjs')
const { SCENARIOS, findLiterally } = await import('./search/scenarios.mjs')
const { searchProperties } = await import('../api/app/queries/properties/search_properties.ts')
const { clearSearchCache } = await import('../api/app/services/search/search_cache.ts')
const { default: db } = await import('@adonisjs/lucid/services/db')

try {
  const startedAt = performance.now()
  const size = await fill(app, PROPERTIES, NIGHTS)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(
    `${size.properties} properties, ${size.nights} taken nights on ${db.connection().dialect.name}, filled in ${seconds} s`
  )
  console.log(
    'ms per search: literal, counted anew, count remembered; in brackets how many times faster\n'
  )

  for (const scenario of SCENARIOS) {
    const page = { page: 1, limit: 12, ...scenario.page }
    if (options.plans) await printPlans(scenario, page)
    const literal = await meanOf(() => findLiterally(scenario.filters, page))
    const counted = await meanOf(() => {
      clearSearchCache()
      return searchProperties(scenario.filters, page)
    })
    const remembered = await meanOf(() => searchProperties(scenario.filters, page))
    await refuseDifferentAnswers(scenario, page)
    console.log(
      scenario.name.padEnd(44),
      literal.toFixed(2).padStart(8),
      `${counted.toFixed(2).padStart(8)} (${(literal / counted).toFixed(1)}×)`,
      `${remembered.toFixed(2).padStart(8)} (${(literal / remembered).toFixed(1)}×)`
    )
  }
} finally {
  await app.terminate()
  rmSync(scratch, { recursive: true, force: true })
}

async function meanOf(work) {
  await work()
  const startedAt = performance.now()
  let runs = 0
  do {
    await work()
    runs++
  } while (performance.now() - startedAt < MEASURE_FOR)
  return (performance.now() - startedAt) / runs
}

/** Both ways must find the same number of properties, as far as it is counted. */
async function refuseDifferentAnswers({ name, filters }, page) {
  clearSearchCache()
  const {
    pagination: { total, isMore = false },
  } = await searchProperties(filters, page)
  const literal = await findLiterally(filters, page)
  if (isMore ? literal.total <= total : literal.total !== total) {
    throw new Error(`${name}: the search finds ${total}, the literal one ${literal.total}`)
  }
}

async function printPlans({ name, filters }, page) {
  const knex = db.manager.get(db.primaryConnectionName).connection.client
  const queries = []
  const note = (query) => queries.push(query)
  knex.on('query', note)
  clearSearchCache()
  await searchProperties(filters, page)
  knex.removeListener('query', note)
  const explain =
    db.connection().dialect.name === 'postgres' ? 'explain analyze' : 'explain query plan'
  console.log(`\n${name}`)
  for (const { sql, bindings } of queries.filter(({ sql }) => sql.includes('property_search'))) {
    const plan = await knex.raw(`${explain} ${sql.replace(/\$\d+/g, '?')}`, bindings)
    console.log(`  ${sql}`)
    for (const row of plan.rows ?? plan) console.log('    ', row.detail ?? row['QUERY PLAN'])
  }
}
