import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { openDoor } from './door.ts'

/** Another address than the one that doors call by themselves. */
const ELSEWHERE = '127.0.0.2'

test('an API on another host is called at API_URL', async (t) => {
  const asked: string[] = []
  const api = createServer((req, res) => {
    asked.push(req.url!)
    res.setHeader('Content-Type', 'application/json').end('{"success":true}')
  })
  await once(api.listen(0, ELSEWHERE), 'listening')
  t.after(() => api.close())
  process.env.API_PORT = '1'
  process.env.API_URL = `http://${ELSEWHERE}:${(api.address() as AddressInfo).port}/`
  const { settings } = await import('../../server/settings.ts')
  const { apiProxy } = await import('../../server/proxy.ts')

  const ask = await openDoor(t, apiProxy)
  const { status } = await ask({ path: '/api/v1/health', headers: { connection: 'close' } })
  assert.equal(status, 200)
  assert.deepEqual(asked, ['/api/v1/health'])
  assert.equal(settings.apiUrl, process.env.API_URL.slice(0, -1))
})
