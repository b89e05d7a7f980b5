/*
 * A small front for several processes that serve the same: asks each whether it is well, gives a request to the least busy,
 * and lets one go without losing what it has in hand. Plain Node 20.
 */
import { createServer, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** All in ms. */
const CHECK_EVERY = 1000
const CHECK_TIMEOUT = 3000
const WAIT_FOR_ONE = 5000
/** After it a request that is still in hand, such as an event stream, is ended by its process. */
const DRAIN_TIMEOUT = 8000

const AGAIN = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Figures are of one process: who wants them asks each by itself (docs/operations.md, Metrics). */
const FIGURES = /^\/+metrics\/*(?:\?|$)/i

export class Pool {
  #members = []

  /** @param healthPath what a process that is well answers below 500 */
  constructor(healthPath) {
    this.healthPath = healthPath
  }

  /** Takes a process in that is well already. */
  add(port) {
    const member = { port, isWell: true, isLeaving: false, open: 0 }
    this.#members.push(member)
    return member
  }

  /** Gives it nothing more, and waits for what it has in hand. */
  async drain(member) {
    member.isLeaving = true
    const deadline = Date.now() + DRAIN_TIMEOUT
    while (member.open > 0 && Date.now() < deadline) await pause(20)
    this.remove(member)
  }

  remove(member) {
    member.isLeaving = true
    this.#members = this.#members.filter((one) => one !== member)
  }

  /** The least busy that has not been tried; one that is not well only when no other is. */
  async pick(tried) {
    for (const deadline = Date.now() + WAIT_FOR_ONE; ; await pause(50)) {
      const staying = this.#members.filter((one) => !one.isLeaving && !tried.has(one))
      const well = staying.filter(({ isWell }) => isWell)
      const [found] = (well.length > 0 ? well : staying).sort((a, b) => a.open - b.open)
      if (found || Date.now() > deadline) return found
      tried.clear()
    }
  }

  async check() {
    await Promise.all(
      this.#members.map(async (member) => {
        const address = `http://127.0.0.1:${member.port}${this.healthPath}`
        const signal = AbortSignal.timeout(CHECK_TIMEOUT)
        const answer = await fetch(address, { signal, redirect: 'manual' }).catch(() => null)
        await answer?.body?.cancel()
        member.isWell = answer !== null && answer.status < 500
      })
    )
  }
}

/**
 * A server in front of a pool.
 * @param options.isOuter people reach it: it says who they are
 */
export function createFront(pool, { isOuter = false } = {}) {
  const server = createServer((req, res) => {
    if (FIGURES.test(req.url)) return void res.writeHead(404).end()
    pass(pool, req, res, isOuter)
  })
  server.keepAliveTimeout = 65_000
  server.requestTimeout = 0
  const checks = setInterval(() => void pool.check(), CHECK_EVERY)
  server.on('close', () => clearInterval(checks))
  return server
}

/** What goes wrong with one request ends that one alone. */
function pass(pool, req, res, isOuter, tried = new Set()) {
  handOver(pool, req, res, isOuter, tried).catch(() => res.destroy())
}

async function handOver(pool, req, res, isOuter, tried) {
  const member = await pool.pick(tried)
  /** Whoever has left meanwhile is not told so again: nothing would let go of what is in hand for them. */
  if (res.destroyed || req.socket.destroyed) return
  if (!member) return refuse(res)
  tried.add(member)
  member.open += 1
  let isInHand = true
  const letGo = () => {
    if (isInHand) member.open -= 1
    isInHand = false
  }
  res.once('close', letGo)

  const outgoing = request({
    host: '127.0.0.1',
    port: member.port,
    method: req.method,
    path: req.url,
    headers: isOuter ? outerHeaders(req) : req.headers,
    /** A connection for each request: none is closed by a process that leaves, just as it is used again. */
    agent: false,
  })
  let isSent = false
  /** The body is read when somebody is there: until then another may have it. */
  outgoing.on('socket', (socket) =>
    socket.once('connect', () => {
      isSent = true
      req.pipe(outgoing)
    })
  )
  outgoing.on('response', (incoming) => {
    res.writeHead(incoming.statusCode, incoming.statusMessage, keptHeaders(incoming))
    incoming.pipe(res)
    incoming.on('error', () => res.destroy())
  })
  outgoing.on('error', () => {
    if (res.headersSent || res.destroyed) return void res.destroy()
    if (!isSent) member.isWell = false
    if (!isSent || AGAIN.has(req.method)) {
      letGo()
      return pass(pool, req, res, isOuter, tried)
    }
    refuse(res, 502)
  })
  res.once('close', () => outgoing.destroy())
}

/** Who asks, said by us; another front on this machine may have said more. */
function outerHeaders({ headers, socket }) {
  const { 'x-forwarded-for': known, 'x-forwarded-proto': scheme, ...rest } = headers
  delete rest['x-forwarded-host']
  /** A connection that was reset has none any more. */
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  const isNear = /^(127\.|::1$)/.test(address)
  return {
    ...rest,
    'x-forwarded-for': isNear && known ? `${known}, ${address}` : address,
    'x-forwarded-proto': isNear && scheme ? scheme : 'http',
  }
}

/** Without what is about the connection to a process alone. */
function keptHeaders({ rawHeaders }) {
  const kept = []
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (!/^(connection|keep-alive)$/i.test(rawHeaders[at]))
      kept.push(rawHeaders[at], rawHeaders[at + 1])
  return kept
}

function refuse(res, status = 503) {
  const message = 'The service is not available right now. Please try again in a moment.'
  const body = JSON.stringify({ success: false, code: 'E_UNAVAILABLE', message })
  res.writeHead(status, { 'Content-Type': 'application/json', 'Retry-After': '2' }).end(body)
}
