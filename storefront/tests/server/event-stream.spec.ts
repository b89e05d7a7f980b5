import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import express from 'express'

/** An API that says one thing and then keeps the line open. */
const api = createServer((_req, res) => {
  res.writeHead(200, { 'Content-Type': 'text/event-stream' })
  res.write('data: karibu\n\n')
})

test('an event passes the front door at once, plain, though the stream goes on', async (t) => {
  await once(api.listen(0, '127.0.0.1'), 'listening')
  process.env.API_PORT = String((api.address() as AddressInfo).port)
  const { compress } = await import('../../server/compress.ts')
  const { apiProxy } = await import('../../server/proxy.ts')
  const door = express().use(compress).use(apiProxy).listen(0, '127.0.0.1')
  await once(door, 'listening')
  t.after(() => {
    for (const server of [door, api]) {
      server.closeAllConnections()
      server.close()
    }
  })

  const { port } = door.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/live`, {
    headers: { 'Accept': 'text/event-stream', 'Accept-Encoding': 'br, gzip' },
    signal: AbortSignal.timeout(3000),
  })
  assert.equal(answer.headers.get('content-encoding'), null)
  const reader = answer.body!.getReader()
  const { value } = await reader.read()
  assert.equal(new TextDecoder().decode(value), 'data: karibu\n\n')
  await reader.cancel()
})
