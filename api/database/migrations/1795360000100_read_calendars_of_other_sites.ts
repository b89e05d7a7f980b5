import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Calendars of other sites, the events found in them, and where one lies over a booking of ours (ADR 0048). A night is
 * taken for a feed as for a booking; plain SQL, as in `let_blocks_have_a_reason`.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('calendar_feeds', (table) => {
      table.increments('id')
      table.integer('property_id').notNullable().references('id').inTable('properties').index()
      table.string('name', 60).notNullable()
      /** Sealed: whoever has it reads that site's guests. */
      table.text('sealed_url').notNullable()
      table.string('host', 255).notNullable()
      table.string('state', 12).notNullable().defaultTo('new')
      table.string('failure', 20).nullable()
      table.integer('failures').notNullable().defaultTo(0)
      table.integer('held').notNullable().defaultTo(0)
      table.string('etag', 200).nullable()
      table.string('last_modified', 200).nullable()
      table.timestamp('tried_at').nullable()
      table.timestamp('fetched_at').nullable()
      table.timestamp('next_at').notNullable().index()
      table.timestamp('trouble_since').nullable()
      table.timestamp('told_at').nullable()
      table.timestamp('created_at').notNullable()
    })

    this.schema.createTable('calendar_events', (table) => {
      table.increments('id')
      table
        .integer('feed_id')
        .notNullable()
        .references('id')
        .inTable('calendar_feeds')
        .onDelete('CASCADE')
      table.string('key', 64).notNullable()
      table.integer('first_night').notNullable()
      table.integer('end_night').notNullable()
      table.string('kind', 8).notNullable()
      table.boolean('echo').notNullable().defaultTo(false)
      table.integer('missed').notNullable().defaultTo(0)
      table.unique(['feed_id', 'key'])
    })

    this.schema.createTable('calendar_conflicts', (table) => {
      table.increments('id')
      table
        .integer('event_id')
        .notNullable()
        .references('id')
        .inTable('calendar_events')
        .onDelete('CASCADE')
      table
        .integer('booking_id')
        .notNullable()
        .references('id')
        .inTable('bookings')
        .onDelete('CASCADE')
        .index()
      table.timestamp('told_at').nullable()
      table.timestamp('created_at').notNullable()
      table.unique(['event_id', 'booking_id'])
    })

    this.schema.raw('ALTER TABLE booking_nights ADD COLUMN feed_id integer NULL')
  }

  async down() {
    this.schema.raw('DELETE FROM booking_nights WHERE feed_id IS NOT NULL')
    this.schema.raw('ALTER TABLE booking_nights DROP COLUMN feed_id')
    for (const table of ['calendar_conflicts', 'calendar_events', 'calendar_feeds']) {
      this.schema.dropTable(table)
    }
  }
}
