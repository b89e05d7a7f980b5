import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a property charges beside its price per night; null charges nothing else. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('properties', (table) => {
      table.text('price_rules').nullable()
    })
  }

  async down() {
    this.schema.raw('ALTER TABLE properties DROP COLUMN price_rules')
  }
}
