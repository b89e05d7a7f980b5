/*
 * The long-running processes of the product: started together, stopped together. Plain Node 20.
 */
import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { red } from './console.mjs'
import { environment, nodeBinary } from './run.mjs'

/** How long a process may take to finish its requests before it is ended (ms). */
const GRACE = 12_000

/** Reaches a process with whatever it has started itself: a watcher's server must not outlive it. */
function signal(child, name) {
  try {
    if (process.platform === 'win32') child.kill(name)
    else process.kill(-child.pid, name)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

/**
 * Starts Node processes and ends all of them when one ends or somebody presses Ctrl-C.
 * @param specs what to start: name, args of node, cwd, env
 */
export function startTogether(specs) {
  const children = new Map()
  let stopping = false

  async function stop(code) {
    if (stopping) return
    stopping = true
    for (const child of children.values()) signal(child, 'SIGTERM')
    const ended = Promise.all(
      [...children.values()].map(
        (child) => child.exitCode ?? new Promise((done) => child.once('exit', done))
      )
    )
    await Promise.race([ended, pause(GRACE, null, { ref: false })])
    for (const child of children.values()) if (child.exitCode === null) signal(child, 'SIGKILL')
    process.exit(code)
  }

  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0))

  for (const { name, args, cwd, env = {} } of specs) {
    /** Detached: a Ctrl-C of the terminal reaches this script alone, which then stops the others in order. */
    const child = spawn(nodeBinary(), args, {
      cwd,
      env: environment(env),
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: process.platform !== 'win32',
    })
    children.set(name, child)
    child.on('exit', (code) => {
      if (!stopping) process.stderr.write(red(`${name} ended with code ${code}\n`))
      void stop(code ?? 1)
    })
  }
  return { stop }
}

/**
 * Waits until an address answers.
 * @throws Error when it has not answered after `timeout` ms
 */
export async function waitFor(url, timeout = 60_000) {
  const deadline = Date.now() + timeout
  while (Date.now() < deadline) {
    const answer = await fetch(url, { redirect: 'manual' }).catch(() => null)
    if (answer && answer.status < 500) return
    await pause(150)
  }
  throw new Error(`${url} did not answer`)
}
