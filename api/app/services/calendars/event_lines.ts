import { FeedError } from '#services/calendars/feed_error'

/** What is read of an event; a mistake elsewhere in it does not matter. */
const READ =
  /^(UID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP|SUMMARY)((?:;[\w-]+=(?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)*):(.*)$/i

const MAX_EVENTS = 5000

/** A line of a calendar, with the one parameter that matters. */
export type Line = { value: string; zone: string | null }
export type EventLines = Map<string, Line[]>

export type CalendarLines = {
  events: EventLines[]
  /** The text of each VTIMEZONE. */
  zones: string[]
}

/**
 * Takes a calendar apart into its events, without a look at their values. Lines may end and fold as they like.
 * @throws FeedError when it is none, is cut off, or has too many events
 */
export function eventLinesOf(text: string): CalendarLines {
  const whole = text.replace(/^\uFEFF/, '').trim()
  if (!/^BEGIN:VCALENDAR\s/i.test(whole) || !/END:VCALENDAR$/i.test(whole)) {
    throw new FeedError('notCalendar')
  }
  const lines = whole.replace(/\r?\n[ \t]/g, '').split(/\r\n|\n|\r/)
  const found: CalendarLines = { events: [], zones: [] }
  let within: string[] = []
  let event: EventLines | null = null
  let zone: string[] | null = null
  for (const line of lines) {
    const [, part, name] = /^(BEGIN|END):([\w-]+)\s*$/i.exec(line) ?? []
    const component = name?.toUpperCase()
    if (part?.toUpperCase() === 'BEGIN') {
      within = [...within, component].slice(-8)
      if (component === 'VEVENT') event = new Map()
      if (component === 'VTIMEZONE') zone = []
    }
    zone?.push(line)
    if (part?.toUpperCase() === 'END') {
      within = within.slice(0, -1)
      if (component === 'VEVENT' && event) found.events.push(event)
      if (component === 'VTIMEZONE' && zone) found.zones.push(zone.join('\r\n'))
      if (component === 'VEVENT') event = null
      if (component === 'VTIMEZONE') zone = null
      if (found.events.length > MAX_EVENTS) throw new FeedError('tooComplex')
    } else if (event && !part && within.at(-1) === 'VEVENT') {
      keepLine(event, line)
    }
  }
  return found
}

function keepLine(event: EventLines, line: string) {
  const read = READ.exec(line)
  if (!read) return
  const [, name, parameters, value] = read
  const [, quoted, plain] = /;TZID=(?:"([^"]*)"|([^;:]*))/i.exec(parameters) ?? []
  const key = name.toUpperCase()
  event.set(key, [
    ...(event.get(key) ?? []),
    { value: value.trim(), zone: quoted ?? plain ?? null },
  ])
}
