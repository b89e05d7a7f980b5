import { BaseSchema } from '@adonisjs/lucid/schema'

/** Stays that hosts write down, and their guests, who have no account. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('users', (table) => {
      table.boolean('without_account').notNullable().defaultTo(false)
      table.string('contact_email', 254).nullable()
    })
    this.schema.alterTable('bookings', (table) => {
      table.boolean('is_by_hand').notNullable().defaultTo(false)
    })
    this.schema.raw(
      'CREATE INDEX users_without_account ON users (created_at) WHERE without_account'
    )
  }

  async down() {
    this.schema.raw('DROP INDEX users_without_account')
    this.schema.raw('ALTER TABLE bookings DROP COLUMN is_by_hand')
    this.schema.raw('ALTER TABLE users DROP COLUMN contact_email')
    this.schema.raw('ALTER TABLE users DROP COLUMN without_account')
  }
}
