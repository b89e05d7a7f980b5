import ICAL from 'ical.js'
import type { Nights } from '#domain/imported_events'
import { toNight } from '#domain/stay'
import type { EventLines, Line } from '#services/calendars/event_lines'
import {
  dateOf,
  eventTime,
  momentOf,
  nightOf,
  type EventTime,
  type Zones,
} from '#services/calendars/event_time'

const MAX_STEPS = 10_000
const MAX_OCCURRENCES = 1000

/** More than the clocks of two zones are apart. */
const DAYS_BETWEEN_CLOCKS = 2

/**
 * Starts of a repeated event on the nights that are asked for.
 * @throws Error for rules that are not worth following
 */
export function* startsOf(
  lines: EventLines,
  start: EventTime,
  zones: Zones,
  asked: Nights
): Generator<EventTime> {
  yield* listed(lines, 'RDATE')
  const rule = lines.get('RRULE')?.[0]
  if (!rule) {
    yield start
    return
  }
  const recur = ICAL.Recur.fromString(rule.value)
  if (!isCalm(recur)) {
    yield start
    throw new RangeError('a repetition by the hour')
  }
  const isOver = afterUntil(recur, start, zones)
  const iterator = recur.iterator(start.time)
  let given = 0
  for (let step = 0; step < MAX_STEPS; step++) {
    const time = iterator.next() as ICAL.Time | null
    if (!time) return
    /** Decades of a repetition pass by without a zone being asked. */
    if (toNight(dateOf(time)) < asked.first - DAYS_BETWEEN_CLOCKS) continue
    const one = { time: time.clone(), zone: start.zone }
    const night = nightOf(one, zones)
    if (night >= asked.end) return
    if (night < asked.first) continue
    if (isOver(one)) return
    if ((given += 1) > MAX_OCCURRENCES) throw new RangeError('too many repetitions')
    yield one
  }
  throw new RangeError('too many repetitions')
}

/** The times of a line that lists several. */
export function listed(lines: EventLines, name: 'EXDATE' | 'RDATE') {
  return (lines.get(name) ?? []).flatMap(({ value, zone }: Line) =>
    value.split(',').map((one) => eventTime({ value: one.split('/')[0].trim(), zone }))
  )
}

function isCalm({ freq, parts }: ICAL.Recur) {
  const isDaily = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'].includes(freq)
  return isDaily && !parts.BYHOUR && !parts.BYMINUTE && !parts.BYSECOND
}

/**
 * Takes the end of a rule over from ical.js, which compares the clock of UTC with that of the start: there a later end only bounds
 * the search.
 * @returns whether a start comes after the end
 */
function afterUntil(
  recur: ICAL.Recur,
  start: EventTime,
  zones: Zones
): (one: EventTime) => boolean {
  const until = recur.until?.clone()
  if (!until) return () => false
  recur.until!.adjust(DAYS_BETWEEN_CLOCKS, 0, 0, 0)
  const end = { time: until, zone: until.zone === ICAL.Timezone.utcTimezone ? 'UTC' : start.zone }
  if (start.time.isDate) {
    const last = lastDayOf(end, zones)
    return (one) => nightOf(one, zones) > last
  }
  if (until.isDate) {
    const last = dateOf(until)
    return ({ time }) => dateOf(time) > last
  }
  const last = momentOf(end, zones).toMillis()
  return (one) => momentOf(one, zones).toMillis() > last
}

/** The last minute of a day in UTC means the day as written, which is another one in Nairobi. */
function lastDayOf(end: EventTime, zones: Zones) {
  const { hour, minute } = end.time
  return hour === 23 && minute === 59 ? toNight(dateOf(end.time)) : nightOf(end, zones)
}
