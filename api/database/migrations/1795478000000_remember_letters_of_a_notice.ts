import { BaseSchema } from '@adonisjs/lucid/schema'

/** Which letters of a notice are on their way while another one cannot be written: they are not to go again with it. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('booking_notices', (table) => {
      table.text('queued').nullable()
    })
  }

  async down() {
    this.schema.raw('ALTER TABLE booking_notices DROP COLUMN queued')
  }
}
