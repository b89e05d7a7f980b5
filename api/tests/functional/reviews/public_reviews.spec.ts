import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import { DateTime } from 'luxon'
import { PropertyFactory } from '#database/factories/property_factory'
import { ReviewFactory } from '#database/factories/review_factory'
import { UserFactory } from '#database/factories/user_factory'
import User from '#models/user'
import UserSettings from '#models/user_settings'
import { bodyOf, type Listed } from '#tests/helpers/answers'
import { queriesOf } from '#tests/helpers/count_queries'

const ids = (response: ApiResponse) =>
  bodyOf<Listed<{ _id: number }>>(response).data.map(({ _id }) => _id)

/** Three reviews of one property, written on three days. */
async function threeReviews() {
  const property = await PropertyFactory.create()
  const write = async (rating: number, daysAgo: number, helpfulVotes: number) => {
    const createdAt = DateTime.utc().minus({ days: daysAgo })
    return ReviewFactory.merge({
      propertyId: property.id,
      rating,
      helpfulVotes,
      createdAt,
    }).create()
  }
  const first = await write(3, 9, 1)
  const second = await write(5, 5, 0)
  const third = await write(4, 1, 7)
  return { property, first, second, third }
}

test.group('Reviews for everybody', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are listed newest first, filtered and sorted, page by page', async ({ client, assert }) => {
    const { property, first, second, third } = await threeReviews()
    const found = async (query: string) =>
      ids(await client.get(`/api/v1/reviews?property=${property.id}&${query}`))

    assert.deepEqual(await found(''), [third.id, second.id, first.id])
    assert.deepEqual(await found('sort=-createdAt'), [first.id, second.id, third.id])
    assert.deepEqual(await found('sort=-rating'), [second.id, third.id, first.id])
    assert.deepEqual(await found('sort=rating'), [first.id, third.id, second.id])
    assert.deepEqual(await found('sort=-helpfulVotes'), [third.id, first.id, second.id])
    assert.deepEqual(await found('rating=5'), [second.id])
    assert.deepEqual(await found('page=2&limit=2'), [first.id])
    assert.deepEqual(await found('page=7'), [])

    const page = await client.get(`/api/v1/reviews?property=${property.id}&limit=2`)
    assert.deepEqual(page.body().pagination, { total: 3, pages: 2, page: 1, limit: 2 })
    assert.notProperty(page.body().data[0], 'status')
    assert.match(page.header('cache-control')!, /^public/)
  })

  test('unknown sorts and filters out of bounds are refused', async ({ client }) => {
    for (const bad of [
      'sort=mood',
      'rating=6',
      'rating=4.5',
      'property=x',
      'page=0',
      'limit=101',
    ]) {
      const response = await client.get(`/api/v1/reviews?${bad}`)
      response.assertStatus(422)
    }
  })

  test('neither what was taken down nor what cannot be booked is shown', async ({
    client,
    assert,
  }) => {
    const shown = await ReviewFactory.create()
    const hidden = await ReviewFactory.apply('hidden').create()
    const removed = await ReviewFactory.merge({ status: 'removed' }).create()
    const resting = await PropertyFactory.apply('inactive').create()
    const gone = await PropertyFactory.apply('deleted').create()
    const others = [
      hidden,
      removed,
      await ReviewFactory.merge({ propertyId: resting.id }).create(),
      await ReviewFactory.merge({ propertyId: gone.id }).create(),
    ]
    const listed = ids(await client.get('/api/v1/reviews?limit=100'))
    assert.include(listed, shown.id)
    for (const { id } of others) assert.notInclude(listed, id)
  })

  test('what one person wrote is listed as long as they show a profile', async ({
    client,
    assert,
  }) => {
    const review = await ReviewFactory.create()
    await ReviewFactory.apply('hidden').merge({ authorId: review.authorId }).create()
    await ReviewFactory.create()
    const author = await User.findOrFail(review.authorId)
    const admin = await UserFactory.apply('admin').create()
    const url = `/api/v1/users/${author.id}/reviews`
    assert.deepEqual(ids(await client.get(url)), [review.id])

    await UserSettings.updateOrCreate({ userId: author.id }, { publicProfile: false })
    await refused(client, url)
    assert.deepEqual(ids(await client.get(url).loginAs(author)), [review.id])
    assert.deepEqual(ids(await client.get(url).loginAs(admin)), [review.id])

    await author.merge({ deletedAt: DateTime.utc() }).save()
    await refused(client, url)
    await refused(client, '/api/v1/users/999999/reviews')
    await refused(client, '/api/v1/users/me/reviews')
  })

  test('a list takes the same number of queries whatever its length', async ({
    client,
    assert,
  }) => {
    const { property } = await threeReviews()
    const list = (limit: number) =>
      queriesOf(async () => {
        await client.get(`/api/v1/reviews?property=${property.id}&limit=${limit}`)
      })
    const one = await list(1)
    const all = await list(50)
    assert.isAtMost(all.length, one.length)
    assert.isAtMost(one.length, 5)
  })
})

async function refused(client: ApiClient, url: string) {
  const response = await client.get(url)
  response.assertStatus(404)
}
