import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import { DateTime } from 'luxon'
import paymentsConfig from '#config/payments'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import { toMinor } from '#domain/money'
import type Booking from '#models/booking'
import User from '#models/user'
import { day } from '#tests/helpers/days'
import { proposeDates } from '#tests/helpers/openapi/things'
import { offerNoGateway } from '#tests/helpers/payments'

const ids = (response: ApiResponse) => response.body().data.map(({ _id }: { _id: number }) => _id)
const stay = (from: number, to: number) => ({ checkIn: day(from), checkOut: day(to) })

test.group('Bookings of a property', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are for its host and admins, with filters and pages', async ({ client, assert }) => {
    const one = await BookingFactory.create()
    const two = await BookingFactory.apply('confirmed')
      .merge({ propertyId: one.propertyId, ...stay(40, 42) })
      .create()
    await BookingFactory.create()
    const host = await User.findOrFail(one.hostId)
    const path = `/api/v1/properties/${one.propertyId}/bookings`

    const all = await client.get(path).loginAs(host)
    all.assertStatus(200)
    assert.deepEqual(ids(all), [two.id, one.id])
    assert.equal(all.body().pagination.total, 2)
    const confirmed = await client.get(path).qs({ status: 'confirmed' }).loginAs(host)
    assert.deepEqual(ids(confirmed), [two.id])
    const second = await client.get(path).qs({ page: 2, limit: 1 }).loginAs(host)
    assert.deepEqual(ids(second), [one.id])
    const admin = await client.get(path).loginAs(await UserFactory.apply('admin').create())
    admin.assertStatus(200)
    const guest = await client.get(path).loginAs(await User.findOrFail(one.guestId))
    guest.assertStatus(403)
    const other = await client.get(path).loginAs(await UserFactory.apply('host').create())
    other.assertStatus(403)
    const anonymous = await client.get(path)
    anonymous.assertStatus(401)
    const bad = await client.get(path).qs({ status: 'asleep' }).loginAs(host)
    bad.assertStatus(422)
  })
})

test.group('Upcoming bookings', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are the next arrivals, asked for or agreed, five unless told', async ({
    client,
    assert,
  }) => {
    const guest = await UserFactory.create()
    const make = (from: number, state?: 'confirmed' | 'cancelled' | 'checkedOut') => {
      const factory = BookingFactory.merge({ guestId: guest.id, ...stay(from, from + 1) })
      return state ? factory.apply(state).create() : factory.create()
    }
    const later = await make(20)
    const today = await make(0, 'confirmed')
    const soon = await make(5, 'confirmed')
    await make(6, 'cancelled')
    await make(-1, 'confirmed')
    await make(-3, 'checkedOut')
    await BookingFactory.create()

    const list = await client.get('/api/v1/bookings/upcoming').loginAs(guest)
    list.assertStatus(200)
    assert.deepEqual(ids(list), [today.id, soon.id, later.id])
    const two = await client.get('/api/v1/bookings/upcoming').qs({ limit: 2 }).loginAs(guest)
    assert.deepEqual(ids(two), [today.id, soon.id])
    const host = await User.findOrFail(soon.hostId)
    const hosts = await client.get('/api/v1/bookings/upcoming').loginAs(host)
    assert.deepEqual(ids(hosts), [soon.id])
    for (let ahead = 30; ahead < 34; ahead++) await make(ahead)
    const five = await client.get('/api/v1/bookings/upcoming').loginAs(guest)
    assert.lengthOf(ids(five), 5)
    const bad = await client.get('/api/v1/bookings/upcoming').qs({ limit: 'x' }).loginAs(guest)
    bad.assertStatus(422)
    for (const which of ['upcoming', 'recent']) {
      const unsaid = await client.get(`/api/v1/bookings/${which}?limit=`).loginAs(guest)
      unsaid.assertStatus(200)
    }
    const anonymous = await client.get('/api/v1/bookings/upcoming')
    anonymous.assertStatus(401)
  })
})

