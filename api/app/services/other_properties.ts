import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { propertyProblem, type PropertyProblem } from '#domain/property_changes'
import { toNight } from '#domain/stay'
import { conflict, invalid } from '#exceptions/refusal'
import type Booking from '#models/booking'
import type Property from '#models/property'

type Place = Pick<Property, 'id' | 'title' | 'isActive' | 'currency' | 'maxGuests' | 'priceRules'>

/** Of these properties those that are not free on all nights of a stay. */
export async function takenProperties(
  { checkIn, checkOut }: Booking,
  ids: readonly number[],
  client: QueryClientContract
): Promise<Set<number>> {
  const rows: { property_id: number }[] = await client
    .from('booking_nights')
    .whereIn('property_id', [...ids])
    .where('night', '>=', toNight(checkIn))
    .where('night', '<', toNight(checkOut))
    .distinct('property_id')
  return new Set(rows.map(({ property_id: id }) => id))
}

/** Why a property cannot take a stay (ADR 0117), and what its sentence says; null when it can. */
export function problemOf(booking: Booking, place: Place, isTaken: boolean) {
  const { adults, children, currency, pets } = booking
  const guests = adults + children
  const petsMost = place.priceRules?.petsMost ?? 0
  const { isActive, maxGuests, title } = place
  const problem = propertyProblem(
    { currency, guests, pets },
    { isActive, currency: place.currency, maxGuests, petsMost, isTaken }
  )
  const figures = { own: currency, currency: place.currency, guests, most: maxGuests, pets }
  return problem && { problem, key: keyOf(problem), params: { title, petsMost, ...figures } }
}

const keyOf = (problem: PropertyProblem) => `bookings.otherPlace.${problem}`

/** @throws Refusal 409 when it is taken, 422 for any other reason, with the reason as a sentence */
export function refuseUnfit(booking: Booking, place: Place, isTaken: boolean) {
  const found = problemOf(booking, place, isTaken)
  if (!found) return
  const { key, params, problem } = found
  if (problem === 'taken') throw conflict(key, 'E_DATES_TAKEN', params)
  throw invalid('property', problem, key, params)
}
