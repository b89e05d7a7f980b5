/*
 * `npm run cluster -- --api 2 --storefront 2 --worker 1`: the shape of docker-compose.yml as plain processes on PostgreSQL and
 * Redis, behind one small front. SIGUSR2 migrates and replaces every process in turn by what is built then, without losing a request.
 * Plain Node 20.
 */
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ensureBuilt } from './lib/build.mjs'
import { isStopping, runUntilStopped, startChild, stopChildren } from './lib/children.mjs'
import { bold, red } from './lib/console.mjs'
import { prepareDatabase } from './lib/database.mjs'
import { loadEnvironment } from './lib/env.mjs'
import { createFront, Pool } from './lib/front.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { API_MEMORY, DOOR_MEMORY } from './lib/memory.mjs'
import { refuseTakenPorts } from './lib/ports.mjs'
import { waitFor } from './lib/processes.mjs'
import { removeReleases, takeRelease, tidyReleases } from './lib/releases.mjs'
import { environment, nodeBinary, root } from './lib/run.mjs'

const { values: wanted } = parseArgs({
  options: {
    api: { type: 'string', default: '2' },
    storefront: { type: 'string', default: '2' },
    worker: { type: 'string', default: '1' },
    built: { type: 'boolean', default: false },
  },
})

/** Settings that name files or folders, and what they are without one. */
const PATHS = { STORAGE_PATH: 'api/storage', ASSETS_PATH: '', MAP_PMTILES: '' }

/** A start takes seconds; one that ends at once is not begun again at once. */
const AGAIN_AFTER = 1000

const HEALTH = '/health/ready'
const apis = new Pool(HEALTH)
const doors = new Pool('/robots.txt')

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}

const api = (release, port, worker) => ({
  args: [...API_MEMORY, 'bin/server.js'],
  cwd: join(release, 'api/build'),
  env: { API_PORT: String(port), API_HOST: '127.0.0.1', WORKER: worker },
  health: `http://127.0.0.1:${port}${HEALTH}`,
})

const KINDS = {
  api: { pool: apis, spec: (release, port) => api(release, port, 'off') },
  /** An API that nobody is sent to: its figures and its health can be asked for as everybody's. */
  worker: { pool: null, spec: (release, port) => api(release, port, 'on') },
  storefront: {
    pool: doors,
    spec: (release, port) => ({
      args: [...DOOR_MEMORY, 'build/door/server.js'],
      cwd: join(release, 'storefront'),
      env: { PORT: String(port), HOST: '127.0.0.1' },
      health: `http://127.0.0.1:${port}${doors.healthPath}`,
    }),
  },
}

/** Starts one, waits until it is well, and lets requests come; begins it again when it ends by itself. */
async function begin(kind, release) {
  const { pool, spec } = KINDS[kind]
  const port = await freePort()
  const { args, cwd, env, health } = spec(release, port)
  const child = startChild(nodeBinary(), args, {
    cwd,
    env: environment({ NODE_ENV: 'production', ...env }),
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const one = { kind, release, child, port, isReplaced: false, ended: once(child, 'exit') }
  await Promise.race([
    waitFor(health),
    one.ended.then(([code]) => {
      throw new Error(`${kind} ended with code ${code} before it was open`)
    }),
  ]).catch((error) => {
    child.kill('SIGKILL')
    throw error
  })
  one.member = pool?.add(port)
  running.add(one)
  void one.ended.then(([code]) => replaceLost(one, code))
  return one
}

const running = new Set()

async function replaceLost(one, code) {
  running.delete(one)
  if (one.member) KINDS[one.kind].pool.remove(one.member)
  if (isStopping() || one.isReplaced) return
  process.stderr.write(red(`${one.kind} ended with code ${code}: it is begun again\n`))
  await pause(AGAIN_AFTER)
  await begin(one.kind, one.release).catch(fail)
}

/** The new one first, then the old one finishes what it has in hand. */
async function replace(one, release) {
  one.isReplaced = true
  await begin(one.kind, release).catch((error) => {
    one.isReplaced = false
    if (!running.has(one)) void replaceLost(one, one.child.exitCode)
    throw error
  })
  if (one.member) await KINDS[one.kind].pool.drain(one.member)
  one.child.kill('SIGTERM')
  await one.ended
}

let isOpen = false
let rolling = null
let prepare

/** Its migrations are for those that run still as well (docs/operations.md). */
async function roll() {
  const release = takeRelease()
  await prepare()
  const ofKind = (kind) => [...running].filter((one) => one.kind === kind)
  await Promise.all(
    Object.keys(KINDS).map(async (kind) => {
      for (const one of ofKind(kind)) await replace(one, release)
    })
  )
  removeReleases(new Set([...running].map((one) => one.release)))
  process.stdout.write('Every process is a new one.\n')
}

/** What could not be replaced goes on. */
function notRolled(error) {
  if (isStopping()) return
  process.stderr.write(red(`Not every process is a new one: ${error.message}\n`))
}

/** Before it is open every process is a new one anyway. */
function toldToRoll() {
  if (!isOpen) return
  rolling ??= roll()
    .catch(notRolled)
    .finally(() => (rolling = null))
}

async function start() {
  process.on('SIGUSR2', toldToRoll)
  const settings = loadEnvironment()
  const { port, host, apiPort, demo } = settings
  if (!process.env.DATABASE_URL && !process.env.DATABASE_URL_FILE)
    throw new Error('Several processes need PostgreSQL: give DATABASE_URL (postgres://…).')
  if (!process.env.REDIS_URL_FILE) process.env.REDIS_URL ??= 'redis://127.0.0.1:6379'
  process.env.APP_URL ??= `http://localhost:${port}`
  const counts = Object.keys(KINDS).flatMap((kind) => {
    const count = Number(wanted[kind])
    if (!Number.isInteger(count) || count < 1) throw new Error(`--${kind} is a number from 1.`)
    return Array(count).fill(kind)
  })

  await refuseTakenPorts(settings)
  if (!wanted.built) {
    await ensureInstalled()
    await ensureBuilt()
  }
  // Relative paths begin at the root, wherever a process runs.
  for (const [name, fallback] of Object.entries(PATHS)) {
    const given = process.env[name] || fallback
    if (given && !/^https?:/.test(given)) process.env[name] = resolve(root, given)
  }
  prepare = () => prepareDatabase({ demo, build: true, env: { NODE_ENV: 'production' } })
  tidyReleases()
  const release = takeRelease()
  await prepare()

  runUntilStopped()
  await Promise.all(counts.map((kind) => begin(kind, release)))
  createFront(apis).listen(apiPort, '127.0.0.1')
  createFront(doors, { isOuter: true }).listen(port, host)
  isOpen = true
  process.stdout.write(
    `${bold(`Makao is open: ${process.env.APP_URL}, by ${counts.length} processes`)}\n` +
      `kill -USR2 ${process.pid} replaces each in turn, Ctrl-C stops everything.\n`
  )
}

function fail(error) {
  process.stderr.write(`${red(error.message)}\n`)
  return stopChildren(1)
}

start().catch(fail)
