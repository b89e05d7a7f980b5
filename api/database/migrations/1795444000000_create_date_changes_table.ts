import { BaseSchema } from '@adonisjs/lucid/schema'
import { addChecks } from '#database/checks'

/** Other dates that guest or host propose for an agreed stay (ADR 0079). */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('date_changes', (table) => {
      table.increments('id')
      table
        .integer('booking_id')
        .notNullable()
        .references('id')
        .inTable('bookings')
        .onDelete('CASCADE')
        .index()
      table.string('proposed_by', 5).notNullable()
      table.string('status', 10).notNullable()
      table.string('check_in', 10).notNullable()
      table.string('check_out', 10).notNullable()
      /** As both were shown it. */
      table.text('quote').notNullable()
      /** What the stay cost before. */
      table.bigInteger('former_total_minor').notNullable()
      /** The newest payment there was when it was agreed: one for the former price may still come. */
      table.integer('last_payment_id').nullable()
      table.timestamp('expires_at').notNullable()
      table.timestamp('decided_at').nullable()
      table.timestamp('created_at').notNullable()
    })
    this.schema.raw(
      "CREATE UNIQUE INDEX date_changes_open ON date_changes (booking_id) WHERE status = 'open'"
    )
    this.schema.raw(
      "CREATE INDEX date_changes_expires_at ON date_changes (expires_at) WHERE status = 'open'"
    )
    addChecks(this, 'date_changes', {
      proposed_by: "{proposed_by} IN ('guest', 'host')",
      status: "{status} IN ('open', 'agreed', 'declined', 'withdrawn', 'expired')",
      dates: '{check_in} < {check_out}',
      decided: "({status} = 'open') = ({decided_at} IS NULL)",
    })
  }

  async down() {
    this.schema.dropTable('date_changes')
  }
}
