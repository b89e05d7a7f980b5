import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { run } from '../../scripts/lib/run.mjs'

/* PostgreSQL and Redis of this machine, for products of several processes. */

/** The Redis at TEST_REDIS_URL, with a number of databases of its own for each who asks. */
export function redisIn(number: number) {
  const url = new URL(process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379')
  url.pathname = `/${number}`
  return url
}

const connectTo = ({ hostname, port }: URL) =>
  connect({ host: hostname, port: Number(port || 6379) })

/** @returns what a cluster needs and this machine has not, or null */
export async function missingForCluster(redis: URL) {
  if (!process.env.DATABASE_URL) return 'DATABASE_URL is not given'
  const socket = connectTo(redis)
  const answered = await once(socket, 'connect', { signal: AbortSignal.timeout(2000) }).then(
    () => true,
    () => false
  )
  socket.destroy()
  return answered ? null : `No Redis answers at ${redis.host}`
}

/** Limits of an hour would remember the run before. */
export async function emptyRedis(redis: URL) {
  const socket = connectTo(redis)
  socket.end(`SELECT ${redis.pathname.slice(1) || 0}\r\nFLUSHDB\r\n`)
  assert.equal(await text(socket), '+OK\r\n+OK\r\n')
}

/** The address of a database of another name on the same server. */
export function databaseBeside(address: string, name: string) {
  const url = new URL(address)
  url.pathname = `/${name}`
  return url.href
}

/** @returns the first value */
export async function psql(address: string, statement: string) {
  const said = await run('psql', ['-XAtqc', statement, address], { quiet: true })
  return said.trim()
}
