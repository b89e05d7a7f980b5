import { i18n } from '../providers/i18n'
import { formatter } from './dates'

/** Arithmetic of calendar dates, `YYYY-MM-DD`, which belong to no time zone. */
const DAY_MS = 86_400_000

const DAY = /^\d{4}-\d{2}-\d{2}$/

const nairobi = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Nairobi' })

const instantOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** Whether a text is a date that exists. */
export function isDay(text: string | null): text is string {
  if (!text || !DAY.test(text) || Number.isNaN(instantOf(text))) {
    return false
  }
  return new Date(instantOf(text)).toISOString().startsWith(text)
}

/** Today's date in Nairobi. */
export const today = () => nairobi.format(new Date())

/** The date some days later, or earlier for a negative number. */
export const addDays = (day: string, days: number) =>
  new Date(instantOf(day) + days * DAY_MS).toISOString().slice(0, 10)

/** Nights between two dates; negative when the second is earlier. */
export const nightsBetween = (from: string, to: string) =>
  Math.round((instantOf(to) - instantOf(from)) / DAY_MS)

/** The first day of the month some months later. */
export function firstOfMonth(day: string, months = 0): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}

/** Saturday or Sunday. */
export const isWeekend = (day: string) => [0, 6].includes(new Date(instantOf(day)).getUTCDay())

const words = (day: string, options: Intl.DateTimeFormatOptions) =>
  formatter({ ...options, timeZone: 'UTC' }).format(instantOf(day))

/** `Fri`, or `F` where there is little room: in Kiswahili what Intl calls short is the whole name. */
export function weekday(day: string, narrow = false): string {
  const names = i18n.t(narrow ? 'calendar.weekdaysNarrow' : 'calendar.weekdays').split(' ')
  return names[new Date(instantOf(day)).getUTCDay()] ?? ''
}

/** `December 2026`. */
export const monthName = (day: string) => words(day, { month: 'long', year: 'numeric' })

/** `Dec`. */
export const shortMonth = (day: string) => words(day, { month: 'short' })
