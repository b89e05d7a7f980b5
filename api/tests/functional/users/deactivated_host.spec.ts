import { test } from '@japa/runner'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { ReviewFactory } from '#database/factories/review_factory'
import { UserFactory } from '#database/factories/user_factory'
import { addDays, todayInNairobi } from '#domain/stay'
import AuditEvent from '#models/audit_event'
import Booking from '#models/booking'
import Property from '#models/property'
import User from '#models/user'
import WishlistItem from '#models/wishlist_item'
import { startWithEmptySearch } from '#tests/helpers/search'

const dates = { checkIn: addDays(todayInNairobi(), 60), checkOut: addDays(todayInNairobi(), 62) }

/** A host with a listing on the pages, one taken off them, and a guest who stays soon. */
async function hostAtWork() {
  const admin = await UserFactory.apply('admin').create()
  const guest = await UserFactory.create()
  const booking = await BookingFactory.apply('confirmed').merge({ guestId: guest.id }).create()
  const property = await Property.findOrFail(booking.propertyId)
  const host = await User.findOrFail(property.hostId)
  const resting = await PropertyFactory.apply('inactive').merge({ hostId: host.id }).create()
  const toggle = `/api/v1/users/${host.id}/toggle-status`
  return { admin, guest, booking, property, host, resting, toggle }
}

test.group('A host who is deactivated', (group) => {
  startWithEmptySearch(group)

  test('is found and booked no more, wherever one looks, and is again after the return', async ({
    client,
    assert,
  }) => {
    const { admin, guest, property, resting, toggle } = await hostAtWork()
    await WishlistItem.create({ userId: guest.id, propertyId: property.id })
    const review = await ReviewFactory.merge({ propertyId: property.id }).create()
    const page = `/api/v1/properties/${property.id}`
    const lists = async () => {
      const found = await client.get('/api/v1/properties?location=Nairobi')
      const near = await client.get('/api/v1/properties/radius/Nairobi/20')
      const popular = await client.get('/api/v1/properties/popular')
      const saved = await client.get('/api/v1/wishlist').loginAs(guest)
      const reviews = await client.get('/api/v1/reviews')
      const has = (list: typeof found, id: number) =>
        list.body().data.some((one: { _id: number }) => one._id === id)
      const places = [found, near, popular, saved].map((list) => has(list, property.id))
      return [...places, has(reviews, review.id)]
    }
    const book = () =>
      client
        .post('/api/v1/bookings')
        .json({ property: property.id, ...dates, guests: { adults: 2 } })
        .loginAs(guest)
    const statuses = async () => {
      const shown = await client.get(page)
      const quoted = await client.get(`${page}/quote`).qs(dates)
      const booked = await book()
      return [shown, quoted, booked].map((one) => one.status())
    }

    const everywhere = Array(5).fill(true)
    assert.deepEqual(await lists(), everywhere)
    await client.patch(toggle).loginAs(admin)
    assert.deepEqual(await lists(), Array(5).fill(false))
    assert.deepEqual(await statuses(), [404, 404, 404])

    await client.patch(toggle).loginAs(admin)
    assert.deepEqual(await lists(), everywhere)
    assert.deepEqual(await statuses(), [200, 200, 201])
    await resting.refresh()
    assert.isFalse(resting.isActive, 'what the host had taken off stays off')
  })

  test('leaves agreed stays as they are, whose guest learns that the place has no page now', async ({
    client,
    assert,
  }) => {
    const { admin, guest, booking, toggle } = await hostAtWork()
    const trip = () => client.get(`/api/v1/bookings/${booking.id}`).loginAs(guest)
    const before = await trip()
    before.assertBodyContains({ data: { property: { isActive: true } } })
    await client.patch(toggle).loginAs(admin)
    const { status } = await Booking.findOrFail(booking.id)
    assert.equal(status, 'confirmed')
    const shown = await trip()
    shown.assertStatus(200)
    const property = { isDeleted: false, isActive: false }
    shown.assertBodyContains({ data: { property, actions: ['cancel'] } })
  })

  test('has no listing activated meanwhile, not even by an admin', async ({ client }) => {
    const { admin, property, resting, toggle } = await hostAtWork()
    await client.patch(toggle).loginAs(admin)
    for (const { id } of [property, resting]) {
      const refused = await client
        .put(`/api/v1/properties/${id}`)
        .json({ isActive: true })
        .loginAs(admin)
      refused.assertStatus(409)
      refused.assertBodyContains({ code: 'E_HOST_DEACTIVATED' })
      const changed = await client
        .put(`/api/v1/properties/${id}`)
        .json({ title: 'Another title' })
        .loginAs(admin)
      changed.assertStatus(200)
    }
  })

  test('has no listing made free of charge meanwhile, to come back with', async ({ client }) => {
    const { admin, property, toggle } = await hostAtWork()
    await client.patch(toggle).loginAs(admin)
    const refused = await client
      .put(`/api/v1/properties/${property.id}`)
      .json({ price: 0 })
      .loginAs(admin)
    refused.assertStatus(422)
    refused.assertBodyContains({ errors: [{ field: 'price', rule: 'positive' }] })
  })

  test('does not bring back what an admin has taken off meanwhile', async ({ client, assert }) => {
    const { admin, property, toggle } = await hostAtWork()
    await client.patch(toggle).loginAs(admin)
    const off = await client
      .put(`/api/v1/properties/${property.id}`)
      .json({ isActive: false })
      .loginAs(admin)
    off.assertStatus(200)
    await client.patch(toggle).loginAs(admin)
    await property.refresh()
    assert.isFalse(property.isActive)
    const [entry] = await AuditEvent.query()
      .where({ action: 'property.deactivated', subjectId: property.id })
      .orderBy('id', 'desc')
    assert.deepEqual(entry.before, { pausedWithHost: true })
    assert.deepEqual(entry.after, { pausedWithHost: false })
  })

  test('leaves an entry in the log for every listing', async ({ client, assert }) => {
    const { admin, property, toggle } = await hostAtWork()
    await client.patch(toggle).loginAs(admin)
    await client.patch(toggle).loginAs(admin)
    const events = await AuditEvent.query()
      .where({ subjectType: 'property', subjectId: property.id, actorId: admin.id })
      .orderBy('id')
    assert.deepEqual(
      events.map(({ action, after }) => [action, after]),
      [
        ['property.deactivated', { isActive: false }],
        ['property.activated', { isActive: true }],
      ]
    )
  })
})
