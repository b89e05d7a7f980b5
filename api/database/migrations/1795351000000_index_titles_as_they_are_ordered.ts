import { BaseSchema } from '@adonisjs/lucid/schema'

/** The expression of `alphabetical` (services/database/in_order.ts); the order by bare titles is asked for no more. */
export default class extends BaseSchema {
  async up() {
    const title = this.db.dialect.name === 'postgres' ? 'title collate "C"' : 'title'
    this.schema.raw(`create index properties_by_title on properties (lower(${title}), id)`)
    this.schema.alterTable('properties', (table) => table.dropIndex(['title']))
  }

  async down() {
    this.schema.alterTable('properties', (table) => table.index(['title']))
    this.schema.raw('drop index properties_by_title')
  }
}
