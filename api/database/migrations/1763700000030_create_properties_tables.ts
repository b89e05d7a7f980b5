import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Properties with their pictures, rules and custom amenities (specification §3), and the narrow table the
 * search reads (architecture, Search). Money is integer minor units; bathrooms are counted in halves.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('properties', (table) => {
      table.increments('id')
      table.integer('host_id').notNullable().references('id').inTable('users').index()
      table.string('title', 100).notNullable().index()
      table.text('description').notNullable()
      table.string('property_type', 20).notNullable()
      table.bigInteger('price_minor').notNullable()
      table.string('currency', 3).notNullable()
      table.string('street', 120).notNullable()
      table.string('area', 80).notNullable()
      table.string('city', 80).notNullable()
      table.string('county', 80).notNullable()
      table.string('country', 40).notNullable().defaultTo('Kenya')
      table.string('postal_code', 5).nullable()
      table.integer('town_id').nullable().references('id').inTable('places')
      table.integer('county_id').nullable().references('id').inTable('places')
      table.integer('area_id').nullable().references('id').inTable('places')
      table.double('latitude').nullable()
      table.double('longitude').nullable()
      table.integer('max_guests').notNullable()
      table.integer('bedrooms').notNullable()
      table.integer('bathroom_halves').notNullable()
      table.integer('amenity_mask').notNullable().defaultTo(0)
      table.integer('rating_hundredths').notNullable().defaultTo(0)
      table.integer('total_reviews').notNullable().defaultTo(0)
      table.integer('total_likes').notNullable().defaultTo(0)
      table.boolean('is_active').notNullable().defaultTo(true)
      table.boolean('is_verified').notNullable().defaultTo(false)
      table.integer('booking_seq').notNullable().defaultTo(0)
      table.timestamp('deleted_at').nullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').nullable()
    })

    this.schema.createTable('property_images', (table) => {
      table.increments('id')
      table
        .integer('property_id')
        .notNullable()
        .references('id')
        .inTable('properties')
        .onDelete('CASCADE')
        .index()
      table.string('key').notNullable()
      table.string('caption', 200).nullable()
      table.string('alt', 200).nullable()
      table.boolean('is_primary').notNullable().defaultTo(false)
      table.integer('position').notNullable().defaultTo(0)
      table.integer('width').notNullable()
      table.integer('height').notNullable()
      table.string('color', 7).notNullable()
      table.string('variant_widths').nullable()
      table.string('variant_formats').nullable()
      table.timestamp('created_at').notNullable()
    })

    this.schema.createTable('property_amenities', (table) => {
      table.increments('id')
      table
        .integer('property_id')
        .notNullable()
        .references('id')
        .inTable('properties')
        .onDelete('CASCADE')
      table.string('slug', 60).notNullable()
      table.unique(['property_id', 'slug'])
      table.index(['slug', 'property_id'])
    })

    this.schema.createTable('house_rules', (table) => {
      table.increments('id')
      table
        .integer('property_id')
        .notNullable()
        .references('id')
        .inTable('properties')
        .onDelete('CASCADE')
        .index()
      table.integer('position').notNullable()
      table.string('text', 200).notNullable()
    })

    this.schema.createTable('property_search', (table) => {
      table
        .integer('property_id')
        .primary()
        .references('id')
        .inTable('properties')
        .onDelete('CASCADE')
      table.integer('town_id').notNullable()
      table.integer('county_id').notNullable()
      table.integer('area_id').nullable()
      table.integer('type').notNullable()
      table.string('currency', 3).notNullable()
      table.bigInteger('price_minor').notNullable()
      table.bigInteger('price_kes_minor').notNullable()
      table.integer('capacity').notNullable()
      table.integer('amenity_mask').notNullable()
      table.integer('rating').notNullable()
      table.integer('reviews').notNullable()
      table.integer('created').notNullable()
      table.index(
        ['town_id', 'type', 'price_kes_minor', 'capacity', 'amenity_mask', 'property_id'],
        'search_town_covering'
      )
      for (const key of ['created', 'price_kes_minor', 'rating', 'reviews']) {
        table.index([key, 'property_id'], `search_by_${key}`)
        table.index(['town_id', key, 'property_id'], `search_town_by_${key}`)
      }
      table.index(['county_id', 'property_id'], 'search_county')
      table.index(['area_id', 'property_id'], 'search_area')
    })
  }

  async down() {
    for (const table of [
      'property_search',
      'house_rules',
      'property_amenities',
      'property_images',
      'properties',
    ]) {
      this.schema.dropTable(table)
    }
  }
}
