import { BaseSchema } from '@adonisjs/lucid/schema'
import { addChecks, dropChecks } from '#database/checks'

const line = (kind: string, quantity: string, unit: string, rateBp: string, taxable = true) =>
  `'{"kind":"${kind}","rateBp":' || ${rateBp} || ',"quantity":' || ${quantity} || ',"unit":' || ${unit}
    || ',"amount":' || (${quantity} * ${unit}) || ',"taxable":${taxable}}'`

/** Of the stays of before, which all had one price per night. */
const PLAIN = [
  line('nights', 'nights', 'price_per_night_minor', "'null'"),
  line('serviceFee', '1', 'service_fee_minor', 'service_fee_bp'),
  line('tax', '1', 'tax_minor', 'tax_bp', false),
  line('serviceFeeTax', '1', 'service_fee_tax_minor', 'tax_bp', false),
].join(" || ',' || ")

const CHECKS = { quote_lines: "{quote_lines} <> '[]'" }

/** What a booking's quote charges for, line by line; the lines sum to its total. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('bookings', (table) => {
      table.text('quote_lines').notNullable().defaultTo('[]')
    })
    this.schema.raw(`UPDATE bookings SET quote_lines = '[' || ${PLAIN} || ']'`)
    addChecks(this, 'bookings', CHECKS)
  }

  async down() {
    dropChecks(this, 'bookings', Object.keys(CHECKS))
    this.schema.raw('ALTER TABLE bookings DROP COLUMN quote_lines')
  }
}
