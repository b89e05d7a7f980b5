import ICAL from 'ical.js'
import { DateTime, IANAZone } from 'luxon'
import type { Line } from '#services/calendars/event_lines'
import { toNight } from '#domain/stay'

const NAIROBI = 'Africa/Nairobi'
const WRITTEN = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z)?)?$/

/** As written: a whole day, or a time on the clocks of a zone; null for a floating time. */
export type EventTime = { time: ICAL.Time; zone: string | null }
export type Zones = ReadonlyMap<string, ICAL.Timezone>

/** @throws RangeError for a day or time that does not exist */
export function eventTime({ value, zone }: Line): EventTime {
  const parts = WRITTEN.exec(value)
  if (!parts) throw new RangeError(`${value} is no time`)
  const [year, month, day, hour = 0, minute = 0, second = 0] = parts
    .slice(1, 7)
    .map((part) => (part === undefined ? undefined : Number(part))) as number[]
  const isDate = parts[4] === undefined
  if (month < 1 || month > 12 || day < 1 || day > ICAL.Time.daysInMonth(month, year) || hour > 23) {
    throw new RangeError(`${value} is no time`)
  }
  const time = ICAL.Time.fromData({ year, month, day, hour, minute, second, isDate })
  if (isDate) return { time, zone: null }
  return { time, zone: parts[7] ? 'UTC' : zone }
}

/** The zones that a calendar brings along, by their names. */
export function ownZones(texts: readonly string[]) {
  const zones = new Map<string, ICAL.Timezone>()
  for (const text of texts) {
    try {
      const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(text)))
      zones.set(zone.tzid, zone)
    } catch {
      // Times in it are taken as Nairobi's, which is better than none.
    }
  }
  return zones
}

/** The date in Nairobi as a night. A zone that nobody knows is taken for Nairobi's. */
export function nightOf({ time, zone }: EventTime, zones: Zones) {
  if (time.isDate) return toNight(dateOf(time))
  return toNight(momentOf({ time, zone }, zones).setZone(NAIROBI).toISODate()!)
}

export function momentOf({ time, zone }: EventTime, zones: Zones) {
  const { year, month, day, hour, minute, second } = time
  const isKnown = zone !== null && zone !== '' && IANAZone.create(zone).isValid
  const own = zone && !isKnown ? zones.get(zone) : undefined
  if (own) {
    const moved = time.clone()
    moved.zone = own
    return DateTime.fromSeconds(moved.toUnixTime())
  }
  return DateTime.fromObject(
    { year, month, day, hour, minute, second },
    { zone: isKnown ? zone : NAIROBI }
  )
}

/** The date as written, whatever its zone. */
export function dateOf({ year, month, day }: ICAL.Time) {
  return [String(year).padStart(4, '0'), month, day]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}
