import { BaseSchema } from '@adonisjs/lucid/schema'

/** Nobody reads them: an answer's status is its route's own, and a property's row is held without writing it. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('ALTER TABLE idempotency_keys DROP COLUMN status_code')
    this.schema.raw('ALTER TABLE properties DROP COLUMN booking_seq')
  }

  async down() {
    this.schema.alterTable('idempotency_keys', (table) => {
      table.integer('status_code').nullable()
    })
    this.schema.alterTable('properties', (table) => {
      table.integer('booking_seq').notNullable().defaultTo(0)
    })
  }
}
