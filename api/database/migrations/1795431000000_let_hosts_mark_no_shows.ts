import { BaseSchema } from '@adonisjs/lucid/schema'
import { addChecks, dropChecks } from '#database/checks'

const CHECKS = {
  no_show:
    "{settles_at} IS NULL OR ({status} = 'cancelled' AND coalesce({cancellation_cause}, '') = 'noShow')",
}

/** When a no-show cannot be taken back any more, and its money moves. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('bookings', (table) => {
      table.timestamp('settles_at').nullable()
    })
    this.schema.raw(
      'CREATE INDEX bookings_settles_at ON bookings (settles_at) WHERE settles_at IS NOT NULL'
    )
    addChecks(this, 'bookings', CHECKS)
  }

  async down() {
    dropChecks(this, 'bookings', Object.keys(CHECKS))
    this.schema.raw('DROP INDEX bookings_settles_at')
    this.schema.raw('ALTER TABLE bookings DROP COLUMN settles_at')
  }
}
