/*
 * Stay dates are calendar dates of Nairobi, `YYYY-MM-DD`, without a time zone (ADR 0003).
 * Timestamps are ISO 8601 text, shown in Nairobi's time unless another zone is given.
 */
import { dateFormat } from './formatters.ts'

const NAIROBI = 'Africa/Nairobi'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const DATE = /^\d{4}-\d{2}-\d{2}$/

const instantOf = (date: string) => Date.parse(`${date}T00:00:00Z`)
const dateAt = (instant: number) => new Date(instant).toISOString().slice(0, 10)

export const today = (now = new Date()) => dateFormat('en-CA', { timeZone: NAIROBI }).format(now)

export const nairobiHour = (now = new Date()) =>
  Number(dateFormat('en-GB', { timeZone: NAIROBI, hour: '2-digit' }).format(now))

/** Of Nairobi, which is three hours ahead all year; never 0. */
export const msToMidnight = (now = Date.now()) => DAY_MS - ((now + 3 * HOUR_MS) % DAY_MS)

/** Whether a text is an existing date: JavaScript rolls 30 February over into March. */
export function isDate(text: string | null | undefined): text is string {
  if (!text || !DATE.test(text)) {
    return false
  }
  const instant = instantOf(text)
  return !Number.isNaN(instant) && dateAt(instant) === text
}

export const addDays = (date: string, days: number) => dateAt(instantOf(date) + days * DAY_MS)

/** Nights of the half-open stay between two dates; negative when the second is earlier. */
export const nightsBetween = (checkIn: string, checkOut: string) =>
  Math.round((instantOf(checkOut) - instantOf(checkIn)) / DAY_MS)

export function firstOfMonth(date: string, months = 0) {
  const [year = 0, month = 1] = date.split('-').map(Number)
  return dateAt(Date.UTC(year, month - 1 + months, 1))
}

/** The last date within so many months from one, which a shorter month ends. */
export function lastDayWithin(date: string, months: number) {
  const sameDay = firstOfMonth(date, months).slice(0, 8) + date.slice(8)
  const lastOfMonth = addDays(firstOfMonth(date, months + 1), -1)
  return sameDay < lastOfMonth ? sameDay : lastOfMonth
}

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (date: string) => new Date(instantOf(date)).getUTCDay()

/** The nights that weekends are sold for: from Friday and from Saturday. */
export const isWeekendNight = (date: string) => weekdayOf(date) >= 5

/** Days ahead within which the year is left out. */
const SOON = 300

/** `Fri 4 Dec`, with the year when it is neither this one nor soon. */
export function formatDay(date: string, locale: string, now = today()) {
  const isSoon = date > now && date < addDays(now, SOON)
  const isThisYear = date.slice(0, 4) === now.slice(0, 4)
  const order: Part[] = ['weekday', 'day', 'month']
  return inOrder(isSoon || isThisYear ? order : [...order, 'year'], instantOf(date), locale, {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  })
}

/** `Fri 4 Dec – Sun 6 Dec`. */
export const formatStay = (checkIn: string, checkOut: string, locale: string) =>
  `${formatDay(checkIn, locale)} – ${formatDay(checkOut, locale)}`

interface DateStyle {
  month?: 'long' | 'short'
  timeZone?: string
}

/** `4 December 2026`, or `4 Dec 2026`, of a timestamp or a date. */
export function formatDate(moment: string, locale: string, style: DateStyle = {}) {
  const { month = 'long', timeZone = NAIROBI } = style
  const options = { timeZone, day: 'numeric', month, year: 'numeric' } as const
  return inOrder(['day', 'month', 'year'], Date.parse(moment), locale, options)
}

/** `December 2026` of a timestamp or a date. */
export function formatMonth(moment: string, locale: string) {
  const options = { timeZone: NAIROBI, month: 'long', year: 'numeric' } as const
  return inOrder(['month', 'year'], Date.parse(moment), locale, options)
}

/** `Sun 22 Nov, 14:10` in Nairobi, of a timestamp. */
export const formatMoment = (moment: string, locale: string, now = today()) =>
  `${formatDay(today(new Date(moment)), locale, now)}, ${formatTime(moment)}`

/** `14:10` of a timestamp, alike in all languages. */
export const formatTime = (moment: string, timeZone = NAIROBI) =>
  dateFormat('en-GB', { timeZone, timeStyle: 'short' }).format(new Date(moment))

export const formatLongDay = (now: Date, locale: string) =>
  inOrder(['weekday', 'day', 'month', 'year'], now, locale, {
    timeZone: NAIROBI,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })

type Part = 'weekday' | 'day' | 'month' | 'year'

/** The parts in a fixed order without commas, so that all browsers agree. */
function inOrder(
  order: Part[],
  instant: number | Date,
  locale: string,
  options: Intl.DateTimeFormatOptions
) {
  const parts = dateFormat(locale, options).formatToParts(instant)
  return order.map((type) => parts.find((part) => part.type === type)?.value).join(' ')
}
