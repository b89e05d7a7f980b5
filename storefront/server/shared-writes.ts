import { randomUUID } from 'node:crypto'
import { beforeExit } from './stop.ts'

const KEY = 'makao:last-write'

/** In ms: a page is written anew sooner than it is waited for. */
const TIMEOUT = 500

/**
 * What several front doors know together: which write was the last at any of them (ADR 0078). Redis has its name, and nothing else.
 * @param address as REDIS_URL has it
 */
export async function sharedWrites(address: string) {
  const { Redis } = await import('ioredis')
  const redis = new Redis(address, {
    connectTimeout: 2000,
    commandTimeout: TIMEOUT,
    /** A line that says nothing any more is ended, so that the next answer does not wait for it. */
    socketTimeout: 2 * TIMEOUT,
    /** Fails at once without a line: an answer waits for it. */
    enableOfflineQueue: false,
    enableReadyCheck: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    keepAlive: 10_000,
    retryStrategy: (tries) => Math.min(100 * tries, 2000),
  })
  let isAway = false
  redis.on('error', (error: Error) => {
    if (!isAway) {
      console.error(`Redis is away, no page is kept: ${error.message}`)
    }
    isAway = true
  })
  redis.on('ready', () => {
    if (isAway) {
      console.error('Redis is back')
    }
    isAway = false
  })
  beforeExit(async () => redis.disconnect())

  /** One that was never told has a name as well: Redis may have forgotten which it was. */
  async function begin() {
    await redis.set(KEY, randomUUID(), 'NX')
    return redis.get(KEY)
  }

  return {
    /** The name of the last write; null while nobody can say. */
    last: async () => {
      try {
        return (await redis.get(KEY)) ?? (await begin())
      } catch {
        return null
      }
    },
    /** Gives the last write a new name, once it is known everywhere or Redis is away. */
    tell: () =>
      redis.set(KEY, randomUUID()).then(
        () => {},
        () => {}
      ),
    close: () => redis.disconnect(),
  }
}
