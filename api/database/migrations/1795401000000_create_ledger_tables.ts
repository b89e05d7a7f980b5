import { BaseSchema } from '@adonisjs/lucid/schema'
import { keepRows } from '#database/append_only'
import { addChecks } from '#database/checks'

const oneOf = (column: string, values: string[]) =>
  `{${column}} IN (${values.map((value) => `'${value}'`).join(', ')})`

const TABLES = ['ledger_transactions', 'ledger_entries']

/**
 * The books (ADR 0062). They outlive the bookings and payments they name, so they refer to them by number alone.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('ledger_transactions', (table) => {
      table.increments('id')
      table.string('kind', 16).notNullable()
      table.string('fact', 80).notNullable().unique()
      table.integer('booking_id').nullable().index()
      table.integer('payment_id').nullable().index()
      table.integer('payout_id').nullable().index()
      table.timestamp('happened_at').notNullable()
      table.timestamp('created_at').notNullable()
    })
    this.schema.createTable('ledger_entries', (table) => {
      table.increments('id')
      table
        .integer('transaction_id')
        .notNullable()
        .references('id')
        .inTable('ledger_transactions')
        .index()
      table.string('account', 12).notNullable()
      table.integer('host_id').notNullable()
      table.string('currency', 3).notNullable()
      table.bigInteger('amount_minor').notNullable()
      table.index(['host_id', 'account', 'currency'])
    })
    addChecks(this, 'ledger_transactions', {
      kind: oneOf('kind', [
        'settlement',
        'refundDue',
        'refund',
        'handOver',
        'payout',
        'payoutSent',
      ]),
    })
    addChecks(this, 'ledger_entries', {
      account: oneOf('account', [
        'guest',
        'gateway',
        'platformFee',
        'tax',
        'hostPayable',
        'deposit',
        'payout',
        'refund',
        'rounding',
      ]),
      currency: oneOf('currency', ['KES', 'USD', 'EUR', 'GBP']),
      amount: '{amount_minor} <> 0',
    })
    for (const table of TABLES) keepRows(this, table)
  }

  async down() {
    for (const table of TABLES.toReversed()) this.schema.dropTable(table)
    if (this.db.dialect.name === 'postgres') this.schema.raw('DROP FUNCTION refuse_change()')
  }
}
