import { BaseSchema } from '@adonisjs/lucid/schema'

/** Since when a message of M-Pesa's says that an attempt was paid, while M-Pesa itself has neither confirmed nor denied it (ADR 0093). */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('payments', (table) => {
      table.timestamp('told_paid_at').nullable()
    })
    this.schema.raw(
      'CREATE INDEX payments_told_paid ON payments (updated_at, id) WHERE told_paid_at IS NOT NULL'
    )
  }

  async down() {
    this.schema.raw('DROP INDEX payments_told_paid')
    this.schema.raw('ALTER TABLE payments DROP COLUMN told_paid_at')
  }
}
