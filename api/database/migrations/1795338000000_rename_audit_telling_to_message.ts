import { BaseSchema } from '@adonisjs/lucid/schema'

/** Renamed in place on both engines. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('ALTER TABLE audit_events RENAME COLUMN telling TO message')
  }

  async down() {
    this.schema.raw('ALTER TABLE audit_events RENAME COLUMN message TO telling')
  }
}
