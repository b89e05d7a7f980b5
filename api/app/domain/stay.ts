/**
 * A stay is a half-open range of calendar dates (YYYY-MM-DD) in Africa/Nairobi: the night of
 * `checkOut` is not slept, so one guest may arrive on the day another leaves. A night is the number
 * of days from 1970-01-01 to the date on which it begins.
 */
export const MAX_NIGHTS = 90

const DAY_MS = 86_400_000

/** Nairobi has been at UTC+3, without summer time, for all of our dates. */
const NAIROBI_OFFSET_MS = 3 * 3_600_000

const DATE = /^\d{4}-\d{2}-\d{2}$/
const DATE_TIME =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d([.,]\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):?[0-5]\d)?$/

/**
 * Reads a stay date out of whatever a caller sent: a calendar date, or an ISO date-time, which is
 * read in Africa/Nairobi (one without a zone is Nairobi's already). Null when it is neither.
 */
export function parseStayDate(input: unknown): string | null {
  if (input instanceof Date) return dateInNairobi(input.getTime())
  if (typeof input !== 'string') return null
  if (DATE.test(input)) return isCalendarDate(input) ? input : null

  const dateTime = DATE_TIME.exec(input)
  if (!dateTime || !isCalendarDate(dateTime[1])) return null
  return dateTime[5] ? dateInNairobi(instantOf(input)) : dateTime[1]
}

/**
 * The night that begins on a date, in days since 1970-01-01.
 * @throws RangeError when it is not a calendar date
 */
export function toNight(date: string): number {
  if (!DATE.test(date) || !isCalendarDate(date)) {
    throw new RangeError(`"${date}" is not a calendar date`)
  }
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS
}

/**
 * The date on which a night (days since 1970-01-01) begins.
 * @throws RangeError when it is not a whole number or leaves the years 0–9999
 */
export function fromNight(night: number): string {
  const date = Number.isSafeInteger(night) ? dateAt(night * DAY_MS) : null
  if (date === null) throw new RangeError(`${night} is not a night`)
  return date
}

/** Nights slept between two dates; 0 when check-out is not after check-in. */
export function nightCount(checkIn: string, checkOut: string): number {
  return Math.max(0, toNight(checkOut) - toNight(checkIn))
}

/** The nights of a stay, ascending: the order in which they are taken from the calendar. */
export function nightsOf(checkIn: string, checkOut: string): number[] {
  const first = toNight(checkIn)
  return Array.from({ length: nightCount(checkIn, checkOut) }, (_, index) => first + index)
}

/** Today's date in Africa/Nairobi. */
export function todayInNairobi(now: Date = new Date()): string {
  const today = dateInNairobi(now.getTime())
  if (today === null) throw new RangeError('The clock shows no date')
  return today
}

/** The date some days later, or earlier for a negative number. */
export function addDays(date: string, days: number): string {
  return fromNight(toNight(date) + days)
}

export type StayProblem = 'past' | 'order' | 'tooLong'

/** Why a stay cannot be booked today, or null when its dates are fine. */
export function stayProblem(stay: {
  checkIn: string
  checkOut: string
  today: string
}): StayProblem | null {
  const checkIn = toNight(stay.checkIn)
  const checkOut = toNight(stay.checkOut)

  if (checkIn < toNight(stay.today)) return 'past'
  if (checkOut <= checkIn) return 'order'
  if (checkOut - checkIn > MAX_NIGHTS) return 'tooLong'
  return null
}

/** Whether two stays share a night. Leaving on the day the other arrives shares none. */
export function nightsOverlap(aIn: string, aOut: string, bIn: string, bOut: string): boolean {
  const first = Math.max(toNight(aIn), toNight(bIn))
  const end = Math.min(toNight(aOut), toNight(bOut))
  return first < end
}

function dateInNairobi(instantMs: number): string | null {
  return dateAt(instantMs + NAIROBI_OFFSET_MS)
}

/** The UTC date of an instant, null outside the years 0–9999 (and for an invalid one). */
function dateAt(instantMs: number): string | null {
  const date = new Date(instantMs)
  const year = date.getUTCFullYear()
  return year >= 0 && year <= 9999 ? date.toISOString().slice(0, 10) : null
}

/** JavaScript rolls 30 February over into March: a real date comes back as it went in. */
function isCalendarDate(date: string): boolean {
  return dateAt(Date.parse(`${date}T00:00:00Z`)) === date
}

/** JavaScript does not read the decimal comma, which ISO 8601 allows. */
function instantOf(isoDateTime: string): number {
  return Date.parse(isoDateTime.replace(',', '.'))
}
