import { createHash } from 'node:crypto'
import ICAL from 'ical.js'
import {
  kindOf,
  nightsBetween,
  NIGHTS_AHEAD,
  type ImportedEvent,
  type Nights,
} from '#domain/imported_events'
import {
  eventLinesOf,
  type CalendarLines,
  type EventLines,
  type Line,
} from '#services/calendars/event_lines'
import {
  eventTime,
  momentOf,
  nightOf,
  ownZones,
  type EventTime,
} from '#services/calendars/event_time'
import { toNight } from '#domain/stay'
import { FeedError } from '#services/calendars/feed_error'

const DAY_SECONDS = 86_400
const MAX_STEPS = 10_000
const MAX_OCCURRENCES = 1000

/** Of a property, ahead. */
const MAX_AHEAD = 2000

/** Later ones have no date. */
const LAST_END = toNight('9999-12-31')

export type ReadEvent = ImportedEvent & { uid: string }

/** `broken` events, or repetitions, could not be read. */
export type ReadCalendar = { events: ReadEvent[]; broken: number }

type Zones = ReturnType<typeof ownZones>
type Occurrence = Nights & { uid: string; name: string }

/**
 * Reads which nights a calendar takes from `today` on. One event that cannot be read spoils no other. May run for ever on a
 * hostile repetition: for a worker that is stopped in time.
 * @param today as a night
 * @throws FeedError when it is no calendar, or too large a one
 */
export const parseCalendar = (text: string, today: number) => eventsOf(eventLinesOf(text), today)

/** The same of a calendar that is taken apart already. */
export function eventsOf(
  { events: found, zones: texts }: CalendarLines,
  today: number
): ReadCalendar {
  const zones = ownZones(texts)
  const replaced = replacedOf(found, zones)
  const events = new Map<string, ReadEvent>()
  let broken = 0
  for (const lines of found) {
    if (!takesNights(lines)) continue
    const kind = kindOf(lines.get('SUMMARY')?.[0].value ?? '')
    try {
      for (const { uid, name, first, end } of occurrencesOf(lines, zones, replaced, today)) {
        if (end <= today || first >= today + NIGHTS_AHEAD) continue
        const key = events.has(name) ? `${name}#${first}-${end}` : name
        events.set(key, { uid, key: digest(key), kind, first, end })
      }
    } catch (error) {
      if (error instanceof FeedError) throw error
      broken += 1
    }
    if (events.size > MAX_AHEAD) throw new FeedError('tooComplex')
  }
  return { events: [...events.values()], broken }
}

function takesNights(lines: EventLines) {
  const says = (name: string) => lines.get(name)?.[0].value.toUpperCase()
  return says('STATUS') !== 'CANCELLED' && says('TRANSP') !== 'TRANSPARENT'
}

/** Repetitions that have an event of their own, also one that is called off: `UID/moment`. */
function replacedOf(found: readonly EventLines[], zones: Zones) {
  const replaced = new Set<string>()
  for (const lines of found) {
    const of = lines.get('RECURRENCE-ID')?.[0]
    if (!of) continue
    try {
      replaced.add(`${uidOf(lines)}/${markOf(eventTime(of), zones)}`)
    } catch {
      // The event itself is counted as broken.
    }
  }
  return replaced
}

function* occurrencesOf(
  lines: EventLines,
  zones: Zones,
  replaced: ReadonlySet<string>,
  today: number
): Generator<Occurrence> {
  const line = lines.get('DTSTART')?.[0]
  if (!line) throw new RangeError('an event without a start')
  const start = eventTime(line)
  const length = lengthOf(lines, start, zones)
  const first = nightOf(start, zones)
  const uid = uidOf(lines)
  const of = lines.get('RECURRENCE-ID')?.[0]
  const repeats = !of && (lines.has('RRULE') || lines.has('RDATE'))
  if (!repeats) {
    const nights = nightsBetween(first, endOf(start, length, zones))
    const plain = uid || `${first}-${nights.end}-${lines.get('SUMMARY')?.[0].value ?? ''}`
    const name = of ? `${uid}/${markOf(eventTime(of), zones)}` : plain
    yield { uid, name, ...nights }
    return
  }
  const left = new Set(listed(lines, 'EXDATE').map((time) => markOf(time, zones)))
  for (const one of startsOf(lines, start, zones, today)) {
    const mark = markOf(one, zones)
    const name = `${uid || first}/${mark}`
    if (left.has(mark) || left.has(mark.slice(0, 8)) || replaced.has(`${uid}/${mark}`)) continue
    const nights = nightsBetween(nightOf(one, zones), endOf(one, length, zones))
    yield { uid, name, ...nights }
  }
}

/** Starts of a repeated event that may still matter. @throws Error for rules that are not worth following */
function* startsOf(
  lines: EventLines,
  start: EventTime,
  zones: Zones,
  today: number
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
  const iterator = recur.iterator(start.time)
  let given = 0
  for (let step = 0; step < MAX_STEPS; step++) {
    const time = iterator.next() as ICAL.Time | null
    if (!time) return
    const one = { time: time.clone(), zone: start.zone }
    const night = nightOf(one, zones)
    if (night >= today + NIGHTS_AHEAD) return
    /** A long event that began before today may still go on. */
    if (night < today - NIGHTS_AHEAD) continue
    if ((given += 1) > MAX_OCCURRENCES) throw new RangeError('too many repetitions')
    yield one
  }
  throw new RangeError('too many repetitions')
}

function isCalm({ freq, parts }: ICAL.Recur) {
  const isDaily = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'].includes(freq)
  return isDaily && !parts.BYHOUR && !parts.BYMINUTE && !parts.BYSECOND
}

/** How long an event goes on, in seconds; 0 when it does not say. */
function lengthOf(lines: EventLines, start: EventTime, zones: Zones) {
  const line = lines.get('DTEND')?.[0]
  if (line) {
    const end = eventTime(line)
    return Math.round(momentOf(end, zones).diff(momentOf(start, zones), 'seconds').seconds)
  }
  const duration = lines.get('DURATION')?.[0]
  return duration ? ICAL.Duration.fromString(duration.value).toSeconds() : 0
}

/** The night that is free again. @throws RangeError when it leaves the calendar */
function endOf(start: EventTime, length: number, zones: Zones) {
  const end = start.time.isDate
    ? nightOf(start, zones) + Math.ceil(length / DAY_SECONDS)
    : nightAfter(start, length, zones)
  if (!(end <= LAST_END)) throw new RangeError('an event without an end')
  return end
}

/** A whole day has no zone, so that only a moment's length counts by the clock. */
function nightAfter(start: EventTime, length: number, zones: Zones) {
  const end = momentOf(start, zones).plus({ seconds: length }).setZone('Africa/Nairobi')
  return Math.floor((end.toSeconds() + end.offset * 60) / DAY_SECONDS)
}

function listed(lines: EventLines, name: 'EXDATE' | 'RDATE') {
  return (lines.get(name) ?? []).flatMap(({ value, zone }: Line) =>
    value.split(',').map((one) => eventTime({ value: one.split('/')[0].trim(), zone }))
  )
}

/** The same for the same moment, however it is written. */
function markOf(one: EventTime, zones: Zones) {
  const { year, month, day, isDate } = one.time
  if (isDate) return [year, month, day].map((part) => String(part).padStart(2, '0')).join('')
  return momentOf(one, zones).toUTC().toFormat("yyyyMMdd'T'HHmmss")
}

function uidOf(lines: EventLines) {
  return lines.get('UID')?.[0].value ?? ''
}

function digest(key: string) {
  return createHash('sha256').update(key).digest('hex')
}
