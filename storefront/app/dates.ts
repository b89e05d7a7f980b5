import { dateFormat } from './i18n/formatters'

/*
 * Stay dates are calendar dates of Africa/Nairobi, `YYYY-MM-DD` text. Here they are counted and
 * written; they never become timestamps.
 */
const DAY = 86_400_000

/** Today in Nairobi. */
export function today(now = new Date()) {
  return dateFormat('en-CA', { timeZone: 'Africa/Nairobi' }).format(now)
}

/** The hour of the day in Nairobi, 0 to 23. */
export function nairobiHour(now = new Date()) {
  const format = dateFormat('en-GB', { timeZone: 'Africa/Nairobi', hour: '2-digit' })
  return Number(format.format(now))
}

export function isDate(text: string | null | undefined): text is string {
  return /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') && !Number.isNaN(Date.parse(`${text}T00:00Z`))
}

export function addDays(date: string, days: number) {
  return new Date(Date.parse(`${date}T00:00Z`) + days * DAY).toISOString().slice(0, 10)
}

/** Nights of the half-open stay from `checkIn` to `checkOut`. */
export function nightsBetween(checkIn: string, checkOut: string) {
  return Math.ceil((Date.parse(`${checkOut}T00:00Z`) - Date.parse(`${checkIn}T00:00Z`)) / DAY)
}

/** Days ahead in which nobody asks which year is meant. */
const SOON = 300

/** `Fri 4 Dec`, with the year when it is neither this one nor a matter of months. */
export function formatDay(date: string, locale: string) {
  const now = today()
  const soon = date > now && date < addDays(now, SOON)
  const written = dateFormat(locale, {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: soon || date.slice(0, 4) === now.slice(0, 4) ? undefined : 'numeric',
  })
  return written.format(new Date(`${date}T00:00Z`)).replaceAll(',', '')
}

/** `4 December 2026`, for a timestamp or a date. */
export function formatDate(moment: string, locale: string) {
  return dateFormat(locale, { timeZone: 'Africa/Nairobi', dateStyle: 'long' }).format(
    new Date(moment)
  )
}

/** `December 2026`, for a timestamp. */
export function formatMonth(moment: string, locale: string) {
  return dateFormat(locale, {
    timeZone: 'Africa/Nairobi',
    month: 'long',
    year: 'numeric',
  }).format(new Date(moment))
}

/** `Sun 22 Nov, 14:10` in Nairobi, for a timestamp. */
export function formatMoment(moment: string, locale: string) {
  const time = dateFormat(locale, { timeZone: 'Africa/Nairobi', timeStyle: 'short', hour12: false })
  const when = new Date(moment)
  return `${formatDay(today(when), locale)}, ${time.format(when)}`
}
