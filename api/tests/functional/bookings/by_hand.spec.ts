import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { settleNoShows } from '#actions/bookings/settle_no_shows'
import { forget } from '#actions/retention/forget'
import { PropertyFactory } from '#database/factories/property_factory'
import { BookingFactory } from '#database/factories/booking_factory'
import { UserFactory } from '#database/factories/user_factory'
import BookingMail from '#mails/booking_mail'
import AuditEvent from '#models/audit_event'
import Booking from '#models/booking'
import User from '#models/user'
import { day } from '#tests/helpers/days'
import { catchLetters, contentsOf } from '#tests/helpers/letters'
import type { ApiClient } from '@japa/api-client'

/** A house for four at 10,000 a night. */
async function house() {
  const property = await PropertyFactory.merge({
    priceMinor: 1_000_000,
    currency: 'KES',
    maxGuests: 4,
  }).create()
  const host = await User.findOrFail(property.hostId)
  return { property, host }
}

const WANJIKU = { firstName: 'Wanjiku', lastName: 'Kamau', phone: '0712 345 678' }

function add(client: ApiClient, property: { id: number }, who: User, changes: object = {}) {
  return client
    .post(`/api/v1/properties/${property.id}/bookings`)
    .json({
      checkIn: day(5),
      checkOut: day(7),
      guests: { adults: 2 },
      guest: WANJIKU,
      ...changes,
    })
    .loginAs(who)
}

