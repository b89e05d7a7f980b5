import { BaseSchema } from '@adonisjs/lucid/schema'
import { addChecks, dropChecks } from '#database/checks'

const BOOKINGS = {
  cancellation_policy:
    "{cancellation_policy} IN ('free', 'flexible', 'moderate', 'strict', 'nonRefundable')",
  refund: '{refund_minor} IS NULL OR {refund_minor} BETWEEN 0 AND {total_minor}',
}

const PAYMENTS = {
  refund: '{refund_minor} IS NULL OR {refund_minor} BETWEEN 0 AND {amount_minor}',
}

/** The policy a stay was booked under, and what of its money goes back; null: all of it. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('bookings', (table) => {
      table.string('cancellation_policy', 20).notNullable().defaultTo('free')
      table.bigInteger('refund_minor').nullable()
    })
    this.schema.alterTable('payments', (table) => {
      table.bigInteger('refund_minor').nullable()
    })
    addChecks(this, 'bookings', BOOKINGS)
    addChecks(this, 'payments', PAYMENTS)
  }

  async down() {
    dropChecks(this, 'payments', Object.keys(PAYMENTS))
    dropChecks(this, 'bookings', Object.keys(BOOKINGS))
    this.schema.raw('ALTER TABLE payments DROP COLUMN refund_minor')
    this.schema.raw('ALTER TABLE bookings DROP COLUMN refund_minor')
    this.schema.raw('ALTER TABLE bookings DROP COLUMN cancellation_policy')
  }
}
