import ical from 'ical-generator'
import type { DateTime } from 'luxon'
import { uidOf, type Marked } from '#services/calendars/calendar_uid'

/** Half-open like a stay; `since` is when it was taken. */
export type TakenStretch = Marked & { from: string; to: string; since: DateTime }

/** What readers are asked to wait between two looks. */
const REFRESH_SECONDS = 15 * 60

/** Told the same in every language: programs read it. */
const SUMMARIES = {
  booking: 'Reserved',
  block: 'Not available',
  held: 'Not available',
  preparation: 'Not available',
}

/** An iCalendar (RFC 5545) of all-day events without a word about people. */
export function writeCalendar(propertyId: number, taken: readonly TakenStretch[]) {
  const calendar = ical({
    prodId: { company: 'Makao', product: 'Makao', language: 'EN' },
    ttl: REFRESH_SECONDS,
  })
  for (const stretch of taken) {
    calendar.createEvent({
      id: uidOf(propertyId, stretch),
      start: midnight(stretch.from),
      end: midnight(stretch.to),
      allDay: true,
      summary: SUMMARIES[stretch.kind],
      stamp: stretch.since.toJSDate(),
    })
  }
  return calendar.toString()
}

function midnight(date: string) {
  return new Date(`${date}T00:00:00Z`)
}
