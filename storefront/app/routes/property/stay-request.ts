import { addDays, isDate, nightsBetween } from '~/dates'
import type booking from '~/locales/en/booking.json'

/** The stay somebody has in mind; dates are `YYYY-MM-DD`, or empty while not chosen. */
export interface StayRequest {
  checkIn: string
  checkOut: string
  guests: number
}

type TextId = keyof typeof booking

/** Offered first: most people travel in twos. */
const USUAL_GUESTS = 2

/** Taken nights this soon after the check-in are worth a word; in days (specification §9). */
const WARNING_DAYS = 7

/** A stay out of a URL or a form; what makes no sense is left out. */
export function readStayRequest(get: (name: string) => unknown, maxGuests: number): StayRequest {
  const text = (name: string) => String(get(name) ?? '')
  const guests = Math.trunc(Number(text('guests'))) || USUAL_GUESTS
  return {
    checkIn: isDate(text('checkIn')) ? text('checkIn') : '',
    checkOut: isDate(text('checkOut')) ? text('checkOut') : '',
    guests: Math.min(Math.max(guests, 1), maxGuests),
  }
}

/** The stay as a query string; dates that are not chosen are left out. */
export function stayQuery(stay: StayRequest) {
  const entries = Object.entries(stay).filter(([, value]) => value !== '')
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString()
}

/** Availability is asked only for dates in the right order (specification §5). */
export function isComplete({ checkIn, checkOut }: StayRequest) {
  return checkIn !== '' && checkOut !== '' && nightsBetween(checkIn, checkOut) > 0
}

/**
 * Why these dates cannot be reserved, as far as the calendar tells; null when nothing is known
 * against them. `taken` are nights, so the check-out may fall on the date of one.
 */
export function stayFault(
  stay: StayRequest,
  { taken, today }: { taken: readonly string[]; today: string }
): TextId | null {
  const { checkIn, checkOut } = stay
  if (!isComplete(stay)) {
    return 'booking.datesRequired'
  }
  if (checkIn < today) {
    return 'booking.past'
  }
  if (spansTaken(stay, taken)) {
    return 'booking.spans'
  }
  return taken.some((night) => night >= checkIn && night < checkOut) ? 'booking.notAvailable' : null
}

/** A taken night lies strictly between check-in and check-out. */
export function spansTaken(
  { checkIn, checkOut }: Pick<StayRequest, 'checkIn' | 'checkOut'>,
  taken: readonly string[]
) {
  return taken.some((night) => night > checkIn && night < checkOut)
}

/** The first taken night within a week after the check-in, or null. */
export function takenSoonAfter(checkIn: string, taken: readonly string[]) {
  const until = addDays(checkIn, WARNING_DAYS)
  return taken.find((night) => night > checkIn && night <= until) ?? null
}
