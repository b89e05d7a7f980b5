import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { createFront, Pool } from '../lib/front.mjs'

/** A front for people, and a process that may come in behind it. */
async function opened(t) {
  const pool = new Pool('/')
  const front = createFront(pool, { isOuter: true })
  const behind = createServer((req, res) => res.end(req.headers['x-forwarded-for']))
  for (const server of [front, behind]) await once(server.listen(0, '127.0.0.1'), 'listening')
  t.after(() => {
    for (const server of [front, behind]) server.close().closeAllConnections()
  })
  return { pool, port: front.address().port, behind: behind.address().port }
}

/** Asks for a page and is gone before there is one. */
async function leave(port, how) {
  const line = connect(port, '127.0.0.1')
  await once(line, 'connect')
  line.write('GET / HTTP/1.1\r\nHost: makao.test\r\n\r\n')
  await pause(50)
  line[how]()
  await once(line, 'close')
}

for (const how of ['resetAndDestroy', 'destroy']) {
  test(`who asks and is gone (${how}) ends nothing and stays in nobody's hand`, async (t) => {
    const { pool, port, behind } = await opened(t)
    await leave(port, how)
    const member = pool.add(behind)
    await pause(200)
    assert.equal(member.open, 0)
    const answer = await fetch(`http://127.0.0.1:${port}/`)
    assert.equal(await answer.text(), '127.0.0.1')
  })
}

test('figures of a process are not passed on: whose they are would be chance', async (t) => {
  const { pool, port, behind } = await opened(t)
  pool.add(behind)
  for (const path of ['/metrics', '/metrics?of=1', '//metrics/']) {
    const { status } = await fetch(`http://127.0.0.1:${port}${path}`)
    assert.equal(status, 404, path)
  }
  const { status } = await fetch(`http://127.0.0.1:${port}/metrics-of-what`)
  assert.equal(status, 200)
})
