import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { believed } from '#domain/calendar_echoes'
import type { Nights } from '#domain/imported_events'
import { todayInNairobi, toNight } from '#domain/stay'
import CalendarLink from '#models/calendar_link'
import Property from '#models/property'
import { heldStretches } from '#services/held_stretches'
import { keptNights } from '#services/kept_nights'

/** What others read in the calendar of a property the last time, as far as it may come back (ADR 0095). */
export async function toldStretches(trx: TransactionClientContract, propertyId: number) {
  const link = await CalendarLink.query({ client: trx }).where({ propertyId }).first()
  if (!link?.told || !link.readAt) return []
  const today = toNight(todayInNairobi())
  const taken = await ownNights(trx, propertyId, today)
  return believed(link.told, { age: Date.now() - link.readAt.toMillis(), taken, today })
}

async function ownNights(trx: TransactionClientContract, propertyId: number, today: number) {
  const property = await Property.findOrFail(propertyId, { client: trx })
  const rows: { night: number }[] = await trx
    .from('booking_nights')
    .where('property_id', propertyId)
    .where('night', '>=', today)
    .whereNull('feed_id')
    .select('night')
  const held = await heldStretches(trx, [propertyId])
  return [
    ...rows.map(({ night }): Nights => ({ first: night, end: night + 1 })),
    ...held.map(({ checkIn, checkOut }) => ({ first: toNight(checkIn), end: toNight(checkOut) })),
    ...(await keptNights(trx, property)),
  ]
}
