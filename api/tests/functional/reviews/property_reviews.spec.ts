import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { PropertyFactory } from '#database/factories/property_factory'
import { ReviewFactory } from '#database/factories/review_factory'
import { UserFactory } from '#database/factories/user_factory'
import ReviewImage from '#models/review_image'
import { bodyOf, type Listed } from '#tests/helpers/answers'
import { queriesOf } from '#tests/helpers/count_queries'

type Titled = { title: string }

test.group('The reviews of a property', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are read newest first, page by page', async ({ client, assert }) => {
    const property = await PropertyFactory.create()
    const at = (day: number) => DateTime.fromISO(`2026-03-0${day}T09:00:00Z`)
    const titles = ['The second', 'The third, same moment', 'The first', 'The fourth']
    for (const [index, day] of [2, 2, 1, 3].entries()) {
      await ReviewFactory.merge({
        propertyId: property.id,
        title: titles[index],
        createdAt: at(day),
      }).create()
    }
    await ReviewFactory.merge({ propertyId: property.id }).apply('hidden').create()
    await ReviewFactory.create()

    const path = `/api/v1/properties/${property.id}/reviews`
    const first = await client.get(path).qs({ page: 1, limit: 3 })
    first.assertStatus(200)
    const { data, pagination } = bodyOf<Listed<Titled>>(first)
    assert.deepEqual(
      data.map(({ title }) => title),
      ['The fourth', 'The third, same moment', 'The second']
    )
    assert.deepEqual(pagination, { total: 4, pages: 2, page: 1, limit: 3 })
    const second = await client.get(path).qs({ page: 2, limit: 3 })
    second.assertBodyContains({ data: [{ title: 'The first' }] })
    const past = await client.get(path).qs({ page: 9 })
    past.assertStatus(200)
    assert.isEmpty(bodyOf<Listed<Titled>>(past).data)
  })

  test('carry their pictures in order and the host’s answer, and no e-mail', async ({
    client,
    assert,
  }) => {
    const review = await ReviewFactory.apply('answered').create()
    for (const position of [1, 0]) {
      await ReviewImage.create({
        reviewId: review.id,
        key: `reviews/${position}/original.webp`,
        position,
        width: 800,
        height: 600,
        color: '#102030',
        variantWidths: position ? null : '320,720',
        variantFormats: position ? null : 'avif,webp',
      })
    }
    const response = await client.get(`/api/v1/properties/${review.propertyId}/reviews`)
    const [read] = response.body().data
    assert.equal(read.hostResponse.text, 'Asante sana! You are always welcome.')
    assert.containsSubset(read.images, [
      {
        url: '/uploads/reviews/0/original.webp',
        variants: { widths: [320, 720], formats: ['avif', 'webp'] },
      },
      { url: '/uploads/reviews/1/original.webp', variants: null },
    ])
    assert.notInclude(response.text(), '@makao.test')
  })

  test('cost the same number of queries however many there are', async ({ client, assert }) => {
    const property = await PropertyFactory.create()
    const path = `/api/v1/properties/${property.id}/reviews`
    await ReviewFactory.merge({ propertyId: property.id }).create()
    const one = await queriesOf(() => client.get(path))
    await ReviewFactory.merge({ propertyId: property.id }).createMany(6)
    const many = await queriesOf(() => client.get(path))
    assert.equal(many.length, one.length)
    assert.isAtMost(many.length, 6)
  })

  test('of a hidden property are for those who run it', async ({ client }) => {
    const property = await PropertyFactory.apply('inactive').create()
    const host = await property.related('host').query().firstOrFail()
    const admin = await UserFactory.apply('admin').create()
    for (const path of ['reviews', 'reviews/stats']) {
      const url = `/api/v1/properties/${property.id}/${path}`
      const anonymous = await client.get(url)
      anonymous.assertStatus(404)
      const stranger = await client.get(url).loginAs(await UserFactory.create())
      stranger.assertStatus(404)
      for (const person of [host, admin]) {
        const response = await client.get(url).loginAs(person)
        response.assertStatus(200)
        response.assertHeader('cache-control', 'private, no-store')
      }
    }
  })

  test('of a deleted, unknown or misspelt property are not found', async ({ client }) => {
    const gone = await PropertyFactory.apply('deleted').create()
    for (const id of [gone.id, 2_000_000, 'abc', '-1']) {
      const response = await client.get(`/api/v1/properties/${id}/reviews`)
      response.assertStatus(404)
      response.assertBodyContains({ success: false })
    }
  })

  test('are public and may be kept for half a minute', async ({ client, assert }) => {
    const property = await PropertyFactory.create()
    const response = await client.get(`/api/v1/properties/${property.id}/reviews`)
    assert.match(response.header('cache-control')!, /^public, max-age=30/)
    assert.exists(response.header('etag'))
  })

  test('pages that make no sense are refused', async ({ client }) => {
    const property = await PropertyFactory.create()
    for (const query of [{ page: 0 }, { page: 'x' }, { limit: 101 }, { limit: 0 }]) {
      const response = await client.get(`/api/v1/properties/${property.id}/reviews`).qs(query)
      response.assertStatus(422)
    }
  })
})

test.group('The reviews of a property in numbers', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('average, count, distribution and the six ratings of what is visible', async ({
    client,
    assert,
  }) => {
    const property = await PropertyFactory.create()
    const say = (rating: number, cleanlinessRating: number) =>
      ReviewFactory.merge({ propertyId: property.id, rating, cleanlinessRating })
    await say(5, 5).create()
    await say(4, 4).create()
    await say(5, 5).create()
    await say(1, 1).apply('hidden').create()

    const response = await client.get(`/api/v1/properties/${property.id}/reviews/stats`)
    response.assertStatus(200)
    assert.deepEqual(response.body().data, {
      averageRating: 4.67,
      totalReviews: 3,
      distribution: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 2 },
      ratings: {
        cleanliness: 4.67,
        communication: 5,
        checkIn: 4,
        accuracy: 4,
        location: 4,
        value: 3,
      },
    })
  })

  test('are all nought where nobody has said anything', async ({ client, assert }) => {
    const property = await PropertyFactory.create()
    const response = await client.get(`/api/v1/properties/${property.id}/reviews/stats`)
    const { averageRating, totalReviews, distribution, ratings } = response.body().data
    assert.deepEqual([averageRating, totalReviews], [0, 0])
    assert.deepEqual(distribution, { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 })
    assert.deepEqual(Object.values(ratings), [0, 0, 0, 0, 0, 0])
  })
})
