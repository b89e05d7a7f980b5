import db from '@adonisjs/lucid/services/db'
import { blocksOf, type BlockedNight } from '#domain/calendar_blocks'
import { nightCount, todayInNairobi, toNight } from '#domain/stay'
import { invalid } from '#exceptions/refusal'

/**
 * The stretches of nights a host has taken off the calendar, without those that are booked.
 * @param dates the part of the calendar; without a start from today on, without an end to its last block
 * @throws Refusal 422 when the end is not after the start
 */
export async function blockedNights(
  propertyId: number,
  { from = todayInNairobi(), to }: { from?: string; to?: string }
) {
  if (to && nightCount(from, to) === 0) throw invalid('to', 'order', 'blocks.order')
  const query = db
    .from('booking_nights')
    .where('property_id', propertyId)
    .whereNull('booking_id')
    .where('night', '>=', toNight(from))
  if (to) query.where('night', '<', toNight(to))
  const nights: BlockedNight[] = await query.select('night', 'reason').orderBy('night')
  return blocksOf(nights)
}
