import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { resolvePlaces } from '#actions/places/resolve_places'
import Place from '#models/place'
import { resolveLocation } from '#queries/places/resolve_location'
import { rowsOf } from '#services/database/dialect'
import { clearSearchCache } from '#services/search/search_cache'
import { statementsOf } from '#tests/helpers/count_queries'

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

  test('a name whose letters become many is added once, as far as there is room', async ({
    assert,
  }) => {
    const address = { city: 'Gilgil', county: 'Nakuru', area: 'ﷺ'.repeat(10) }
    const resolve = () => db.transaction((trx) => resolvePlaces(address, trx))
    const { areaId } = await resolve()
    assert.exists(areaId)
    const again = await resolve()
    assert.equal(again.areaId, areaId)
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

  test('no town is there twice, for it has no town of its own', async ({ assert }) => {
    const address = { city: 'Gilgil', county: 'Nakuru', area: '' }
    const { townId } = await db.transaction((trx) => resolvePlaces(address, trx))
    const { kind, name, normalized, countyId } = await Place.findOrFail(townId)
    await assert.rejects(() =>
      db.transaction((trx) => Place.create({ kind, name, normalized, countyId }, { client: trx }))
    )
  })

  test('a search reads no town that hosts have added, unless it is asked for', async ({
    assert,
  }) => {
    const reading = () => statementsOf(() => resolveLocation('Nairobi'))
    const rowsRead = async () => {
      clearSearchCache()
      const [{ sql, bindings }] = await reading()
      const rows = await db.rawQuery(sql.replace(/\$\d+/g, '?'), bindings as never)
      return rowsOf<unknown>(rows).length
    }
    const before = await rowsRead()
    for (const city of ['Gilgil', 'Njoro', 'Elburgon']) {
      await db.transaction((trx) => resolvePlaces({ city, county: 'Nakuru', area: '' }, trx))
    }
    assert.equal(await rowsRead(), before)
    assert.lengthOf((await resolveLocation('Njoro'))!.townIds, 1)
    assert.isAtLeast((await resolveLocation('Nakuru County'))!.townIds.length, 5)
  })

  test('a county that is none of the 47 is refused', async ({ assert }) => {
    await assert.rejects(() =>
      db.transaction((trx) => resolvePlaces({ city: 'Nairobi', county: 'Bavaria', area: '' }, trx))
    )
  })
})
