import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { syncPlaces } from '#actions/places/sync_places'
import Place from '#models/place'

test.group('Places of Kenya', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('syncing again changes nothing', async ({ assert }) => {
    const before = await Place.query().orderBy('id')
    await syncPlaces()
    const after = await Place.query().orderBy('id')
    assert.deepEqual(
      after.map((place) => place.$attributes),
      before.map((place) => place.$attributes)
    )
  })

  test('syncing corrects what differs from the data files and adds what is missing', async ({
    assert,
  }) => {
    await Place.query()
      .where({ kind: 'town', normalized: 'nanyuki' })
      .update({ postal_code: '99999' })
    await Place.query().where({ kind: 'destination', normalized: 'tsavo' }).delete()
    await syncPlaces()

    const nanyuki = await Place.findByOrFail({ kind: 'town', normalized: 'nanyuki' })
    assert.equal(nanyuki.postalCode, '10400')
    assert.exists(await Place.findBy({ kind: 'destination', normalized: 'tsavo' }))
  })

  test('every town knows its county, every area its town', async ({ assert }) => {
    const orphans = await Place.query()
      .where((query) => query.where('kind', 'town').whereNull('county_id'))
      .orWhere((query) => query.where('kind', 'area').whereNull('town_id'))
    assert.lengthOf(orphans, 0)
  })
})
