import { BaseSchema } from '@adonisjs/lucid/schema'

/** Where the bank sends a host's payouts, sealed with the key of the application (ADR 0130). */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('ALTER TABLE users ADD COLUMN payout_account text')
  }

  async down() {
    this.schema.raw('ALTER TABLE users DROP COLUMN payout_account')
  }
}
