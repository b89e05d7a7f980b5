import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a stay costs whichever dates are asked for. */
const ASKED = [
  ...['property_id', 'price_minor', 'weekend_more', 'guests_included', 'week_off', 'month_off'],
  'dated_most',
]

const WORDS = Array.from({ length: 10 }, (_, digit) => `dated_${digit}`)

const FEES = ['extra_guest', 'cleaning']

/** The dearest stays of many guests and of one night, by what keys of nights do not have (ADR 0142). */
export default class extends BaseSchema {
  async up() {
    for (const fee of FEES) {
      const others = FEES.filter((other) => other !== fee)
      const columns = ['currency', fee, ...ASKED, ...others, ...WORDS]
      this.schema.raw(
        `create index search_by_${fee} on property_search (${columns.join(', ')}) where ${fee} > 0`
      )
    }
  }

  async down() {
    for (const fee of FEES) this.schema.raw(`drop index search_by_${fee}`)
  }
}
