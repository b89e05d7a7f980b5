/**
 * The taken nights of a property as bits beside its search row (ADR 0045). 48 nights are a period, and ten periods,
 * from the one called `nights_from`, have a word each: `nights_0` to `nights_9`, by the period's last digit.
 */
export const PERIODS = 10

/** A JavaScript number holds that many bits exactly. */
export const PERIOD_NIGHTS = 48

export const periodOf = (night: number) => Math.floor(night / PERIOD_NIGHTS)

export const wordOf = (period: number) => `nights_${period % PERIODS}`

/**
 * The words that tell whether the nights from `first` until `end` are free, and the bits of these nights in each; none
 * for a stay that no row could know: from before 1970, or longer than all periods.
 */
export function wordsOf(first: number, end: number) {
  const words: { period: number; word: string; bits: number }[] = []
  if (first < 0 || end - first > PERIODS * PERIOD_NIGHTS) return words
  for (let period = periodOf(first); period * PERIOD_NIGHTS < end; period++) {
    const start = period * PERIOD_NIGHTS
    const from = Math.max(0, first - start)
    const to = Math.min(PERIOD_NIGHTS, end - start)
    words.push({ period, word: wordOf(period), bits: 2 ** to - 2 ** from })
  }
  return words
}
