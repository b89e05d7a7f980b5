import { BaseSchema } from '@adonisjs/lucid/schema'

/** The widest bounds, as of a row whose numbers are of another price than its own (`domain/searched_prices.ts`). */
const UNKNOWN_LARGE = {
  weekend_more: 0,
  dated_least: 0,
  dated_most: 10 ** 12,
  dated_in: 2 ** 53 - 1,
  cleaning: 0,
  extra_guest: 0,
}
const UNKNOWN_SMALL = { lead_off: 10_000, week_off: 0, month_off: 0, guests_included: 0 }

const UNKNOWN = { ...UNKNOWN_LARGE, ...UNKNOWN_SMALL }

/** What `mayCost` asks of the dearest stays: an index that has it answers without reading the rows. */
const OF_THE_DEAREST = [
  ...['most', 'property_id', 'price_minor', 'currency', 'dated_in', 'dated_most', 'weekend_more'],
  ...['week_off', 'month_off', 'cleaning', 'extra_guest', 'guests_included'],
]

/**
 * Prices by rule as numbers beside the search row, so that a search reads the rules of few properties (ADR 0063). Rows begin unknown: the
 * command that prepares the database writes them. A process from before this knows nothing of them: a trigger makes them unknown
 * whenever a price is written, before who knows them writes them.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('property_search', (table) => {
      for (const [name, value] of Object.entries(UNKNOWN_LARGE)) {
        table.bigInteger(name).notNullable().defaultTo(value)
      }
      for (const [name, value] of Object.entries(UNKNOWN_SMALL)) {
        table.integer(name).notNullable().defaultTo(value)
      }
    })
    this.schema.raw('drop index search_by_most')
    this.schema.alterTable('property_search', (table) => {
      table.index(OF_THE_DEAREST, 'search_by_most')
    })
    const sets = Object.entries(UNKNOWN).map(([name, value]) => `${name} = ${value}`)
    const forget = `update property_search set ${sets.join(', ')} where property_id = new.id;`
    if (this.db.dialect.name === 'postgres') this.#forgetOnPostgres(forget)
    else this.#forgetOnSqlite(forget)
  }

  async down() {
    if (this.db.dialect.name === 'postgres') {
      this.schema.raw('drop trigger prices_are_written on properties')
      this.schema.raw('drop function forget_prices()')
    } else {
      this.schema.raw('drop trigger prices_are_written')
    }
    this.schema.raw('drop index search_by_most')
    this.schema.alterTable('property_search', (table) => {
      table.index(['most', 'property_id'], 'search_by_most')
    })
    for (const name of Object.keys(UNKNOWN)) {
      this.schema.raw(`alter table property_search drop column ${name}`)
    }
  }

  #forgetOnSqlite(forget: string) {
    this.schema
      .raw(`create trigger prices_are_written after update of price_minor, price_rules on properties
      when old.price_minor <> new.price_minor or old.price_rules is not new.price_rules begin ${forget} end`)
  }

  #forgetOnPostgres(forget: string) {
    this.schema
      .raw(`create or replace function forget_prices() returns trigger language plpgsql as $$
      begin
        ${forget}
        return null;
      end $$`)
    this.schema
      .raw(`create trigger prices_are_written after update of price_minor, price_rules on properties for each row
      when (old.price_minor <> new.price_minor or old.price_rules is distinct from new.price_rules)
      execute function forget_prices()`)
  }
}
