import { BaseSchema } from '@adonisjs/lucid/schema'
import { addChecks, dropChecks } from '#database/checks'

const OF_BOOKINGS = {
  deposit: '{deposit_minor} >= 0',
  deposit_state: "{deposit_state} IS NULL OR {deposit_state} IN ('held', 'settled')",
  deposit_settles:
    "{deposit_settles_at} IS NULL OR ({deposit_state} IS NOT NULL AND {deposit_state} <> 'settled')",
}
const OF_PAYMENTS = {
  deposit: '{deposit_minor} BETWEEN 0 AND {amount_minor}',
  deposit_lost: '{deposit_lost_minor} BETWEEN 0 AND {deposit_minor}',
}
const OF_REFUNDS = { deposit: '{deposit_minor} BETWEEN 0 AND {amount_minor}' }

/** A deposit is taken with the first payment and given back after the stay (ADR 0090). */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('bookings', (table) => {
      /** As it was booked, in the currency of the stay. */
      table.bigInteger('deposit_minor').notNullable().defaultTo(0)
      table.string('deposit_state', 10).nullable()
      table.timestamp('deposit_settles_at').nullable()
    })
    this.schema.raw(
      'CREATE INDEX bookings_deposit_settles ON bookings (deposit_settles_at) WHERE deposit_settles_at IS NOT NULL'
    )
    this.schema.alterTable('payments', (table) => {
      /** What of it is the deposit, and what of that a guest's bank took back. */
      table.bigInteger('deposit_minor').notNullable().defaultTo(0)
      table.bigInteger('deposit_lost_minor').notNullable().defaultTo(0)
    })
    this.schema.alterTable('refunds', (table) => {
      table.bigInteger('deposit_minor').notNullable().defaultTo(0)
    })
    addChecks(this, 'bookings', OF_BOOKINGS)
    addChecks(this, 'payments', OF_PAYMENTS)
    addChecks(this, 'refunds', OF_REFUNDS)
  }

  async down() {
    dropChecks(this, 'refunds', Object.keys(OF_REFUNDS))
    dropChecks(this, 'payments', Object.keys(OF_PAYMENTS))
    dropChecks(this, 'bookings', Object.keys(OF_BOOKINGS))
    this.schema.raw('ALTER TABLE refunds DROP COLUMN deposit_minor')
    this.schema.raw('ALTER TABLE payments DROP COLUMN deposit_lost_minor')
    this.schema.raw('ALTER TABLE payments DROP COLUMN deposit_minor')
    this.schema.raw('DROP INDEX bookings_deposit_settles')
    this.schema.raw('ALTER TABLE bookings DROP COLUMN deposit_settles_at')
    this.schema.raw('ALTER TABLE bookings DROP COLUMN deposit_state')
    this.schema.raw('ALTER TABLE bookings DROP COLUMN deposit_minor')
  }
}
