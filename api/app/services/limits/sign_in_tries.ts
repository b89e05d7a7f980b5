import limiter from '@adonisjs/limiter/services/main'
import { keyedDigest } from '#services/crypto/keyed_digest'

/** Wrong passwords an account may see in an hour, from wherever they come (ADR 0035). */
export const ACCOUNT_TRIES = 50

/** Per account, known or not, whatever the address. */
export function signInTries(email: string) {
  const tries = limiter.use({ requests: ACCOUNT_TRIES, duration: '1 hour' })
  const key = `sign-in:${keyedDigest('sign-in', email).slice(0, 32)}`
  return {
    /** Counted before the password is checked, so that parallel guesses get no more. */
    async take() {
      const { consumed, availableIn } = await tries.increment(key)
      return {
        isFirstTooMany: consumed === ACCOUNT_TRIES + 1,
        wait: consumed > ACCOUNT_TRIES ? Math.max(1, availableIn) : 0,
      }
    },
    giveBack: () => tries.decrement(key),
    reset: () => tries.delete(key),
  }
}
