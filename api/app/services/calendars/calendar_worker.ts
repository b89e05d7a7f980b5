/* Reads calendars in a thread of their own, which is stopped when one takes too long or too much memory. */
import { parentPort } from 'node:worker_threads'
import { eventLinesOf } from '#services/calendars/event_lines'
import { FeedError } from '#services/calendars/feed_error'
import { parseCalendar } from '#services/calendars/parse_calendar'
import type { WorkerAnswer, WorkerTask } from '#services/calendars/read_calendar'

parentPort!.on('message', ({ text, today }: WorkerTask) =>
  parentPort!.postMessage(answerTo(text, today))
)

function answerTo(text: string, today: number): WorkerAnswer {
  let isSpent = false
  try {
    isSpent = leavesTraces(text)
    return { calendar: parseCalendar(text, today), isSpent }
  } catch (error) {
    if (error instanceof FeedError) return { failure: error.failure, isSpent }
    throw error
  }
}

/**
 * Whoever works out repetitions and zones remembers years and names, which a calendar chooses: days of a year far off are taken
 * for those of a near one, and names fill the memory.
 * @throws FeedError when it is no calendar, of which nothing is worked out
 */
function leavesTraces(text: string) {
  const { events, zones } = eventLinesOf(text)
  return (
    zones.length > 0 ||
    events.some(
      (lines) => lines.has('RRULE') || [...lines.values()].flat().some(({ zone }) => zone)
    )
  )
}
