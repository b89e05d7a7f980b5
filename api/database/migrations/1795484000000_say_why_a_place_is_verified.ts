import { BaseSchema } from '@adonisjs/lucid/schema'

/** Who gave a listing the mark of verification or took it back, when and why; nothing of what was done before. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('properties', (table) => {
      table.timestamp('verification_at').nullable()
      table.string('verification_reason', 300).nullable()
    })
    this.schema.raw(
      'ALTER TABLE properties ADD COLUMN verification_by integer REFERENCES users (id)'
    )
  }

  async down() {
    this.schema.raw('ALTER TABLE properties DROP COLUMN verification_by')
    this.schema.raw('ALTER TABLE properties DROP COLUMN verification_reason')
    this.schema.raw('ALTER TABLE properties DROP COLUMN verification_at')
  }
}
