import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  createServer,
  request as ask,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, test, type Page } from '@playwright/test'
import { baseURL } from './settings.ts'

/*
 * The storefront asks the API from its server, where a browser's test cannot step in between. So these tests
 * open a second front door: the built storefront, in front of the same product, with a desk in the middle
 * that answers some of its calls as told.
 */

interface Answer {
  status: number
  body: object
}

/** An answer, or that the product's own comes late (in ms); for so many times, else until it is mended. */
type Told = { call: RegExp; times?: number } & (Answer | { late: number })

const house = fileURLToPath(new URL('../../storefront/', import.meta.url))
const API = '/api/v1'

export type FrontDoor = Awaited<ReturnType<typeof openFrontDoor>>

/** Opens it on a port of its own; `settings` are what an operator may set (docs/operations.md). */
export async function openFrontDoor(settings: Record<string, string> = {}) {
  const told: Told[] = []
  const desk = await listening(createServer(between(told)))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const door = spawn(process.execPath, ['server.ts'], {
    cwd: house,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...settings,
      NODE_ENV: 'production',
      APP_URL: url,
      PORT: String(port),
      API_PORT: String(portOf(desk)),
    },
  })
  await expect
    .poll(
      () =>
        fetch(url).then(
          ({ ok }) => ok,
          () => false
        ),
      { timeout: 30_000 }
    )
    .toBe(true)

  return {
    url,
    /** Calls such as `GET /wishlist?page=1` that match are answered like this, until `mend`. */
    answer: (call: RegExp, answer: Answer) => void told.push({ call, ...answer }),
    /** As a server answers that is in trouble and says nothing about it. */
    fail: (call: RegExp) => void told.push({ call, status: 500, body: {} }),
    /** So many times, as while it is being restarted. */
    stumble: (call: RegExp, times: number) =>
      void told.push({ call, status: 503, body: {}, times }),
    /** They pass, but so many ms later. */
    slow: (call: RegExp, late: number) => void told.push({ call, late }),
    mend: () => void told.splice(0),
    async close() {
      door.kill()
      await once(door, 'exit')
      desk.closeAllConnections()
      desk.close()
    },
  }
}

/** Passes calls on to the product, but for those it was told to answer itself. */
function between(told: Told[]): RequestListener {
  return (req, res) => {
    const call = `${req.method} ${req.url?.replace(API, '')}`
    const found = told.find((one) => one.call.test(call) && one.times !== 0)
    if (found?.times) {
      found.times--
    }
    if (!found) {
      passOn(req, res)
    } else if ('late' in found) {
      setTimeout(passOn, found.late, req, res)
    } else {
      res.writeHead(found.status, { 'Content-Type': 'application/json' })
      res.end(JSON.stringify({ success: found.status < 400, ...found.body }))
    }
  }
}

function passOn(req: IncomingMessage, res: ServerResponse) {
  const headers = { ...req.headers, host: new URL(baseURL).host }
  const passed = ask(new URL(String(req.url), baseURL), { method: req.method, headers })
  passed.on('response', (found) => {
    res.writeHead(found.statusCode ?? 502, found.headers)
    found.pipe(res)
  })
  passed.on('error', () => res.destroy())
  req.pipe(passed)
}

async function listening(server: Server) {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

const portOf = (server: Server) => (server.address() as AddressInfo).port

async function freePort() {
  const server = await listening(createServer())
  const port = portOf(server)
  server.close()
  return port
}

/**
 * One such front door for all tests of a file, mended after each, with the two things they all do there. Read `door`
 * inside a test: before, it is not open.
 */
export function atFrontDoor() {
  const at = {
    door: undefined as unknown as FrontDoor,
    open: (page: Page, path: string) => page.goto(at.door.url + path, { waitUntil: 'networkidle' }),
  }
  test.beforeAll(async () => {
    at.door = await openFrontDoor()
  })
  test.afterEach(() => at.door.mend())
  test.afterAll(() => at.door.close())
  return at
}

export const says = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
