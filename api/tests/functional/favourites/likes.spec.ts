import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import Like from '#models/like'
import Property from '#models/property'
import User from '#models/user'
import type { ApiClient } from '@japa/api-client'
import { queriesOf } from '#tests/helpers/count_queries'

const like = (client: ApiClient, user: User, id: number, path = '') =>
  client.post(`/api/v1/properties/${id}/like${path}`).loginAs(user)

test.group('Likes', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('toggle, and everybody sees the number', async ({ client }) => {
    const [one, two] = await UserFactory.createMany(2)
    const property = await PropertyFactory.create()
    const first = await like(client, one, property.id)
    first.assertStatus(200)
    first.assertBody({
      success: true,
      data: { liked: true, totalLikes: 1 },
      message: 'Added to favorites',
    })
    const second = await like(client, two, property.id)
    second.assertBodyContains({ data: { liked: true, totalLikes: 2 } })
    const back = await like(client, one, property.id)
    back.assertBody({
      success: true,
      data: { liked: false, totalLikes: 1 },
      message: 'Removed from favorites',
    })
    const status = await client.get(`/api/v1/properties/${property.id}/like/status`).loginAs(one)
    status.assertBodyContains({ data: { liked: false, totalLikes: 1 } })
    const other = await client.get(`/api/v1/properties/${property.id}/like/status`).loginAs(two)
    other.assertBodyContains({ data: { liked: true, totalLikes: 1 } })
    const page = await client.get(`/api/v1/properties/${property.id}`)
    page.assertBodyContains({ data: { totalLikes: 1 } })
  })

  test('are not for one’s own place', async ({ client }) => {
    const property = await PropertyFactory.create()
    const host = await User.findOrFail(property.hostId)
    for (const path of ['', '/create']) {
      const response = await like(client, host, property.id, path)
      response.assertStatus(403)
    }
    const status = await client.get(`/api/v1/properties/${property.id}/like/status`).loginAs(host)
    status.assertBodyContains({ data: { liked: false, totalLikes: 0 } })
  })

  test('create likes once, however often', async ({ client, assert }) => {
    const user = await UserFactory.create()
    const property = await PropertyFactory.create()
    for (let time = 0; time < 3; time++) {
      const response = await like(client, user, property.id, '/create')
      response.assertStatus(200)
      response.assertBodyContains({ data: { liked: true, totalLikes: 1 } })
    }
    assert.lengthOf(await Like.query().where('userId', user.id), 1)
  })

  test('one’s own are listed with their properties and taken back by their number', async ({
    client,
    assert,
  }) => {
    const user = await UserFactory.create()
    const properties = await PropertyFactory.createMany(3)
    for (const { id } of properties) await like(client, user, id)
    await Property.query().where('id', properties[0].id).update({ isActive: false })

    const list = await client.get('/api/v1/likes').loginAs(user)
    list.assertStatus(200)
    const { data, pagination } = list.body()
    assert.equal(pagination.total, 2)
    assert.deepEqual(
      data.map(({ property }: { property: { _id: number } }) => property._id),
      [properties[2].id, properties[1].id]
    )
    const stranger = await client
      .delete(`/api/v1/likes/${data[0]._id}`)
      .loginAs(await UserFactory.create())
    stranger.assertStatus(404)
    const gone = await client.delete(`/api/v1/likes/${data[0]._id}`).loginAs(user)
    gone.assertStatus(200)
    gone.assertBodyContains({
      data: { liked: false, totalLikes: 0 },
      message: 'Removed from favorites',
    })
    const again = await client.delete(`/api/v1/likes/${data[0]._id}`).loginAs(user)
    again.assertStatus(404)
    const unliked = await Property.findOrFail(properties[2].id)
    assert.equal(unliked.totalLikes, 0)
  })

  test('somebody’s likes are theirs and the admins’ to read', async ({ client }) => {
    const user = await UserFactory.create()
    const property = await PropertyFactory.create()
    await like(client, user, property.id)
    const path = `/api/v1/likes/users/${user.id}/likes`
    for (const reader of [user, await UserFactory.apply('admin').create()]) {
      const response = await client.get(path).loginAs(reader)
      response.assertStatus(200)
      response.assertBodyContains({ pagination: { total: 1 } })
    }
    const host = await client.get(path).loginAs(await UserFactory.apply('host').create())
    host.assertStatus(404)
    const anonymous = await client.get(path)
    anonymous.assertStatus(401)
  })

  test('are for people who are signed in, and for what they may see', async ({ client }) => {
    const property = await PropertyFactory.create()
    const hidden = await PropertyFactory.apply('inactive').create()
    const user = await UserFactory.create()
    for (const [method, path] of [
      ['post', ''],
      ['post', '/create'],
      ['get', '/status'],
    ] as const) {
      const anonymous = await client[method](`/api/v1/properties/${property.id}/like${path}`)
      anonymous.assertStatus(401)
      const unseen = await client[method](`/api/v1/properties/${hidden.id}/like${path}`).loginAs(
        user
      )
      unseen.assertStatus(404)
    }
    for (const path of ['', '/users/1/likes']) {
      const response = await client.get(`/api/v1/likes${path}`)
      response.assertStatus(401)
    }
  })

  test('take the same number of queries whatever their number', async ({ client, assert }) => {
    const user = await UserFactory.create()
    const ask = () => queriesOf(() => client.get('/api/v1/likes?limit=50').loginAs(user))
    const other = await PropertyFactory.create()
    await like(client, user, other.id)
    const few = await ask()
    for (const { id } of await PropertyFactory.createMany(5)) await like(client, user, id)
    const many = await ask()
    assert.lengthOf(many, few.length)
  })
})

/** Without a transaction around them, as the real requests are. */
test.group('Likes, at the same moment', () => {
  test('of many people all count, and nobody counts twice', async ({ client, assert }) => {
    const people = await UserFactory.createMany(10)
    const property = await PropertyFactory.create()
    const answers = await Promise.all(
      people.flatMap((person) => [
        like(client, person, property.id, '/create'),
        like(client, person, property.id, '/create'),
      ])
    )
    for (const answer of answers) answer.assertStatus(200)
    const total = async () => {
      const { totalLikes } = await Property.findOrFail(property.id)
      return totalLikes
    }
    assert.equal(await total(), 10)

    const toggles = await Promise.all(
      people
        .slice(0, 4)
        .flatMap((person) => Array.from({ length: 3 }, () => like(client, person, property.id)))
    )
    for (const answer of toggles) answer.assertStatus(200)
    assert.lengthOf(await Like.query().where('propertyId', property.id), 6)
    assert.equal(await total(), 6)

    const [kept] = await Like.query().where('propertyId', property.id)
    const owner = people.find(({ id }) => id === kept.userId)!
    const removals = await Promise.all(
      Array.from({ length: 4 }, () => client.delete(`/api/v1/likes/${kept.id}`).loginAs(owner))
    )
    for (const answer of removals) assert.include([200, 404], answer.status())
    assert.equal(await total(), 5)
  })
})
