import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { Group } from '@japa/runner/core'
import { DateTime } from 'luxon'
import { PropertyFactory } from '#database/factories/property_factory'
import { nightsOf } from '#domain/stay'
import type Property from '#models/property'
import { sqlTime } from '#services/database/sql_time'
import { clearSearchCache } from '#services/search/search_cache'

/** Each test of the group starts with nothing to be found and leaves nothing behind. */
export function startWithEmptySearch(group: Group) {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await db.from('property_search').delete()
    /** Places around a point and popular ones are read from the properties themselves. */
    await db.from('properties').update({ deleted_at: sqlTime(db.connection(), DateTime.utc()) })
    clearSearchCache()
  })
}

/** Properties of one host, made in the order in which they are given, in the order of their ids. */
export async function createProperties(rows: Partial<Property>[]) {
  const [first, ...others] = rows
  const oldest = await PropertyFactory.merge(first).create()
  const younger = []
  for (const row of others) {
    younger.push(await PropertyFactory.merge({ hostId: oldest.hostId, ...row }).create())
  }
  return [oldest, ...younger]
}

/** Takes the nights of a stay off the calendar, as a host who blocks them. */
export async function takeNights(property: Property, checkIn: string, checkOut: string) {
  const rows = nightsOf(checkIn, checkOut).map((night) => ({ property_id: property.id, night }))
  for (let start = 0; start < rows.length; start += 500) {
    await db
      .insertQuery()
      .table('booking_nights')
      .multiInsert(rows.slice(start, start + 500))
  }
}
