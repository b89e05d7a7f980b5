import { BaseSchema } from '@adonisjs/lucid/schema'
import { addChecks } from '#database/checks'

const SIDES = ['ours', 'theirs']

/** Where gateways and our books differ, until a person has looked; a message is in one of them. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('discrepancies', (table) => {
      table.increments('id')
      table.string('source', 10).notNullable()
      table.string('gateway', 20).notNullable()
      table.string('kind', 20).notNullable()
      table.string('movement', 10).notNullable()
      table.string('reference', 160).notNullable()
      table.string('status', 10).notNullable()
      table.string('day', 10).notNullable()
      table.integer('times').notNullable().defaultTo(1)
      for (const side of SIDES) {
        table.bigInteger(`${side}_minor`).nullable()
        table.string(`${side}_currency`, 3).nullable()
      }
      table
        .integer('payment_id')
        .nullable()
        .references('id')
        .inTable('payments')
        .onDelete('SET NULL')
        .index()
      table.string('reason', 300).nullable()
      table.integer('resolved_by').nullable().references('id').inTable('users')
      table.timestamp('closed_at').nullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').nullable()
      table.unique(['source', 'gateway', 'kind', 'reference'])
      table.index(['created_at', 'id'])
      table.index(['status', 'created_at', 'id'])
      table.index(['kind', 'created_at', 'id'])
      table.index(['source', 'gateway', 'status', 'day'])
    })
    addChecks(this, 'discrepancies', {
      source: "{source} IN ('list', 'message')",
      status: "{status} IN ('open', 'mended', 'resolved')",
      movement: "{movement} IN ('payment', 'refund')",
      kind: "{kind} IN ('unmatched', 'missing', 'wrongAmount', 'wrongCurrency', 'double', 'unknownReference', 'noReceipt', 'otherAttempt', 'disputed', 'unsigned', 'unreadable')",
      times: '{times} >= 1',
      reason: "({status} = 'resolved') = ({reason} IS NOT NULL)",
    })
    /* By itself knex would rebuild the table, which loses its triggers. */
    this.schema.raw(
      'ALTER TABLE payment_events ADD COLUMN discrepancy_id integer REFERENCES discrepancies (id) ON DELETE SET NULL'
    )
    this.schema.raw(
      'CREATE INDEX payment_events_discrepancy_index ON payment_events (discrepancy_id) WHERE discrepancy_id IS NOT NULL'
    )
    this.schema.raw(
      "CREATE INDEX payment_events_untaken_index ON payment_events (id) WHERE discrepancy_id IS NULL AND verdict <> 'heard'"
    )
  }

  async down() {
    for (const index of ['untaken', 'discrepancy']) {
      this.schema.raw(`DROP INDEX payment_events_${index}_index`)
    }
    this.schema.raw('ALTER TABLE payment_events DROP COLUMN discrepancy_id')
    this.schema.dropTable('discrepancies')
  }
}
