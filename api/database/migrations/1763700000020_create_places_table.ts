import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Counties, towns, areas and destinations under one roof: free text resolves here first, over hundreds of
 * rows, before the properties are touched (architecture, Search).
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('places', (table) => {
      table.increments('id')
      table.string('kind', 12).notNullable()
      table.string('name', 80).notNullable()
      table.string('normalized', 80).notNullable().index()
      table.integer('county_id').nullable().references('id').inTable('places').onDelete('CASCADE')
      table.integer('town_id').nullable().references('id').inTable('places').onDelete('CASCADE')
      table.double('latitude').nullable()
      table.double('longitude').nullable()
      table.string('postal_code', 5).nullable()
      table.unique(['kind', 'normalized', 'county_id', 'town_id'])
      table.index(['kind', 'normalized'])
    })
  }

  async down() {
    this.schema.dropTable('places')
  }
}
