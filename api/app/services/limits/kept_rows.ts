import limiter from '@adonisjs/limiter/services/main'
import { keyedDigest } from '#services/crypto/keyed_digest'

/**
 * Whether one more row is kept of what somebody causes, so that nobody can fill a table. Counted by digest: the limiter's table holds
 * no personal data.
 */
export async function isWithin(requests: number, duration: string, what: string) {
  return !!(await limiter.use({ requests, duration }).attempt(keyOf(what), () => true))
}

/** Whether `isWithin` would keep one more row, which this counts none for. */
export async function hasRoom(requests: number, duration: string, what: string) {
  return (await limiter.use({ requests, duration }).remaining(keyOf(what))) > 0
}

const keyOf = (what: string) => `noted:${keyedDigest('access-entry', what).slice(0, 32)}`
