import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import AuditEvent from '#models/audit_event'
import type Property from '#models/property'
import User from '#models/user'
import type { ApiClient } from '@japa/api-client'
import { day } from '#tests/helpers/days'

const pathOf = ({ id }: Property) => `/api/v1/properties/${id}/blocks`
const block = (client: ApiClient, property: Property, host: User, from: number, to: number) =>
  client
    .post(pathOf(property))
    .loginAs(host)
    .json({ from: day(from), to: day(to) })

const takenAt = ({ title }: Property, ahead: number) => {
  const night = DateTime.fromISO(day(ahead)).setLocale('en').toFormat('ccc d LLL y')
  return `Not all of these nights are free: ${title} is taken on ${night}. Nothing was blocked.`
}

async function hosted() {
  const property = await PropertyFactory.create()
  return { property, host: await User.findOrFail(property.hostId) }
}

test.group('Blocked nights', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('cannot be booked; the night of the end can', async ({ client, assert }) => {
    const { property, host } = await hosted()
    const response = await block(client, property, host, 5, 8)
    response.assertStatus(201)
    response.assertBody({
      success: true,
      message: 'Dates blocked successfully',
      data: { from: day(5), to: day(8), nights: 3, reason: null },
    })
    const guest = await UserFactory.create()
    const reserve = (from: number, to: number) =>
      client
        .post('/api/v1/bookings')
        .loginAs(guest)
        .json({
          property: property.id,
          checkIn: day(from),
          checkOut: day(to),
          guests: { adults: 1 },
        })
    const taken = await reserve(7, 9)
    taken.assertStatus(409)
    const free = await reserve(8, 9)
    free.assertStatus(201)
    const calendar = await client.get(`/api/v1/bookings/properties/${property.id}/availability`)
    assert.deepEqual(calendar.body().data.unavailableDates, [day(5), day(6), day(7), day(8)])

    const blocks = await client.get(pathOf(property)).loginAs(host)
    const own = { reason: null, calendar: null }
    assert.deepEqual(blocks.body().data, [{ from: day(5), to: day(8), nights: 3, ...own }])
    const entry = { action: 'property.nightsBlocked', subjectId: property.id }
    const event = await AuditEvent.findByOrFail(entry)
    assert.deepEqual(event.after, { from: day(5), to: day(8), reason: null })
  })

  test('none of them when one is taken', async ({ client, assert }) => {
    const { property, host } = await hosted()
    await BookingFactory.merge({
      propertyId: property.id,
      checkIn: day(10),
      checkOut: day(12),
    }).create()
    await block(client, property, host, 2, 4)
    for (const [from, to, taken] of [
      [9, 11, 10],
      [11, 13, 11],
      [8, 20, 10],
      [3, 6, 3],
    ]) {
      const response = await block(client, property, host, from, to)
      response.assertStatus(409)
      response.assertBodyContains({
        message: takenAt(property, taken),
        code: 'E_DATES_TAKEN',
      })
    }
    const nights = await db.from('booking_nights').where('property_id', property.id)
    assert.lengthOf(nights, 4)
    const beside = await block(client, property, host, 12, 13)
    beside.assertStatus(201)
  })

  test('come back, but not those that are booked', async ({ client, assert }) => {
    const { property, host } = await hosted()
    await BookingFactory.merge({
      propertyId: property.id,
      checkIn: day(7),
      checkOut: day(9),
    }).create()
    await block(client, property, host, 5, 7)
    await block(client, property, host, 9, 12)
    const freed = await client
      .delete(pathOf(property))
      .qs({ from: day(6), to: day(10) })
      .loginAs(host)
    freed.assertStatus(200)
    freed.assertBody({
      success: true,
      message: 'Dates unblocked successfully',
      data: { from: day(6), to: day(10), nights: 2 },
    })
    const blocks = await client.get(pathOf(property)).loginAs(host)
    assert.deepEqual(blocks.body().data, [
      { from: day(5), to: day(6), nights: 1, reason: null, calendar: null },
      { from: day(10), to: day(12), nights: 2, reason: null, calendar: null },
    ])
    const part = await client
      .get(pathOf(property))
      .qs({ from: day(6), to: day(11) })
      .loginAs(host)
    assert.deepEqual(part.body().data, [
      { from: day(10), to: day(11), nights: 1, reason: null, calendar: null },
    ])
    const body = await client
      .delete(pathOf(property))
      .json({ from: day(0), to: day(30) })
      .loginAs(host)
    body.assertBodyContains({ data: { nights: 3 } })
    const booked = await db.from('booking_nights').where('property_id', property.id)
    assert.lengthOf(booked, 2)
  })

  test('carry the reason the host notes for themselves, and nobody else', async ({
    client,
    assert,
  }) => {
    const { property, host } = await hosted()
    const blockFor = (from: number, to: number, reason: unknown) =>
      client
        .post(pathOf(property))
        .loginAs(host)
        .json({ from: day(from), to: day(to), reason })

    const painted = await blockFor(5, 7, '  Painting the veranda ')
    painted.assertBodyContains({ data: { reason: 'Painting the veranda' } })
    await blockFor(7, 8, '   ')
    await blockFor(8, 9, 'Family')
    const list = await client.get(pathOf(property)).loginAs(host)
    assert.deepEqual(
      list.body().data.map(({ nights, reason }: Record<string, unknown>) => [nights, reason]),
      [
        [2, 'Painting the veranda'],
        [1, null],
        [1, 'Family'],
      ]
    )
    const long = await blockFor(20, 21, 'x'.repeat(201))
    long.assertStatus(422)
    const open = await client.get(`/api/v1/bookings/properties/${property.id}/availability`)
    assert.notInclude(open.text(), 'veranda')
  })

  test('dates that make no sense are refused', async ({ client }) => {
    const { property, host } = await hosted()
    for (const [from, to, message] of [
      [-1, 3, 'Nights in the past cannot be blocked'],
      [3, 3, 'The end date must be after the start date'],
      [4, 3, 'The end date must be after the start date'],
      [1, 368, 'You can block at most 366 nights at once'],
    ] as const) {
      const response = await block(client, property, host, from, to)
      response.assertStatus(422)
      response.assertBodyContains({ message })
    }
    const year = await block(client, property, host, 1, 367)
    year.assertStatus(201)
    for (const body of [{}, { from: day(1) }, { from: 'x', to: 'y' }, { from: 1, to: 2 }]) {
      const response = await client.post(pathOf(property)).loginAs(host).json(body)
      response.assertStatus(422)
    }
    const none = await client.delete(pathOf(property)).loginAs(host)
    none.assertStatus(422)
  })

  test('are the host’s and the admins’ business', async ({ client }) => {
    const { property } = await hosted()
    const other = await UserFactory.apply('host').create()
    const admin = await UserFactory.apply('admin').create()
    const dates = { from: day(1), to: day(2) }
    for (const method of ['get', 'post', 'delete'] as const) {
      const anonymous = await client[method](pathOf(property)).json(dates)
      anonymous.assertStatus(401)
      const stranger = await client[method](pathOf(property)).json(dates).loginAs(other)
      stranger.assertStatus(403)
    }
    const allowed = await client.post(pathOf(property)).json(dates).loginAs(admin)
    allowed.assertStatus(201)
  })
})

