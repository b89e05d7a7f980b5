import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/**
 * The nights from `first` until `end` on which guests sleep, ours or another site's; not what a host has blocked, nor what
 * another site merely closes (ADR 0057). Ascending.
 */
export async function sleptNights(
  client: QueryClientContract,
  propertyId: number,
  { first, end }: { first: number; end: number }
): Promise<number[]> {
  const rows: { night: number }[] = await client
    .from('booking_nights')
    .where('property_id', propertyId)
    .where('night', '>=', first)
    .where('night', '<', end)
    .where((slept) => {
      slept.whereNotNull('booking_id').orWhereExists((events) => {
        events
          .from('calendar_events')
          .whereColumn('calendar_events.feed_id', 'booking_nights.feed_id')
          .whereColumn('first_night', '<=', 'night')
          .whereColumn('end_night', '>', 'night')
          .whereNot('kind', 'closed')
      })
    })
    .select('night')
    .orderBy('night')
  return rows.map(({ night }) => night)
}
