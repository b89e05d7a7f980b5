/* Child processes in groups of their own; all end with this script. Plain Node 20. */
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

/** Time between SIGTERM and SIGKILL, in ms. */
const GRACE = 12_000
/** In ms. */
const PARENT_CHECK = 250
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const windows = process.platform === 'win32'

const parent = process.ppid
const children = new Set()
let parentCheck
let stopping = false
let stopIsFailure = true

/** True while stopping, when children are expected to end. */
export const isStopping = () => stopping

/** From now on, being told to stop ends this script with code 0. */
export function runUntilStopped() {
  stopIsFailure = false
}

/** From now on, what nobody catches ends this script with code 1, and its children with it. */
export function stopOnFaults() {
  for (const fault of ['uncaughtException', 'unhandledRejection']) {
    process.on(fault, (error) => {
      process.stderr.write(`${error?.stack ?? error}\n`)
      void stopChildren(1)
    })
  }
}

/**
 * As `spawn`. The child leads a process group, so that Ctrl-C reaches only this script, which stops
 * the others in order.
 */
export function startChild(command, args, options) {
  if (children.size === 0) listen()
  const child = spawn(command, args, { ...options, detached: !windows })
  const ended = new Promise((done) => {
    child.once('exit', done)
    child.once('error', done)
  })
  const entry = { child, ended }
  children.add(entry)
  ended.then(() => {
    if (stopping) return
    children.delete(entry)
    if (children.size === 0) listenNoMore()
  })
  return child
}

export async function stopChildren(exitCode) {
  if (stopping) return
  stopping = true
  for (const { child } of children) send(child, 'SIGTERM')
  const all = Promise.all([...children].map(({ ended }) => ended))
  await Promise.race([all, pause(GRACE, null, { ref: false })])
  for (const { child } of children) send(child, 'SIGKILL')
  process.exit(exitCode)
}

function send(child, signal) {
  if (!child.pid) return
  try {
    if (windows) child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

function listen() {
  for (const signal of SIGNALS) process.on(signal, toldToStop)
  /*
   * npm sends SIGTERM to a shell between us, which does not pass it on: the loss of our parent is
   * the signal. Not without npm: a script started with nohup may outlive its parent.
   */
  if (!process.env.npm_lifecycle_event) return
  parentCheck = setInterval(() => process.ppid === parent || toldToStop('SIGTERM'), PARENT_CHECK)
  parentCheck.unref()
}

function listenNoMore() {
  for (const signal of SIGNALS) process.off(signal, toldToStop)
  clearInterval(parentCheck)
}

function toldToStop(signal) {
  void stopChildren(stopIsFailure ? 128 + constants.signals[signal] : 0)
}
