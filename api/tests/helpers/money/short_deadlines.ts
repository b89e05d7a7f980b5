import type { TestContext } from '@japa/runner/core'

const FACTOR = 40

/**
 * Until the end of a test what waits for a gateway waits for a fortieth of its time.
 * @returns the times that it would have waited at most, in ms
 */
export function shortenDeadlines(cleanup: TestContext['cleanup']) {
  const deadlines: number[] = []
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  AbortSignal.timeout = (ms) => {
    deadlines.push(ms)
    return timeout(ms / FACTOR)
  }
  cleanup(() => {
    AbortSignal.timeout = timeout
  })
  return deadlines
}
