import { createHash } from 'node:crypto'
import ICAL from 'ical.js'
import {
  kindOf,
  nightsBetween,
  NIGHTS_AHEAD,
  type ImportedEvent,
  type Nights,
} from '#domain/imported_events'
import { eventLinesOf, type CalendarLines, type EventLines } from '#services/calendars/event_lines'
import {
  eventTime,
  momentOf,
  nightOf,
  ownZones,
  type EventTime,
  type Zones,
} from '#services/calendars/event_time'
import { toNight } from '#domain/stay'
import { FeedError } from '#services/calendars/feed_error'
import { listed, startsOf } from '#services/calendars/repeated_starts'

const DAY_SECONDS = 86_400

/** Of a property, ahead. */
const MAX_AHEAD = 2000

/** Later ones have no date. */
const LAST_END = toNight('9999-12-31')

export type ReadEvent = ImportedEvent & { uid: string }

/** `broken` events, or repetitions, could not be read. */
export type ReadCalendar = { events: ReadEvent[]; broken: number }

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
  for (const one of startsOf(lines, start, zones, startsAsked(length, today))) {
    const mark = markOf(one, zones)
    const name = `${uid || first}/${mark}`
    if (left.has(mark) || left.has(mark.slice(0, 8)) || replaced.has(`${uid}/${mark}`)) continue
    const nights = nightsBetween(nightOf(one, zones), endOf(one, length, zones))
    yield { uid, name, ...nights }
  }
}

/** A long event that began before today may still go on. */
function startsAsked(length: number, today: number): Nights {
  const nights = Math.min(Math.max(Math.ceil(length / DAY_SECONDS), 0), NIGHTS_AHEAD)
  return { first: today - nights - 1, end: today + NIGHTS_AHEAD }
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
