import { BaseSchema } from '@adonisjs/lucid/schema'
import { addChecks, dropChecks } from '#database/checks'

/** A co-host manages the listing, and sets its prices where the host says so (ADR 0086). */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('property_helpers', (table) => {
      table.boolean('manage').notNullable().defaultTo(false)
      table.boolean('prices').notNullable().defaultTo(false)
    })
    dropChecks(this, 'property_helpers', ['ability'])
    addChecks(this, 'property_helpers', {
      ability: '{calendar} OR {arrivals} OR {manage}',
      prices: '{manage} OR NOT {prices}',
    })
  }

  /** Who does nothing else would be nobody. */
  async down() {
    this.defer(async (db) => {
      await db.from('property_helpers').where({ calendar: false, arrivals: false }).delete()
    })
    dropChecks(this, 'property_helpers', ['ability', 'prices'])
    this.schema.alterTable('property_helpers', (table) => {
      table.dropColumn('manage')
      table.dropColumn('prices')
    })
    addChecks(this, 'property_helpers', { ability: '{calendar} OR {arrivals}' })
  }
}
