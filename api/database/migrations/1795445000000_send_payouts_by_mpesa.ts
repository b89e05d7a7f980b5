import { BaseSchema } from '@adonisjs/lucid/schema'
import { addChecks, dropChecks } from '#database/checks'

const STATUSES = "'due', 'approved', 'paid', 'failed', 'writtenOff'"
const MOVEMENTS = "'payment', 'refund'"

/** Where hosts are paid, and what M-Pesa was asked to send them: each try of a payout once, and in no file (ADR 0081). */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('ALTER TABLE users ADD COLUMN payout_phone varchar(20)')
    this.schema.createTable('payout_transfers', (table) => {
      table.increments('id')
      table.integer('payout_id').notNullable().references('id').inTable('payouts').index()
      /** Our name of the try: M-Pesa takes each once. */
      table.string('reference', 60).notNullable().unique()
      /** Of the address it is reported to. */
      table.string('callback_name', 64).notNullable().unique()
      table.string('phone', 20).nullable()
      table.bigInteger('amount_minor').notNullable()
      table.string('status', 10).notNullable()
      table.string('conversation_id', 100).nullable()
      table.string('result_code', 20).nullable()
      table.string('receipt', 40).nullable().unique()
      table.timestamp('asked_at').nullable()
      table.timestamp('checked_at').nullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').nullable()
    })
    this.schema.raw(
      "CREATE INDEX payout_transfers_open ON payout_transfers (id) WHERE status IN ('waiting', 'asked', 'sent')"
    )
    addChecks(this, 'payout_transfers', {
      status: "{status} IN ('waiting', 'asked', 'sent', 'done', 'failed')",
      amount: '{amount_minor} > 0 AND {amount_minor} % 100 = 0',
      asked: "{status} IN ('waiting', 'failed') OR {asked_at} IS NOT NULL",
    })
    /*
     * By itself knex would rebuild the tables, which lose their triggers. A payout names its transfer without a constraint, as
     * transfers refer to payouts and rows are moved to PostgreSQL in the order in which they refer to each other.
     */
    this.schema.raw('ALTER TABLE payouts ADD COLUMN transfer_id integer')
    this.schema.raw(
      'ALTER TABLE payment_events ADD COLUMN transfer_id integer REFERENCES payout_transfers (id)'
    )
    for (const table of ['payouts', 'payment_events']) {
      this.schema.raw(`CREATE INDEX ${table}_transfer_id ON ${table} (transfer_id)`)
    }
    dropChecks(this, 'payouts', ['status'])
    addChecks(this, 'payouts', {
      status: `{status} IN (${STATUSES}, 'sent')`,
      one_way: '{file_id} IS NULL OR {transfer_id} IS NULL',
    })
    dropChecks(this, 'discrepancies', ['movement'])
    addChecks(this, 'discrepancies', { movement: `{movement} IN (${MOVEMENTS}, 'payout')` })
  }

  async down() {
    dropChecks(this, 'discrepancies', ['movement'])
    addChecks(this, 'discrepancies', { movement: `{movement} IN (${MOVEMENTS})` })
    dropChecks(this, 'payouts', ['status', 'one_way'])
    addChecks(this, 'payouts', { status: `{status} IN (${STATUSES})` })
    for (const table of ['payouts', 'payment_events']) {
      this.schema.raw(`DROP INDEX ${table}_transfer_id`)
      this.schema.raw(`ALTER TABLE ${table} DROP COLUMN transfer_id`)
    }
    this.schema.dropTable('payout_transfers')
    this.schema.raw('ALTER TABLE users DROP COLUMN payout_phone')
  }
}
