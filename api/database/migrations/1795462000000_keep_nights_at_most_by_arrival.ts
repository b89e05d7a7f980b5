import { BaseSchema } from '@adonisjs/lucid/schema'

/** Nights at most by day and date of arrival, so that a search with dates asks them (ADR 0116). No rule has any yet. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('property_search', (table) => {
      table.bigInteger('stay_most_on').notNullable().defaultTo(0)
      table.integer('stay_most_dated').notNullable().defaultTo(0)
    })
  }

  async down() {
    for (const name of ['stay_most_on', 'stay_most_dated']) {
      this.schema.raw(`alter table property_search drop column ${name}`)
    }
  }
}
