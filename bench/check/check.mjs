/*
 * The part of the benchmarks that comes out the same everywhere: statements and bytes of a call, what is allocated for it, and
 * rows that searches look at, on a filled database of its own. bench/bounds.mjs has the bounds.
 */
import { fileURLToPath } from 'node:url'
import { CALLS, ROWS } from '../bounds.mjs'
import { measuredApi, scratchFolder } from '../lib/scratch.mjs'
import { searches } from '../mix/searches.mjs'
import { allocatedBy } from './allocations.mjs'
import { rowCounter } from './rows.mjs'

const PROPERTIES = 3000
const NIGHTS = 30_000

const folder = scratchFolder()
Object.assign(process.env, measuredApi(folder, { port: 0 }), { QUEUE_DRIVER: 'sync' })
process.env.PORT = '0'
process.env.HOST = '127.0.0.1'

const api = new URL('../../api/', import.meta.url)
process.chdir(fileURLToPath(api))
await import('@poppinss/ts-exec')
await import('reflect-metadata')
const { Ignitor } = await import('@adonisjs/core')
const server = new Ignitor(api, {
  importer: (path) => import(path.startsWith('.') ? new URL(path, api).href : path),
}).httpServer()
await server.start()

const { default: app } = await import('@adonisjs/core/services/app')
const { default: db } = await import('@adonisjs/lucid/services/db')
const { reader, READER } = await import('../../api/app/services/database/reader.ts')
const { fill } = await import('../search/fill.mjs')
const failures = []
try {
  await fill(app, PROPERTIES, NIGHTS)
  const { port } = (await app.container.make('server')).getNodeServer().address()
  const address = `http://127.0.0.1:${port}/api/v1`
  const ask = asked(address)

  for (const [path, bounds] of Object.entries(CALLS)) {
    const { statements, bytes } = await ask(path)
    hold(`${path}: statements`, statements.length, bounds.statements)
    hold(`${path}: bytes`, bytes, bounds.bytes)
    const allocated = await allocatedBy(() => fetched(address + path))
    hold(`${path}: kilobytes allocated`, Math.round(allocated), bounds.allocated)
  }
  const visited = rowCounter(process.env.SQLITE_PATH)
  const rows = []
  for (const search of searches(200)) {
    const { statements } = await ask(`/properties?${search}`)
    rows.push(statements.reduce((sum, statement) => sum + visited(statement), 0))
  }
  hold('rows of a search, mean', Math.round(rows.reduce((a, b) => a + b) / rows.length), ROWS.mean)
  hold('rows of a search, most', Math.max(...rows), ROWS.most)
} finally {
  await app.terminate()
}
if (failures.length > 0) {
  throw new Error(`More than bench/bounds.mjs allows:\n${failures.join('\n')}`)
}

/** Asks for a path and notes what the database is asked meanwhile. */
function asked(address) {
  reader()
  const clients = [db.primaryConnectionName, READER].map(
    (name) => db.manager.get(name).connection.client
  )
  return async (path) => {
    const statements = []
    const note = ({ sql, bindings }) => statements.push({ sql, bindings })
    clients.forEach((knex) => knex.on('query', note))
    const bytes = await fetched(address + path)
    clients.forEach((knex) => knex.removeListener('query', note))
    return { statements, bytes }
  }
}

/** @returns bytes of the answer */
async function fetched(url) {
  const response = await fetch(url)
  const { byteLength } = await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return byteLength
}

function hold(name, figure, bound) {
  const line = `${name.padEnd(56)} ${String(figure).padStart(7)} of ${bound}`
  console.log(line)
  if (figure > bound) failures.push(line)
}
