/*
 * `npm run cluster -- --api 2 --storefront 2 --worker 1`: the shape of docker-compose.yml as plain processes on PostgreSQL and
 * Redis, behind one small front. SIGUSR2 migrates and replaces every process in turn by what is built then, without losing a request.
 * Plain Node 20.
 */
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { ensureBuilt } from './lib/build.mjs'
import {
  isStopping,
  runUntilStopped,
  startChild,
  stopChildren,
  stopOnFaults,
} from './lib/children.mjs'
import { apis, doors, freePort, KINDS } from './lib/cluster_kinds.mjs'
import { clusterSettings } from './lib/cluster_settings.mjs'
import { bold, red } from './lib/console.mjs'
import { prepareDatabase } from './lib/database.mjs'
import { createFront } from './lib/front.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { refuseTakenPorts } from './lib/ports.mjs'
import { waitFor } from './lib/processes.mjs'
import { removeReleases, takeRelease, tidyReleases } from './lib/releases.mjs'
import { environment, nodeBinary } from './lib/run.mjs'
import { removeTargets, targetsFile, writeTargets } from './lib/targets.mjs'
import { tryAgain } from './lib/try_again.mjs'

const { values: wanted } = parseArgs({
  options: {
    api: { type: 'string', default: '2' },
    storefront: { type: 'string', default: '2' },
    worker: { type: 'string', default: '1' },
    built: { type: 'boolean', default: false },
  },
})

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
  running.add(one)
  await Promise.race([
    waitFor(health),
    one.ended.then(([code]) => {
      throw new Error(`${kind} ended with code ${code} before it was open`)
    }),
  ]).catch((error) => {
    running.delete(one)
    child.kill('SIGKILL')
    throw error
  })
  one.isOpen = true
  one.member = pool?.add(port)
  tellTargets()
  void one.ended.then(([code]) => replaceLost(one, code))
  return one
}

const running = new Set()
const open = () => [...running].filter((one) => one.isOpen)
/** What is built, as of the start or the last roll that came to its end. */
let newest
let targets

function tellTargets() {
  const processes = open().map(({ kind, port }) => ({ port, job: KINDS[kind].job }))
  if (!isStopping()) writeTargets(targets, processes)
}

async function replaceLost(one, code) {
  running.delete(one)
  if (one.member) KINDS[one.kind].pool.remove(one.member)
  const isWanted = () => !isStopping() && !one.isReplaced
  if (!isWanted()) return
  process.stderr.write(red(`${one.kind} ended with code ${code}: it is begun again\n`))
  const tell = ({ message }) => process.stderr.write(red(`${message}: it is tried again\n`))
  await tryAgain(() => begin(one.kind, newest), { isWanted, tell })
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
  const ofKind = (kind) => open().filter((one) => one.kind === kind)
  await Promise.all(
    Object.keys(KINDS).map(async (kind) => {
      for (const one of ofKind(kind)) await replace(one, release)
    })
  )
  newest = release
  tellTargets()
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
  const settings = clusterSettings()
  const { port, host, apiPort, demo } = settings
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
  prepare = () => prepareDatabase({ demo, build: true, env: { NODE_ENV: 'production' } })
  tidyReleases()
  newest = takeRelease()
  await prepare()

  runUntilStopped()
  stopOnFaults()
  targets = targetsFile(port)
  process.on('exit', () => removeTargets(targets))
  await Promise.all(counts.map((kind) => begin(kind, newest)))
  await listen(createFront(apis), apiPort, '127.0.0.1')
  await listen(createFront(doors, { isOuter: true }), port, host)
  isOpen = true
  process.stdout.write(
    `${bold(`Makao is open: ${process.env.APP_URL}, by ${counts.length} processes`)}\n` +
      `kill -USR2 ${process.pid} replaces each in turn, Ctrl-C stops everything.\n`
  )
}

async function listen(front, port, host) {
  await once(front.listen(port, host), 'listening')
  /** One connection could not be taken. */
  front.on('error', ({ message }) => process.stderr.write(red(`${message}\n`)))
}

function fail(error) {
  process.stderr.write(`${red(error.message)}\n`)
  return stopChildren(1)
}

start().catch(fail)
