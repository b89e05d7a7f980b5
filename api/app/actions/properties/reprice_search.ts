import db from '@adonisjs/lucid/services/db'
import { kesEquivalent } from '#queries/properties/property_tables'
import { forgetCounts } from '#services/search/count_cache'

/**
 * Brings the KES equivalents by which properties are ordered to today's rates (decisions §9). Cheap when nothing
 * has changed, so it runs at every start and every hour: rates begin at midnight.
 */
export async function repriceSearch(): Promise<void> {
  const priceKes = kesEquivalent()
  await db
    .from('property_search')
    .whereRaw(`price_kes_minor <> ${priceKes}`)
    .update({ price_kes_minor: db.raw(priceKes) })
  forgetCounts()
}
