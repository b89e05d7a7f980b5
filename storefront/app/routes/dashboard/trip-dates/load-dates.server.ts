import { isDate, nightsBetween } from '@makao/shared/dates'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import type { Booking } from '~/api/types'
import { takenNights } from '~/taken-nights.server'

/** The dates in the address; null until both are there. */
export function wantedDates(query: URLSearchParams) {
  const dates = { checkIn: query.get('checkIn') ?? '', checkOut: query.get('checkOut') ?? '' }
  const isWhole = isDate(dates.checkIn) && isDate(dates.checkOut)
  return isWhole && nightsBetween(dates.checkIn, dates.checkOut) > 0 ? dates : null
}

/** What these dates would cost; a refusal is an answer as well. */
export async function quoteDates(
  request: Request,
  id: string,
  dates: { checkIn: string; checkOut: string }
) {
  try {
    const { data } = await apiFor(request).bookings.quoteDates({ params: { id }, query: dates })
    return { offer: data, refusal: null }
  } catch (error) {
    if (!(error instanceof ApiFailure) || (error.status !== 409 && error.status !== 422)) {
      throw error
    }
    const [fault] = Object.values(error.fields)
    return { offer: null, refusal: fault ?? error.message }
  }
}

/** Nights that somebody else has; none when they cannot be read, as the API is asked about the dates again. */
export async function othersNights(request: Request, { _id, property }: Booking) {
  if (!property) return []
  try {
    return await takenNights(apiFor(request), property._id, _id)
  } catch (error) {
    if (error instanceof ApiFailure) return []
    throw error
  }
}

/** What the place asks of a stay; null when nothing, or when it cannot be read: the API refuses with the rule. */
export async function rulesOfPlace(request: Request, { property }: Booking) {
  if (!property) return null
  try {
    const { data } = await apiFor(request).properties.show({ params: { id: property._id } })
    return data.stayRules
  } catch (error) {
    if (error instanceof ApiFailure) return null
    throw error
  }
}
