import { BaseSchema } from '@adonisjs/lucid/schema'
import { addChecks, dropChecks } from '#database/checks'

const KINDS =
  "'settlement', 'refundDue', 'refund', 'handOver', 'payout', 'payoutSent', 'payoutFailed', 'loss'"

const ACCOUNTS =
  "'guest', 'gateway', 'platformFee', 'tax', 'hostPayable', 'deposit', 'payout', 'refund', 'rounding'"

const MOVEMENTS = "'payment', 'refund', 'payout', 'other'"

/** What gateways keep of what they move is on the books, and what was posted by account in months that are over stands beside them. */
export default class extends BaseSchema {
  async up() {
    this.#allow(`${KINDS}, 'gatewayFee'`, `${ACCOUNTS}, 'gatewayFee'`, `${MOVEMENTS}, 'charge'`)
    this.schema.createTable('account_months', (table) => {
      table.string('month', 7).notNullable()
      table.string('currency', 3).notNullable()
      table.string('account', 12).notNullable()
      table.bigInteger('debit_minor').notNullable()
      table.bigInteger('credit_minor').notNullable()
      table.primary(['month', 'currency', 'account'])
    })
  }

  async down() {
    this.schema.dropTable('account_months')
    this.schema.raw("DELETE FROM mpesa_statement_lines WHERE movement = 'charge'")
    this.#allow(KINDS, ACCOUNTS, MOVEMENTS)
  }

  #allow(kinds: string, accounts: string, movements: string) {
    dropChecks(this, 'ledger_transactions', ['kind'])
    addChecks(this, 'ledger_transactions', { kind: `{kind} IN (${kinds})` })
    dropChecks(this, 'ledger_entries', ['account'])
    addChecks(this, 'ledger_entries', { account: `{account} IN (${accounts})` })
    dropChecks(this, 'mpesa_statement_lines', ['movement'])
    addChecks(this, 'mpesa_statement_lines', { movement: `{movement} IN (${movements})` })
  }
}
