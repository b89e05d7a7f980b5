import { BaseSchema } from '@adonisjs/lucid/schema'

/** Reviews: one per booking, one response, one vote and one report per person (specification §3, §4). */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('reviews', (table) => {
      table.increments('id')
      table.integer('property_id').notNullable().references('id').inTable('properties')
      table.integer('booking_id').notNullable().unique().references('id').inTable('bookings')
      table.integer('author_id').notNullable().references('id').inTable('users').index()
      table.string('status', 10).notNullable().defaultTo('visible')
      table.integer('rating').notNullable()
      table.string('title', 100).notNullable()
      table.string('text', 1000).notNullable()
      for (const aspect of [
        'cleanliness',
        'communication',
        'check_in',
        'accuracy',
        'location',
        'value',
      ]) {
        table.integer(`${aspect}_rating`).notNullable()
      }
      table.boolean('is_verified').notNullable().defaultTo(true)
      table.string('response_text', 1000).nullable()
      table.timestamp('response_at').nullable()
      table.integer('response_by').nullable().references('id').inTable('users')
      table.integer('helpful_votes').notNullable().defaultTo(0)
      table.string('moderation_note', 500).nullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').nullable()
      table.index(['property_id', 'status', 'id'])
    })

    this.schema.createTable('review_images', (table) => {
      table.increments('id')
      table
        .integer('review_id')
        .notNullable()
        .references('id')
        .inTable('reviews')
        .onDelete('CASCADE')
        .index()
      table.string('key').notNullable()
      table.string('caption', 200).nullable()
      table.string('alt', 200).nullable()
      table.integer('position').notNullable().defaultTo(0)
      table.integer('width').notNullable()
      table.integer('height').notNullable()
      table.string('color', 7).notNullable()
      table.string('variant_widths').nullable()
      table.string('variant_formats').nullable()
      table.timestamp('created_at').notNullable()
    })

    this.schema.createTable('review_votes', (table) => {
      table.increments('id')
      table
        .integer('review_id')
        .notNullable()
        .references('id')
        .inTable('reviews')
        .onDelete('CASCADE')
      table.integer('user_id').notNullable().references('id').inTable('users').onDelete('CASCADE')
      table.timestamp('created_at').notNullable()
      table.unique(['review_id', 'user_id'])
    })

    this.schema.createTable('review_reports', (table) => {
      table.increments('id')
      table
        .integer('review_id')
        .notNullable()
        .references('id')
        .inTable('reviews')
        .onDelete('CASCADE')
      table.integer('user_id').notNullable().references('id').inTable('users').onDelete('CASCADE')
      table.string('reason', 500).notNullable()
      table.timestamp('resolved_at').nullable()
      table.timestamp('created_at').notNullable()
      table.unique(['review_id', 'user_id'])
      table.index(['resolved_at'])
    })
  }

  async down() {
    for (const table of ['review_reports', 'review_votes', 'review_images', 'reviews']) {
      this.schema.dropTable(table)
    }
  }
}
