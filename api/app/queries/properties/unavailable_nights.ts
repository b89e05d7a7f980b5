import db from '@adonisjs/lucid/services/db'
import { fromNight, todayInNairobi, toNight } from '#domain/stay'
import { invalid } from '#exceptions/refusal'

const MAX_DAYS = 400

/** Default range: a month back, a year ahead (§9). */
const DAYS_BACK = 31
const DAYS_AHEAD = 366

/** Both bounds included, 400 days at most. @throws Refusal 422 when the end date is before the start date */
export async function unavailableNights(
  propertyId: number,
  { startDate, endDate }: { startDate?: string; endDate?: string }
): Promise<string[]> {
  const first = startDate ? toNight(startDate) : toNight(todayInNairobi()) - DAYS_BACK
  const last = endDate ? toNight(endDate) : first + DAYS_BACK + DAYS_AHEAD
  if (last < first) throw invalid('endDate', 'order', 'properties.calendarOrder')

  const rows: { night: number }[] = await db
    .from('booking_nights')
    .select('night')
    .where('property_id', propertyId)
    .where('night', '>=', first)
    .where('night', '<=', Math.min(last, first + MAX_DAYS - 1))
    .orderBy('night')
  return rows.map(({ night }) => fromNight(night))
}
