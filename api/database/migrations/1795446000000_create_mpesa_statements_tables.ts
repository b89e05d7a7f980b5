import { BaseSchema } from '@adonisjs/lucid/schema'
import { addChecks, dropChecks } from '#database/checks'

const DISCREPANCIES = {
  source: "{source} IN ('list', 'message', 'statement')",
  status: "{status} IN ('open', 'mended', 'booked', 'resolved')",
}
const FORMER = {
  source: "{source} IN ('list', 'message')",
  status: "{status} IN ('open', 'mended', 'resolved')",
}

/** What an admin has uploaded of M-Pesa's portal: what moved, once by its receipt, and nobody's name or phone. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('mpesa_statements', (table) => {
      table.increments('id')
      table.string('digest', 64).notNullable().unique()
      for (const day of ['first_day', 'last_day']) table.string(day, 10).notNullable()
      for (const day of ['covered_first', 'covered_last']) table.string(day, 10).nullable()
      table.integer('line_count').notNullable()
      table.integer('new_count').notNullable()
      table.integer('difference_count').nullable()
      table.bigInteger('paid_in_minor').notNullable()
      table.bigInteger('withdrawn_minor').notNullable()
      table.integer('uploaded_by').notNullable().references('id').inTable('users')
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').nullable()
      table.index(['created_at', 'id'])
      table.index(['covered_last', 'covered_first'])
    })
    this.schema.createTable('mpesa_statement_lines', (table) => {
      table.increments('id')
      table
        .integer('statement_id')
        .notNullable()
        .references('id')
        .inTable('mpesa_statements')
        .onDelete('CASCADE')
        .index()
      table.string('receipt', 20).notNullable()
      table.string('movement', 10).notNullable()
      table.string('day', 10).notNullable()
      table.bigInteger('amount_minor').notNullable()
      table.string('linked', 20).nullable()
      /* By number alone: the line outlives a booking that is forgotten. */
      table.integer('booking_id').nullable()
      table.unique(['receipt', 'movement'])
      table.index(['day', 'id'])
    })
    addChecks(this, 'mpesa_statements', {
      days: '{first_day} <= {last_day}',
      counts: '{line_count} >= {new_count} AND {new_count} >= 0',
      sums: '{paid_in_minor} >= 0 AND {withdrawn_minor} >= 0',
    })
    addChecks(this, 'mpesa_statement_lines', {
      movement: "{movement} IN ('payment', 'refund', 'payout', 'other')",
      amount: '{amount_minor} >= 0',
    })
    dropChecks(this, 'discrepancies', Object.keys(DISCREPANCIES))
    addChecks(this, 'discrepancies', DISCREPANCIES)
  }

  async down() {
    this.schema.raw("DELETE FROM discrepancies WHERE source = 'statement'")
    this.schema.raw("UPDATE discrepancies SET status = 'mended' WHERE status = 'booked'")
    dropChecks(this, 'discrepancies', Object.keys(FORMER))
    addChecks(this, 'discrepancies', FORMER)
    this.schema.dropTable('mpesa_statement_lines')
    this.schema.dropTable('mpesa_statements')
  }
}
