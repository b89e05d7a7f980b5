import { BaseSchema } from '@adonisjs/lucid/schema'

/** The secret address at which other sites read which nights of a property are taken, and when they last did. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('calendar_links', (table) => {
      table.increments('id')
      table.integer('property_id').notNullable().unique().references('id').inTable('properties')
      table.string('secret', 43).notNullable().unique()
      table.timestamp('read_at').nullable()
      table.timestamp('created_at').notNullable()
    })
  }

  async down() {
    this.schema.dropTable('calendar_links')
  }
}
