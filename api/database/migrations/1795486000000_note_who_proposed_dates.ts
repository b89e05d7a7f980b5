import { BaseSchema } from '@adonisjs/lucid/schema'

/** Who proposed other dates: of a paid stay those that cost less are its host's alone (ADR 0086). Unknown of what was there before. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      'ALTER TABLE date_changes ADD COLUMN proposed_by_id integer REFERENCES users (id)'
    )
  }

  async down() {
    this.schema.raw('ALTER TABLE date_changes DROP COLUMN proposed_by_id')
  }
}