test.group('A stay that its host writes down', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const letters = catchLetters(group)

  test('is confirmed at once, takes its nights and costs what the host charges, without a fee', async ({
    client,
    assert,
  }) => {
    const { property, host } = await house()
    await client
      .put(`/api/v1/properties/${property.id}/stay-rules`)
      .json({ minNights: 7 })
      .loginAs(host)
    await client
      .put(`/api/v1/properties/${property.id}/prices`)
      .json({ petsMost: 1, petNightFee: 500 })
      .loginAs(host)
    const added = await add(client, property, host, { guests: { adults: 2, pets: 2 } })
    added.assertStatus(201)
    const { data } = added.body()
    assert.containsSubset(data, {
      status: 'confirmed',
      isByHand: true,
      paymentStatus: 'unpaid',
      paysHost: true,
      guests: { adults: 2, children: 0, pets: 2 },
      totalAmount: 22_000,
      hostShare: 22_000,
      amountDue: 0,
      waysToPay: [],
      payBy: null,
      guest: { firstName: 'Wanjiku', lastName: 'Kamau', phone: '+254712345678', email: null },
    })
    assert.deepEqual(
      data.quote.lines.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount]),
      [
        ['nights', 20_000],
        ['petNights', 2000],
      ]
    )
    assert.lengthOf(await db.from('booking_nights').where('booking_id', data._id), 2)
    const entry = await AuditEvent.findByOrFail({ action: 'booking.added', subjectId: data._id })
    assert.equal(entry.actorId, host.id)
    assert.equal(letters().count, 0)
    assert.lengthOf(await db.from('ledger_entries'), 0)

    const taken = await client
      .post('/api/v1/bookings')
      .json({ property: property.id, checkIn: day(0), checkOut: day(7), guests: { adults: 1 } })
      .loginAs(await UserFactory.create())
    taken.assertStatus(409)
    const again = await add(client, property, host, { checkIn: day(6), checkOut: day(8) })
    again.assertStatus(409)
    again.assertBodyContains({
      code: 'E_DATES_TAKEN',
      message: 'One of these nights is taken or blocked. Please choose other dates.',
    })
  })

  test('may cost what the two agreed on, be paid already, and be confirmed by letter', async ({
    client,
    assert,
  }) => {
    const { property, host } = await house()
    const guest = { firstName: 'Zuri', email: 'zuri@example.com', phone: '+33 6 12 34 56 78' }
    const added = await add(client, property, host, { guest, total: 15_500.5, isPaid: true })
    const { data } = added.body()
    assert.containsSubset(data, {
      totalAmount: 15_500.5,
      paymentStatus: 'paid',
      guest: { lastName: '', email: 'zuri@example.com', phone: '+33612345678' },
    })
    assert.isNotNull(data.paymentNotedAt)
    assert.equal(data.quote.lines[0].label, 'Agreed price')

    const [letter, ...more] = letters().of(BookingMail).map(contentsOf)
    assert.lengthOf(more, 0)
    assert.include(JSON.stringify(letter.to), 'zuri@example.com')
    assert.include(letter.text, `Paid to ${host.firstName}`)
    assert.include(letter.text, 'left your address')
    assert.notInclude(letter.text, 'guest.invalid')
    assert.notInclude(letter.text, '/dashboard')

    const off = await client.put(`/api/v1/bookings/${data._id}/cancel`).json({}).loginAs(host)
    off.assertStatus(200)
    assert.containsSubset(off.body().data, {
      status: 'cancelled',
      paymentStatus: 'paid',
      cancellation: { refund: null },
    })
    assert.equal(letters().of(BookingMail).length, 1, 'nothing else is sent to the address')
  })

  test('can be taken back at once by its host: the nights are free and nobody hears of it', async ({
    client,
    assert,
  }) => {
    const { property, host } = await house()
    const added = await add(client, property, host, { isPaid: true })
    const { _id: id, guest } = added.body().data
    assert.isNull(guest.email, 'there is nobody to write to')
    const off = await client.put(`/api/v1/bookings/${id}/cancel`).json({}).loginAs(host)
    off.assertStatus(200)
    assert.lengthOf(letters().of(BookingMail), 0)
    const again = await add(client, property, host)
    again.assertStatus(201)
  })

  test('can be checked in and out, noted as paid where others pay online, and marked as not come', async ({
    client,
  }) => {
    const { property, host } = await house()
    const here = await add(client, property, host, { checkIn: day(0), checkOut: day(2) })
    const { _id: id } = here.body().data
    const step = async (booking: number, path: string) => {
      const taken = await client.put(`/api/v1/bookings/${booking}/${path}`).json({}).loginAs(host)
      taken.assertStatus(200)
    }
    await step(id, 'checkin')
    await step(id, 'paid')
    await step(id, 'checkout')
    const missed = await add(client, property, host, { isPaid: true })
    const booking = await Booking.findOrFail(missed.body().data._id)
    await booking.merge({ checkIn: day(-2), checkOut: day(-1) }).save()
    await step(booking.id, 'noshow')
    await booking.merge({ checkIn: day(20), checkOut: day(22) }).save()
    await step(booking.id, 'noshow/undo')
  })

  test('stays as it was noted when its guest does not come: no money is ours to give back', async ({
    client,
    assert,
  }) => {
    const { property, host } = await house()
    const added = await add(client, property, host, { isPaid: true })
    const booking = await Booking.findOrFail(added.body().data._id)
    await booking.merge({ checkIn: day(-2), checkOut: day(-1) }).save()
    const missed = await client.put(`/api/v1/bookings/${booking.id}/noshow`).loginAs(host)
    missed.assertStatus(200)
    assert.deepEqual(await settleNoShows(DateTime.utc().plus({ minutes: 16 })), [booking.id])
    await booking.refresh()
    assert.include(booking.$attributes, { paymentStatus: 'paid', refundMinor: null })
  })

  test('may have begun: its guest is there, and is checked in', async ({ client, assert }) => {
    const { property, host } = await house()
    const added = await add(client, property, host, { checkIn: day(-7), checkOut: day(1) })
    added.assertStatus(201)
    const { data } = added.body()
    assert.include(data.actions, 'checkIn')
    assert.lengthOf(await db.from('booking_nights').where('booking_id', data._id), 8)
    const arrived = await client.put(`/api/v1/bookings/${data._id}/checkin`).loginAs(host)
    arrived.assertStatus(200)
    const again = await add(client, property, host, { checkIn: day(-1), checkOut: day(2) })
    again.assertStatus(409)
    const leaving = await add(client, property, host, { checkIn: day(-8), checkOut: day(-7) })
    leaving.assertStatus(422)
  })

  test('is refused for too many guests, dates past or in the wrong order, and words that are none, at the field', async ({
    client,
    assert,
  }) => {
    const { property, host } = await house()
    const faultOf = async (changes: object) => {
      const refused = await add(client, property, host, changes)
      refused.assertStatus(422)
      return refused.body().errors[0]
    }
    const fieldOf = async (changes: object) => {
      const { field } = await faultOf(changes)
      return field
    }
    assert.equal(await fieldOf({ guests: { adults: 4, children: 1 } }), 'guests')
    assert.equal(await fieldOf({ checkIn: day(-8) }), 'checkIn')
    assert.equal(await fieldOf({ checkIn: day(-3), checkOut: day(-1) }), 'checkOut')
    assert.equal(await fieldOf({ checkOut: day(5) }), 'checkOut')
    assert.equal(await fieldOf({ guest: { firstName: '' } }), 'guest.firstName')
    const link = await faultOf({ guest: { ...WANJIKU, firstName: 'evil.example' } })
    assert.equal(link.message, 'Please leave out addresses like example.com')
    const signs = await faultOf({ guest: { ...WANJIKU, lastName: '<b>' } })
    assert.equal(signs.message, 'Please leave out signs like / @ < >')
    assert.equal(await fieldOf({ guest: { ...WANJIKU, phone: '12' } }), 'guest.phone')
    assert.equal(await fieldOf({ guest: { ...WANJIKU, email: 'zuri@' } }), 'guest.email')
    assert.equal(await fieldOf({ total: -1 }), 'total')
    assert.lengthOf(await db.from('users').where('without_account', true), 0)
  })

  test('is written by its host or an admin alone, and once per key', async ({ client, assert }) => {
    const { property, host } = await house()
    const other = await UserFactory.apply('host').create()
    const stranger = await add(client, property, other)
    stranger.assertStatus(403)
    const admin = await UserFactory.apply('admin').create()
    const byAdmin = await add(client, property, admin, { checkIn: day(20), checkOut: day(21) })
    byAdmin.assertStatus(201)

    const first = await add(client, property, host).header('Idempotency-Key', 'walk-in-1')
    const second = await add(client, property, host).header('Idempotency-Key', 'walk-in-1')
    assert.equal(second.body().data._id, first.body().data._id)
  })

  test('counts as a stay and in no revenue; its guest is in no list of people', async ({
    client,
    assert,
  }) => {
    const { property, host } = await house()
    const paid = { propertyId: property.id, paymentStatus: 'paid' as const }
    const booked = await BookingFactory.merge(paid).apply('confirmed').create()
    const admin = await UserFactory.apply('admin').create()
    const people = async () => {
      const listed = await client.get('/api/v1/users').loginAs(admin)
      return listed.body().pagination.total
    }
    const before = await people()
    const added = await add(client, property, host, { isPaid: true })

    const totals = await client.get('/api/v1/users/host/dashboard').loginAs(host)
    assert.equal(totals.body().data.bookings.total, 2)
    const revenue = booked.totalKesMinor / 100
    assert.containsSubset(totals.body().data.revenue, { total: revenue, paid: revenue, due: 0 })
    const stats = await client.get('/api/v1/bookings/stats').loginAs(host)
    assert.containsSubset(stats.body().data, { nights: 4, revenue })

    const after = await people()
    assert.equal(after, before)
    const found = await client.get('/api/v1/bookings').qs({ search: 'wanjiku' }).loginAs(host)
    assert.equal(found.body().pagination.total, 1)
    const { _id: guest } = added.body().data.guest
    const profile = await client.get(`/api/v1/users/${guest}/profile`)
    profile.assertStatus(404)
    const file = await client.get('/api/v1/bookings/export.csv').loginAs(host)
    assert.match(file.text(), /,byHand,0\r\n/)
  })

  test('its guest is forgotten after the stay is', async ({ client, assert }) => {
    const { property, host } = await house()
    const added = await add(client, property, host)
    const { _id: guest } = added.body().data.guest
    await forget(DateTime.utc().plus({ years: 6 }))
    assert.isNotNull(await User.find(guest))
    await forget(DateTime.utc().plus({ years: 8 }))
    await forget(DateTime.utc().plus({ years: 8 }))
    assert.isNull(await User.find(guest))
  })
})
