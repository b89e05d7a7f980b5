import { BaseSchema } from '@adonisjs/lucid/schema'

/** What other sites were told when they last read a calendar: what comes back is known by it (ADR 0095). */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('ALTER TABLE calendar_links ADD COLUMN told text NULL')
  }

  async down() {
    this.schema.raw('ALTER TABLE calendar_links DROP COLUMN told')
  }
}
