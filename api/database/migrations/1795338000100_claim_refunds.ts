import { BaseSchema } from '@adonisjs/lucid/schema'

/** Since when a gateway is being asked to send a payment back: one asks, however many jobs there are. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('payments', (table) => {
      table.timestamp('refund_requested_at').nullable()
    })
  }

  async down() {
    this.schema.raw('ALTER TABLE payments DROP COLUMN refund_requested_at')
  }
}
