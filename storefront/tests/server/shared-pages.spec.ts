import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { after, test, type TestContext } from 'node:test'
import type { RequestHandler } from 'express'
import { openDoor } from './door.ts'

/** As much of Redis as one key needs; it can be slow to take a write in, and away. */
class FakeRedis {
  value: string | null = null
  /** In ms, before a write is there. */
  delay = 0
  #sockets = new Set<Socket>()
  #server = createServer((socket) => {
    this.#sockets.add(socket)
    socket.on('close', () => this.#sockets.delete(socket))
    socket.on('error', () => {})
    socket.on('data', (data) => void this.#answer(socket, data.toString()))
  })

  async open(port = 0) {
    await once(this.#server.listen(port, '127.0.0.1'), 'listening')
    return (this.#server.address() as AddressInfo).port
  }

  async close() {
    const closed = once(this.#server, 'close')
    this.#server.close()
    this.#sockets.forEach((socket) => socket.destroy())
    await closed
  }

  async #answer(socket: Socket, data: string) {
    for (const command of data.split(/^\*\d+\r\n/m).slice(1)) {
      const [name = '', , value = '', option] = command
        .split('\r\n')
        .filter((line) => line && !/^\$\d+$/.test(line))
      if (name.toLowerCase() === 'get') {
        socket.write(this.value === null ? '$-1\r\n' : `$${this.value.length}\r\n${this.value}\r\n`)
        continue
      }
      if (name.toLowerCase() === 'set') {
        await new Promise((resolve) => setTimeout(resolve, option ? 0 : this.delay))
        this.value = option && this.value !== null ? this.value : value
      }
      socket.write('+OK\r\n')
    }
  }
}

const redis = new FakeRedis()
const port = await redis.open()
process.env.NODE_ENV = 'production'
process.env.APP_URL = 'http://makao.example'
process.env.REDIS_URL = `redis://127.0.0.1:${port}/0`
const { nonce, pagePolicy } = await import('../../server/security.ts')

/** Each as in a process of its own. */
async function doorModule(name: string) {
  const specifier = `../../server/kept-pages.ts?${name}`
  return (await import(specifier)) as typeof import('../../server/kept-pages.ts')
}
const modules = [await doorModule('one'), await doorModule('other')]

after(async () => {
  modules.forEach(({ leaveOthers }) => leaveOthers())
  await redis.close().catch(() => {})
})

/** A page that says which version of what was written it shows. */
function openDoors(t: TestContext) {
  const written = { version: 1 }
  const page: RequestHandler = (req, res) => {
    if (req.method !== 'GET') {
      written.version += 1
      res.sendStatus(204)
      return
    }
    res.set({ 'Content-Type': 'text/html', 'Cache-Control': 'private, no-cache', 'ETag': 'W/"1"' })
    res.end(`<p>${written.version}</p>`)
  }
  const doors = modules.map(({ clearOnWrites, keptPages }) =>
    openDoor(t, clearOnWrites, nonce, pagePolicy, keptPages, page)
  )
  return Promise.all(doors).then((asks) => ({ asks, written }))
}

const shown = ({ body }: { body: string }) => Number(/<p>(\d+)/.exec(body)?.[1])

type Ask = Awaited<ReturnType<typeof openDoor>>

/** A door has its line to Redis a moment after it begins. */
async function untilKept(ask: Ask, written: { version: number }) {
  for (let tries = 0; tries < 200; tries++) {
    const before = shown(await ask({ path: '/until' }))
    written.version += 1
    if (shown(await ask({ path: '/until' })) === before) {
      return
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  assert.fail('No page is kept')
}

test('what somebody did at one door is on the next page of every other', async (t) => {
  const { asks, written } = await openDoors(t)
  const [one, other] = asks as [Ask, Ask]
  await untilKept(other, written)
  redis.delay = 20
  for (let time = 0; time < 3; time++) {
    const path = `/page-${time}`
    await other({ path })
    written.version += 100
    const kept = await other({ path })
    assert.equal(shown(kept), written.version - 100, 'it is kept')
    const { status } = await one({ method: 'POST', path: '/elsewhere' })
    assert.equal(status, 204)
    assert.equal(shown(await other({ path })), written.version)
    assert.equal(shown(await one({ path })), written.version)
  }
  redis.delay = 0
})

test('while Redis is away every page is written anew, and writes are answered; then pages are kept again', async (t) => {
  const { asks, written } = await openDoors(t)
  const [one, other] = asks as [Ask, Ask]
  const path = '/away'
  await other({ path })
  await redis.close()
  const { status } = await one({ method: 'POST', path: '/elsewhere' })
  assert.equal(status, 204)
  assert.equal(shown(await other({ path })), written.version)
  written.version += 100
  assert.equal(shown(await other({ path })), written.version)

  await redis.open(port)
  await untilKept(other, written)
})
