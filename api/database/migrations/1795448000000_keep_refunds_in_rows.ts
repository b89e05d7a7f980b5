import { BaseSchema } from '@adonisjs/lucid/schema'
import { addChecks, dropChecks } from '#database/checks'
import { TAKE_UP_REFUNDS } from '#services/database/take_up_refunds'

const KINDS =
  "'unmatched', 'missing', 'wrongAmount', 'wrongCurrency', 'double', 'unknownReference', 'noReceipt', 'otherAttempt', 'disputed', 'unsigned', 'unreadable'"

/**
 * A payment can go back in several parts (ADR 0084). The columns of payments that said it are not read any more; a later release
 * drops them.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('refunds', (table) => {
      table.increments('id')
      table
        .integer('payment_id')
        .notNullable()
        .references('id')
        .inTable('payments')
        .onDelete('CASCADE')
        .index()
      table.string('reason', 20).notNullable()
      table.string('state', 10).notNullable()
      /** In the currency of the payment. */
      table.bigInteger('amount_minor').notNullable()
      /** What the stay costs less by it, in the currency of the stay. */
      table.bigInteger('price_minor').notNullable()
      table.string('reference', 120).nullable()
      table.string('receipt', 60).nullable()
      table.timestamp('asked_at').nullable().index()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
    })
    this.schema.raw(
      "CREATE INDEX refunds_requested ON refunds (updated_at, id) WHERE state = 'requested'"
    )
    addChecks(this, 'refunds', {
      reason: "{reason} IN ('cancellation', 'lateMoney', 'otherDates', 'depositReturned')",
      state: "{state} IN ('requested', 'processed', 'failed')",
      amount: '{amount_minor} > 0',
      price: '{price_minor} >= 0',
    })
    this.schema.raw(TAKE_UP_REFUNDS)
    dropChecks(this, 'discrepancies', ['kind'])
    addChecks(this, 'discrepancies', { kind: `{kind} IN (${KINDS}, 'refundByHand')` })
  }

  async down() {
    dropChecks(this, 'discrepancies', ['kind'])
    addChecks(this, 'discrepancies', { kind: `{kind} IN (${KINDS})` })
    this.schema.dropTable('refunds')
  }
}
