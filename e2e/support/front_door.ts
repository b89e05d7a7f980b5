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
import { join } from 'node:path'
import { waitFor } from '../../scripts/lib/processes.mjs'
import { root } from '../../scripts/lib/run.mjs'
import { start, stop } from './processes.ts'
import { baseURL } from './settings.ts'

/*
 * The storefront calls the API from its server, where Playwright cannot intercept. These tests open
 * a second front door to the same product, with a proxy between them that injects answers.
 */

interface Answer {
  status: number
  body: object
  headers?: Record<string, string>
}

/** An injected answer, or a delay of the real one (ms); `times` limits how often. */
type Told = { call: RegExp; times?: number } & (Answer | { late: number })

const API = '/api/v1'

export type FrontDoor = Awaited<ReturnType<typeof openFrontDoor>>

/** Opens it on a port of its own; `settings` are environment variables (docs/settings.md). */
export async function openFrontDoor(settings: Record<string, string> = {}) {
  const told: Told[] = []
  const desk = await listening(createServer(between(told)))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const door = start(['build/door/server.js'], join(root, 'storefront'), {
    // What the proxy answers differs from one moment to the next.
    KEPT_PAGES: 'off',
    ...settings,
    NODE_ENV: 'production',
    APP_URL: url,
    PORT: String(port),
    API_PORT: String(portOf(desk)),
  })
  await waitFor(url)

  return {
    url,
    /** Answers matching calls, such as `GET /wishlist?page=1`, until `mend`. */
    answer: (call: RegExp, answer: Answer) => void told.push({ call, ...answer }),
    /** A server error without details. */
    fail: (call: RegExp) => void told.push({ call, status: 500, body: {} }),
    stumble: (call: RegExp, times: number) =>
      void told.push({ call, status: 503, body: {}, times }),
    /** Delays the real answer by so many ms. */
    slow: (call: RegExp, late: number) => void told.push({ call, late }),
    mend: () => void told.splice(0),
    async close() {
      await stop(door)
      desk.closeAllConnections()
      desk.close()
    },
  }
}

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
      res.writeHead(found.status, { 'Content-Type': 'application/json', ...found.headers })
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
