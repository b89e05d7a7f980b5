import { BaseSchema } from '@adonisjs/lucid/schema'

/** Tax returns read the books of all hosts of a month. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      'CREATE INDEX ledger_transactions_happened_at ON ledger_transactions (happened_at, id)'
    )
  }

  async down() {
    this.schema.raw('DROP INDEX ledger_transactions_happened_at')
  }
}
