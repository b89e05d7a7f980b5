import db from '@adonisjs/lucid/services/db'
import { toNight } from '#domain/stay'
import { refuseImpossibleStay } from '#exceptions/stay_refusals'

type Stay = { checkIn: string; checkOut: string }

/**
 * Whether all nights are free; reserving checks again (invariant 1).
 * @throws Refusal 422 when nobody could book these dates: past, in the wrong order or too many nights
 */
export async function checkAvailability(propertyId: number, stay: Stay): Promise<boolean> {
  refuseImpossibleStay(stay)
  const taken = await db
    .from('booking_nights')
    .where('property_id', propertyId)
    .where('night', '>=', toNight(stay.checkIn))
    .where('night', '<', toNight(stay.checkOut))
    .select('night')
    .first()
  return !taken
}