test.group('Stays that are to be paid', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const due = (client: ApiClient, guest: User) =>
    client.get('/api/v1/bookings/my').qs({ due: true, sort: 'checkIn', limit: 3 }).loginAs(guest)

  test('are those that are paid here: what their hosts are paid for takes no place of theirs', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { offered, settings } = paymentsConfig
    const kept = offered.splice(0, offered.length, 'mpesa')
    cleanup(() => void offered.splice(0, offered.length, ...kept))
    const guest = await UserFactory.create()
    const make = (from: number, changes: Partial<Booking> = {}) =>
      BookingFactory.apply('confirmed')
        .merge({ guestId: guest.id, ...stay(from, from + 2), ...changes })
        .create()
    await make(-20, { isByHand: true })
    await make(-15, { paymentNotedAt: DateTime.utc() })
    const dear = await make(5)
    await dear.merge({ totalKesMinor: toMinor(settings.mpesa.most + 1) }).save()
    const over = await make(-10)
    const ahead = await make(10)

    const list = await due(client, guest)
    list.assertStatus(200)
    assert.deepEqual(ids(list), [over.id, ahead.id])
    for (const { waysToPay } of list.body().data) assert.deepEqual(waysToPay, ['mpesa'])
    const all = await client.get('/api/v1/bookings/my').loginAs(guest)
    assert.lengthOf(ids(all), 5)
  })

  test('are those that their guest can still pay: what is out of time only waits to be ended', async ({
    client,
    assert,
  }) => {
    const guest = await UserFactory.create()
    const make = (from: number, changes: Partial<Booking> = {}) =>
      BookingFactory.apply('confirmed')
        .merge({ guestId: guest.id, ...stay(from, from + 2), ...changes })
        .create()
    const [before, after] = [-1, 1].map((minutes) => DateTime.utc().plus({ minutes }))
    await make(5, { payBy: before })
    const inTime = await make(10, { payBy: after })
    const agreed = { status: 'due', decidedAt: DateTime.utc() } as const
    const late = await make(15, { paymentStatus: 'paid' })
    await proposeDates(late, day(20), day(23), { ...agreed, expiresAt: before })
    const dearer = await make(25, { paymentStatus: 'paid' })
    await proposeDates(dearer, day(30), day(33), { ...agreed, expiresAt: after })

    const list = await due(client, guest)
    assert.deepEqual(ids(list), [inTime.id, dearer.id])
  })

  test('are none where nothing is paid here', async ({ client, assert, cleanup }) => {
    cleanup(offerNoGateway())
    const guest = await UserFactory.create()
    await BookingFactory.apply('confirmed').merge({ guestId: guest.id }).create()
    const list = await due(client, guest)
    assert.deepEqual(ids(list), [])
  })
})

test.group('Bookings in numbers', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a host’s: by status, agreed nights and revenue, occupancy of 30 days', async ({
    client,
    assert,
  }) => {
    const property = await PropertyFactory.merge({ priceMinor: 100_000 }).create()
    await PropertyFactory.merge({ hostId: property.hostId }).apply('inactive').create()
    const host = await User.findOrFail(property.hostId)
    const at = { propertyId: property.id }
    await BookingFactory.apply('checkedOut')
      .merge({ ...at, ...stay(-33, -27) })
      .create()
    await BookingFactory.apply('checkedIn')
      .merge({ ...at, ...stay(-2, 3) })
      .create()
    await BookingFactory.apply('cancelled')
      .merge({ ...at, ...stay(-20, -10) })
      .create()
    await BookingFactory.merge({ ...at, ...stay(10, 12) }).create()
    await BookingFactory.create()

    const response = await client.get('/api/v1/bookings/stats').loginAs(host)
    response.assertStatus(200)
    const revenue = Math.round(11 * 1000 * 1.1 * 1.08 * 100) / 100
    assert.deepEqual(response.body().data, {
      total: 4,
      byStatus: { 'pending': 1, 'confirmed': 0, 'checked-in': 1, 'checked-out': 1, 'cancelled': 1 },
      nights: 11,
      revenue,
      spent: null,
      occupancy: { days: 30, nights: 5, available: 30, percent: 16.7 },
    })
  })

  test('a guest’s: what was spent; an admin’s: of everybody', async ({ client, assert }) => {
    const booking = await BookingFactory.apply('confirmed')
      .merge({ paymentStatus: 'paid' })
      .create()
    await BookingFactory.create()
    const guest = await User.findOrFail(booking.guestId)
    const unpaid = { guestId: guest.id, paymentStatus: 'unpaid' } as const
    await BookingFactory.apply('confirmed').merge(unpaid).create()
    const mine = await client.get('/api/v1/bookings/stats').loginAs(guest)
    assert.containsSubset(mine.body().data, {
      total: 2,
      nights: 4,
      spent: booking.totalKesMinor / 100,
      revenue: null,
      occupancy: null,
    })
    const admin = await UserFactory.apply('admin').create()
    const all = await client.get('/api/v1/bookings/stats').loginAs(admin)
    assert.isAtLeast(all.body().data.total, 2)
    assert.isNotNull(all.body().data.occupancy)
    const nobody = await client
      .get('/api/v1/bookings/stats')
      .loginAs(await UserFactory.apply('host').create())
    assert.containsSubset(nobody.body().data, { total: 0, revenue: 0, occupancy: { percent: 0 } })
    const anonymous = await client.get('/api/v1/bookings/stats')
    anonymous.assertStatus(401)
  })
})
