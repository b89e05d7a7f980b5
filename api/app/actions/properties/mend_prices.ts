import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import { indexPrices } from '#actions/properties/index_property'
import type { PriceRules } from '#domain/prices'
import { searchedPrices } from '#domain/searched_prices'
import Property from '#models/property'
import { holdRow } from '#services/database/hold_row'
import { sqlTime } from '#services/database/sql_time'
import { writeTransaction } from '#services/database/write_transaction'

const AT_ONCE = 500

const COLUMNS = Object.keys(searchedPrices(0, null))

type Row = { id: number; price: number; rules: string | null } & Record<string, number>

/**
 * Writes prices by rule beside search rows anew where they are not what the rules say: a process of the last release leaves columns
 * that it does not know as they were (ADR 0097).
 * @param since of properties that were edited since then; null for all
 * @returns the number of rows written
 */
export async function mendPrices(since: DateTime | null): Promise<number> {
  let written = 0
  for (let last = 0; ;) {
    const rows = await readAfter(last, since)
    for (const { id } of rows.filter(isWrong)) {
      await writeTransaction(async (trx) => {
        const property = await holdRow(trx, Property, id)
        if (property) await indexPrices(property, trx)
      })
      written++
    }
    if (rows.length < AT_ONCE) return written
    last = rows.at(-1)!.id
  }
}

async function readAfter(last: number, since: DateTime | null): Promise<Row[]> {
  const query = db
    .from('property_search')
    .join('properties', 'properties.id', 'property_search.property_id')
    .where('property_id', '>', last)
    .where((ruled) => {
      ruled.whereNotNull('price_rules')
      for (const column of COLUMNS) ruled.orWhereNot(column, 0)
    })
    .orderBy('property_id')
    .limit(AT_ONCE)
    .select('property_id as id', 'properties.price_minor as price', 'price_rules as rules')
    .select(COLUMNS)
  if (since) query.where('properties.updated_at', '>=', sqlTime(db.connection(), since))
  return query as unknown as Promise<Row[]>
}

function isWrong({ price, rules, ...stored }: Row) {
  const read = rules === null ? null : (JSON.parse(rules) as PriceRules)
  const said = searchedPrices(Number(price), read)
  return Object.entries(said).some(([column, value]) => Number(stored[column]) !== value)
}
