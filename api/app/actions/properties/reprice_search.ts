import db from '@adonisjs/lucid/services/db'
import { clearCounts } from '#services/search/count_cache'
import { kesEquivalent } from '#services/search/kes_equivalent'

/** Recalculates KES prices in the search rows (decisions §9). Runs at start and hourly: rates begin at midnight. */
export async function repriceSearch(): Promise<void> {
  const priceKes = kesEquivalent()
  await db
    .from('property_search')
    .whereRaw(`price_kes_minor <> ${priceKes}`)
    .update({ price_kes_minor: db.raw(priceKes) })
  clearCounts()
}
