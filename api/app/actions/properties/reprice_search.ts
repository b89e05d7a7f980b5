import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { indexPrices } from '#actions/properties/index_property'
import { searchedPrices, UNKNOWN_PRICES } from '#domain/searched_prices'
import Property from '#models/property'
import { holdRow } from '#services/database/hold_row'
import { writeTransaction } from '#services/database/write_transaction'
import { tellSearchChanged } from '#services/search/search_cache'
import { kesBounds, kesEquivalent } from '#services/search/kes_equivalent'

/** `most` of a row that was written without bounds. */
const UNKNOWN = 10 ** 15

const BOUNDS_ABOVE = [
  ...['most', 'most_short', 'plain_short', 'weekend_short'],
  ...['most_long', 'plain_long', 'weekend_long'],
]

/** Recalculates KES prices in the search rows (decisions §9), and what others have written without their numbers. Runs at start and hourly: rates begin at midnight. */
export async function repriceSearch(): Promise<void> {
  const priceKes = kesEquivalent()
  await repriceRuled(priceKes)
  const [least, most] = kesBounds()
  await db
    .from('property_search')
    .whereNotIn('property_id', ruled)
    .where(isStale(priceKes))
    .update({
      ...searchedPrices(0, null),
      price_kes_minor: db.raw(priceKes),
      least_short: db.raw(least),
      least_long: db.raw(least),
      ...Object.fromEntries(BOUNDS_ABOVE.map((bound) => [bound, db.raw(most)])),
    })
  await tellSearchChanged()
}

const isStale = (priceKes: string) => (row: DatabaseQueryBuilderContract) =>
  row
    .whereRaw(`price_kes_minor <> ${priceKes}`)
    .orWhere('most', UNKNOWN)
    .orWhere('dated_most', UNKNOWN_PRICES)

const ruled = (properties: DatabaseQueryBuilderContract) =>
  properties.from('properties').whereNotNull('price_rules').select('id')

/** What they charge beside the price per night is worked out of their rules, one by one. */
async function repriceRuled(priceKes: string) {
  const stale: { id: number }[] = await db
    .from('property_search')
    .whereIn('property_id', ruled)
    .where(isStale(priceKes))
    .select('property_id as id')
  for (const { id } of stale) {
    await writeTransaction(async (trx) => {
      const property = await holdRow(trx, Property, id)
      if (property) await indexPrices(property, trx)
    })
  }
}
