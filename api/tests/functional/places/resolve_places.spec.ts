import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { resolvePlaces } from '#actions/places/resolve_places'
import Place from '#models/place'

test.group('Places of an address', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a new area is added once, however it is written', async ({ assert }) => {
    const address = { city: 'Diani', county: 'Kwale', area: 'Mwaroni Ridge' }
    const first = await db.transaction((trx) => resolvePlaces(address, trx))
    const again = await db.transaction((trx) =>
      resolvePlaces({ ...address, city: 'DIANI', area: ' mwaroni  ridge' }, trx)
    )
    assert.deepEqual(again, first)
    assert.exists(first.areaId)
  })

  test('a town outside the lists is added within its county', async ({ assert }) => {
    const places = await db.transaction((trx) =>
      resolvePlaces({ city: 'Gilgil', county: 'Nakuru', area: '' }, trx)
    )
    const town = await Place.findOrFail(places.townId)
    assert.containsSubset(town.$attributes, { name: 'Gilgil', countyId: places.countyId })
    assert.isNull(places.areaId)
    assert.closeTo(places.latitude!, -0.5, 1)
  })

  test('a county that is none of the 47 is refused', async ({ assert }) => {
    await assert.rejects(() =>
      db.transaction((trx) => resolvePlaces({ city: 'Nairobi', county: 'Bavaria', area: '' }, trx))
    )
  })
})
