import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/**
 * Searches at a steady rate while `work` runs, without waiting for earlier answers, so that
 * queueing is measured. In a thread: preparing uploads would delay the timer.
 * @returns the duration of each search, in ms
 */
export async function searchingWhile(url, work) {
  const searcher = new Worker(new URL('searcher.mjs', import.meta.url), { workerData: url })
  const answer = once(searcher, 'message')
  await Promise.race([work(), answer])
  searcher.postMessage('stop')
  const [times] = await answer
  return times
}

export function percentile(times, share) {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))]
}
