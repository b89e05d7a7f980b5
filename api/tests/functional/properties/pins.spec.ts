import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { PropertyFactory } from '#database/factories/property_factory'
import { queriesOf } from '#tests/helpers/count_queries'
import { bodyOf } from '#tests/helpers/answers'

const URL = '/api/v1/properties/pins'
type Pin = { _id: number; title: string; latitude: number; longitude: number; price: number }
const pinsOf = (response: { text(): string }) => bodyOf<{ data: Pin[] }>(response).data

test.group('Properties on a map', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('lie about a kilometre around where they are, never where they are', async ({
    client,
    assert,
  }) => {
    const title = 'Pinned cottage'
    const shown = await PropertyFactory.merge({ title }).create()
    await shown.merge({ latitude: -0.768_123, longitude: 36.354_321 }).save()
    const unpinned = await PropertyFactory.merge({ title }).create()
    await unpinned.merge({ latitude: null, longitude: null }).save()
    await PropertyFactory.merge({ title, isActive: false }).create()

    const response = await client.get(URL).qs({ search: title })
    response.assertStatus(200)
    assert.deepEqual(
      pinsOf(response).map(({ _id, latitude, longitude }) => ({ _id, latitude, longitude })),
      [{ _id: shown.id, latitude: -0.77, longitude: 36.35 }]
    )
    assert.notInclude(response.text(), '768123')
    const told = Object.keys(pinsOf(response)[0]).sort()
    assert.deepEqual(told, ['_id', 'currency', 'latitude', 'longitude', 'price', 'title'])
  })

  test('are those of the search, in its order, in as many queries for any number', async ({
    client,
    assert,
  }) => {
    const at = { title: 'Lakeside pins' }
    const dear = await PropertyFactory.merge({ ...at, priceMinor: 900_000 }).create()
    const cheap = await PropertyFactory.merge({ ...at, priceMinor: 100_000 }).create()
    const find = (query: object) => client.get(URL).qs({ search: at.title, ...query })

    const ids = pinsOf(await find({ sort: 'price' })).map(({ _id }) => _id)
    assert.deepEqual(ids, [cheap.id, dear.id])
    const few = await queriesOf(() => find({ maxPrice: 5000 }))
    const more = await queriesOf(() => find({}))
    assert.equal(more.length, few.length)
    const wrong = await find({ checkIn: '2030-01-02', checkOut: '2030-01-01' })
    wrong.assertStatus(422)
  })
})
