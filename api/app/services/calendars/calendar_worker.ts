/* Reads calendars in a thread of their own, which is stopped when one takes too long or too much memory. */
import { parentPort } from 'node:worker_threads'
import { eventLinesOf, type CalendarLines } from '#services/calendars/event_lines'
import { FeedError } from '#services/calendars/feed_error'
import { eventsOf } from '#services/calendars/parse_calendar'
import type { WorkerAnswer, WorkerTask } from '#services/calendars/read_calendar'

parentPort!.on('message', ({ text, today }: WorkerTask) =>
  parentPort!.postMessage(answerTo(text, today))
)

function answerTo(text: string, today: number): WorkerAnswer {
  let isSpent = false
  try {
    const lines = eventLinesOf(text)
    isSpent = leavesTraces(lines)
    return { calendar: eventsOf(lines, today), isSpent }
  } catch (error) {
    if (error instanceof FeedError) return { failure: error.failure, isSpent }
    throw error
  }
}

/**
 * Whoever works out repetitions and zones remembers years and names, which a calendar chooses: days of a year far off are taken
 * for those of a near one, and names fill the memory.
 */
function leavesTraces({ events, zones }: CalendarLines) {
  return (
    zones.length > 0 ||
    events.some(
      (lines) => lines.has('RRULE') || [...lines.values()].flat().some(({ zone }) => zone)
    )
  )
}
