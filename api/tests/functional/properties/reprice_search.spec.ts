import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { mendPrices } from '#actions/properties/mend_prices'
import { repriceSearch } from '#actions/properties/reprice_search'
import { PropertyFactory } from '#database/factories/property_factory'
import { PLAIN_PRICES, type PriceRules } from '#domain/prices'
import RepriceSearch from '#jobs/reprice_search'
import type Property from '#models/property'
import { sqlTime } from '#services/database/sql_time'
import { createProperties } from '#tests/helpers/search'

test.group('Shilling prices of the search', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('follow the rates of the day by the clock', async ({ assert }) => {
    const { id } = await PropertyFactory.merge({ priceMinor: 10_000, currency: 'USD' }).create()
    const row = () => db.from('property_search').where('property_id', id)
    await row().update({ price_kes_minor: 1 })

    await new RepriceSearch().execute()
    const { price_kes_minor: repriced } = await row().firstOrFail()
    assert.equal(repriced, 1_295_000)
  })

  test('mend what a process of the last release has left of prices by rule', async ({ assert }) => {
    const ruled: PriceRules = { ...PLAIN_PRICES, weekendMinor: 900_000, cleaningMinor: 80_000 }
    const [changed, cleared, old] = await createProperties([
      { priceMinor: 600_000, priceRules: ruled },
      { priceMinor: 600_000 },
      { priceMinor: 600_000, priceRules: ruled },
    ])
    const rowOf = ({ id }: Property) => db.from('property_search').where('property_id', id)
    const cleaningOf = async (property: Property) => {
      const { cleaning } = await rowOf(property).firstOrFail()
      return cleaning as number
    }
    const [right, plain] = [await rowOf(changed).firstOrFail(), await rowOf(cleared).firstOrFail()]
    assert.equal(right.cleaning, 80_000)
    await rowOf(changed).update({ cleaning: 0, weekend_more: 0, dated_most: 0 })
    await rowOf(cleared).update({ cleaning: 70_000, week_off: 1000 })
    await rowOf(old).update({ cleaning: 0 })
    const longAgo = sqlTime(db.connection(), DateTime.utc().minus({ days: 2 }))
    await db.from('properties').where('id', old.id).update({ updated_at: longAgo })

    await new RepriceSearch().execute()
    assert.deepEqual(await rowOf(changed).firstOrFail(), right)
    assert.deepEqual(await rowOf(cleared).firstOrFail(), plain)
    assert.equal(await cleaningOf(old), 0)

    await repriceSearch({ all: true })
    assert.equal(await cleaningOf(old), 80_000)
    assert.equal(await mendPrices(null), 0)
  })
})
