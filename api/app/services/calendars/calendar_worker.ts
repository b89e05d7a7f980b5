/* Reads calendars in a thread of its own, which is stopped when one takes too long or too much memory. */
import { parentPort } from 'node:worker_threads'
import { FeedError } from '#services/calendars/feed_error'
import { parseCalendar } from '#services/calendars/parse_calendar'
import type { WorkerAnswer, WorkerTask } from '#services/calendars/read_calendar'

parentPort!.on('message', ({ text, today }: WorkerTask) =>
  parentPort!.postMessage(answerTo(text, today))
)

function answerTo(calendar: string, night: number): WorkerAnswer {
  try {
    return { calendar: parseCalendar(calendar, night) }
  } catch (error) {
    if (error instanceof FeedError) return { failure: error.failure }
    throw error
  }
}
