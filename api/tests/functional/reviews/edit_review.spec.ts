import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { ReviewFactory } from '#database/factories/review_factory'
import { UserFactory } from '#database/factories/user_factory'
import AuditEvent from '#models/audit_event'
import Property from '#models/property'
import Review from '#models/review'
import ReviewVote from '#models/review_vote'
import User from '#models/user'
import { leftovers, photographAsJpeg } from '#tests/helpers/pictures'
import { finishedStay, formOf } from '#tests/helpers/reviews'

const url = (id: number) => `/api/v1/reviews/${id}`

async function written(changes: Partial<Review> = {}) {
  const review = await ReviewFactory.merge(changes).create()
  const author = await User.findOrFail(review.authorId)
  const property = await Property.findOrFail(review.propertyId)
  const host = await User.findOrFail(property.hostId)
  return { review, author, property, host }
}

test.group('Editing a review', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('its author changes what is given; the rating follows and the log knows', async ({
    client,
    assert,
  }) => {
    const { review, author, property } = await written({ rating: 4 })
    const response = await client
      .put(url(review.id))
      .json({ rating: 2, text: 'On second thought, the birds were rather loud.', status: 'hidden' })
      .loginAs(author)
    response.assertStatus(200)
    response.assertBodyContains({
      message: 'Your review is updated.',
      data: { rating: 2, title: review.title, status: 'visible', actions: ['edit', 'delete'] },
    })
    await property.refresh()
    assert.equal(property.ratingHundredths, 200)

    const event = await AuditEvent.query()
      .where({ action: 'review.edited', subject_id: review.id })
      .firstOrFail()
    assert.equal(event.actorId, author.id)
    assert.deepEqual(event.before, { rating: 4, text: '•••' })
    assert.deepEqual(event.after, { rating: 2, text: '•••' })
  })

  test('nobody else does, not even an admin; for outsiders a hidden one is not there', async ({
    client,
  }) => {
    const { review, host } = await written()
    const admin = await UserFactory.apply('admin').create()
    const stranger = await UserFactory.create()
    const anonymous = await client.put(url(review.id)).json({ rating: 1 })
    anonymous.assertStatus(401)
    for (const who of [host, admin, stranger]) {
      const response = await client.put(url(review.id)).json({ rating: 1 }).loginAs(who)
      response.assertStatus(403)
    }
    await review.merge({ status: 'hidden' }).save()
    for (const who of [host, stranger]) {
      const response = await client.put(url(review.id)).json({ rating: 1 }).loginAs(who)
      response.assertStatus(404)
    }
  })

  test('fourteen days after writing it is too late', async ({ client }) => {
    const edit = async (days: number) => {
      const createdAt = DateTime.utc().minus({ days }).plus({ minutes: 1 })
      const { review, author } = await written({ createdAt })
      return client.put(url(review.id)).json({ rating: 1 }).loginAs(author)
    }
    const inTime = await edit(14)
    inTime.assertStatus(200)
    const late = await edit(15)
    late.assertStatus(409)
    late.assertBodyContains({
      code: 'E_TOO_LATE',
      message: 'A review can be changed within 14 days of writing it',
    })
  })

  test('nobody writes around a decision', async ({ client }) => {
    for (const status of ['hidden', 'removed'] as const) {
      const { review, author } = await written({ status })
      const edit = await client.put(url(review.id)).json({ rating: 1 }).loginAs(author)
      edit.assertStatus(409)
      edit.assertBodyContains({ code: 'E_MODERATED' })
      const remove = await client.delete(url(review.id)).loginAs(author)
      remove.assertStatus(409)
    }
  })

  test('what is out of bounds is refused', async ({ client }) => {
    const { review, author } = await written()
    const bads = [{ rating: 0 }, { title: 'No' }, { text: 'Short' }, { ratings: {} }]
    const blank = [{ rating: null }, { title: ' ' }, { text: null }]
    for (const bad of [...bads, ...blank]) {
      const response = await client.put(url(review.id)).json(bad).loginAs(author)
      response.assertStatus(422)
    }
  })
})

test.group('Taking a review back', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear(['memory']))

  test('its author within 14 days, an admin at any time; nobody else', async ({
    client,
    assert,
  }) => {
    const { review, author, property, host } = await written()
    await ReviewVote.create({ reviewId: review.id, userId: host.id })
    for (const who of [host, await UserFactory.create()]) {
      const response = await client.delete(url(review.id)).loginAs(who)
      response.assertStatus(403)
    }
    const response = await client.delete(url(review.id)).loginAs(author)
    response.assertStatus(200)
    response.assertBodyContains({ success: true, message: 'Review deleted successfully' })
    assert.isNull(await Review.find(review.id))
    await property.refresh()
    assert.deepEqual([property.ratingHundredths, property.totalReviews], [0, 0])
    const again = await client.delete(url(review.id)).loginAs(author)
    again.assertStatus(404)

    const createdAt = DateTime.utc().minus({ days: 40 })
    const old = await written({ createdAt, status: 'hidden' })
    const admin = await UserFactory.apply('admin').create()
    const byAdmin = await client.delete(url(old.review.id)).loginAs(admin)
    byAdmin.assertStatus(200)
    const event = await AuditEvent.query().where('actor_id', admin.id).firstOrFail()
    assert.deepEqual(event.before, {
      status: 'hidden',
      rating: 4,
      propertyId: old.property.id,
      authorId: old.author.id,
    })
  })

  test('its pictures go with it, or one by one at any time', async ({ client, assert }) => {
    const { guest, booking } = await finishedStay()
    const before = await leftovers('reviews')
    const bytes = await photographAsJpeg({ width: 120, height: 90 })
    const made = await client
      .post('/api/v1/reviews')
      .loginAs(guest)
      .fields(formOf(booking, { photoConsent: 'true' }) as Record<string, string>)
      .file('images', bytes, { filename: 'a.jpg' })
      .file('images', bytes, { filename: 'b.jpg' })
    made.assertStatus(201)
    const { _id: id, images } = made.body().data
    const photo = (photoId: number) => `${url(id)}/photos/${photoId}`

    const host = await User.findOrFail(booking.hostId)
    const byHost = await client.delete(photo(images[0]._id)).loginAs(host)
    byHost.assertStatus(403)
    await Review.query()
      .where('id', id)
      .update({ created_at: DateTime.utc().minus({ days: 99 }).toSQL({ includeOffset: false }) })
    const byAuthor = await client.delete(photo(images[0]._id)).loginAs(guest)
    byAuthor.assertStatus(200)
    byAuthor.assertBodyContains({ message: 'Image deleted successfully' })
    assert.deepEqual(
      byAuthor.body().data.images.map(({ _id }: { _id: number }) => _id),
      [images[1]._id]
    )
    const again = await client.delete(photo(images[0]._id)).loginAs(guest)
    again.assertStatus(404)
    const half = await leftovers('reviews')
    assert.equal(half.stored, before.stored + 1)

    const admin = await UserFactory.apply('admin').create()
    const removed = await client.delete(url(id)).loginAs(admin)
    removed.assertStatus(200)
    const after = await leftovers('reviews')
    assert.equal(after.stored, before.stored)
  })
})
