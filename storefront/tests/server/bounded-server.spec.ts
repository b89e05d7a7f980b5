import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { test, type TestContext } from 'node:test'
import { boundedServer } from '../../server/bounded-server.ts'
import { CONNECTIONS, HEADERS_TIMEOUT, IDLE_TIMEOUT } from '../../server/limits.ts'

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n'

async function openDoor(t: TestContext, limits: Parameters<typeof boundedServer>[1]) {
  const server = boundedServer((_req, res) => res.end('Karibu'), limits).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo

  return (said: string): Socket => {
    const line = connect(port, '127.0.0.1')
    line.on('error', () => {})
    line.write(said)
    return line
  }
}

test('who does not finish asking is asked to, and sent away', async (t) => {
  const call = await openDoor(t, { headersTimeout: 50, checkEvery: 20 })
  const lines = Array.from({ length: 50 }, () => call(REQUEST))
  // Nobody waits behind them.
  assert.match(await text(call(`${REQUEST}Connection: close\r\n\r\n`)), /^HTTP\/1\.1 200 OK/)
  for (const line of lines) {
    assert.match(await text(line), /^HTTP\/1\.1 408 Request Timeout/)
  }
})

test('more connections than there is room for are closed at once', async (t) => {
  const call = await openDoor(t, { connections: 2 })
  const lines = [call(REQUEST), call(REQUEST)]
  await Promise.all(lines.map((line) => once(line, 'connect')))
  assert.equal(await text(call(`${REQUEST}\r\n`)).catch(() => ''), '')
  lines.forEach((line) => line.end('\r\n'))
  for (const line of lines) {
    assert.match(await text(line), /Karibu/)
  }
})

test('connections that ask for nothing give way when there is no room left', async (t) => {
  const call = await openDoor(t, { connections: 2 })
  const lines = [call(`${REQUEST}\r\n`), call(`${REQUEST}\r\n`)]
  await Promise.all(lines.map((line) => once(line, 'data')))
  await text(call(`${REQUEST}\r\n`)).catch(() => '')
  await Promise.all(lines.map((line) => once(line.resume(), 'close')))
  assert.match(await text(call(`${REQUEST}Connection: close\r\n\r\n`)), /Karibu/)
})

test('the front door has these limits', () => {
  const server = boundedServer(() => {})
  assert.equal(server.maxConnections, CONNECTIONS)
  assert.equal(server.headersTimeout, HEADERS_TIMEOUT)
  assert.equal(server.keepAliveTimeout, IDLE_TIMEOUT)
})
