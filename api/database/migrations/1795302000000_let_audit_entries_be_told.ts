import { BaseSchema } from '@adonisjs/lucid/schema'

/** What an entry tells, by name and with what it names, so that every reader has it in their language. Plain SQL, as before. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('ALTER TABLE audit_events ADD COLUMN telling text')
  }

  async down() {
    this.schema.raw('ALTER TABLE audit_events DROP COLUMN telling')
  }
}
