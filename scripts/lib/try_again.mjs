/* Plain Node 20. */
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Tries until it succeeds or is not wanted any more, ever less often: what is away, such as a database, may be so for long.
 * @param options.after the first pause, `atMost` the longest, in ms
 * @param options.tell hears of each failure
 */
export async function tryAgain(work, { isWanted, tell, after = 1000, atMost = 30_000 }) {
  for (let wait = after; ; wait = Math.min(2 * wait, atMost)) {
    await pause(wait)
    if (!isWanted()) return
    try {
      return await work()
    } catch (error) {
      if (isWanted()) tell(error)
    }
  }
}
