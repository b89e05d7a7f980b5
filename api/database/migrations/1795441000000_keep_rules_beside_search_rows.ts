import { BaseSchema } from '@adonisjs/lucid/schema'
import { searchedRules } from '#domain/search_rules'
import { rulesOf, type StayRules } from '#domain/stay_rules'

/** As a property without rules has them. */
const NUMBERS = {
  stay_days: 2 ** 14 - 1,
  stay_most: 9999,
  stay_notice: 0,
  stay_months: 9999,
  stay_between: 0,
  stay_dated: 0,
}

/** Those of that day: later ones come with their own migration. */
const COLUMNS = ['stay_least', ...Object.keys(NUMBERS)]

/** Rules of the stay as numbers beside the search row, so that a search with dates asks them (ADR 0076). */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('property_search', (table) => {
      table.bigInteger('stay_least').notNullable().defaultTo(0)
      for (const [name, any] of Object.entries(NUMBERS)) {
        table.integer(name).notNullable().defaultTo(any)
      }
    })
    this.defer(async (db) => {
      const ruled: { id: number; stay_rules: string }[] = await db
        .from('properties')
        .whereNotNull('stay_rules')
        .select('id', 'stay_rules')
      for (const { id, stay_rules: text } of ruled) {
        const rules = rulesOf(JSON.parse(text) as StayRules)
        const known = Object.entries(searchedRules(rules)).filter(([name]) =>
          COLUMNS.includes(name)
        )
        await db.from('property_search').where('property_id', id).update(Object.fromEntries(known))
      }
    })
  }

  async down() {
    for (const name of COLUMNS) {
      this.schema.raw(`alter table property_search drop column ${name}`)
    }
  }
}
