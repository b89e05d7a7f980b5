import { BaseSchema } from '@adonisjs/lucid/schema'
import { addChecks, dropChecks } from '#database/checks'

const COLUMNS = ['check_in_from', 'check_in_until', 'check_out_until']

const CHECKS = {
  check_in_until: '{check_in_until} IS NULL OR {check_in_until} > {check_in_from}',
}

/** When guests come and leave (HH:MM in Nairobi), as it was when they booked; null: at the usual times. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('bookings', (table) => {
      for (const column of COLUMNS) table.string(column, 5).nullable()
    })
    addChecks(this, 'bookings', CHECKS)
  }

  async down() {
    dropChecks(this, 'bookings', Object.keys(CHECKS))
    for (const column of COLUMNS) {
      this.schema.raw(`ALTER TABLE bookings DROP COLUMN ${column}`)
    }
  }
}
