import { BaseSchema } from '@adonisjs/lucid/schema'
import { addChecks, dropChecks } from '#database/checks'

const KINDS =
  "'settlement', 'refundDue', 'refund', 'handOver', 'payout', 'payoutSent', 'payoutFailed'"

const LOST = { lost: '{lost_minor} IS NULL OR {lost_minor} BETWEEN 0 AND {amount_minor}' }

/** What a guest's bank says it takes back of a payment, and what the books have of it. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('payments', (table) => {
      table.bigInteger('lost_minor').nullable()
    })
    addChecks(this, 'payments', LOST)
    this.schema.alterTable('payment_events', (table) => {
      table.bigInteger('amount_minor').nullable()
    })
    this.schema.raw(
      `CREATE INDEX payment_events_disputed ON payment_events (kind, payment_id) WHERE verdict = 'disputed'`
    )
    dropChecks(this, 'ledger_transactions', ['kind'])
    addChecks(this, 'ledger_transactions', { kind: `{kind} IN (${KINDS}, 'loss')` })
  }

  async down() {
    dropChecks(this, 'ledger_transactions', ['kind'])
    addChecks(this, 'ledger_transactions', { kind: `{kind} IN (${KINDS})` })
    this.schema.raw('DROP INDEX payment_events_disputed')
    this.schema.raw('ALTER TABLE payment_events DROP COLUMN amount_minor')
    dropChecks(this, 'payments', Object.keys(LOST))
    this.schema.raw('ALTER TABLE payments DROP COLUMN lost_minor')
  }
}
