import { BaseSchema } from '@adonisjs/lucid/schema'
import { addChecks, dropChecks } from '#database/checks'

const REASONS = "'cancellation', 'lateMoney', 'otherDates', 'depositReturned'"

/** A host asks less for a stay whose guest has left early (ADR 0151). */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('bookings', (table) => {
      table.timestamp('lowered_at').nullable()
      /** What the guest pays less, in the currency of the stay. */
      table.bigInteger('lowered_minor').nullable()
      /** Payments up to this one are for the former price. */
      table.integer('lowered_last_payment_id').nullable()
    })
    this.schema.raw('ALTER TABLE bookings ADD COLUMN lowered_by integer REFERENCES users (id)')
    this.#allow(`${REASONS}, 'leftEarly'`)
  }

  async down() {
    this.schema.raw("UPDATE refunds SET reason = 'otherDates' WHERE reason = 'leftEarly'")
    this.#allow(REASONS)
    for (const column of ['lowered_by', 'lowered_last_payment_id', 'lowered_minor', 'lowered_at']) {
      this.schema.raw(`ALTER TABLE bookings DROP COLUMN ${column}`)
    }
  }

  #allow(reasons: string) {
    dropChecks(this, 'refunds', ['reason'])
    addChecks(this, 'refunds', { reason: `{reason} IN (${reasons})` })
  }
}
