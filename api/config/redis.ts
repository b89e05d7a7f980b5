import { defineConfig } from '@adonisjs/redis'
import type { InferConnections } from '@adonisjs/redis/types'
import { faultyRedisAddress } from '#services/redis_address'
import env from '#start/env'

const address = env.get('REDIS_URL')?.release()

/** Several processes share limits and events (ADR 0060). */
export const isShared = Boolean(address)

const fault = address && faultyRedisAddress(address)
if (fault) throw new Error(fault)

const { protocol, hostname, port, username, password, pathname } = new URL(
  address || 'redis://127.0.0.1:6379'
)

const server = {
  /** Of an IPv6 address without the brackets. */
  host: hostname.replace(/^\[|\]$/g, ''),
  port: Number(port || 6379),
  db: Number(pathname.slice(1) || 0),
  ...(username && { username: decodeURIComponent(username) }),
  ...(password && { password: decodeURIComponent(password) }),
  ...(protocol === 'rediss:' && { tls: {} }),
  connectTimeout: 2000,
  /** One that still loads refuses commands by itself. */
  enableReadyCheck: false,
  /** Milliseconds; it never gives up. */
  retryStrategy: (tries: number) => Math.min(100 * tries, 2000),
}

const redisConfig = defineConfig({
  connection: 'main',
  connections: {
    /** Fails at once without a line: a request waits for it. */
    main: {
      ...server,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      /** A count that may have been taken is not sent again. */
      autoResendUnfulfilledCommands: false,
      /** A line that is cut without a word is noticed. */
      keepAlive: 10_000,
    },
    /** Hears events, and waits for a server that comes later; the connection that listens is made beside it. */
    events: { ...server, lazyConnect: true, maxRetriesPerRequest: null, keepAlive: 10_000 },
  },
})

export default redisConfig

declare module '@adonisjs/redis/types' {
  export interface RedisConnections extends InferConnections<typeof redisConfig> {}
}
