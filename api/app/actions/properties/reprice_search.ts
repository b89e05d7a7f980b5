import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { DateTime } from 'luxon'
import { indexPrices } from '#actions/properties/index_property'
import { mendPrices } from '#actions/properties/mend_prices'
import Property from '#models/property'
import { holdRow } from '#services/database/hold_row'
import { writeTransaction } from '#services/database/write_transaction'
import { tellCountsChanged } from '#services/search/count_cache'
import { kesBounds, kesEquivalent } from '#services/search/kes_equivalent'

/** `most` of a row that was written without bounds. */
const UNKNOWN = 10 ** 15

/** Longer than from one hourly run to the next but one: the one between may be done by a process of the last release. */
const EDITED_WITHIN = { hours: 3 }

/**
 * Recalculates KES prices in the search rows (decisions §9), and what a process of the last release has left of prices by rule. Runs at
 * start and hourly: rates begin at midnight.
 * @param all also rows of properties that nobody has edited for long
 */
export async function repriceSearch({ all = false } = {}): Promise<void> {
  const priceKes = kesEquivalent()
  await mendPrices(all ? null : DateTime.utc().minus(EDITED_WITHIN))
  await repriceRuled(priceKes)
  const [least, most] = kesBounds()
  await db
    .from('property_search')
    .where(isStale(priceKes))
    .update({
      price_kes_minor: db.raw(priceKes),
      least_short: db.raw(least),
      least_long: db.raw(least),
      most: db.raw(most),
    })
  await tellCountsChanged()
}

const isStale = (priceKes: string) => (row: DatabaseQueryBuilderContract) =>
  row.whereRaw(`price_kes_minor <> ${priceKes}`).orWhere('most', UNKNOWN)

/** What they charge beside the price per night is worked out of their rules, one by one. */
async function repriceRuled(priceKes: string) {
  const stale: { id: number }[] = await db
    .from('property_search')
    .whereIn('property_id', (ruled) =>
      ruled.from('properties').whereNotNull('price_rules').select('id')
    )
    .where(isStale(priceKes))
    .select('property_id as id')
  for (const { id } of stale) {
    await writeTransaction(async (trx) => {
      const property = await holdRow(trx, Property, id)
      if (property) await indexPrices(property, trx)
    })
  }
}
