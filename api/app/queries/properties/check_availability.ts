import db from '@adonisjs/lucid/services/db'
import { toNight } from '#domain/stay'
import { invalid } from '#exceptions/refusal'
import type Property from '#models/property'
import { refuseUnwelcomeDates } from '#services/stay_rules'

type Stay = { checkIn: string; checkOut: string; guests?: number }

/**
 * Whether all nights are free; reserving checks again (invariant 1).
 * @throws Refusal 422 when nobody could book these dates (past, in the wrong order, too many nights), the property's
 * rules refuse them, or it takes fewer guests
 */
export async function checkAvailability(
  property: Property,
  { guests = 1, ...stay }: Stay
): Promise<boolean> {
  await refuseUnwelcomeDates(property, stay, db.connection())
  if (guests > property.maxGuests) {
    throw invalid('guests', 'max', 'bookings.tooManyGuests', { guests: property.maxGuests })
  }
  const taken = await db
    .from('booking_nights')
    .where('property_id', property.id)
    .where('night', '>=', toNight(stay.checkIn))
    .where('night', '<', toNight(stay.checkOut))
    .select('night')
    .first()
  return !taken
}
