import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'node:test'
import type { RequestHandler } from 'express'
import { openDoor } from './door.ts'

/** More than any buffer on the way takes at once. */
const PIECES = Array.from({ length: 64 }, (_, number) => String(number % 10).repeat(64 * 1024))

const api = createServer((req, res) => {
  req.resume()
  res.writeHead(201, { 'Content-Type': 'text/plain', 'X-Made': 'yes' })
  Readable.from(PIECES).pipe(res)
})
await once(api.listen(0, '127.0.0.1'), 'listening')
process.env.API_PORT = String((api.address() as AddressInfo).port)
const { compress } = await import('../../server/compress.ts')
const { holdAnswer } = await import('../../server/hold-answer.ts')
const { apiProxy } = await import('../../server/proxy.ts')

const HELD = 60

for (const encoding of ['identity', 'gzip']) {
  test(`an answer that is held back comes whole, later (${encoding})`, async (t) => {
    t.after(() => api.closeIdleConnections())
    const hold: RequestHandler = (_req, res, next) => {
      holdAnswer(res, (status) => (status === 201 ? pause(HELD) : null))
      next()
    }
    const ask = await openDoor(t, compress, hold, apiProxy)
    const startedAt = performance.now()
    const headers = { 'Accept-Encoding': encoding, 'Content-Length': 0 }
    const answer = await ask({ method: 'POST', path: '/api/v1/contacts', headers })
    assert.ok(performance.now() - startedAt >= HELD - 5)
    assert.equal(answer.status, 201)
    assert.equal(answer.headers['x-made'], 'yes')
    if (encoding === 'identity') {
      assert.equal(answer.body, PIECES.join(''))
    } else {
      assert.equal(answer.headers['content-encoding'], 'gzip')
    }
  })
}

test('an answer that nothing is to be waited for comes at once', async (t) => {
  t.after(() => {
    api.closeAllConnections()
    api.close()
  })
  const hold: RequestHandler = (_req, res, next) => {
    holdAnswer(res, () => null)
    next()
  }
  const ask = await openDoor(t, hold)
  const { status, body } = await ask({ method: 'POST', path: '/page' })
  assert.equal(status, 200)
  assert.equal((JSON.parse(body) as { bytes: number }).bytes, 0)
})
