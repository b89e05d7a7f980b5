import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { keptStretches } from '#domain/preparation'
import { todayInNairobi, toNight } from '#domain/stay'
import { rulesOf } from '#domain/stay_rules'
import type Property from '#models/property'

type Row = { night: number; booking_id: number | null }

/**
 * Stretches of nights from today on that a property keeps free beside its own stays (ADR 0057). Not beside what was imported: the
 * site that told it keeps those nights, and two places that follow each other would keep more and more.
 */
export async function keptNights(
  client: QueryClientContract,
  { id, stayRules }: Pick<Property, 'id' | 'stayRules'>
) {
  const { preparationNights: kept } = rulesOf(stayRules)
  if (!kept) return []
  const from = toNight(todayInNairobi())
  const rows: Row[] = await client
    .from('booking_nights')
    .where('property_id', id)
    .where('night', '>=', from - kept)
    .select('night', 'booking_id')
    .orderBy('night')
  const slept = rows.filter((row) => row.booking_id !== null).map(({ night }) => night)
  return keptStretches(slept, kept, { taken: rows.map(({ night }) => night), from })
}
