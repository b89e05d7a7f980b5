import { BaseSchema } from '@adonisjs/lucid/schema'

/** Above every amount. */
const UNKNOWN = 10 ** 15

const KEYS = ['least_short', 'least_long', 'most']

/**
 * What a night costs at least and at most, of which searches with dates find the cheapest and dearest stays (ADR
 * 0063). Rows of properties that price by rule begin without bounds: the command that prepares the database writes them.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('property_search', (table) => {
      table.bigInteger('least_short').notNullable().defaultTo(0)
      table.bigInteger('least_long').notNullable().defaultTo(0)
      table.bigInteger('most').notNullable().defaultTo(UNKNOWN)
    })
    this.schema
      .raw(`update property_search set least_short = price_kes_minor - 1, least_long = price_kes_minor - 1,
      most = price_kes_minor + 1
      where property_id not in (select id from properties where price_rules is not null)`)
    this.schema.alterTable('property_search', (table) => {
      for (const key of KEYS) table.index([key, 'property_id'], `search_by_${key}`)
      table.index(['town_id', 'least_short', 'property_id'], 'search_town_by_least_short')
      table.index(['type', 'least_short', 'property_id'], 'search_type_by_least_short')
    })
  }

  async down() {
    for (const index of ['by_least_short', 'by_least_long', 'by_most']) {
      this.schema.raw(`drop index search_${index}`)
    }
    this.schema.raw('drop index search_town_by_least_short')
    this.schema.raw('drop index search_type_by_least_short')
    for (const key of KEYS) this.schema.raw(`alter table property_search drop column ${key}`)
  }
}
