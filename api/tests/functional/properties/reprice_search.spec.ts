import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { PropertyFactory } from '#database/factories/property_factory'
import RepriceSearch from '#jobs/reprice_search'

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
})
