import { BaseSchema } from '@adonisjs/lucid/schema'

const COLUMNS = { payout_phone: 'varchar(20)', payout_account: 'text' }

/** Where a payout goes, as its host had said when it was approved; the account is sealed, as the host's own is (ADR 0130). */
export default class extends BaseSchema {
  async up() {
    for (const [name, type] of Object.entries(COLUMNS)) {
      this.schema.raw(`ALTER TABLE payouts ADD COLUMN ${name} ${type}`)
    }
  }

  async down() {
    for (const name of Object.keys(COLUMNS)) {
      this.schema.raw(`ALTER TABLE payouts DROP COLUMN ${name}`)
    }
  }
}
