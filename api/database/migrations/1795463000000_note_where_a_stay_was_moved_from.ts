import { BaseSchema } from '@adonisjs/lucid/schema'

/** The place a stay was at before its host took it to another one; its guest is told of both (ADR 0117). */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('bookings', (table) => {
      table.integer('moved_from_id').nullable()
    })
  }

  async down() {
    this.schema.raw('alter table bookings drop column moved_from_id')
  }
}
