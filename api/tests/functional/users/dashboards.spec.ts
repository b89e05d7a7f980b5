import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import type { Status } from '#domain/booking_lifecycle'
import { toKes } from '#domain/money'
import { addDays, todayInNairobi } from '#domain/stay'
import type Booking from '#models/booking'
import type Property from '#models/property'
import type User from '#models/user'

/** One stay of each status, a week apart. */
async function oneOfEach(property: Property, guest: User) {
  const states: Status[] = ['pending', 'confirmed', 'checked-in', 'checked-out', 'cancelled']
  const bookings: Booking[] = []
  for (const [index, status] of states.entries()) {
    const checkIn = addDays(todayInNairobi(), 30 + 7 * index)
    bookings.push(
      await BookingFactory.merge({
        propertyId: property.id,
        guestId: guest.id,
        status,
        checkIn,
        checkOut: addDays(checkIn, 2),
      }).create()
    )
  }
  return bookings
}

const sumOf = (bookings: Booking[], minor: (booking: Booking) => number) =>
  bookings.filter((one) => one.isAgreed).reduce((sum, one) => sum + minor(one), 0) / 100

const agreedKes = (bookings: Booking[]) => sumOf(bookings, (one) => one.totalKesMinor)

test.group('Dashboards', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a host sees own properties, stays, revenue and likes', async ({ client, assert }) => {
    const host = await UserFactory.apply('host').create()
    const guest = await UserFactory.create()
    const first = await PropertyFactory.merge({ hostId: host.id, totalLikes: 3 }).create()
    await PropertyFactory.apply('inactive').merge({ hostId: host.id, totalLikes: 4 }).create()
    await PropertyFactory.apply('deleted').merge({ hostId: host.id, totalLikes: 9 }).create()
    const bookings = await oneOfEach(first, guest)
    const elsewhere = await PropertyFactory.merge({ totalLikes: 50 }).create()
    await oneOfEach(elsewhere, guest)

    const response = await client.get('/api/v1/users/host/dashboard').loginAs(host)
    response.assertStatus(200)
    assert.deepEqual(response.body().data, {
      properties: { total: 2 },
      bookings: { total: 5 },
      revenue: {
        total: agreedKes(bookings),
        paid: 0,
        due: agreedKes(bookings),
        hostShare: sumOf(bookings, (one) => one.earnings!.shareKes),
      },
      likes: { total: 7 },
    })
  })

  test('revenue says what is paid, what is still due and what is the host’s, to the cent', async ({
    client,
    assert,
  }) => {
    const host = await UserFactory.apply('host').create()
    const guest = await UserFactory.create()
    const bookings: Booking[] = []
    for (const [currency, priceMinor] of [
      ['USD', 3333],
      ['KES', 650_001],
    ] as const) {
      const property = await PropertyFactory.merge({
        hostId: host.id,
        currency,
        priceMinor,
      }).create()
      bookings.push(...(await oneOfEach(property, guest)))
    }
    const [paid, owed, cancelled] = [bookings[1], bookings[3], bookings[4]]
    await paid.merge({ paymentStatus: 'paid', kesRate: 129_477 }).save()
    await owed.merge({ paymentStatus: 'pending' }).save()
    await cancelled.merge({ paymentStatus: 'refunded' }).save()

    const response = await client.get('/api/v1/users/host/dashboard').loginAs(host)
    const { revenue } = response.body().data
    assert.deepEqual(revenue, {
      total: agreedKes(bookings),
      paid: paid.totalKesMinor / 100,
      due: agreedKes(bookings.filter((one) => one !== paid)),
      hostShare: sumOf(bookings, (one) => one.earnings!.shareKes),
    })
    assert.isBelow(revenue.hostShare, revenue.total)
  })

  test('a guest sees own trips, wishlist, reviews and spending', async ({ client, assert }) => {
    const guest = await UserFactory.create()
    const property = await PropertyFactory.create()
    const bookings = await oneOfEach(property, guest)
    await bookings[1].merge({ paymentStatus: 'paid' }).save()
    await bookings[4].merge({ paymentStatus: 'refunded' }).save()
    await oneOfEach(await PropertyFactory.create(), await UserFactory.create())
    await db
      .table('wishlist_items')
      .insert({ user_id: guest.id, property_id: property.id, created_at: new Date() })

    const response = await client.get('/api/v1/users/guest/dashboard').loginAs(guest)
    response.assertStatus(200)
    assert.deepEqual(response.body().data, {
      bookings: { total: 5 },
      wishlist: { total: 1 },
      reviews: { total: 0 },
      spent: { total: bookings[1].totalKesMinor / 100 },
    })
  })

  test('spent is what was paid and did not go back, also of stays called off', async ({
    client,
    assert,
  }) => {
    const guest = await UserFactory.create()
    const property = await PropertyFactory.merge({ currency: 'USD', priceMinor: 3333 }).create()
    const of = async (changes: Partial<Booking>) => {
      const booking = await BookingFactory.merge({
        propertyId: property.id,
        guestId: guest.id,
        status: 'cancelled',
      }).create()
      return booking.merge({ kesRate: 129_477, ...changes }).save()
    }
    const spent = async () => {
      const dashboard = await client.get('/api/v1/users/guest/dashboard').loginAs(guest)
      const stats = await client.get('/api/v1/bookings/stats').loginAs(guest)
      assert.equal(stats.body().data.spent, dashboard.body().data.spent.total)
      return Number(stats.body().data.spent)
    }

    const { totalMinor } = await of({ paymentStatus: 'unpaid' })
    await of({ paymentStatus: 'refunding', refundMinor: null })
    await of({ paymentStatus: 'refunded', refundMinor: totalMinor })
    await of({ paymentStatus: 'paid', refundMinor: 0, isByHand: true })
    // Nothing went back by the policy; later the guest's bank took it.
    await of({ paymentStatus: 'refunded', refundMinor: 0 })
    assert.equal(await spent(), 0)

    await of({ paymentStatus: 'paid', refundMinor: 0 })
    assert.equal(await spent(), toKes(totalMinor, 129_477) / 100)
    await of({ paymentStatus: 'refunding', refundMinor: totalMinor - 101 })
    await of({ paymentStatus: 'refunded', refundMinor: totalMinor - 102 })
    const parts = toKes(101, 129_477) + toKes(102, 129_477)
    assert.equal(await spent(), (toKes(totalMinor, 129_477) + parts) / 100)
  })

  test('an admin sees everything', async ({ client, assert }) => {
    const admin = await UserFactory.apply('admin').create()
    const before = await client.get('/api/v1/users/admin/dashboard').loginAs(admin)
    const property = await PropertyFactory.create()
    const bookings = await oneOfEach(property, await UserFactory.create())
    await UserFactory.apply('deleted').create()
    const after = await client.get('/api/v1/users/admin/dashboard').loginAs(admin)

    const [was, is] = [before.body().data, after.body().data]
    assert.sameMembers(Object.keys(is), ['users', 'properties', 'bookings', 'revenue'])
    assert.equal(is.users.total - was.users.total, 2)
    assert.equal(is.properties.total - was.properties.total, 1)
    assert.equal(is.bookings.total - was.bookings.total, 5)
    assert.approximately(is.revenue.total - was.revenue.total, agreedKes(bookings), 0.001)
  })

  test('somebody who has done nothing yet sees noughts', async ({ client, assert }) => {
    const guest = await UserFactory.create()
    const response = await client.get('/api/v1/users/guest/dashboard').loginAs(guest)
    assert.deepEqual(response.body().data.spent, { total: 0 })
  })

  test('{role} may not open the dashboard of another role')
    .with([{ role: 'guest' }, { role: 'host' }, { role: 'admin' }] as const)
    .run(async ({ client }, { role }) => {
      const person = await UserFactory.merge({ role }).create()
      for (const other of ['guest', 'host', 'admin']) {
        const response = await client.get(`/api/v1/users/${other}/dashboard`).loginAs(person)
        response.assertStatus(other === role ? 200 : 403)
      }
    })

  test('nobody signed out sees any', async ({ client }) => {
    for (const role of ['guest', 'host', 'admin']) {
      const response = await client.get(`/api/v1/users/${role}/dashboard`)
      response.assertStatus(401)
    }
  })
})
