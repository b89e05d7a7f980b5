import limiter from '@adonisjs/limiter/services/main'
import { keyedDigest } from '#services/crypto/keyed_digest'

/**
 * Whether one more row is kept of what somebody causes, so that nobody can fill a table. Counted by digest: the limiter's table holds
 * no personal data.
 */
export async function isWithin(requests: number, duration: string, what: string) {
  const key = `noted:${keyedDigest('access-entry', what).slice(0, 32)}`
  return !!(await limiter.use({ requests, duration }).attempt(key, () => true))
}
