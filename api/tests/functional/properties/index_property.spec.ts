import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { indexProperty } from '#actions/properties/index_property'
import { repriceSearch } from '#actions/properties/reprice_search'
import { PropertyFactory } from '#database/factories/property_factory'

const searchRow = (id: number) => db.from('property_search').where('property_id', id).first()

test.group('Search row of a property', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('an active property has one, with its price in shillings', async ({ assert }) => {
    const property = await PropertyFactory.merge({
      currency: 'USD',
      priceMinor: 10_000,
      propertyType: 'villa',
      city: 'Diani',
      county: 'Kwale',
      area: 'Galu',
    }).create()
    const row = await searchRow(property.id)
    assert.containsSubset(row, {
      town_id: property.townId,
      county_id: property.countyId,
      area_id: property.areaId,
      type: 6,
      price_minor: 10_000,
      price_kes_minor: 1_295_000,
      capacity: 4,
    })
  })

  test('writing it again replaces it', async ({ assert }) => {
    const property = await PropertyFactory.create()
    property.maxGuests = 7
    await db.transaction(async (trx) => {
      await property.useTransaction(trx).save()
      await indexProperty(property, trx)
    })
    const row = await searchRow(property.id)
    assert.equal(row.capacity, 7)
  })

  for (const state of ['inactive', 'deleted'] as const) {
    test(`one that is ${state} has none`, async ({ assert }) => {
      const property = await PropertyFactory.apply(state).create()
      assert.isNull(await searchRow(property.id))
    })
  }

  test('switching a property off takes it out of the search', async ({ assert }) => {
    const property = await PropertyFactory.create()
    property.isActive = false
    await db.transaction(async (trx) => {
      await property.useTransaction(trx).save()
      await indexProperty(property, trx)
    })
    assert.isNull(await searchRow(property.id))
  })

  test('its price in shillings follows the rates, to the cent', async ({ assert }) => {
    const prices = [1, 9_999, 12_345, 7_777_777]
    for (const currency of ['KES', 'USD', 'EUR', 'GBP'] as const) {
      for (const priceMinor of prices)
        await PropertyFactory.merge({ currency, priceMinor }).create()
    }
    const rows = () => db.from('property_search').orderBy('property_id').select('price_kes_minor')
    const before = await rows()
    await db.from('property_search').update({ price_kes_minor: 1 })
    await repriceSearch()
    assert.deepEqual(await rows(), before)
  })
})
