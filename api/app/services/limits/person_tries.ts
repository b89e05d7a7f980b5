import limiter from '@adonisjs/limiter/services/main'

/** Five wrong ones in a quarter of an hour per person, not per address (contract, 429). */
export function personTries(kind: 'second-factor' | 'password', personId: number) {
  const tries = limiter.use({ requests: 5, duration: '15 mins' })
  const key = `${kind}:${personId}`
  return {
    /** @returns 0, or the seconds to wait when there are none left */
    async take() {
      if (await tries.attempt(key, () => true)) return 0
      return Math.max(1, await tries.availableIn(key))
    },
    reset: () => tries.delete(key),
  }
}
