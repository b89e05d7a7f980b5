import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a stay costs without a night that has a price of its own. */
const ASKED = [
  ...['price_minor', 'currency', 'weekend_more', 'cleaning', 'extra_guest'],
  ...['guests_included', 'week_off', 'month_off'],
]

const PLAIN = ['plain_short', 'weekend_short', 'plain_long', 'weekend_long']

const WORDS = Array.from({ length: 10 }, (_, digit) => `dated_${digit}`)

const LENGTHS = ['short', 'long']

/**
 * The dearest stays by nights at the one price, on weekends, and apart from these in each of the periods in which there are prices of their own (ADR 0135):
 * what a season costs far from a stay brings no row into its search. An index has all that is asked, and answers without reading the rows.
 */
export default class extends BaseSchema {
  async up() {
    for (const length of LENGTHS) this.schema.raw(`drop index search_by_most_${length}`)
    this.schema.alterTable('property_search', (table) => {
      for (const key of PLAIN) table.index([key, 'property_id', ...ASKED], `search_by_${key}`)
    })
    for (const [digit, word] of WORDS.entries()) {
      /** A stay may begin in the period before, and end in that after. */
      const words = [WORDS.at(digit - 1), word, WORDS[(digit + 1) % WORDS.length]]
      const keys = ['most_short', 'property_id', 'plain_short', 'weekend_short', 'most_long']
      const columns = [...keys, 'plain_long', 'weekend_long', ...words, ...ASKED, 'dated_most']
      this.schema.raw(
        `create index search_${word} on property_search (${columns.join(', ')}) where ${word} <> 0`
      )
    }
  }

  async down() {
    for (const name of [...PLAIN.map((key) => `by_${key}`), ...WORDS]) {
      this.schema.raw(`drop index search_${name}`)
    }
    this.schema.alterTable('property_search', (table) => {
      for (const length of LENGTHS) {
        const first = [`most_${length}`, 'property_id', `plain_${length}`, `weekend_${length}`]
        table.index([...first, ...ASKED, 'dated_most', ...WORDS], `search_by_most_${length}`)
      }
    })
  }
}
