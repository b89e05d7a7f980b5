import { BaseSchema } from '@adonisjs/lucid/schema'

const TABLES = ['property_images', 'review_images']

/** A few dots of each picture, as a data address, to be seen until it arrives. Older ones have their colour. */
export default class extends BaseSchema {
  async up() {
    for (const name of TABLES) {
      this.schema.alterTable(name, (table) => table.string('placeholder', 600).nullable())
    }
  }

  async down() {
    for (const name of TABLES) {
      this.schema.alterTable(name, (table) => table.dropColumn('placeholder'))
    }
  }
}
