import { BaseSchema } from '@adonisjs/lucid/schema'
import { addChecks, dropChecks } from '#database/checks'

const KINDS =
  "'settlement', 'refundDue', 'refund', 'handOver', 'payout', 'payoutSent', 'payoutFailed', 'loss', 'gatewayFee', 'depositClaim'"

/** What a host was granted of a deposit is no price, also when a bank takes it or the stay has another host (ADR 0141). */
export default class extends BaseSchema {
  async up() {
    this.#allow(`${KINDS}, 'depositHandOver', 'depositLoss'`)
  }

  async down() {
    this.#allow(KINDS)
  }

  #allow(kinds: string) {
    dropChecks(this, 'ledger_transactions', ['kind'])
    addChecks(this, 'ledger_transactions', { kind: `{kind} IN (${kinds})` })
  }
}
