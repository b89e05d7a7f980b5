import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Why a host keeps nights for themselves, on each of them: nights of one reason that lie side by side are one
 * block. Plain SQL, as rebuilding the table would lose that it is one with its primary key on SQLite.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('ALTER TABLE booking_nights ADD COLUMN reason varchar(200) NULL')
  }

  async down() {
    this.schema.raw('ALTER TABLE booking_nights DROP COLUMN reason')
  }
}
