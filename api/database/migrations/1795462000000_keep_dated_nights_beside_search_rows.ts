import { BaseSchema } from '@adonisjs/lucid/schema'

const WORDS = Array.from({ length: 10 }, (_, digit) => `dated_${digit}`)

/** A word with all of its 48 nights. */
const EVERY_NIGHT = 2 ** 48 - 1

/** Above every amount. */
const UNKNOWN_BOUND = 10 ** 15

const KEYS = ['most_short', 'most_long']

/** Of a night without a price of its own, and of such a weekend night, by the same two lengths of stays. */
const PLAIN = ['plain_short', 'weekend_short', 'plain_long', 'weekend_long']

/** The widest bounds, as of a row whose numbers are of another price than its own (`domain/searched_prices.ts`). */
const UNKNOWN = {
  ...{ weekend_more: 0, dated_least: 0, dated_most: 10 ** 12, dated_in: 2 ** 53 - 1 },
  ...Object.fromEntries(WORDS.map((word) => [word, EVERY_NIGHT])),
  ...{ cleaning: 0, extra_guest: 0, lead_off: 10_000, week_off: 0, month_off: 0 },
  ...{ guests_included: 0 },
  ...Object.fromEntries([...KEYS, ...PLAIN].map((key) => [key, UNKNOWN_BOUND])),
}

const ADDED = [...WORDS, ...KEYS, ...PLAIN]

/** What `mayCost` asks of the dearest stays: an index that has it answers without reading the rows. */
const ASKED = [
  ...['price_minor', 'currency', 'weekend_more', 'cleaning', 'extra_guest'],
  ...['guests_included', 'week_off', 'month_off', 'dated_most', ...WORDS],
]

/** As it was before. */
const ASKED_BEFORE = [
  ...['property_id', 'price_minor', 'currency', 'dated_in', 'dated_most', 'weekend_more'],
  ...['week_off', 'month_off', 'cleaning', 'extra_guest', 'guests_included'],
]

/**
 * Nights with a price of their own as bits beside the search row, instead of their weeks, and what a night of most stays costs at most: a search for the
 * dearest stays passes fewer rows over, and reads fewer (ADR 0119). All rows are unknown until the command that prepares the database writes them.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('property_search', (table) => {
      for (const word of WORDS) table.bigInteger(word).notNullable().defaultTo(EVERY_NIGHT)
      for (const key of [...KEYS, ...PLAIN])
        table.bigInteger(key).notNullable().defaultTo(UNKNOWN_BOUND)
    })
    this.schema.raw(`update property_search set ${setsOf(UNKNOWN)}`)
    this.schema.raw('drop index search_by_most')
    this.schema.alterTable('property_search', (table) => {
      table.index(['most', 'property_id', ...ASKED], 'search_by_most')
      for (const length of ['short', 'long']) {
        const first = [`most_${length}`, 'property_id', `plain_${length}`, `weekend_${length}`]
        table.index([...first, ...ASKED], `search_by_most_${length}`)
      }
    })
    this.#forget(UNKNOWN)
  }

  async down() {
    const before = Object.entries(UNKNOWN).filter(([name]) => !ADDED.includes(name))
    this.#forget(Object.fromEntries(before))
    for (const key of ['most', ...KEYS]) this.schema.raw(`drop index search_by_${key}`)
    this.schema.alterTable('property_search', (table) => {
      table.index(['most', ...ASKED_BEFORE], 'search_by_most')
    })
    for (const name of ADDED) {
      this.schema.raw(`alter table property_search drop column ${name}`)
    }
  }

  /** Whenever a price is written, or the currency it is in, before who knows these numbers writes them. */
  #forget(columns: Record<string, number>) {
    const forget = `update property_search set ${setsOf(columns)} where property_id = new.id;`
    const on = 'after update of price_minor, currency, price_rules on properties'
    const isOther = (differs: string) =>
      `old.price_minor <> new.price_minor or old.currency <> new.currency or old.price_rules ${differs} new.price_rules`
    if (this.db.dialect.name === 'postgres') {
      this.schema
        .raw(`create or replace function forget_prices() returns trigger language plpgsql as $$
      begin
        ${forget}
        return null;
      end $$`)
      this.schema.raw('drop trigger prices_are_written on properties')
      this.schema.raw(`create trigger prices_are_written ${on} for each row
      when (${isOther('is distinct from')}) execute function forget_prices()`)
      return
    }
    this.schema.raw('drop trigger prices_are_written')
    this.schema.raw(
      `create trigger prices_are_written ${on} when ${isOther('is not')} begin ${forget} end`
    )
  }
}

const setsOf = (columns: Record<string, number>) =>
  Object.entries(columns)
    .map(([name, value]) => `${name} = ${value}`)
    .join(', ')
