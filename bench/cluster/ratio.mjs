import { setTimeout as pause } from 'node:timers/promises'
import { createFront, Pool } from '../../scripts/lib/front.mjs'
import { API_MEMORY, DOOR_MEMORY } from '../../scripts/lib/memory.mjs'
import { bound, median } from '../lib/figures.mjs'
import { PORTS, running } from '../lib/product.mjs'
import { crowd, everyday } from './people.mjs'
import { limited, quotasMissing } from './quota.mjs'
import { settings } from './shape.mjs'

/** Of a processor, for each process of the product: far less than the machine has beside it, so that they are what is waited for. */
const SHARE = 0.1
const AT_ONCE = 16
const REQUESTS = 300
/** Who reserve in one round, of all requests a twentieth. */
const GUESTS = 2
const HEALTH = '/api/v1/health'
const FIRST_PORT = PORTS.door + 4

/**
 * Two APIs and two front doors against one of each, behind the front of `npm run cluster`: requests per second of pages, searches
 * and reservations. The database, the front and the load have what is left of the machine.
 */
export async function ratio(folder, shared, { people, rounds }) {
  const missing = quotasMissing()
  if (missing) return console.log(`  Not measured: ${missing}`)
  const env = { ...settings(folder, shared), WORKER: 'off', MAIL_MAILER: 'outbox', DEMO: 'true' }
  const apis = new Pool(HEALTH)
  const doors = new Pool('/robots.txt')
  const fronts = [createFront(apis), createFront(doors, { isOuter: true })]
  fronts[0].listen(PORTS.api, '127.0.0.1')
  fronts[1].listen(PORTS.door, '127.0.0.1')
  const begin = async (kind, port) => {
    const url = `http://127.0.0.1:${port}`
    return kind === 'api'
      ? running(
          [...API_MEMORY, 'bin/server.js'],
          'api/build/',
          { ...env, API_PORT: String(port) },
          { url, health: HEALTH }
        )
      : running(
          [...DOOR_MEMORY, 'build/door/server.js'],
          'storefront/',
          { ...env, PORT: String(port) },
          { url, health: '/robots.txt' }
        )
  }
  const members = []
  /** Only so many are given requests. */
  const letIn = (count) => {
    const taken = members
      .slice(0, count)
      .map(({ pool, port }) => ({ pool, member: pool.add(port) }))
    return () => taken.forEach(({ pool, member }) => pool.remove(member))
  }
  let round = 0
  const measure = async (count) => {
    const leave = letIn(count)
    const load = everyday(REQUESTS, people.slice(round * GUESTS, (round + 1) * GUESTS), round)
    round += 1
    members.forEach(({ quota }) => quota.held())
    const startedAt = performance.now()
    await crowd(load, AT_ONCE, async ({ path, options, expected }) => {
      const answer = await fetch(`http://127.0.0.1:${PORTS.door}${path}`, options)
      await answer.arrayBuffer()
      if (!expected.includes(answer.status)) throw new Error(`${path}: ${answer.status}`)
    })
    const perSecond = (load.length * 1000) / (performance.now() - startedAt)
    const held = members
      .slice(0, count)
      .map(({ kind, quota }) => `${kind} ${Math.round(quota.held() * 100)} %`)
    leave()
    console.log(
      `  ${count / 2} of each: ${perSecond.toFixed(1)} per second; share used up: ${held.join(', ')}`
    )
    return perSecond
  }
  try {
    for (const [at, kind] of ['api', 'door', 'api', 'door'].entries()) {
      const port = FIRST_PORT + at
      const one = await begin(kind, port)
      members.push({
        ...one,
        kind,
        port,
        pool: kind === 'api' ? apis : doors,
        quota: limited(one.pid, SHARE),
      })
    }
    for (const count of [4, 2]) await measure(count)
    console.log('  (those warmed up)')
    const ratios = []
    for (let at = 0; at < rounds; at++) {
      const one = await measure(2)
      const two = await measure(4)
      ratios.push(two / one)
    }
    bound('5 two of each against one of each', median(ratios), 1.6, { atLeast: true })
  } finally {
    fronts.forEach((front) => front.close())
    await Promise.all(members.map((one) => one.stop()))
    await pause(100)
    members.forEach(({ quota }) => quota.remove())
  }
}
