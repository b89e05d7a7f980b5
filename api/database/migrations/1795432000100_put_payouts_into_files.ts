import { BaseSchema } from '@adonisjs/lucid/schema'
import { addChecks, dropChecks } from '#database/checks'

const STATUSES = "'due', 'approved', 'paid', 'failed'"

/** The references `payouts` has got, which knex would rebuild the table for, losing its triggers. */
const REFERENCES = { file_id: 'payout_files', written_off_by: 'users' }

/**
 * Which payout went into which file for the bank, each try once; and payouts that were written off, whose stays are paid
 * by another.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('payout_files', (table) => {
      table.increments('id')
      table.integer('created_by').notNullable().references('id').inTable('users').index()
      table.timestamp('created_at').notNullable()
    })
    this.schema.createTable('payout_file_lines', (table) => {
      table.string('reference', 40).primary()
      table.integer('payout_id').notNullable().references('id').inTable('payouts').index()
      table.integer('file_id').notNullable().references('id').inTable('payout_files').index()
    })
    this.schema.createTable('released_payout_lines', (table) => {
      table.integer('payout_id').notNullable().references('id').inTable('payouts')
      table.integer('entry_id').notNullable().references('id').inTable('ledger_entries')
      table.primary(['payout_id', 'entry_id'])
    })
    this.schema.alterTable('payouts', (table) => {
      table.timestamp('exported_at').nullable()
      table.timestamp('written_off_at').nullable()
    })
    for (const [column, table] of Object.entries(REFERENCES)) {
      this.schema.raw(`ALTER TABLE payouts ADD COLUMN ${column} integer REFERENCES ${table} (id)`)
    }
    dropChecks(this, 'payouts', ['status'])
    addChecks(this, 'payouts', { status: `{status} IN (${STATUSES}, 'writtenOff')` })
  }

  async down() {
    dropChecks(this, 'payouts', ['status'])
    addChecks(this, 'payouts', { status: `{status} IN (${STATUSES})` })
    for (const column of ['exported_at', 'written_off_at', ...Object.keys(REFERENCES)]) {
      this.schema.raw(`ALTER TABLE payouts DROP COLUMN ${column}`)
    }
    this.schema.dropTable('released_payout_lines')
    this.schema.dropTable('payout_file_lines')
    this.schema.dropTable('payout_files')
  }
}
