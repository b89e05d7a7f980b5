import { BaseSchema } from '@adonisjs/lucid/schema'

const KEYS = [
  ['property_images', 'key'],
  ['review_images', 'key'],
  ['users', 'avatar'],
] as const

/** By the key of a picture: whoever sweeps the storage asks for thousands of them. */
export default class extends BaseSchema {
  async up() {
    for (const [table, column] of KEYS) {
      this.schema.alterTable(table, (changes) => changes.index([column]))
    }
  }

  async down() {
    for (const [table, column] of KEYS) {
      this.schema.alterTable(table, (changes) => changes.dropIndex([column]))
    }
  }
}
