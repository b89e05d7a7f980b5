import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import { nightsOf } from '#domain/stay'
import type User from '#models/user'
import { queriesOf } from '#tests/helpers/count_queries'
import { day } from '#tests/helpers/days'

const stay = (from: number, to: number) => ({ checkIn: day(from), checkOut: day(to) })
const calendar = (client: ApiClient, who: User, query = {}) =>
  client.get('/api/v1/bookings/calendar').qs(query).loginAs(who)

async function hostOf(...titles: string[]) {
  const host = await UserFactory.apply('host').create()
  const properties = await Promise.all(
    titles.map((title) => PropertyFactory.merge({ hostId: host.id, title }).create())
  )
  return { host, properties }
}

async function block(propertyId: number, from: number, to: number, reason: string | null = null) {
  await db
    .table('booking_nights')
    .multiInsert(
      nightsOf(day(from), day(to)).map((night) => ({ property_id: propertyId, night, reason }))
    )
}

test.group('The calendar of a host', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('shows what each night costs by the rules of its property', async ({ client, assert }) => {
    const { host, properties } = await hostOf('Baobab House')
    const night = { kind: 'night', firstNight: day(2), lastNight: day(2), price: 9000.5 }
    await client
      .put(`/api/v1/properties/${properties[0].id}/prices`)
      .json({ periods: [night] })
      .loginAs(host)

    const response = await calendar(client, host, { from: day(0), to: day(4) })
    const [{ nightPrices, priceReasons }] = response.body().data
    assert.deepEqual(nightPrices, [6500, 6500, 9000.5, 6500])
    assert.deepEqual(priceReasons, [{ from: day(2), to: day(3), kind: 'night', name: '' }])
  })

  test('shows stays and blocks of own properties, in the order of their titles', async ({
    client,
    assert,
  }) => {
    const { host, properties } = await hostOf('Baobab House', 'Acacia Cottage')
    const [baobab, acacia] = properties
    const guest = await UserFactory.merge({ firstName: 'Zawadi' }).create()
    const booked = await BookingFactory.apply('confirmed')
      .merge({ propertyId: acacia.id, guestId: guest.id, ...stay(2, 5) })
      .create()
    await BookingFactory.apply('cancelled')
      .merge({ propertyId: acacia.id, ...stay(6, 8) })
      .create()
    await block(acacia.id, 5, 7, 'Painting')
    await BookingFactory.create()

    const response = await calendar(client, host, { from: day(0), to: day(14) })
    response.assertStatus(200)
    assert.deepEqual(response.body(), {
      success: true,
      data: [
        {
          _id: acacia.id,
          title: 'Acacia Cottage',
          city: acacia.city,
          isActive: true,
          currency: 'KES',
          nightPrices: Array.from({ length: 14 }, () => 6500),
          priceReasons: [],
          minimums: [],
          stays: [
            {
              _id: booked.id,
              status: 'confirmed',
              checkIn: day(2),
              checkOut: day(5),
              nights: 3,
              guests: 2,
              guest: { firstName: 'Zawadi' },
            },
          ],
          blocks: [{ from: day(5), to: day(7), nights: 2, reason: 'Painting', calendar: null }],
        },
        {
          _id: baobab.id,
          title: 'Baobab House',
          city: baobab.city,
          isActive: true,
          currency: 'KES',
          nightPrices: Array.from({ length: 14 }, () => 6500),
          priceReasons: [],
          minimums: [],
          stays: [],
          blocks: [],
        },
      ],
      pagination: { total: 2, pages: 1, page: 1, limit: 10 },
    })
  })

  test('whoever sleeps, arrives or leaves on its days is there, nobody else', async ({
    client,
    assert,
  }) => {
    const { host, properties } = await hostOf('Mbuni House')
    const make = (from: number, to: number) =>
      BookingFactory.apply('confirmed')
        .merge({ propertyId: properties[0].id, ...stay(from, to) })
        .create()
    await make(1, 9)
    const leaves = await make(9, 10)
    const across = await make(10, 13)
    const arrives = await make(13, 15)
    await make(15, 16)
    await block(properties[0].id, 18, 40)

    const shown = await calendar(client, host, { from: day(10), to: day(14) })
    assert.deepEqual(
      shown.body().data[0].stays.map(({ _id }: { _id: number }) => _id),
      [leaves.id, across.id, arrives.id]
    )
    const later = await calendar(client, host, { from: day(20), to: day(22) })
    assert.deepEqual(later.body().data[0].blocks, [
      { from: day(18), to: day(40), nights: 22, reason: null, calendar: null },
    ])
    const month = await calendar(client, host)
    assert.deepEqual(month.body().data[0].blocks, [
      { from: day(18), to: day(40), nights: 22, reason: null, calendar: null },
    ])
  })

  test('one property, a search, pages; an admin sees everybody’s', async ({ client, assert }) => {
    const { host, properties } = await hostOf('Zebra One', 'Zebra Two', 'Lion 100%')
    const titles = async (who: User, query = {}) => {
      const response = await calendar(client, who, query)
      return response.body().data.map(({ title }: { title: string }) => title)
    }
    assert.deepEqual(await titles(host, { property: properties[1].id }), ['Zebra Two'])
    assert.deepEqual(await titles(host, { search: 'ZEBRA' }), ['Zebra One', 'Zebra Two'])
    assert.deepEqual(await titles(host, { search: '%' }), ['Lion 100%'])
    assert.deepEqual(await titles(host, { limit: 2, page: 2 }), ['Zebra Two'])

    const other = await UserFactory.apply('host').create()
    assert.deepEqual(await titles(other, { property: properties[1].id }), [])
    const admin = await UserFactory.apply('admin').create()
    assert.deepEqual(await titles(admin, { search: 'zebra' }), ['Zebra One', 'Zebra Two'])
    await properties[0].merge({ deletedAt: properties[0].createdAt }).save()
    assert.deepEqual(await titles(admin, { search: 'zebra' }), ['Zebra Two'])
  })

  test('days that make no sense are refused, guests and strangers too', async ({ client }) => {
    const { host } = await hostOf('Twiga')
    const backwards = await calendar(client, host, { from: day(3), to: day(3) })
    backwards.assertStatus(422)
    backwards.assertBodyContains({ message: 'The end date must be after the start date' })
    const long = await calendar(client, host, { from: day(0), to: day(93) })
    long.assertStatus(422)
    long.assertBodyContains({ message: 'A calendar shows at most 92 days at once' })
    const quarter = await calendar(client, host, { from: day(0), to: day(92) })
    quarter.assertStatus(200)
    const last = await calendar(client, host, { from: '9999-12-15' })
    last.assertStatus(200)
    const nonsense = await calendar(client, host, { from: 'soon' })
    nonsense.assertStatus(422)
    const guest = await calendar(client, await UserFactory.create())
    guest.assertStatus(403)
    const anonymous = await client.get('/api/v1/bookings/calendar')
    anonymous.assertStatus(401)
  })

  test('takes the same number of queries however much is on it', async ({ client, assert }) => {
    const { host, properties } = await hostOf('One', 'Two', 'Three')
    const few = await queriesOf(() => calendar(client, host))
    for (const { id } of properties) {
      for (let ahead = 0; ahead < 4; ahead++) {
        await BookingFactory.merge({ propertyId: id, ...stay(ahead * 3, ahead * 3 + 2) }).create()
        await block(id, ahead * 3 + 2, ahead * 3 + 3)
      }
      await block(id, -4, 0)
      await block(id, 25, 60)
    }
    const many = await queriesOf(() => calendar(client, host))
    assert.lengthOf(many, few.length)
  })
})
