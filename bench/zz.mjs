import { bootApi } from './lib/application.mjs'
import { PORTS } from './lib/product.mjs'
import { measuredApi, scratchFolder } from './lib/scratch.mjs'
const folder = scratchFolder()
Object.assign(process.env, measuredApi(folder, { database: process.env.DATABASE_URL, port: PORTS.api }), { QUEUE_DRIVER: 'sync' })
const app = await bootApi()
const { SEASON } = await import('./search/fill.mjs')
const { findByNight } = await import('./search/by_night.mjs')
const { addDays } = await import('../api/app/domain/stay.ts')
const { searchProperties } = await import('../api/app/queries/properties/search_properties.ts')
const { clearCounts } = await import('../api/app/services/search/count_cache.ts')
const { default: db } = await import('@adonisjs/lucid/services/db')
const guests = Number(process.env.G ?? 2)
const checkIn = SEASON.lastNight
const filters = { checkIn, checkOut: addDays(checkIn, 3), guests }
const page = { page: 1, limit: 12, sort: '-price' }
for (let i = 0; i < 3; i++) { clearCounts(); await searchProperties(filters, page) }
const emitter = app.container.make('emitter')
const { default: em } = await import('@adonisjs/core/services/emitter')
const seen = []
db.connection().getReadClient?.()
const knex = db.connection().getReadClient()
knex.client.on('query', (q) => seen.push([q.sql, q.bindings]))
const { reader } = await import('../api/app/services/database/reader.ts')
const rk = reader().getReadClient?.() ?? reader().knexQuery?.().client
if (rk !== knex) (rk.client ?? rk).on('query', (q) => seen.push([q.sql, q.bindings]))
clearCounts(); await searchProperties(filters, page)
const total = seen.splice(0)
await findByNight(filters, page)
const night = seen.splice(0)
import { writeFileSync } from 'node:fs'
writeFileSync('/tmp/x/sql.json', JSON.stringify({ total, night }))
console.log(total.length, night.length)
async function timed(list, label) {
  for (const [sql, bindings] of list) {
    const run = async (prefix) => (await knex.raw(prefix + sql.replace(/\$\d+/g, '?'), bindings))
    const best = { plan: 1e9, exec: 1e9, all: 1e9 }
    for (let i = 0; i < 40; i++) { const { rows } = await run('explain (analyze, timing off, summary on) '); const t = rows.map((r) => r['QUERY PLAN']).join('\n'); best.plan = Math.min(best.plan, Number(/Planning Time: ([\d.]+)/.exec(t)[1])); best.exec = Math.min(best.exec, Number(/Execution Time: ([\d.]+)/.exec(t)[1])) }
    for (let i = 0; i < 40; i++) { const s = performance.now(); await run(''); best.all = Math.min(best.all, performance.now() - s) }
    console.log(label, best.plan, best.exec, best.all.toFixed(2), sql.slice(0, 120))
  }
}
await timed(total, 'total'); await timed(night, 'night')
const time = async (f) => { const all = []; for (let i = 0; i < 200; i++) { const s = performance.now(); await f(); all.push(performance.now() - s) } return all.sort((a, b) => a - b)[100].toFixed(2) }
for (let i = 0; i < 3; i++) console.log('whole', await time(() => { clearCounts(); return searchProperties(filters, page) }), await time(() => findByNight(filters, page)))
await app.terminate()
