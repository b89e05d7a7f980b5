import { BaseSchema } from '@adonisjs/lucid/schema'
import { addChecks, dropChecks } from '#database/checks'

const STATUSES = "'open', 'agreed', 'declined', 'withdrawn', 'expired'"

/** Agreed dates that cost more wait for a payment of their own (ADR 0089). */
export default class extends BaseSchema {
  async up() {
    /** What it pays for, where it is not the stay as it was booked. */
    this.schema.raw(
      'ALTER TABLE payments ADD COLUMN date_change_id integer NULL REFERENCES date_changes (id)'
    )
    this.schema.raw('CREATE INDEX payments_date_change ON payments (date_change_id)')
    /** What they cost more, in the currency of the stay. */
    this.schema.raw('ALTER TABLE payments ADD COLUMN more_minor bigint NULL')
    dropChecks(this, 'date_changes', ['status'])
    addChecks(this, 'date_changes', { status: `{status} IN (${STATUSES}, 'due')` })
    this.schema.raw(
      "CREATE INDEX date_changes_due ON date_changes (booking_id, expires_at) WHERE status = 'due'"
    )
  }

  async down() {
    this.schema.raw('DROP INDEX date_changes_due')
    dropChecks(this, 'date_changes', ['status'])
    addChecks(this, 'date_changes', { status: `{status} IN (${STATUSES})` })
    this.schema.raw('ALTER TABLE payments DROP COLUMN more_minor')
    this.schema.raw('DROP INDEX payments_date_change')
    this.schema.raw('ALTER TABLE payments DROP COLUMN date_change_id')
  }
}
