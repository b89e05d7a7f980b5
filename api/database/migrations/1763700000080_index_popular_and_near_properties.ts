import { BaseSchema } from '@adonisjs/lucid/schema'

/** What is popular and what is near is read from the properties themselves, a page at a time. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('properties', (table) => {
      table.index(
        ['total_likes', 'total_reviews', 'rating_hundredths', 'id'],
        'properties_by_popularity'
      )
      table.index(['latitude', 'longitude'], 'properties_by_position')
    })
  }

  async down() {
    this.schema.alterTable('properties', (table) => {
      table.dropIndex([], 'properties_by_popularity')
      table.dropIndex([], 'properties_by_position')
    })
  }
}
