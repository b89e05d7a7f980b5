/** What the slowest line brings that is waited for, that of a phone far from its mast; times in ms. */
export type Pace = { grace: number; bytesPerSecond: number; checkEvery: number }

export const PACE: Pace = { grace: 30_000, bytesPerSecond: 5000, checkEvery: 3000 }

/**
 * Watches a form while it comes: with a byte now and then somebody would keep its place from others (ADR 0033).
 * @param lags is called once, when it is too slow
 * @returns what ends the watch
 */
export function watchPace(line: { bytesRead: number }, pace: Pace, lags: () => void) {
  const { bytesRead: before } = line
  const begun = performance.now()
  const watch = setInterval(() => {
    const counted = performance.now() - begun - pace.grace
    if (line.bytesRead - before >= (counted / 1000) * pace.bytesPerSecond) return
    clearInterval(watch)
    lags()
  }, pace.checkEvery)
  return () => clearInterval(watch)
}