test.group('Blocked nights, at the same moment', () => {
  test('as they are reserved: one of the two wins, whole', async ({ client, assert }) => {
    for (let round = 0; round < 6; round++) {
      const { property, host } = await hosted()
      const guest = await UserFactory.create()
      const [blocked, reserved] = await Promise.all([
        block(client, property, host, 4, 7),
        client
          .post('/api/v1/bookings')
          .loginAs(guest)
          .json({
            property: property.id,
            checkIn: day(6),
            checkOut: day(9),
            guests: { adults: 1 },
          }),
      ])
      assert.deepEqual([blocked.status(), reserved.status()].sort(), [201, 409])
      const nights = await db.from('booking_nights').where('property_id', property.id)
      assert.lengthOf(nights, 3)
    }
  })
})

test.group('The calendar of an inactive property', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is its host’s and the admins’ to see', async ({ client }) => {
    const property = await PropertyFactory.apply('inactive').create()
    const host = await User.findOrFail(property.hostId)
    const stay = { checkIn: day(3), checkOut: day(5) }
    const calls = [
      () => client.get(`/api/v1/properties/${property.id}/quote`).qs(stay),
      () => client.get(`/api/v1/properties/${property.id}/bookings/availability`).qs(stay),
      () => client.get(`/api/v1/bookings/properties/${property.id}/availability`),
      () => client.post(`/api/v1/bookings/properties/${property.id}/check-availability`).json(stay),
    ]
    for (const call of calls) {
      const anonymous = await call()
      anonymous.assertStatus(404)
      const stranger = await call().loginAs(await UserFactory.apply('host').create())
      stranger.assertStatus(404)
      const own = await call().loginAs(host)
      own.assertStatus(200)
      const admin = await call().loginAs(await UserFactory.apply('admin').create())
      admin.assertStatus(200)
    }
  })
})
