import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** SQL of a night of `booking_nights` on which guests sleep. */
export const IS_SLEPT = `(booking_nights.booking_id is not null or exists (select 1 from calendar_events
  where calendar_events.feed_id = booking_nights.feed_id and first_night <= night and end_night > night
  and kind <> 'closed'))`

/**
 * The nights from `first` until `end` on which guests sleep, ours or another site's; not what a host has blocked, nor what
 * another site merely closes (ADR 0057). Ascending.
 * @param except a booking that gives its own up
 */
export async function sleptNights(
  client: QueryClientContract,
  propertyId: number,
  { first, end }: { first: number; end: number },
  except: number | null = null
): Promise<number[]> {
  const nights = client
    .from('booking_nights')
    .where('property_id', propertyId)
    .where('night', '>=', first)
    .where('night', '<', end)
    .whereRaw(IS_SLEPT)
    .select('night')
    .orderBy('night')
  if (except !== null) {
    nights.where((others) => others.whereNull('booking_id').orWhereNot('booking_id', except))
  }
  const rows: { night: number }[] = await nights
  return rows.map(({ night }) => night)
}
