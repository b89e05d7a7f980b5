import { BaseSchema } from '@adonisjs/lucid/schema'
import type { PriceRules } from '#domain/prices'
import { searchedPrices } from '#domain/searched_prices'

const LARGE = [
  'weekend_more',
  'dated_least',
  'dated_most',
  'dated_in',
  'cleaning',
  'extra_guest',
] as const
const SMALL = ['lead_off', 'week_off', 'month_off', 'guests_included'] as const

/** What `mayCost` asks of the dearest stays: an index that has it answers without reading the rows. */
const OF_THE_DEAREST = [
  ...['most', 'property_id', 'price_minor', 'currency', 'dated_in', 'dated_most', 'weekend_more'],
  ...['week_off', 'month_off', 'cleaning', 'extra_guest', 'guests_included'],
]

/** Prices by rule as numbers beside the search row, so that a search reads the rules of few properties (ADR 0063). */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('property_search', (table) => {
      for (const name of LARGE) table.bigInteger(name).notNullable().defaultTo(0)
      for (const name of SMALL) table.integer(name).notNullable().defaultTo(0)
    })
    this.schema.raw('drop index search_by_most')
    this.schema.alterTable('property_search', (table) => {
      table.index(OF_THE_DEAREST, 'search_by_most')
    })
    this.defer(async (db) => {
      const ruled: { id: number; price_minor: number; price_rules: string }[] = await db
        .from('properties')
        .whereNotNull('price_rules')
        .select('id', 'price_minor', 'price_rules')
      for (const { id, price_minor: price, price_rules: text } of ruled) {
        const rules = JSON.parse(text) as PriceRules
        await db
          .from('property_search')
          .where('property_id', id)
          .update(searchedPrices(Number(price), rules))
      }
    })
  }

  async down() {
    this.schema.raw('drop index search_by_most')
    this.schema.alterTable('property_search', (table) => {
      table.index(['most', 'property_id'], 'search_by_most')
    })
    for (const name of [...LARGE, ...SMALL]) {
      this.schema.raw(`alter table property_search drop column ${name}`)
    }
  }
}
