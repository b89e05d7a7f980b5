/*
 * Measures a search call of the product against two floors of the same run: `node:http` with the best SQL (nights as bits), and
 * the same with nights asked row by row. The mix is searches that are all different. Prints processor ms per request and times.
 * With --filled the database is taken as it is. Engines: sqlite or postgres alone by --engine.
 * npm run bench -- mix [--small] [--sizes 10000,100000,1000000] [--rounds 3]; DATABASE_URL (an empty database) adds PostgreSQL
 */
import { parseArgs } from 'node:util'
import { bound, median, percentile } from './lib/figures.mjs'
import { load } from './lib/load.mjs'
import { filled, PORTS, product, running } from './lib/product.mjs'
import { emptied } from './lib/emptied.mjs'
import { measuredApi, scratchFolder } from './lib/scratch.mjs'
import { searches } from './mix/searches.mjs'

const { values: options } = parseArgs({
  options: {
    small: { type: 'boolean', default: false },
    sizes: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    engine: { type: 'string' },
    filled: { type: 'boolean', default: false },
  },
})
const SIZES = (options.sizes ?? (options.small ? '1000,5000' : '10000,100000'))
  .split(',')
  .map(Number)
const SEARCHES = options.small ? 100 : 400
const { DATABASE_URL: given, ...rest } = process.env
process.env = rest

const engines = [
  ...(options.engine === 'postgres' ? [] : [{ name: 'SQLite', limit: 2 }]),
  ...(given && options.engine !== 'sqlite'
    ? [{ name: 'PostgreSQL', limit: 1.5, database: given }]
    : []),
]
for (const engine of engines) {
  const p50 = []
  for (const size of SIZES) {
    const isLast = size === SIZES.at(-1)
    p50.push(await measure(engine, size, isLast))
  }
  for (let step = 1; step < SIZES.length; step++) {
    bound(
      `3 mix's p50, ${SIZES[step - 1]} → ${SIZES[step]}, ${engine.name}`,
      p50[step] / p50[step - 1],
      3
    )
  }
}

async function measure({ name, limit, database }, size, isLast) {
  const folder = scratchFolder()
  if (database && !options.filled) await emptied(database)
  const known = await filled(folder, database, 'mix/fill.mjs', options.filled ? 0 : size, size * 10)
  console.log(
    `\n${size} properties, ${size * 10} nights wanted, ${name}: processor ms, p50 and p99 of ${SEARCHES} searches`
  )
  const ours = await product(folder, database)
  const floors = {}
  for (const [nights, port] of [
    ['bits', PORTS.search],
    ['rows', PORTS.rows],
  ]) {
    const env = {
      ...measuredApi(folder, { database }),
      FLOOR_PORT: String(port),
      NIGHTS: nights,
      KNOWN: known,
    }
    floors[nights] = {
      ...(await running(
        ['bench/mix/floor.mjs'],
        '',
        { ...process.env, ...env },
        { url: `http://127.0.0.1:${port}` }
      )),
      database,
    }
  }
  const kinds = { makao: ours.api, bits: floors.bits, rows: floors.rows }
  const rounds = []
  try {
    await refuseDifferentAnswers(ours.api, floors)
    for (let round = 0; round <= Number(options.rounds); round++) {
      const figures = {}
      for (const [kind, server] of Object.entries(kinds)) {
        const paths = searches(SEARCHES, round).map((query) => `/properties?${query}`)
        const { cpu, times } = await load(server, paths)
        figures[kind] = { cpu, p50: percentile(times, 50), p99: percentile(times, 99) }
      }
      /** The first warms all of them up. */
      if (round > 0) rounds.push(figures)
    }
  } finally {
    await Promise.all([ours.stop(), ...Object.values(floors).map((floor) => floor.stop())])
  }
  for (const kind of Object.keys(kinds)) {
    const of = (figure) => median(rounds.map((round) => round[kind][figure])).toFixed(2)
    console.log(`  ${kind.padEnd(6)} ${of('cpu')} ms, ${of('p50')}, ${of('p99')}`)
  }
  const ratio = (figure, kind) =>
    median(rounds.map(({ makao, ...floor }) => makao[figure] / floor[kind][figure]))
  if (isLast) {
    bound(`1 search mix against the best SQL, ${name}`, ratio('cpu', 'bits'), limit)
    bound(`1 its p99 against the best SQL's, ${name}`, ratio('p99', 'bits'), 2)
    console.log(`  against nights asked row by row: ${ratio('cpu', 'rows').toFixed(2)} ×`)
  }
  return median(rounds.map(({ makao }) => makao.p50))
}

/** The product's own order of these is that of what stays cost, which the floors do not work out. */
function isByTotal(query) {
  return query.has('checkIn') && query.get('sort')?.endsWith('price')
}

/** All must find the same number of properties, and the same ones. */
async function refuseDifferentAnswers(api, floors) {
  for (const query of searches(40, 9)) {
    const [makao, ...others] = await Promise.all(
      [api, floors.bits, floors.rows].map(async ({ url }) => {
        const { data, pagination } = await (await fetch(`${url}/properties?${query}`)).json()
        const ids = data.map(({ _id: id }) => Number(id))
        return JSON.stringify([pagination.total, isByTotal(query) ? ids.length : ids])
      })
    )
    if (others.some((other) => other !== makao)) {
      throw new Error(`Different answers to ${query}:\n${[makao, ...others].join('\n')}`)
    }
  }
}
