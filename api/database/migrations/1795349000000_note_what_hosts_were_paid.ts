import { BaseSchema } from '@adonisjs/lucid/schema'

/** Who has noted that the host was paid directly, and when. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('bookings', (table) => {
      table.timestamp('payment_noted_at').nullable()
      table.integer('payment_noted_by').nullable()
    })
  }

  async down() {
    this.schema.raw('ALTER TABLE bookings DROP COLUMN payment_noted_by')
    this.schema.raw('ALTER TABLE bookings DROP COLUMN payment_noted_at')
  }
}
