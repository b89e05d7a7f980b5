import { i18n } from '../providers/i18n'

const NAIROBI = 'Africa/Nairobi'

type Parts = Intl.DateTimeFormatOptions

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Making one costs a hundred times what using it does, and a calendar says hundreds of dates at once. */
export function formatter(options: Parts): Intl.DateTimeFormat {
  const key = `${i18n.language} ${JSON.stringify(options)}`
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(i18n.language, options)
  formatters.set(key, known)
  return known
}

/** The language's words in our own order, the same in every browser: `Fri 4 Dec`. */
function words(date: Date, timeZone: string, options: Parts, order: (keyof Parts)[]): string {
  const parts = formatter({ ...options, timeZone }).formatToParts(date)
  return order
    .map((type) => parts.find((part) => part.type === type)?.value)
    .filter(Boolean)
    .join(' ')
}

/** A calendar date belongs to no time zone: read and written in the same one. */
const calendarDate = (day: string) => new Date(`${day.slice(0, 10)}T00:00:00Z`)

/**
 * `Fri 4 Dec`, with the year when it is not this one.
 *
 * @param day - calendar date, `YYYY-MM-DD`
 */
export function stayDay(day: string): string {
  const thisYear = words(new Date(), NAIROBI, { year: 'numeric' }, ['year'])
  const options: Parts = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }
  const order: (keyof Parts)[] = ['weekday', 'day', 'month']
  return words(
    calendarDate(day),
    'UTC',
    options,
    day.startsWith(thisYear) ? order : [...order, 'year']
  )
}

/** `Fri 4 Dec – Sun 6 Dec` of two calendar dates. */
export const stayDays = (checkIn: string, checkOut: string) =>
  `${stayDay(checkIn)} – ${stayDay(checkOut)}`

/** `4 Dec 1990` of a calendar date, `YYYY-MM-DD`. */
export const calendarDay = (day: string) =>
  words(calendarDate(day), 'UTC', { day: 'numeric', month: 'short', year: 'numeric' }, [
    'day',
    'month',
    'year',
  ])

/**
 * `4 Dec 2026`, in Nairobi unless told where.
 *
 * @param instant - ISO 8601 timestamp
 */
export const dayOf = (instant: string, timeZone = NAIROBI) =>
  words(new Date(instant), timeZone, { day: 'numeric', month: 'short', year: 'numeric' }, [
    'day',
    'month',
    'year',
  ])

/** `December 2026` in Nairobi, of an ISO 8601 timestamp. */
export const monthOf = (instant: string) =>
  words(new Date(instant), NAIROBI, { month: 'long', year: 'numeric' }, ['month', 'year'])

/** `4 Dec 2026, 14:05` of an ISO 8601 timestamp, in Nairobi unless told where. */
export function momentOf(instant: string, timeZone = NAIROBI): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone })
  return `${dayOf(instant, timeZone)}, ${time.format(new Date(instant))}`
}

/** `Saturday 21 November 2026` in Nairobi. */
export const longDay = (now: Date) =>
  words(now, NAIROBI, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, [
    'weekday',
    'day',
    'month',
    'year',
  ])

/** The hour in Nairobi, 0 to 23. */
export const hourOf = (now: Date) =>
  Number(words(now, NAIROBI, { hour: '2-digit', hourCycle: 'h23' }, ['hour']))
