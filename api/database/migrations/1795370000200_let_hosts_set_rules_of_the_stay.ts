import { BaseSchema } from '@adonisjs/lucid/schema'

/** Which stays a property takes; null takes any. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('properties', (table) => {
      table.text('stay_rules').nullable()
    })
  }

  async down() {
    this.schema.raw('ALTER TABLE properties DROP COLUMN stay_rules')
  }
}
