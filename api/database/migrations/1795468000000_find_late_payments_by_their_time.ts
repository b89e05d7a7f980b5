import { BaseSchema } from '@adonisjs/lucid/schema'

/** Attempts that ended are looked at again for a day, every minute: not all that ever ended. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('payments', (table) => {
      table.index(['status', 'created_at'])
      table.dropIndex(['status', 'id'])
    })
  }

  async down() {
    this.schema.alterTable('payments', (table) => {
      table.index(['status', 'id'])
      table.dropIndex(['status', 'created_at'])
    })
  }
}
