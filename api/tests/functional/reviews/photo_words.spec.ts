import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { ReviewFactory } from '#database/factories/review_factory'
import { UserFactory } from '#database/factories/user_factory'
import AuditEvent from '#models/audit_event'
import Property from '#models/property'
import type Review from '#models/review'
import ReviewImage from '#models/review_image'
import User from '#models/user'

const url = (review: Review) => `/api/v1/reviews/${review.id}`

/** A published review with two pictures; the first one has words. */
async function withPhotos(changes: Partial<Review> = {}) {
  const review = await ReviewFactory.merge(changes).create()
  const author = await User.findOrFail(review.authorId)
  const said = { caption: 'The balcony', alt: 'Two chairs above the sea' }
  const photos = await ReviewImage.createMany(
    [said, {}].map((words, position) => ({
      ...words,
      position,
      reviewId: review.id,
      key: `reviews/words-${review.id}-${position}/original.webp`,
      width: 800,
      height: 600,
      color: '#b9a37e',
    }))
  )
  return { review, author, photos }
}

async function wordsOf(review: Review) {
  const images = await review.related('images').query().orderBy('position')
  return images.map(({ caption, alt }) => [caption, alt])
}

test.group('The words of photos in a published review', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are changed by its author; what is left out stays, null and nothing take words away', async ({
    client,
    assert,
  }) => {
    const { review, author, photos } = await withPhotos()
    const [first, second] = photos.map(({ id }) => id)
    const put = (images: unknown) => client.put(url(review)).json({ images }).loginAs(author)

    const changed = await put([
      { _id: second, caption: ' The garden\u0000 at dusk ', alt: 'A garden with lamps' },
      { _id: first, caption: 'Breakfast' },
    ])
    changed.assertStatus(200)
    changed.assertBodyContains({
      message: 'Your review is updated.',
      data: {
        title: review.title,
        images: [
          { _id: first, caption: 'Breakfast', alt: 'Two chairs above the sea' },
          { _id: second, caption: 'The garden at dusk', alt: 'A garden with lamps' },
        ],
      },
    })

    await put([
      { _id: first, alt: null },
      { _id: second, caption: '' },
    ])
    assert.deepEqual(await wordsOf(review), [
      ['Breakfast', null],
      [null, 'A garden with lamps'],
    ])
    await put([])
    assert.deepEqual(await wordsOf(review), [
      ['Breakfast', null],
      [null, 'A garden with lamps'],
    ])
    const read = await client.get('/api/v1/reviews').qs({ property: review.propertyId })
    read.assertBodyContains({ data: [{ images: [{ caption: 'Breakfast' }, { caption: null }] }] })
  })

  test('are recorded as changed, never told', async ({ client, assert }) => {
    const { review, author, photos } = await withPhotos()
    const images = [{ _id: photos[0].id, caption: 'Baraka in his hammock' }]
    await client.put(url(review)).json({ images }).loginAs(author)
    await client.put(url(review)).json({ images }).loginAs(author)
    const events = await AuditEvent.query().where({
      action: 'review.edited',
      subject_id: review.id,
    })
    assert.deepEqual(
      events.map(({ actorId, before, after }) => ({ actorId, before, after })),
      [{ actorId: author.id, before: { photoTexts: '•••' }, after: { photoTexts: '•••' } }]
    )
  })

  test('are nobody else’s to change', async ({ client, assert }) => {
    const { review, photos } = await withPhotos()
    const property = await Property.findOrFail(review.propertyId)
    const others = [
      await User.findOrFail(property.hostId),
      await UserFactory.apply('admin').create(),
      await UserFactory.create(),
    ]
    const images = [{ _id: photos[0].id, caption: 'Mine now' }]
    for (const who of others) {
      const response = await client.put(url(review)).json({ images }).loginAs(who)
      response.assertStatus(403)
    }
    const anonymous = await client.put(url(review)).json({ images })
    anonymous.assertStatus(401)
    const [kept] = await wordsOf(review)
    assert.deepEqual(kept, ['The balcony', 'Two chairs above the sea'])
  })

  test('stay as they are after 14 days and after a decision', async ({ client, assert }) => {
    const late = { createdAt: DateTime.utc().minus({ days: 15 }) }
    for (const changes of [late, { status: 'hidden' as const }]) {
      const { review, author, photos } = await withPhotos(changes)
      const images = [{ _id: photos[1].id, caption: 'Too late' }]
      const response = await client.put(url(review)).json({ images }).loginAs(author)
      response.assertStatus(409)
      const [, second] = await wordsOf(review)
      assert.deepEqual(second, [null, null])
    }
  })

  test('of a picture that is not in it are refused, with everything sent along', async ({
    client,
    assert,
  }) => {
    const { review, author, photos } = await withPhotos()
    const foreign = await withPhotos()
    const images = [
      { _id: photos[0].id, caption: 'Mine' },
      { _id: foreign.photos[0].id, caption: 'Not mine' },
    ]
    const response = await client
      .put(url(review))
      .json({ title: 'Another title', images })
      .loginAs(author)
    response.assertStatus(422)
    response.assertBodyContains({ errors: [{ field: 'images', rule: 'exists' }] })
    await review.refresh()
    assert.notEqual(review.title, 'Another title')
    for (const one of [review, foreign.review]) {
      const [kept] = await wordsOf(one)
      assert.deepEqual(kept, ['The balcony', 'Two chairs above the sea'])
    }
  })

  test('out of bounds are refused by name', async ({ client }) => {
    const { review, author, photos } = await withPhotos()
    const photo = { _id: photos[0].id }
    const cases = [
      { images: [{ ...photo, caption: 'x'.repeat(201) }], field: 'images.0.caption' },
      { images: [{ ...photo, alt: 'x'.repeat(201) }], field: 'images.0.alt' },
      { images: [photo, photo], field: 'images' },
      { images: [{ caption: 'Whose?' }], field: 'images.0._id' },
      { images: Array.from({ length: 6 }, (_, id) => ({ _id: id + 1 })), field: 'images' },
      { images: 'all', field: 'images' },
    ]
    for (const { images, field } of cases) {
      const response = await client.put(url(review)).json({ images }).loginAs(author)
      response.assertStatus(422)
      response.assertBodyContains({ errors: [{ field }] })
    }
  })
})
