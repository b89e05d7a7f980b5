import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/**
 * Searches at a steady pace while something goes on, whether or not the searches before have been answered: whoever
 * waits is counted. In a thread of its own, for preparing an upload of some megabytes would hold up the clock.
 * @param work what goes on meanwhile
 * @returns how long each search took, in ms
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
