import db from '@adonisjs/lucid/services/db'
import { blocksOf, type BlockedNight } from '#domain/calendar_blocks'
import { nightCount, todayInNairobi, toNight } from '#domain/stay'
import { invalid } from '#exceptions/refusal'

/**
 * Merged ranges of blocked nights, not booked ones.
 * @param dates from today and without an end by default
 * @throws Refusal 422 when the end is not after the start
 */
export async function blockedNights(
  propertyId: number,
  { from = todayInNairobi(), to }: { from?: string; to?: string }
) {
  if (to && nightCount(from, to) === 0) throw invalid('to', 'order', 'blocks.order')
  const query = db
    .from('booking_nights')
    .leftJoin('calendar_feeds', 'calendar_feeds.id', 'booking_nights.feed_id')
    .where('booking_nights.property_id', propertyId)
    .whereNull('booking_id')
    .where('night', '>=', toNight(from))
  if (to) query.where('night', '<', toNight(to))
  const nights: BlockedNight[] = await query
    .select('night', 'reason', 'calendar_feeds.name as calendar')
    .orderBy('night')
  return blocksOf(nights)
}
