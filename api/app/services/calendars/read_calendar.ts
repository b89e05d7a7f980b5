import { Worker } from 'node:worker_threads'
import type { FeedFailure } from '#domain/calendar_feeds'
import { FeedError } from '#services/calendars/feed_error'
import type { ReadCalendar } from '#services/calendars/parse_calendar'
import { concurrencyLimit } from '#services/photos/concurrency_limit'

export type WorkerTask = { text: string; today: number }
export type WorkerAnswer = { calendar: ReadCalendar } | { failure: FeedFailure }

const entry = new URL(
  import.meta.url.endsWith('.ts') ? './calendar_worker.ts' : './calendar_worker.js',
  import.meta.url
)

/** Milliseconds, its start included. */
const TIMEOUT = 5_000
const MEMORY_MB = 128

const threads = concurrencyLimit(2)

/**
 * Reads a calendar within bounds of time and memory, whatever repetitions it has.
 * @param today as a night
 * @throws FeedError
 */
export function readCalendar(text: string, today: number): Promise<ReadCalendar> {
  return threads.run(() => readIn(text, today))
}

function readIn(text: string, today: number) {
  const { promise, resolve, reject } = Promise.withResolvers<ReadCalendar>()
  const worker = new Worker(entry, {
    workerData: { text, today } satisfies WorkerTask,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: 32 },
    stdout: true,
    stderr: true,
  })
  const giveUp = () => reject(new FeedError('tooComplex'))
  const deadline = setTimeout(giveUp, TIMEOUT)
  worker.once('message', (answer: WorkerAnswer) => {
    if ('calendar' in answer) resolve(answer.calendar)
    else reject(new FeedError(answer.failure))
  })
  worker.once('error', giveUp)
  worker.once('exit', giveUp)
  return promise.finally(() => {
    clearTimeout(deadline)
    return worker.terminate().then(() => undefined)
  })
}
