import { DAY_MS, HOUR_MS } from '#domain/durations'

/**
 * Half-open range of dates (YYYY-MM-DD) in Africa/Nairobi: `checkOut` is no night of the stay. A night is
 * the number of days from 1970-01-01 to its date.
 */
export const MAX_NIGHTS = 90

/** How far ahead a stay may begin; prices and hosts change. */
export const MONTHS_AHEAD = 18

/** Days for which a guest may be there already when their host writes the stay down. */
export const WALK_IN_DAYS = 7

const FIRST_DATE = '0000-01-01'
const LAST_DATE = '9999-12-31'

/** UTC+3, without summer time. */
const NAIROBI_OFFSET_MS = 3 * HOUR_MS

const DATE = /^\d{4}-\d{2}-\d{2}$/
const DATE_TIME =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d([.,]\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):?[0-5]\d)?$/

/** Reads a date or an ISO date-time, in Africa/Nairobi unless it has a zone; null for anything else. */
export function parseStayDate(input: unknown): string | null {
  if (input instanceof Date) return dateInNairobi(input.getTime())
  if (typeof input !== 'string') return null
  if (DATE.test(input)) return isCalendarDate(input) ? input : null

  const dateTime = DATE_TIME.exec(input)
  if (!dateTime || !isCalendarDate(dateTime[1])) return null
  return dateTime[5] ? dateInNairobi(instantOf(input)) : dateTime[1]
}

/** Days since 1970-01-01. @throws RangeError when it is not a calendar date */
export function toNight(date: string): number {
  const known = KNOWN_NIGHTS.get(date)
  if (known !== undefined) return known
  if (!isCalendarDate(date)) throw new RangeError(`"${date}" is not a calendar date`)
  const night = Date.parse(date) / DAY_MS
  if (KNOWN_NIGHTS.size >= MOST_KNOWN) KNOWN_NIGHTS.clear()
  KNOWN_NIGHTS.set(date, night)
  return night
}

/** A search reads the same few dates some 400 times, 0.25 µs each. */
const KNOWN_NIGHTS = new Map<string, number>()
const MOST_KNOWN = 10_000

/** The date of a night. @throws RangeError when it is not a whole number or leaves the years 0–9999 */
export function fromNight(night: number): string {
  const date = Number.isSafeInteger(night) ? dateAt(night * DAY_MS) : null
  if (date === null) throw new RangeError(`${night} is not a night`)
  return date
}

/** 0 when check-out is not after check-in. */
export function nightCount(checkIn: string, checkOut: string): number {
  return Math.max(0, toNight(checkOut) - toNight(checkIn))
}

/** Ascending. */
export function nightsOf(checkIn: string, checkOut: string): number[] {
  const nights: number[] = []
  const end = toNight(checkOut)
  for (let night = toNight(checkIn); night < end; night++) nights.push(night)
  return nights
}

export function todayInNairobi(now: Date = new Date()): string {
  const today = dateInNairobi(now.getTime())
  if (today === null) throw new RangeError('The clock shows no date')
  return today
}

/** Stops at the ends of the calendar. */
export function addDays(date: string, days: number): string {
  const night = toNight(date) + days
  return fromNight(Math.min(Math.max(night, toNight(FIRST_DATE)), toNight(LAST_DATE)))
}

/** For comparisons: the day of the month stays, also where that month is shorter. */
export function addMonths(date: string, months: number): string {
  const [year, month, day] = date.split('-').map(Number)
  const total = year * 12 + month - 1 + months
  const parts = [Math.floor(total / 12), (total % 12) + 1, day]
  return parts.map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0')).join('-')
}

/** The last day so many months ahead, which a shorter month ends: what `addMonths` compares with, as a date of the calendar. */
export function lastDayWithin(date: string, months: number): string {
  const [year, month, day] = addMonths(date, months).split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1, Math.min(day, lastOfMonth))).toISOString().slice(0, 10)
}

export type StayProblem = 'past' | 'order' | 'tooLong' | 'tooFar'

/** null when the dates can be booked today. */
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
  return stay.checkIn > addMonths(stay.today, MONTHS_AHEAD) ? 'tooFar' : null
}

export type WalkInProblem = StayProblem | 'longAgo' | 'over'

/**
 * null when a host can write the stay down today: it is ahead, or its guest came a few days ago (ADR 0068).
 * @param stay.began the check-in of one that is written down already, which it may keep
 */
export function walkInProblem(stay: {
  checkIn: string
  checkOut: string
  today: string
  began?: string
}): WalkInProblem | null {
  const { began, checkIn, checkOut, today } = stay
  if (checkIn >= today) return stayProblem(stay)
  if (checkIn < addDays(today, -WALK_IN_DAYS) && checkIn !== began) return 'longAgo'
  return stayProblem({ ...stay, today: checkIn }) ?? (checkOut < today ? 'over' : null)
}

/** Departure on the arrival day of the other is no overlap. */
export function nightsOverlap(aIn: string, aOut: string, bIn: string, bOut: string): boolean {
  const first = Math.max(toNight(aIn), toNight(bIn))
  const end = Math.min(toNight(aOut), toNight(bOut))
  return first < end
}

function dateInNairobi(instantMs: number): string | null {
  return dateAt(instantMs + NAIROBI_OFFSET_MS)
}

/** UTC; null outside the years 0–9999. */
function dateAt(instantMs: number): string | null {
  const date = new Date(instantMs)
  const year = date.getUTCFullYear()
  return year >= 0 && year <= 9999 ? date.toISOString().slice(0, 10) : null
}

const isCalendarDate = (date: string) => DATE.test(date) && isDayOfMonth(date, Date.parse(date))

/** Date.parse accepts 30 February as 2 March: the day of the month is another then. */
const isDayOfMonth = (date: string, instant: number) =>
  new Date(instant).getUTCDate() === Number(date.slice(8))

/** Date.parse does not accept the decimal comma of ISO 8601. */
function instantOf(isoDateTime: string): number {
  return Date.parse(isoDateTime.replace(',', '.'))
}

/** The first of two dates (YYYY-MM-DD). */
export const earlierDate = (one: string, other: string) => (one < other ? one : other)

/** The last of two dates (YYYY-MM-DD). */
export const laterDate = (one: string, other: string) => (one > other ? one : other)
