import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import type { RequestHandler } from 'express'
import type { ServerBuild } from 'react-router'
import { openDoor } from './door.ts'

const TOKEN = 'metrics-test-only-token-0123456789'
process.env.METRICS_TOKEN = TOKEN
/** What graphs and alerts are made of. */
const WATCHING = ['grafana/dashboards/makao.json', 'prometheus/alerts.yml'].map(
  (file) => new URL(`../../../deploy/${file}`, import.meta.url)
)
const { measureRequests, namePages, showMetrics } = await import('../../server/metrics.ts')
const { settings } = await import('../../server/settings.ts')

const route = (id: string, path?: string, parentId?: string, index?: boolean) => ({
  ...{ id, path, parentId, index },
  module: {} as never,
})

namePages({
  root: route('root', ''),
  home: route('home', undefined, 'root', true),
  place: route('place', 'properties/:id', 'root'),
} as ServerBuild['routes'])

const missing: RequestHandler = (req, res, next) =>
  req.path.startsWith('/nothing') ? void res.sendStatus(404) : next()

const bearing = (token: string) => ({ path: '/metrics', headers: { authorization: token } })

test('figures are for who bears the token alone', async (t) => {
  const ask = await openDoor(t, measureRequests, showMetrics)
  for (const token of ['', 'Bearer', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, 'Bearer ✓']) {
    const headers = token ? { authorization: Buffer.from(token).toString('latin1') } : {}
    const { status, body } = await ask({ path: '/metrics', headers })
    assert.equal(status, 401)
    assert.doesNotMatch(body, /makao_/)
  }
  const { status, headers, body } = await ask(bearing(`Bearer ${TOKEN}`))
  assert.equal(status, 200)
  assert.match(String(headers['content-type']), /^text\/plain; version=0\.0\.4/)
  assert.match(body, /^nodejs_eventloop_lag_seconds/m)
  assert.match(body, /^process_resident_memory_bytes/m)
  const watched = WATCHING.flatMap((file) => readFileSync(file, 'utf8').match(/makao_door_\w+/g)!)
  for (const name of watched) {
    assert.match(body, new RegExp(`^# TYPE ${name.replace(/_(?:bucket|count|sum)$/, '')} `, 'm'))
  }
})

test('pages count by their pattern, and what is no page of ours as one series', async (t) => {
  const ask = await openDoor(t, measureRequests, showMetrics, missing)
  await ask({ path: '/' })
  await ask({ path: '/properties/17?guest=wanjiku' })
  await ask({ path: '/properties/18.data' })
  for (let one = 0; one < 20; one += 1) {
    await ask({ path: `/nothing/${one}` })
  }
  const { body } = await ask(bearing(`Bearer ${TOKEN}`))
  const count = (labels: string) =>
    Number(body.split(`makao_door_request_duration_seconds_count{${labels}} `)[1]?.split('\n')[0])
  assert.equal(count('method="GET",route="/properties/:id",status="200"'), 2)
  assert.equal(count('method="GET",route="/",status="200"'), 1)
  assert.equal(count('method="GET",route="none",status="404"'), 20)
  assert.doesNotMatch(body, /wanjiku|nothing/)
})

test('without a token there is no such page', async (t) => {
  t.after(() => (settings.metricsToken = TOKEN))
  settings.metricsToken = ''
  const ask = await openDoor(t, measureRequests, showMetrics, (_req, res) => res.sendStatus(404))
  const { status } = await ask(bearing('Bearer '))
  assert.equal(status, 404)
})
