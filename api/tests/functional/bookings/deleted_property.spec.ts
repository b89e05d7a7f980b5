import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { BookingFactory } from '#database/factories/booking_factory'
import { ReviewFactory, stayEnded } from '#database/factories/review_factory'
import { UserFactory } from '#database/factories/user_factory'
import User from '#models/user'

test.group('Bookings of a deleted property', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('keep title and town, and offer nothing that is gone', async ({ client, assert }) => {
    const guest = await UserFactory.create()
    const booking = await BookingFactory.apply('checkedOut')
      .merge({ ...stayEnded(3), guestId: guest.id })
      .create()
    const host = await User.findOrFail(booking.hostId)
    const admin = await UserFactory.apply('admin').create()
    const before = await client.get(`/api/v1/bookings/${booking.id}`).loginAs(guest)
    assert.deepEqual(before.body().data.actions, ['review'])

    const deleted = await client.delete(`/api/v1/properties/${booking.propertyId}`).loginAs(host)
    deleted.assertStatus(200)
    for (const viewer of [guest, host, admin]) {
      const one = await client.get(`/api/v1/bookings/${booking.id}`).loginAs(viewer)
      const list = await client.get('/api/v1/bookings').loginAs(viewer)
      for (const found of [one.body().data, list.body().data[0]]) {
        assert.containsSubset(found.property, {
          _id: booking.propertyId,
          title: 'Quiet apartment with a garden view',
          isDeleted: true,
          isActive: false,
          images: [],
          address: { street: null, city: 'Nairobi' },
        })
        assert.deepEqual(found.actions, [])
      }
      const recent = await client.get('/api/v1/bookings/recent').loginAs(viewer)
      recent.assertStatus(200)
    }
  })

  test('take their reviews off every list', async ({ client, assert }) => {
    const review = await ReviewFactory.create()
    const { propertyId, authorId } = review
    const author = await User.findOrFail(authorId!)
    const admin = await UserFactory.apply('admin').create()
    const lists = [
      '/api/v1/reviews?limit=100',
      `/api/v1/users/${authorId}/reviews`,
      '/api/v1/reviews/my-reviews?limit=100',
      '/api/v1/reviews/flagged?limit=100',
    ]
    const found = async (path: string, viewer: User) => {
      const response = await client.get(path).loginAs(viewer)
      const { data } = response.body() as { data: { _id: number }[] }
      return data.some(({ _id }) => _id === review.id)
    }
    assert.isTrue(await found(lists[0], author))
    await review.related('reports').create({ userId: admin.id, reason: 'Not about the place' })

    const deleted = await client.delete(`/api/v1/properties/${propertyId}`).loginAs(admin)
    deleted.assertStatus(200)
    for (const path of lists) assert.isFalse(await found(path, admin), path)
    assert.isFalse(await found(lists[2], author))
    const one = await client.get(`/api/v1/reviews/${review.id}`).loginAs(author)
    one.assertStatus(404)
    const ofProperty = await client.get(`/api/v1/properties/${propertyId}/reviews`)
    ofProperty.assertStatus(404)
  })
})
