import { BaseSchema } from '@adonisjs/lucid/schema'

const INDEXES = {
  ledger_entries_of_a_month: 'ledger_entries (host_id, account, id)',
  payouts_sums: 'payouts (host_id, status, currency, amount_minor)',
}

/**
 * What of the books has not been paid out yet, and a host's sums by month: what is asked every day and on every visit is
 * read without walking years that are over.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('owed_entries', (table) => {
      table.integer('entry_id').primary().references('id').inTable('ledger_entries')
      table.integer('host_id').notNullable().index()
    })
    this.schema.createTable('ledger_months', (table) => {
      table.integer('host_id').notNullable()
      table.string('month', 7).notNullable()
      table.string('currency', 3).notNullable()
      table.bigInteger('amount_minor').notNullable()
      table.integer('first_entry').notNullable()
      table.integer('last_entry').notNullable()
      table.primary(['host_id', 'month', 'currency'])
    })
    this.schema.raw(`
      INSERT INTO owed_entries (entry_id, host_id)
      SELECT entries.id, entries.host_id
      FROM ledger_entries AS entries
      JOIN ledger_transactions AS facts ON facts.id = entries.transaction_id
      WHERE entries.account = 'hostPayable' AND facts.booking_id IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM payout_lines WHERE payout_lines.entry_id = entries.id)`)
    this.schema.raw(`
      INSERT INTO ledger_months (host_id, month, currency, amount_minor, first_entry, last_entry)
      SELECT host_id, month, currency, sum(amount_minor), min(id), max(id)
      FROM (
        SELECT entries.id, entries.host_id, entries.currency, entries.amount_minor, ${this.#month()} AS month
        FROM ledger_entries AS entries
        JOIN ledger_transactions AS facts ON facts.id = entries.transaction_id
        WHERE entries.account = 'hostPayable'
      ) AS shares
      GROUP BY host_id, month, currency`)
    for (const [name, columns] of Object.entries(INDEXES)) {
      this.schema.raw(`CREATE INDEX ${name} ON ${columns}`)
    }
  }

  async down() {
    for (const name of Object.keys(INDEXES)) this.schema.raw(`DROP INDEX ${name}`)
    this.schema.dropTable('ledger_months')
    this.schema.dropTable('owed_entries')
  }

  /** Nairobi is three hours ahead all year. */
  #month() {
    return this.db.dialect.name === 'postgres'
      ? `to_char(facts.happened_at AT TIME ZONE 'Africa/Nairobi', 'YYYY-MM')`
      : `strftime('%Y-%m', facts.happened_at, '+3 hours')`
  }
}
