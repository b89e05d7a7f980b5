import { BaseSchema } from '@adonisjs/lucid/schema'
import { addChecks, dropChecks } from '#database/checks'

const STATUSES = "'due', 'approved', 'paid'"
const KINDS = "'settlement', 'refundDue', 'refund', 'handOver', 'payout', 'payoutSent'"

/** What the bank called a payout, and why it did not take it. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('payouts', (table) => {
      table.string('reference', 60).nullable()
      table.string('failure_reason', 300).nullable()
      table.timestamp('failed_at').nullable()
    })
    /* By itself knex would rebuild the table, which loses its triggers. */
    this.schema.raw('ALTER TABLE payouts ADD COLUMN failed_by integer REFERENCES users (id)')
    dropChecks(this, 'payouts', ['status'])
    addChecks(this, 'payouts', { status: `{status} IN (${STATUSES}, 'failed')` })
    dropChecks(this, 'ledger_transactions', ['kind'])
    addChecks(this, 'ledger_transactions', { kind: `{kind} IN (${KINDS}, 'payoutFailed')` })
  }

  async down() {
    dropChecks(this, 'ledger_transactions', ['kind'])
    addChecks(this, 'ledger_transactions', { kind: `{kind} IN (${KINDS})` })
    dropChecks(this, 'payouts', ['status'])
    addChecks(this, 'payouts', { status: `{status} IN (${STATUSES})` })
    for (const column of ['reference', 'failure_reason', 'failed_at', 'failed_by']) {
      this.schema.raw(`ALTER TABLE payouts DROP COLUMN ${column}`)
    }
  }
}
