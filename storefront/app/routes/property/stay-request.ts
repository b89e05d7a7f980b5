import { addDays, isDate, nightsBetween } from '@makao/shared/dates'
import type booking from '~/locales/en/booking.json'

/** Dates are `YYYY-MM-DD`, or empty. */
export interface StayRequest {
  checkIn: string
  checkOut: string
  guests: number
  pets: number
}

type TextId = keyof typeof booking

/** The default. */
const USUAL_GUESTS = 2

/** That can be asked for at all; the place says how many are welcome. */
const MOST_PETS = 20

/** Taken nights this soon after the check-in cause a warning; in days (specification §9). */
const WARNING_DAYS = 7

/** Reads a stay from a URL or form, ignoring invalid values. */
export function readStayRequest(get: (name: string) => unknown, maxGuests: number): StayRequest {
  const text = (name: string) => String(get(name) ?? '')
  const guests = Math.trunc(Number(text('guests'))) || USUAL_GUESTS
  return {
    checkIn: isDate(text('checkIn')) ? text('checkIn') : '',
    checkOut: isDate(text('checkOut')) ? text('checkOut') : '',
    guests: Math.min(Math.max(guests, 1), maxGuests),
    pets: Math.min(Math.max(Math.trunc(Number(text('pets'))) || 0, 0), MOST_PETS),
  }
}

/** Its parts by name; without pets an address does not name them. */
export const stayParts = (stay: StayRequest) =>
  Object.entries({ ...stay, pets: stay.pets || '' }).map(([name, value]) => [name, String(value)])

export function stayQuery(stay: StayRequest) {
  return new URLSearchParams(stayParts(stay).filter(([, value]) => value !== '')).toString()
}

/** Availability is requested only for dates in order (specification §5). */
export function isComplete({ checkIn, checkOut }: StayRequest) {
  return checkIn !== '' && checkOut !== '' && nightsBetween(checkIn, checkOut) > 0
}

/**
 * Why these dates cannot be reserved according to the calendar, or null. `taken` are nights, so the
 * check-out may be one.
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

/** A taken night lies between check-in and check-out. */
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
