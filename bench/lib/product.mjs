/* The product as it is built and started by an operator, on a filled database. */
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { API_MEMORY, DOOR_MEMORY } from '../../scripts/lib/memory.mjs'
import { startedChild } from './child.mjs'
import { measuredApi } from './scratch.mjs'

const root = new URL('../../', import.meta.url)
const DOOR = Number(process.env.BENCH_PORT ?? 3193)

/** Of everything that is measured; BENCH_PORT moves them. */
export const PORTS = {
  door: DOOR,
  api: DOOR + 400,
  search: DOOR + 401,
  rows: DOOR + 402,
  page: DOOR + 403,
}

/** Fills a database by a module of bench/, in a process of its own. @returns the last line it prints, parsed */
export async function filled(folder, database, module, ...sizes) {
  const child = startedChild(
    [fileURLToPath(new URL(`bench/${module}`, root)), ...sizes.map(String)],
    {
      env: { ...process.env, ...measuredApi(folder, { database, port: 0 }), QUEUE_DRIVER: 'sync' },
      stdio: ['ignore', 'pipe', 'inherit'],
    }
  )
  let printed = ''
  child.stdout.on('data', (chunk) => (printed += chunk))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error('The database could not be filled')
  return printed.trim().split('\n').at(-1)
}

/** @returns its parts, each with an address and what to measure of it */
export async function product(folder, database, env = {}) {
  const settings = {
    ...process.env,
    ...measuredApi(folder, { database, port: PORTS.api }),
    PORT: String(PORTS.door),
    HOST: 'localhost',
    APP_URL: `http://localhost:${PORTS.door}`,
    ...env,
  }
  const api = await running([...API_MEMORY, 'bin/server.js'], 'api/build/', settings, {
    url: `http://127.0.0.1:${PORTS.api}`,
    health: '/api/v1/health',
  })
  const door = await running([...DOOR_MEMORY, 'build/door/server.js'], 'storefront/', settings, {
    url: `http://localhost:${PORTS.door}`,
    health: '/favicon.ico',
  })
  return {
    api: { url: `${api.url}/api/v1`, pids: [api.pid], database },
    whole: { url: door.url, pids: [api.pid, door.pid], database },
    stop: () => Promise.all([api.stop(), door.stop()]),
  }
}

/** Starts a program with Node and waits until it answers. */
export async function running(args, folder, env, { url, health = '/' }) {
  const child = startedChild(args, {
    cwd: fileURLToPath(new URL(folder, root)),
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (let tries = 0; ; tries++) {
    if (hasEnded(child) || tries > 600) throw new Error(`${args.at(-1)} did not start`)
    const answer = await fetch(url + health).catch(() => null)
    if (answer && answer.status < 500) break
    await pause(100)
  }
  return {
    url,
    pid: child.pid,
    pids: [child.pid],
    async stop() {
      if (hasEnded(child)) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

function hasEnded({ exitCode, signalCode }) {
  return exitCode !== null || signalCode !== null
}
