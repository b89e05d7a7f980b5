import { BaseSchema } from '@adonisjs/lucid/schema'
import { addChecks, dropChecks } from '#database/checks'

const KINDS =
  "'settlement', 'refundDue', 'refund', 'handOver', 'payout', 'payoutSent', 'payoutFailed', 'loss', 'gatewayFee'"

/** A host says what is missing or broken, and asks for a part of the deposit (ADR 0141). */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('deposit_claims', (table) => {
      table.increments('id')
      table
        .integer('booking_id')
        .notNullable()
        .references('id')
        .inTable('bookings')
        .onDelete('CASCADE')
        .index()
      table.string('status', 10).notNullable()
      /** In the currency of the stay, as is what was granted. */
      table.bigInteger('amount_minor').notNullable()
      table.bigInteger('granted_minor').nullable()
      /** In the words of host, guest and admin. */
      table.text('reason').notNullable()
      table.text('answer').nullable()
      table.text('decision').nullable()
      table.timestamp('answer_by').notNullable()
      table.timestamp('ended_at').nullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
    })
    this.schema.raw(
      "CREATE UNIQUE INDEX deposit_claims_waiting ON deposit_claims (booking_id) WHERE status IN ('open', 'contested')"
    )
    this.schema.raw(
      "CREATE INDEX deposit_claims_answer_by ON deposit_claims (answer_by) WHERE status = 'open'"
    )
    this.schema.raw('CREATE INDEX deposit_claims_status ON deposit_claims (status, created_at, id)')
    this.schema.raw('CREATE INDEX deposit_claims_created_at ON deposit_claims (created_at, id)')
    this.schema.alterTable('payments', (table) => {
      /** What of the deposit its host was granted. */
      table.bigInteger('deposit_kept_minor').notNullable().defaultTo(0)
    })
    addChecks(this, 'deposit_claims', {
      status: "{status} IN ('open', 'contested', 'accepted', 'decided', 'withdrawn', 'lapsed')",
      amount: '{amount_minor} > 0',
      granted:
        "({status} IN ('accepted', 'decided')) = ({granted_minor} IS NOT NULL) AND COALESCE({granted_minor}, 0) BETWEEN 0 AND {amount_minor}",
      ended: "({status} IN ('open', 'contested')) = ({ended_at} IS NULL)",
    })
    addChecks(this, 'payments', {
      deposit_kept: '{deposit_kept_minor} BETWEEN 0 AND {deposit_minor} - {deposit_lost_minor}',
    })
    this.#allow("'held', 'claimed', 'settled'", `${KINDS}, 'depositClaim'`)
  }

  async down() {
    this.schema.raw(
      "UPDATE bookings SET deposit_state = 'held', deposit_settles_at = updated_at WHERE deposit_state = 'claimed'"
    )
    this.#allow("'held', 'settled'", KINDS)
    dropChecks(this, 'payments', ['deposit_kept'])
    this.schema.raw('ALTER TABLE payments DROP COLUMN deposit_kept_minor')
    this.schema.dropTable('deposit_claims')
  }

  #allow(states: string, kinds: string) {
    dropChecks(this, 'bookings', ['deposit_state'])
    addChecks(this, 'bookings', {
      deposit_state: `{deposit_state} IS NULL OR {deposit_state} IN (${states})`,
    })
    dropChecks(this, 'ledger_transactions', ['kind'])
    addChecks(this, 'ledger_transactions', { kind: `{kind} IN (${kinds})` })
  }
}
