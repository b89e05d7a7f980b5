/* What `npm run cluster` runs: how each is started, and who is sent to it. Plain Node 20. */
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { Pool } from './front.mjs'
import { API_MEMORY, DOOR_MEMORY } from './memory.mjs'

const HEALTH = '/health/ready'
export const apis = new Pool(HEALTH)
export const doors = new Pool('/robots.txt')

const api = (release, port, worker) => ({
  args: [...API_MEMORY, 'bin/server.js'],
  cwd: join(release, 'api/build'),
  env: { API_PORT: String(port), API_HOST: '127.0.0.1', WORKER: worker },
  health: `http://127.0.0.1:${port}${HEALTH}`,
})

/** `job` is what Prometheus calls it (deploy/prometheus). */
export const KINDS = {
  api: { job: 'makao-api', pool: apis, spec: (release, port) => api(release, port, 'off') },
  /** An API that nobody is sent to: its figures and its health can be asked for as everybody's. */
  worker: { job: 'makao-worker', pool: null, spec: (release, port) => api(release, port, 'on') },
  storefront: {
    job: 'makao-door',
    pool: doors,
    spec: (release, port) => ({
      args: [...DOOR_MEMORY, 'build/door/server.js'],
      cwd: join(release, 'storefront'),
      /** Where the front of the APIs listens, whatever is set. */
      env: { PORT: String(port), HOST: '127.0.0.1', API_HOST: '127.0.0.1' },
      health: `http://127.0.0.1:${port}${doors.healthPath}`,
    }),
  },
}

export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}
