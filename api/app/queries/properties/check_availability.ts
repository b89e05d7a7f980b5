import db from '@adonisjs/lucid/services/db'
import { MAX_NIGHTS, stayProblem, todayInNairobi, toNight } from '#domain/stay'
import { invalid } from '#exceptions/refusal'

type Stay = { checkIn: string; checkOut: string }

/**
 * Whether all nights of a stay are free now. Reserving decides for itself (architecture, invariant 1).
 * @throws Refusal 422 when nobody could book these dates: past, in the wrong order or too many nights
 */
export async function checkAvailability(propertyId: number, stay: Stay): Promise<boolean> {
  refuseImpossibleDates(stay)
  const taken = await db
    .from('booking_nights')
    .where('property_id', propertyId)
    .where('night', '>=', toNight(stay.checkIn))
    .where('night', '<', toNight(stay.checkOut))
    .select('night')
    .first()
  return !taken
}

/** @throws Refusal 422 at the field which is wrong, in the words of §8 */
function refuseImpossibleDates(stay: Stay): void {
  const problem = stayProblem({ ...stay, today: todayInNairobi() })
  if (problem === 'past') throw invalid('checkIn', 'past', 'bookings.past')
  if (problem === 'order') throw invalid('checkOut', 'order', 'bookings.order')
  if (problem === 'tooLong') {
    throw invalid('checkOut', 'tooLong', 'bookings.tooLong', { nights: MAX_NIGHTS })
  }
}
