/* The product's long-running processes. Plain Node 20. */
import { setTimeout as pause } from 'node:timers/promises'
import { isStopping, runUntilStopped, startChild, stopChildren } from './children.mjs'
import { red } from './console.mjs'
import { environment, nodeBinary } from './run.mjs'

/**
 * Starts Node processes and stops all of them when one ends, or on Ctrl-C, which is no failure.
 * @param specs what to start: name, args of node, cwd, env
 */
export function startTogether(specs) {
  runUntilStopped()
  for (const { name, args, cwd, env = {} } of specs) {
    const child = startChild(nodeBinary(), args, {
      cwd,
      env: environment(env),
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    child.on('exit', (code) => {
      if (!isStopping()) process.stderr.write(red(`${name} ended with code ${code}\n`))
      void stopChildren(code ?? 1)
    })
  }
}

/** An interface as an address names it: whoever listens on all of them is found on this machine. */
export function nameIn(host) {
  if (['0.0.0.0', '::'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/**
 * Waits until an address answers.
 * @throws Error after `timeout` ms
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
