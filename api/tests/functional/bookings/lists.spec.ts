import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import type { Status } from '#domain/booking_lifecycle'
import { addDays, todayInNairobi } from '#domain/stay'
import type Booking from '#models/booking'
import User from '#models/user'
import type { ApiResponse } from '@japa/api-client'

const ids = (response: ApiResponse) => response.body().data.map(({ _id }: { _id: number }) => _id)

test.group('Lists of bookings', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a guest sees own trips, a host the stays at own properties, an admin all', async ({
    client,
    assert,
  }) => {
    const one = await BookingFactory.create()
    const two = await BookingFactory.create()
    const guest = await User.findOrFail(one.guestId)
    const host = await User.findOrFail(two.hostId)
    const admin = await UserFactory.apply('admin').create()

    assert.deepEqual(ids(await client.get('/api/v1/bookings').loginAs(guest)), [one.id])
    assert.deepEqual(ids(await client.get('/api/v1/bookings').loginAs(host)), [two.id])
    assert.includeMembers(ids(await client.get('/api/v1/bookings?limit=100').loginAs(admin)), [
      one.id,
      two.id,
    ])
    assert.deepEqual(
      ids(await client.get('/api/v1/bookings/my').loginAs(host)),
      [],
      'a host has no trips here'
    )
  })

  test('the number of a booking finds it, with or without its word', async ({ client, assert }) => {
    const host = await UserFactory.apply('host').create()
    const { id: propertyId } = await PropertyFactory.merge({ hostId: host.id }).create()
    const one = await BookingFactory.merge({ propertyId }).create()
    for (const search of [
      `${one.id}`,
      `#${one.id}`,
      `Booking ${one.id}`,
      `réservation ${one.id}`,
    ]) {
      const asked = `/api/v1/bookings?search=${encodeURIComponent(search)}`
      assert.include(ids(await client.get(asked).loginAs(host)), one.id, search)
      const stranger = await UserFactory.apply('host').create()
      assert.deepEqual(ids(await client.get(asked).loginAs(stranger)), [], 'own stays alone')
    }
  })

  test('own trips are those to come, past or cancelled, and those to be paid', async ({
    client,
    assert,
  }) => {
    const guest = await UserFactory.create()
    const make = (status: Status, from: number, changes: Partial<Booking> = {}) =>
      BookingFactory.merge({
        guestId: guest.id,
        status,
        checkIn: addDays(todayInNairobi(), from),
        checkOut: addDays(todayInNairobi(), from + 2),
        ...changes,
      }).create()
    const later = await make('pending', 20)
    const soon = await make('confirmed', 5)
    const now = await make('checked-in', -1, { paymentStatus: 'paid' })
    const missed = await make('confirmed', -9, { paymentStatus: 'pending' })
    const over = await make('checked-out', -30)
    const off = await make('cancelled', 40)
    const list = async (query: string) =>
      ids(await client.get(`/api/v1/bookings/my?sort=checkIn&${query}`).loginAs(guest))
    assert.deepEqual(await list('when=upcoming'), [now.id, soon.id, later.id])
    assert.deepEqual(await list('when=past'), [over.id, missed.id])
    const last = 'when=past&sort=-checkIn&limit=1'
    assert.deepEqual(
      ids(await client.get(`/api/v1/bookings/my?${last}`).loginAs(guest)),
      [missed.id],
      'what a page of reviews to write asks for'
    )
    assert.deepEqual(await list('when=cancelled'), [off.id])
    assert.deepEqual(await list('due=true'), [over.id, soon.id])
    const refused = await client.get('/api/v1/bookings/my?when=never').loginAs(guest)
    refused.assertStatus(422)
  })

  test('dates of arrival narrow them, sorts order them', async ({ client, assert }) => {
    const property = await PropertyFactory.create()
    const host = await User.findOrFail(property.hostId)
    const make = (checkIn: string, checkOut: string) =>
      BookingFactory.merge({ propertyId: property.id, checkIn, checkOut }).create()
    const march = await make('2031-03-01', '2031-03-08')
    const may = await make('2031-05-01', '2031-05-02')
    const april = await make('2031-04-01', '2031-04-03')
    const list = async (query: string) => {
      const response = await client.get(`/api/v1/bookings?${query}`).loginAs(host)
      response.assertStatus(200)
      return ids(response)
    }
    assert.deepEqual(await list('from=2031-03-02&to=2031-05-01&sort=checkIn'), [april.id, may.id])
    assert.deepEqual(await list('to=2031-03-01&status=&search='), [march.id])
    assert.deepEqual(await list('sort=-checkIn'), [may.id, april.id, march.id])
    assert.deepEqual(await list('sort=total'), [may.id, april.id, march.id])
    assert.deepEqual(await list('sort=-total'), [march.id, april.id, may.id])
    assert.deepEqual(await list('sort=-createdAt'), [march.id, may.id, april.id])
    for (const query of ['sort=guest', 'from=tomorrow']) {
      const refused = await client.get(`/api/v1/bookings?${query}`).loginAs(host)
      refused.assertStatus(422)
    }
  })

  test('status, search over title, names and e-mail, pages', async ({ client, assert }) => {
    const host = await UserFactory.apply('host').create()
    const property = await PropertyFactory.merge({
      hostId: host.id,
      title: 'Dhow House 100%_Old',
    }).create()
    const guest = await UserFactory.merge({
      firstName: 'Wanjiru',
      email: 'wanjiru.k@example.com',
    }).create()
    const far = { checkIn: '2031-01-01', checkOut: '2031-01-03' }
    const mine = await BookingFactory.merge({
      propertyId: property.id,
      guestId: guest.id,
      ...far,
    }).create()
    const other = await BookingFactory.apply('confirmed')
      .merge({ propertyId: property.id })
      .create()
    const list = (query: string) => client.get(`/api/v1/bookings?${query}`).loginAs(host)

    assert.deepEqual(ids(await list('status=confirmed')), [other.id])
    assert.deepEqual(ids(await list('search=WANJIRU')), [mine.id])
    assert.deepEqual(ids(await list('search=wanjiru.k%40example')), [mine.id])
    assert.lengthOf(ids(await list('search=dhow')), 2)
    assert.lengthOf(ids(await list('search=100%25_old')), 2, 'signs of LIKE are plain text')
    assert.lengthOf(ids(await list('search=10%25')), 0)

    const page = await list('page=2&limit=1')
    assert.lengthOf(ids(page), 1)
    assert.deepEqual(page.body().pagination, { total: 2, pages: 2, page: 2, limit: 1 })
    assert.lengthOf(ids(await list('page=99')), 0)
    for (const bad of ['status=sleeping', 'page=0', 'limit=101', 'page=x']) {
      const response = await list(bad)
      response.assertStatus(422)
    }
  })

  test('the host is found by name, by e-mail for admins alone, in lists, trips and the export', async ({
    client,
    assert,
  }) => {
    const host = await UserFactory.apply('host')
      .merge({ firstName: 'Nyambura', email: 'secret.box@example.com' })
      .create()
    const { id: propertyId } = await PropertyFactory.merge({ hostId: host.id }).create()
    const guest = await UserFactory.merge({ email: 'own.box@example.com' }).create()
    const stay = await BookingFactory.merge({ propertyId, guestId: guest.id }).create()
    const admin = await UserFactory.apply('admin').create()
    const list = async (who: User, path: string, search: string) =>
      ids(await client.get(`/api/v1/bookings${path}`).qs({ search }).loginAs(who))
    const exported = async (who: User, search: string) => {
      const file = await client.get('/api/v1/bookings/export.csv').qs({ search }).loginAs(who)
      return file.text().includes(`${stay.id},`)
    }

    for (const path of ['', '/my']) {
      assert.deepEqual(await list(guest, path, 'nyambura'), [stay.id])
      assert.deepEqual(await list(guest, path, 'own.box@'), [stay.id])
      for (const part of ['secret.box@example.com', 'secret', 'sec', 'nyambura secret.b']) {
        assert.deepEqual(await list(guest, path, part), [], `${path} ${part}`)
      }
    }
    assert.deepEqual(await list(host, '', 'own.box@'), [stay.id], 'on whose row it stands')
    assert.deepEqual(await list(admin, '', 'secret.box@'), [stay.id])
    assert.isFalse(await exported(host, 'secret.box@'))
    assert.isTrue(await exported(host, 'nyambura'))
    assert.isTrue(await exported(admin, 'secret.box@'))
  })
})
