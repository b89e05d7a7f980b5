import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import WishlistItem from '#models/wishlist_item'
import { queriesOf } from '#tests/helpers/count_queries'

const ABSENT = 999_999_999

test.group('Wishlist', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('takes a property once, however often it is saved', async ({ client, assert }) => {
    const user = await UserFactory.create()
    const property = await PropertyFactory.create()
    const save = () =>
      client.post('/api/v1/wishlist').loginAs(user).json({ propertyId: property.id })

    const first = await save()
    first.assertStatus(201)
    first.assertBody({
      success: true,
      message: 'Added to wishlist',
      data: { isWishlisted: true },
    })
    const second = await save()
    second.assertStatus(200)
    second.assertBodyContains({ message: 'Added to wishlist' })
    assert.lengthOf(await WishlistItem.query().where('userId', user.id), 1)

    const check = await client.get(`/api/v1/wishlist/check/${property.id}`).loginAs(user)
    check.assertBodyContains({ data: { isWishlisted: true } })
    const count = await client.get('/api/v1/wishlist/count').loginAs(user)
    count.assertBodyContains({ data: { count: 1 } })

    for (let time = 0; time < 2; time++) {
      const removed = await client.delete(`/api/v1/wishlist/${property.id}`).loginAs(user)
      removed.assertStatus(200)
      removed.assertBodyContains({
        message: 'Removed from wishlist',
        data: { isWishlisted: false },
      })
    }
    const after = await client.get(`/api/v1/wishlist/check/${property.id}`).loginAs(user)
    after.assertBodyContains({ data: { isWishlisted: false } })
  })

  test('turns over and says what holds now', async ({ client }) => {
    const user = await UserFactory.create()
    const property = await PropertyFactory.create()
    for (const [isWishlisted, message] of [
      [true, 'Added to wishlist'],
      [false, 'Removed from wishlist'],
      [true, 'Added to wishlist'],
    ] as const) {
      const response = await client.post(`/api/v1/wishlist/${property.id}/toggle`).loginAs(user)
      response.assertStatus(200)
      response.assertBodyContains({ data: { isWishlisted }, message })
    }
  })

  test('is a page of cards, the latest first, of what is offered now and one’s own', async ({
    client,
    assert,
  }) => {
    const user = await UserFactory.create()
    const properties = await PropertyFactory.createMany(4)
    for (const { id } of properties) {
      await client.post('/api/v1/wishlist').loginAs(user).json({ propertyId: id })
    }
    await properties[1].merge({ isActive: false }).save()
    const other = await UserFactory.create()
    await client.post('/api/v1/wishlist').loginAs(other).json({ propertyId: properties[0].id })

    const page = await client.get('/api/v1/wishlist').qs({ limit: 2 }).loginAs(user)
    page.assertStatus(200)
    assert.deepEqual(
      page.body().data.map(({ _id }: { _id: number }) => _id),
      [properties[3].id, properties[2].id]
    )
    assert.deepEqual(page.body().pagination, { total: 3, pages: 2, page: 1, limit: 2 })
    const count = await client.get('/api/v1/wishlist/count').loginAs(user)
    count.assertBodyContains({ data: { count: 3 } })
    const bad = await client.get('/api/v1/wishlist').qs({ limit: 101 }).loginAs(user)
    bad.assertStatus(422)
  })

  test('takes what the caller may see only', async ({ client }) => {
    const user = await UserFactory.create()
    const hidden = await PropertyFactory.apply('inactive').create()
    const gone = await PropertyFactory.apply('deleted').create()
    for (const propertyId of [hidden.id, gone.id, ABSENT]) {
      const saved = await client.post('/api/v1/wishlist').loginAs(user).json({ propertyId })
      saved.assertStatus(404)
      const toggled = await client.post(`/api/v1/wishlist/${propertyId}/toggle`).loginAs(user)
      toggled.assertStatus(404)
    }
    for (const propertyId of [0, -1, 1.5, 'x', null, undefined, 2 ** 31, '1e99', {}]) {
      const response = await client.post('/api/v1/wishlist').loginAs(user).json({ propertyId })
      response.assertStatus(422)
    }
  })

  test('is for people who are signed in', async ({ client }) => {
    for (const [method, path] of [
      ['get', ''],
      ['post', ''],
      ['get', '/count'],
      ['get', '/check/1'],
      ['delete', '/1'],
      ['post', '/1/toggle'],
    ] as const) {
      const response = await client[method](`/api/v1/wishlist${path}`)
      response.assertStatus(401)
    }
  })

  test('takes the same number of queries whatever its length', async ({ client, assert }) => {
    const user = await UserFactory.create()
    const ask = () => queriesOf(() => client.get('/api/v1/wishlist?limit=50').loginAs(user))
    const save = async () => {
      const { id } = await PropertyFactory.create()
      await client.post('/api/v1/wishlist').loginAs(user).json({ propertyId: id })
    }
    await save()
    const few = await ask()
    for (let time = 0; time < 6; time++) await save()
    const many = await ask()
    assert.lengthOf(many, few.length)
  })
})

/** Without a transaction around them, as the real requests are. */
test.group('Wishlist, at the same moment', () => {
  test('an even number of taps changes nothing, one more does', async ({ client, assert }) => {
    const user = await UserFactory.create()
    const property = await PropertyFactory.create()
    const tap = () => client.post(`/api/v1/wishlist/${property.id}/toggle`).loginAs(user)
    const items = () => WishlistItem.query().where('userId', user.id)

    const eight = await Promise.all(Array.from({ length: 8 }, tap))
    for (const response of eight) response.assertStatus(200)
    assert.lengthOf(
      eight.filter((response) => response.body().data.isWishlisted),
      4
    )
    assert.lengthOf(await items(), 0)
    await Promise.all(Array.from({ length: 7 }, tap))
    assert.lengthOf(await items(), 1)

    const saves = await Promise.all(
      Array.from({ length: 5 }, () =>
        client.post('/api/v1/wishlist').loginAs(user).json({ propertyId: property.id })
      )
    )
    for (const response of saves) response.assertStatus(200)
    assert.lengthOf(await items(), 1)
  })
})
