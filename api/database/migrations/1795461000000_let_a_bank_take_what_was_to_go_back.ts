import { BaseSchema } from '@adonisjs/lucid/schema'
import { addChecks, dropChecks } from '#database/checks'

/** A refund that was not sent yet is less by what its guest's bank took meanwhile, and may come to nothing (ADR 0077). */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('refunds', (table) => {
      /** How often its gateway was asked: what may have been sent is not made less. */
      table.integer('tries').notNullable().defaultTo(0)
    })
    this.schema.raw('UPDATE refunds SET tries = 1')
    dropChecks(this, 'refunds', ['amount'])
    addChecks(this, 'refunds', {
      amount: "{amount_minor} > 0 OR ({amount_minor} = 0 AND {state} = 'processed')",
    })
  }

  async down() {
    this.schema.raw('DELETE FROM refunds WHERE amount_minor = 0')
    dropChecks(this, 'refunds', ['amount'])
    addChecks(this, 'refunds', { amount: '{amount_minor} > 0' })
    this.schema.raw('ALTER TABLE refunds DROP COLUMN tries')
  }
}
