import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const KNOWN = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379/5'
const OWN_PORT = 6397

/**
 * A Redis for tests: the one at TEST_REDIS_URL, else one started for this run where the program is installed.
 * @returns its address, or null where there is neither
 */
export async function findRedis(): Promise<URL | null> {
  const known = new URL(KNOWN)
  if (await answers(known)) return known
  const server = spawn('redis-server', [
    '--port',
    String(OWN_PORT),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
  ])
  server.unref()
  const hasFailed = once(server, 'error').then(() => true)
  process.once('exit', () => server.kill())
  const own = new URL(`redis://127.0.0.1:${OWN_PORT}/5`)
  for (let tries = 0; tries < 40; tries++) {
    if (await answers(own)) return own
    if (await Promise.race([hasFailed, pause(50, false)])) return null
  }
  return null
}

async function answers({ hostname, port }: URL) {
  const socket = connect({ host: hostname, port: Number(port || 6379) })
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(1000) })
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
