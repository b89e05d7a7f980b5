import { BaseSchema } from '@adonisjs/lucid/schema'

/** The town that stays of those with its name in its county. */
const KEPT = `(select min(kept.id) from places as kept join places as town on kept.kind = 'town'
  and kept.normalized = town.normalized and kept.county_id = town.county_id where town.id =`

const TWICE = `select town.id from places as town where town.kind = 'town' and exists (select 1 from places as kept
  where kept.kind = 'town' and kept.normalized = town.normalized and kept.county_id = town.county_id
  and kept.id < town.id)`

/**
 * Towns have no town of their own, and an index takes no two nulls for equal: two hosts who named a new town at
 * once made it twice. Areas of the later one lose their place, not their name.
 */
export default class extends BaseSchema {
  async up() {
    for (const table of ['properties', 'property_search']) {
      this.schema.raw(`update ${table} set area_id = null where town_id in (${TWICE})`)
      this.schema.raw(
        `update ${table} set town_id = ${KEPT} ${table}.town_id) where town_id in (${TWICE})`
      )
    }
    this.schema.raw(`delete from places where kind = 'area' and town_id in (${TWICE})`)
    this.schema.raw(`delete from places where id in (${TWICE})`)
    this.schema.raw(
      "create unique index places_towns_once on places (normalized, county_id) where kind = 'town'"
    )
    this.schema.raw(
      "create unique index places_counties_once on places (kind, normalized) where kind in ('county', 'destination')"
    )
  }

  async down() {
    this.schema.raw('drop index places_counties_once')
    this.schema.raw('drop index places_towns_once')
  }
}
