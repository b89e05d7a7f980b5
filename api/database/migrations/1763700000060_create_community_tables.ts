import { BaseSchema } from '@adonisjs/lucid/schema'

/** Wishlists, likes, contact messages and newsletter subscribers (specification §3, decisions §2.4). */
export default class extends BaseSchema {
  async up() {
    for (const name of ['wishlist_items', 'likes']) {
      this.schema.createTable(name, (table) => {
        table.increments('id')
        table.integer('user_id').notNullable().references('id').inTable('users').onDelete('CASCADE')
        table
          .integer('property_id')
          .notNullable()
          .references('id')
          .inTable('properties')
          .onDelete('CASCADE')
          .index()
        table.timestamp('created_at').notNullable()
        table.unique(['user_id', 'property_id'])
      })
    }

    this.schema.createTable('contact_messages', (table) => {
      table.increments('id')
      table.string('full_name', 100).notNullable()
      table.string('email', 254).notNullable()
      table.string('phone', 20).notNullable()
      table.string('subject', 100).notNullable()
      table.string('message', 1000).notNullable()
      table.boolean('is_read').notNullable().defaultTo(false).index()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').nullable()
    })

    this.schema.createTable('newsletter_subscribers', (table) => {
      table.increments('id')
      table.string('email', 254).notNullable().unique()
      table.string('language', 5).notNullable().defaultTo('en')
      table.string('confirm_hash', 64).nullable().unique()
      table.timestamp('confirm_expires_at').nullable()
      table.string('unsubscribe_hash', 64).notNullable().unique()
      table.timestamp('confirmed_at').nullable()
      table.timestamp('unsubscribed_at').nullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').nullable()
    })
  }

  async down() {
    for (const table of ['newsletter_subscribers', 'contact_messages', 'likes', 'wishlist_items']) {
      this.schema.dropTable(table)
    }
  }
}
