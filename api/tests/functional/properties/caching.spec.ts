import { test } from '@japa/runner'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import PropertyAmenity from '#models/property_amenity'
import { clearSearchCache } from '#services/search/search_cache'
import { queriesOf } from '#tests/helpers/count_queries'
import { createProperties, startWithEmptySearch } from '#tests/helpers/search'

test.group('Caching of properties', (group) => {
  startWithEmptySearch(group)

  test('a public answer may be kept, and asked after for no bytes', async ({ client, assert }) => {
    const { id } = await PropertyFactory.create()
    for (const path of ['/api/v1/properties', `/api/v1/properties/${id}`]) {
      const first = await client.get(path)
      first.assertStatus(200)
      assert.match(first.header('cache-control')!, /^public, max-age=\d+/)
      assert.match(first.header('vary')!, /Authorization/)
      const etag = first.header('etag')!
      assert.isNotEmpty(etag)

      const again = await client.get(path).header('If-None-Match', etag)
      again.assertStatus(304)
      assert.equal(again.text() ?? '', '')
      assert.equal(again.header('etag'), etag)
    }
  })

  test('a changed answer is sent in full', async ({ client }) => {
    const [property] = await createProperties([{ title: 'before' }])
    const first = await client.get('/api/v1/properties')
    await property.merge({ title: 'after' }).save()
    const again = await client
      .get('/api/v1/properties')
      .header('If-None-Match', first.header('etag')!)
    again.assertStatus(200)
    again.assertBodyContains({ data: [{ title: 'after' }] })
  })

  test('what a session gets is private', async ({ client, assert }) => {
    const { id } = await PropertyFactory.create()
    const guest = await UserFactory.create()
    for (const path of ['/api/v1/properties', `/api/v1/properties/${id}`]) {
      const response = await client.get(path).loginAs(guest)
      response.assertHeader('cache-control', 'private, no-store')
      assert.isUndefined(response.header('etag'))
    }
  })

  test('refusals, quotes and availability are not kept', async ({ client }) => {
    const { id } = await PropertyFactory.create()
    const stay = 'checkIn=2030-01-01&checkOut=2030-01-02'
    for (const path of [
      'properties?sort=nonsense',
      'properties/999999999',
      `properties/${id}/quote?${stay}`,
      `properties/${id}/bookings/availability?${stay}`,
      `bookings/properties/${id}/availability`,
    ]) {
      const response = await client.get(`/api/v1/${path}`)
      response.assertHeader('cache-control', 'private, no-store')
    }
  })
})

test.group('Queries of a list of properties', (group) => {
  startWithEmptySearch(group)
  group.each.setup(async () => {
    for (let i = 0; i < 12; i++) {
      const { id } = await PropertyFactory.create()
      await PropertyAmenity.create({ propertyId: id, slug: 'sauna' })
    }
  })

  test('are as many for one row as for a hundred', async ({ client, assert }) => {
    const path = '/api/v1/properties?location=Nairobi&amenities=wifi&guests=2'
    const one = await queriesOf(() => client.get(`${path}&limit=1`))
    clearSearchCache()
    const many = await queriesOf(() => client.get(`${path}&limit=100`))
    assert.isAtMost(one.length, 7)
    assert.isAtMost(many.length, one.length)
    assert.isAbove(many.length, 3)
  })

  test('an unknown place asks for no property at all', async ({ client, assert }) => {
    const queries = await queriesOf(() => client.get('/api/v1/properties?location=Atlantis'))
    assert.lengthOf(queries, 1)
  })

  test('of a host or an admin do not grow either', async ({ client, assert }) => {
    const admin = await UserFactory.apply('admin').create()
    const path = '/api/v1/properties?scope=all'
    const one = await queriesOf(() => client.get(`${path}&limit=1`).loginAs(admin))
    const many = await queriesOf(() => client.get(`${path}&limit=100`).loginAs(admin))
    assert.isAtMost(many.length, one.length)
  })
})
