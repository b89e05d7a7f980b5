import { BaseSchema } from '@adonisjs/lucid/schema'
import { addChecks } from '#database/checks'

/** What hosts are paid; `payout_lines` has each entry of the books that one pays, at most once. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('payouts', (table) => {
      table.increments('id')
      table.integer('host_id').notNullable().references('id').inTable('users')
      table.string('currency', 3).notNullable()
      table.bigInteger('amount_minor').notNullable()
      table.string('status', 12).notNullable()
      for (const step of ['approved', 'paid']) {
        table.timestamp(`${step}_at`).nullable()
        table.integer(`${step}_by`).nullable().references('id').inTable('users')
      }
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').nullable()
      table.index(['created_at', 'id'])
      table.index(['amount_minor', 'id'])
      table.index(['status', 'created_at', 'id'])
      table.index(['host_id', 'status', 'id'])
    })
    this.schema.createTable('payout_lines', (table) => {
      table.integer('entry_id').primary().references('id').inTable('ledger_entries')
      table.integer('payout_id').notNullable().references('id').inTable('payouts').index()
    })
    addChecks(this, 'payouts', {
      status: "{status} IN ('due', 'approved', 'paid')",
      currency: "{currency} IN ('KES', 'USD', 'EUR', 'GBP')",
      amount: '{amount_minor} > 0',
    })
  }

  async down() {
    this.schema.dropTable('payout_lines')
    this.schema.dropTable('payouts')
  }
}
