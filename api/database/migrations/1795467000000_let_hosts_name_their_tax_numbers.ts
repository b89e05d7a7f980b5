import { BaseSchema } from '@adonisjs/lucid/schema'

/** By what the authorities know a host, sealed with the key of the application (ADR 0136). */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('ALTER TABLE users ADD COLUMN tax_numbers text')
  }

  async down() {
    this.schema.raw('ALTER TABLE users DROP COLUMN tax_numbers')
  }
}
