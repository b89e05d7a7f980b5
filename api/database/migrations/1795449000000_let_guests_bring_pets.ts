import { BaseSchema } from '@adonisjs/lucid/schema'
import { addChecks, dropChecks } from '#database/checks'

const CHECKS = { pets: '{pets} >= 0' }

/** Pets of a stay, and how many a property takes, beside its search row. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('bookings', (table) => {
      table.integer('pets').notNullable().defaultTo(0)
    })
    this.schema.alterTable('property_search', (table) => {
      table.integer('pets').notNullable().defaultTo(0)
    })
    addChecks(this, 'bookings', CHECKS)
  }

  async down() {
    dropChecks(this, 'bookings', Object.keys(CHECKS))
    this.schema.raw('ALTER TABLE property_search DROP COLUMN pets')
    this.schema.raw('ALTER TABLE bookings DROP COLUMN pets')
  }
}
