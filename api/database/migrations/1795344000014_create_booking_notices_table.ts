import { BaseSchema } from '@adonisjs/lucid/schema'

/** What is to be told of a booking, written with what it tells of, until its letters are in the queue. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('booking_notices', (table) => {
      table.increments('id')
      table.integer('booking_id').notNullable().references('id').inTable('bookings')
      table.string('event', 20).notNullable()
      table.timestamp('claimed_at').nullable()
      table.timestamp('created_at').notNullable()
    })
  }

  async down() {
    this.schema.dropTable('booking_notices')
  }
}
