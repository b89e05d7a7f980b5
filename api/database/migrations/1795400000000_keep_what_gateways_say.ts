import { BaseSchema } from '@adonisjs/lucid/schema'
import { addChecks, dropChecks } from '#database/checks'

const CHECKS = {
  verdict:
    "{verdict} IN ('heard', 'otherAmount', 'otherAttempt', 'unknown', 'unsigned', 'unreadable', 'disputed')",
  received: '{times_received} >= 1',
}

const COLUMNS = ['callback_name', 'redirect_url', 'refund_reference']

/** Callbacks as they came, and what an attempt has to be found by when one comes. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('payments', (table) => {
      table.string('callback_name', 64).nullable()
      table.string('redirect_url', 500).nullable()
      table.string('refund_reference', 120).nullable()
    })
    this.schema.raw('CREATE UNIQUE INDEX payments_callback_name_unique ON payments (callback_name)')
    this.schema.raw(
      'CREATE INDEX payments_refund_reference_index ON payments (refund_reference) WHERE refund_reference IS NOT NULL'
    )
    this.schema.createTable('payment_events', (table) => {
      table.increments('id')
      table.string('gateway', 20).notNullable()
      table.string('reference', 160).notNullable()
      table.string('kind', 40).notNullable()
      table.string('verdict', 16).notNullable()
      table
        .integer('payment_id')
        .nullable()
        .references('id')
        .inTable('payments')
        .onDelete('CASCADE')
        .index()
      table.string('receipt', 60).nullable()
      table.text('body').notNullable()
      table.integer('times_received').notNullable().defaultTo(1)
      table.timestamp('created_at').notNullable().index()
      table.timestamp('updated_at').nullable()
      table.unique(['gateway', 'reference'])
    })
    addChecks(this, 'payment_events', CHECKS)
  }

  async down() {
    dropChecks(this, 'payment_events', Object.keys(CHECKS))
    this.schema.dropTable('payment_events')
    this.schema.raw('DROP INDEX payments_refund_reference_index')
    this.schema.raw('DROP INDEX payments_callback_name_unique')
    for (const column of COLUMNS) this.schema.raw(`ALTER TABLE payments DROP COLUMN ${column}`)
  }
}
