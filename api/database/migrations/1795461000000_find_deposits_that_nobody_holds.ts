import { BaseSchema } from '@adonisjs/lucid/schema'

/** A process of a release that knows no deposits may have settled their payment: asked for every minute (ADR 0097). */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      "CREATE INDEX bookings_deposit_unheld ON bookings (id) WHERE deposit_minor > 0 AND deposit_state IS NULL AND payment_status = 'paid'"
    )
  }

  async down() {
    this.schema.raw('DROP INDEX bookings_deposit_unheld')
  }
}
