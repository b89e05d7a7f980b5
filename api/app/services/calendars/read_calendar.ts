import { Worker } from 'node:worker_threads'
import type { FeedFailure } from '#domain/calendar_feeds'
import { FeedError } from '#services/calendars/feed_error'
import type { ReadCalendar } from '#services/calendars/parse_calendar'
import { concurrencyLimit } from '#services/photos/concurrency_limit'

export type WorkerTask = { text: string; today: number }
/** `isSpent`: the thread is not for another host's calendar (ADR 0048). */
export type WorkerAnswer = ({ calendar: ReadCalendar } | { failure: FeedFailure }) & {
  isSpent: boolean
}

const entry = new URL(
  import.meta.url.endsWith('.ts') ? './calendar_worker.ts' : './calendar_worker.js',
  import.meta.url
)

/** Milliseconds for one calendar, the start of a thread included. */
const TIMEOUT = 5_000
/** Milliseconds without a calendar, after which a thread gives its memory back. */
const IDLE = 30_000
const MEMORY_MB = 128

const threads = concurrencyLimit(2)

/** Threads that wait for their next calendar, and what will end each. */
const idle = new Map<Worker, NodeJS.Timeout>()

/**
 * Reads a calendar within bounds of time and memory, whatever repetitions it has.
 * @param today as a night
 * @throws FeedError
 */
export function readCalendar(text: string, today: number): Promise<ReadCalendar> {
  return threads.run(() => readIn(waitingThread() ?? newThread(), { text, today }))
}

async function readIn(worker: Worker, task: WorkerTask) {
  const { promise, resolve, reject } = Promise.withResolvers<WorkerAnswer>()
  let isGivenUp = false
  const giveUp = () => {
    isGivenUp = true
    reject(new FeedError('tooComplex'))
  }
  const deadline = setTimeout(giveUp, TIMEOUT)
  worker.once('message', resolve).once('exit', giveUp)
  worker.postMessage(task)
  try {
    const answer = await promise
    if (!answer.isSpent && !isGivenUp) keep(worker)
    if ('failure' in answer) throw new FeedError(answer.failure)
    return answer.calendar
  } finally {
    clearTimeout(deadline)
    worker.off('message', resolve).off('exit', giveUp)
    if (!idle.has(worker)) await worker.terminate()
  }
}

function newThread() {
  const worker = new Worker(entry, {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: 32 },
    stdout: true,
    stderr: true,
  })
  // It exits after an error, and by that alone it is given up.
  return worker.on('error', () => {}).on('exit', () => idle.delete(worker))
}

function waitingThread() {
  const [worker] = idle.keys()
  if (!worker) return
  clearTimeout(idle.get(worker))
  idle.delete(worker)
  worker.ref()
  return worker
}

/** Starting a thread takes longer than reading most calendars. */
function keep(worker: Worker) {
  worker.unref()
  const end = () => {
    idle.delete(worker)
    return worker.terminate()
  }
  idle.set(worker, setTimeout(end, IDLE).unref())
}
