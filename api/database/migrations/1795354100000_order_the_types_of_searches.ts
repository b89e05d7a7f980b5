import { BaseSchema } from '@adonisjs/lucid/schema'

const KEYS = ['created', 'price_kes_minor', 'rating', 'reviews']

/** A search of one type reads its page in the order of an index; SQLite read and sorted all of that type (ADR 0045). */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('property_search', (table) => {
      for (const key of KEYS) table.index(['type', key, 'property_id'], `search_type_by_${key}`)
    })
  }

  async down() {
    for (const key of KEYS) this.schema.raw(`drop index search_type_by_${key}`)
  }
}
