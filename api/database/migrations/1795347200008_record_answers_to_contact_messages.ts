import { BaseSchema } from '@adonisjs/lucid/schema'

/** Who has answered a message, and when. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('contact_messages', (table) => {
      table.timestamp('answered_at').nullable()
      table.integer('answered_by_id').nullable()
    })
  }

  async down() {
    this.schema.raw('ALTER TABLE contact_messages DROP COLUMN answered_by_id')
    this.schema.raw('ALTER TABLE contact_messages DROP COLUMN answered_at')
  }
}
