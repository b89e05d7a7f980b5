import db from '@adonisjs/lucid/services/db'
import { toNight } from '#domain/stay'
import type Property from '#models/property'
import { refuseUnwelcomeDates } from '#services/stay_rules'

type Stay = { checkIn: string; checkOut: string }

/**
 * Whether all nights are free; reserving checks again (invariant 1).
 * @throws Refusal 422 when nobody could book these dates (past, in the wrong order, too many nights), or the property's
 * rules refuse them
 */
export async function checkAvailability(property: Property, stay: Stay): Promise<boolean> {
  await refuseUnwelcomeDates(property, stay, db.connection())
  const taken = await db
    .from('booking_nights')
    .where('property_id', property.id)
    .where('night', '>=', toNight(stay.checkIn))
    .where('night', '<', toNight(stay.checkOut))
    .select('night')
    .first()
  return !taken
}
