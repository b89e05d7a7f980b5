import { BaseSchema } from '@adonisjs/lucid/schema'

/** Limits that are over are deleted now and then while somebody waits: of a full table not every row is read for it. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('rate_limits', (table) => {
      table.index(['expire'])
    })
  }

  async down() {
    this.schema.alterTable('rate_limits', (table) => {
      table.dropIndex(['expire'])
    })
  }
}
