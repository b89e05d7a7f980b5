import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import { NO_STAY_RULES } from '#domain/stay_rules'
import AuditEvent from '#models/audit_event'
import Booking from '#models/booking'
import type Property from '#models/property'
import User from '#models/user'
import { day } from '#tests/helpers/days'
import { catchLetters } from '#tests/helpers/letters'
import { noticesIn } from '#tests/helpers/notices'
import { offerNoGateway, paymentCalls } from '#tests/helpers/payments'

const STREET = 'Argwings Kodhek Road 12'

const instant = () =>
  PropertyFactory.merge({ stayRules: { ...NO_STAY_RULES, instantBooking: true } })

function reserve(client: ApiClient, guest: User, { id }: Property, from = 10, key?: string) {
  const request = client
    .post('/api/v1/bookings')
    .json({
      property: id,
      checkIn: day(from),
      checkOut: day(from + 2),
      guests: { adults: 1 },
      specialRequests: 'A cot, please',
    })
    .loginAs(guest)
  return key ? request.header('Idempotency-Key', key) : request
}

test.group('Instant booking', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const letters = catchLetters(group)

  test('is switched on by the host, said on the page, and off by default', async ({
    client,
    assert,
  }) => {
    const property = await PropertyFactory.create()
    const host = await User.findOrFail(property.hostId)
    const url = `/api/v1/properties/${property.id}`
    const set = (instantBooking: boolean) =>
      client.put(`${url}/stay-rules`).json({ instantBooking }).loginAs(host)
    const on = await set(true)
    on.assertStatus(200)
    const page = await client.get(url)
    const { instantBooking, sentences } = page.body().data.stayRules
    assert.isTrue(instantBooking)
    assert.deepEqual(sentences, ['Stays here are booked instantly: they are confirmed at once.'])
    const card = async () => {
      const found = await client.get('/api/v1/properties').qs({ limit: 50 })
      return found.body().data.find(({ _id: id }: { _id: number }) => id === property.id)
    }
    assert.containsSubset(await card(), { instantBooking: true })
    const off = await set(false)
    assert.isNull(off.body().data.stayRules)
    assert.notProperty(await card(), 'instantBooking')
  })

  test('confirms a reservation as an approval does, once, and tells both', async ({
    client,
    assert,
  }) => {
    const property = await instant().create()
    const guest = await UserFactory.merge({ firstName: 'Achieng' }).create()
    const host = await User.findOrFail(property.hostId)
    const first = await reserve(client, guest, property, 10, 'tap-tap')
    first.assertStatus(201)
    const again = await reserve(client, guest, property, 10, 'tap-tap')
    assert.equal(again.body().data._id, first.body().data._id)
    first.assertBodyContains({
      data: { status: 'confirmed', expiresAt: null, actions: ['cancel'] },
    })
    const { createdAt, isInstant, payBy } = first.body().data
    assert.isTrue(isInstant)
    const minutes = (Date.parse(payBy) - Date.parse(createdAt)) / 60_000
    assert.isTrue(minutes >= 60 && minutes <= 62, 'an hour to pay, for who is still there')

    const entries = await AuditEvent.query()
      .where({ subject_type: 'booking', subject_id: first.body().data._id })
      .orderBy('id')
    assert.deepEqual(
      entries.map(({ action, actorId }) => [action, actorId]),
      [
        ['booking.reserved', guest.id],
        ['booking.approved', null],
      ]
    )
    const [toHost, toGuest, ...others] = noticesIn(letters())
    assert.lengthOf(others, 0)
    assert.deepEqual([toHost.notice, toGuest.notice], ['bookedForHost', 'approvedForGuest'])
    assert.deepEqual(toHost.to, [host.email])
    assert.equal(toHost.subject, `Achieng has booked ${property.title}`)
    assert.include(toHost.text, 'you need not answer')
    assert.include(toHost.text, 'A cot, please')
    assert.include(toGuest.text, 'Your stay is confirmed.')
    assert.notInclude(toGuest.text, `${host.firstName} has confirmed`)

    const approved = await client
      .put(`/api/v1/bookings/${first.body().data._id}/approve`)
      .loginAs(host)
    approved.assertStatus(409)
  })

  test('tells guest and host how to reach each other once it is paid', async ({
    client,
    assert,
  }) => {
    const property = await instant().create()
    const host = await User.findOrFail(property.hostId)
    const guest = await UserFactory.merge({ phone: '+254733222111' }).create()
    const reserved = await reserve(client, guest, property)
    const booking = await Booking.findOrFail(reserved.body().data._id)
    const seenBy = async (viewer: User) => {
      const seen = await client.get(`/api/v1/bookings/${booking.id}`).loginAs(viewer)
      const { data } = seen.body()
      return [data.property.address.street, data.host.email, data.host.phone, data.guest.phone]
    }
    const page = async () => {
      const seen = await client.get(`/api/v1/properties/${property.id}`).loginAs(guest)
      const { data } = seen.body()
      return [data.address.street, data.host.email, data.host.phone]
    }
    assert.deepEqual(await seenBy(guest), [null, null, null, guest.phone])
    assert.deepEqual(await seenBy(host), [STREET, host.email, host.phone, null])
    assert.deepEqual(await page(), [null, null, null])
    const [bookedForHost, bookedForGuest] = noticesIn(letters())
    for (const secret of [STREET, host.email, host.phone!]) {
      assert.notInclude(bookedForGuest.text, secret)
    }
    assert.notInclude(bookedForHost.text, guest.phone!)
    assert.include(bookedForGuest.text, 'Once it is paid you get the address')

    await paymentCalls(client, { booking, guest }).pay()
    const all = [STREET, host.email, host.phone, guest.phone]
    assert.deepEqual(await seenBy(guest), all)
    assert.deepEqual(await seenBy(host), all)
    assert.deepEqual(await page(), [STREET, host.email, host.phone])
    const [paidForGuest, paidForHost] = noticesIn(letters()).slice(2)
    for (const said of [STREET, host.email, host.phone!]) assert.include(paidForGuest.text, said)
    assert.include(paidForHost.text, guest.phone!)
  })

  test('tells them at once where guests pay their host', async ({ client, assert, cleanup }) => {
    cleanup(offerNoGateway())
    const property = await instant().create()
    const host = await User.findOrFail(property.hostId)
    const guest = await UserFactory.create()
    const reserved = await reserve(client, guest, property)
    reserved.assertBodyContains({
      data: { property: { address: { street: STREET } }, host: { phone: host.phone } },
    })
    assert.include(noticesIn(letters())[1].text, STREET)
  })

  test('tells them when the host lets the guest in unpaid', async ({ client }) => {
    const property = await instant().create()
    const host = await User.findOrFail(property.hostId)
    const guest = await UserFactory.create()
    const reserved = await reserve(client, guest, property, 0)
    const url = `/api/v1/bookings/${reserved.body().data._id}`
    await client.put(`${url}/checkin`).json({}).loginAs(host)
    const seen = await client.get(url).loginAs(guest)
    seen.assertBodyContains({ data: { status: 'checked-in', host: { phone: host.phone } } })
  })

  test('obeys dates that are taken, as a request does', async ({ client }) => {
    const property = await instant().create()
    const [one, other] = await UserFactory.createMany(2)
    const first = await reserve(client, one, property)
    first.assertStatus(201)
    const second = await reserve(client, other, property, 11)
    second.assertStatus(409)
  })

  test('holds no more unpaid stays of one guest than requests may wait', async ({
    client,
    assert,
  }) => {
    const guest = await UserFactory.create()
    const unpaid = { guestId: guest.id, paymentStatus: 'unpaid' as const }
    const past = { ...unpaid, approvedBy: null, checkIn: day(-2), checkOut: day(0) }
    for (const uncounted of [past, unpaid]) {
      await BookingFactory.merge(uncounted).apply('confirmed').create()
    }
    const properties = await instant().createMany(6)
    for (const property of properties.slice(0, 5)) {
      const made = await reserve(client, guest, property)
      made.assertStatus(201)
    }
    await db.from('bookings').where('guest_id', guest.id).update({ payment_status: 'pending' })
    const sixth = await reserve(client, guest, properties[5])
    sixth.assertStatus(409)
    assert.match(sixth.body().message, /^You already have 5 stays ahead that are booked instantly/)
    const restore = offerNoGateway()
    const here = await reserve(client, guest, properties[5])
    restore()
    assert.match(here.body().message, /Please cancel one, or book again when one is over\.$/)
    const asked = await reserve(client, guest, await PropertyFactory.create())
    asked.assertStatus(201)
    asked.assertBodyContains({ data: { status: 'pending' } })
  })
})
