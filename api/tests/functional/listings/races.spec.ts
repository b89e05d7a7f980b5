import { test } from '@japa/runner'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import Booking from '#models/booking'
import Property from '#models/property'
import PropertyImage from '#models/property_image'
import User from '#models/user'
import { day } from '#tests/helpers/days'
import { picture, withImages } from '#tests/helpers/listings'
import { leftovers } from '#tests/helpers/pictures'

/** Without a transaction around them, as the real requests are: rows stay, each test makes its own. */
test.group('Listings, changed at the same moment', () => {
  test('never have more than eight pictures, nor a file without its row', async ({
    client,
    assert,
  }) => {
    const property = await PropertyFactory.create()
    const host = await User.findOrFail(property.hostId)
    const before = await leftovers('properties')
    const three = Array<Buffer>(3).fill(await picture())
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        withImages(
          client.post(`/api/v1/properties/${property.id}/photos`).loginAs(host).fields({}),
          three
        )
      )
    )
    const statuses = answers.map((answer) => answer.status()).sort()
    assert.deepEqual(statuses, [201, 201, 422, 422, 422])
    const images = await PropertyImage.query().where('propertyId', property.id)
    assert.lengthOf(images, 7)
    assert.deepEqual(await leftovers('properties'), {
      stored: before.stored + 6,
      received: before.received,
    })
  })

  test('always have one primary picture, and never lose the last one', async ({
    client,
    assert,
  }) => {
    const property = await PropertyFactory.create()
    const host = await User.findOrFail(property.hostId)
    const path = `/api/v1/properties/${property.id}/photos`
    await withImages(client.post(path).loginAs(host).fields({}), [
      await picture(),
      await picture('#ff0000'),
    ])
    const images = await PropertyImage.query().where('propertyId', property.id).orderBy('id')

    await Promise.all(images.map(({ id }) => client.put(`${path}/${id}/primary`).loginAs(host)))
    const primary = await PropertyImage.query().where({ propertyId: property.id, isPrimary: true })
    assert.lengthOf(primary, 1)

    const removals = await Promise.all(
      images.map(({ id }) => client.delete(`${path}/${id}`).loginAs(host))
    )
    assert.deepEqual(removals.map((answer) => answer.status()).sort(), [200, 200, 409])
    const [left, ...others] = await PropertyImage.query().where('propertyId', property.id)
    assert.lengthOf(others, 0)
    assert.isTrue(left.isPrimary)
  })

  test('are deleted before a request is approved, or not at all', async ({ client, assert }) => {
    for (let round = 0; round < 6; round++) {
      const pending = await BookingFactory.create()
      const host = await User.findOrFail(pending.hostId)
      const guest = await UserFactory.create()
      const [deletion, approval, reservation] = await Promise.all([
        client.delete(`/api/v1/properties/${pending.propertyId}`).loginAs(host),
        client.put(`/api/v1/bookings/${pending.id}/approve`).loginAs(host).json({}),
        client
          .post('/api/v1/bookings')
          .loginAs(guest)
          .json({
            property: pending.propertyId,
            checkIn: day(3),
            checkOut: day(4),
            guests: { adults: 1 },
          }),
      ])
      const property = await Property.findOrFail(pending.propertyId)
      const alive = await Booking.query()
        .where('propertyId', pending.propertyId)
        .whereNot('status', 'cancelled')
      if (deletion.status() === 200) {
        assert.isNotNull(property.deletedAt)
        assert.lengthOf(alive, 0, 'nobody is left with a place that is gone')
        assert.equal(approval.status(), 409)
      } else {
        assert.equal(deletion.status(), 409)
        assert.equal(approval.status(), 200)
        assert.equal(reservation.status(), 201)
        assert.isNull(property.deletedAt)
        assert.lengthOf(alive, 2)
      }
    }
  })
})
