import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { expirePendingBookings } from '#actions/bookings/expire_pending_bookings'
import { BookingFactory } from '#database/factories/booking_factory'
import { UserFactory } from '#database/factories/user_factory'
import User from '#models/user'
import { day } from '#tests/helpers/days'

const url = (id: number, move = '') => `/api/v1/bookings/${id}${move && `/${move}`}`
const nightsOfBooking = (id: number) => db.from('booking_nights').where('booking_id', id)

test.group('Life of a booking', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('host approves with notes, checks in and out; guest sees the street, and may review when it is over', async ({
    client,
    assert,
  }) => {
    const booking = await BookingFactory.merge({ checkIn: day(0), checkOut: day(2) }).create()
    const host = await User.findOrFail(booking.hostId)
    const guest = await User.findOrFail(booking.guestId)

    const approved = await client
      .put(url(booking.id, 'approve'))
      .json({ hostNotes: 'The gate code is 4711.' })
      .loginAs(host)
    approved.assertStatus(200)
    approved.assertBodyContains({
      message: 'Booking approved successfully!',
      data: { status: 'confirmed', hostNotes: 'The gate code is 4711.', expiresAt: null },
    })
    const seen = await client.get(url(booking.id)).loginAs(guest)
    assert.equal(seen.body().data.property.address.street, 'Argwings Kodhek Road 12')

    const arrived = await client.put(url(booking.id, 'checkin')).loginAs(host)
    arrived.assertBodyContains({
      message: 'Guest checked in successfully!',
      data: { status: 'checked-in' },
    })
    const left = await client.put(url(booking.id, 'checkout')).loginAs(host)
    left.assertBodyContains({
      message: 'Guest checked out successfully!',
      data: { status: 'checked-out' },
    })

    const after = await client.get(url(booking.id)).loginAs(guest)
    assert.deepEqual(after.body().data.actions, [], 'the first night is not over yet')
    assert.lengthOf(await nightsOfBooking(booking.id), 1)
    await booking.merge({ checkIn: day(-1), departedOn: day(0) }).save()
    const over = await client.get(url(booking.id)).loginAs(guest)
    assert.deepEqual(over.body().data.actions, ['review'])
  })

  for (const [name, state] of [
    ['approve', {}],
    ['checkout', { status: 'checked-in', checkIn: day(0), checkOut: day(1) }],
  ] as const) {
    test(`${name} with notes taken away leaves none, and without a word of them leaves them`, async ({
      client,
      assert,
    }) => {
      const notesAfter = async (body: object) => {
        const hostNotes = 'The gate code is 4711.'
        const booking = await BookingFactory.merge({ ...state, hostNotes }).create()
        const host = await User.findOrFail(booking.hostId)
        const moved = await client.put(url(booking.id, name)).json(body).loginAs(host)
        moved.assertStatus(200)
        return moved.body().data.hostNotes
      }
      assert.isNull(await notesAfter({ hostNotes: null }))
      assert.isNull(await notesAfter({ hostNotes: ' ' }))
      assert.equal(await notesAfter({}), 'The gate code is 4711.')
    })
  }

  test('guest and host see each other’s phone while their stay is agreed', async ({
    client,
    assert,
  }) => {
    const booking = await BookingFactory.create()
    const host = await User.findOrFail(booking.hostId)
    const guest = await User.findOrFail(booking.guestId)
    const phones = async (viewer: User) => {
      const seen = await client.get(url(booking.id)).loginAs(viewer)
      const { data } = seen.body()
      return [data.guest.phone, data.host.phone]
    }
    for (const status of ['pending', 'cancelled'] as const) {
      await booking.merge({ status }).save()
      for (const viewer of [guest, host]) assert.deepEqual(await phones(viewer), [null, null])
    }
    for (const status of ['confirmed', 'checked-in', 'checked-out'] as const) {
      await booking.merge({ status, approvedBy: host.id }).save()
      for (const viewer of [guest, host]) {
        assert.deepEqual(await phones(viewer), [guest.phone, host.phone])
      }
    }
  })

  test('cancelling frees the nights at once and keeps the reason', async ({ client, assert }) => {
    const booking = await BookingFactory.apply('confirmed').create()
    const guest = await User.findOrFail(booking.guestId)

    const response = await client
      .put(url(booking.id, 'cancel'))
      .json({ cancellationReason: 'Our flight was moved' })
      .loginAs(guest)

    response.assertBodyContains({
      message: 'Booking cancelled successfully!',
      data: { status: 'cancelled', cancellationReason: 'Our flight was moved', actions: [] },
    })
    assert.lengthOf(await nightsOfBooking(booking.id), 0)
  })

  test('no move is possible from any other state: 409', async ({ client, assert }) => {
    const host = await UserFactory.apply('admin').create()
    const offered: Record<string, string[]> = {
      approve: ['pending'],
      checkin: ['confirmed'],
      checkout: ['checked-in'],
      cancel: ['pending', 'confirmed'],
    }
    for (const [move, from] of Object.entries(offered)) {
      for (const state of ['confirmed', 'checkedIn', 'checkedOut', 'cancelled', null] as const) {
        const factory = state ? BookingFactory.apply(state) : BookingFactory
        const booking = await factory.merge({ checkIn: day(0), checkOut: day(1) }).create()
        const response = await client.put(url(booking.id, move)).json({}).loginAs(host)
        assert.equal(
          response.status(),
          from.includes(booking.status) ? 200 : 409,
          `${move} ${booking.status}`
        )
      }
    }
  })

  test('nobody is checked in before the check-in date', async ({ client }) => {
    const booking = await BookingFactory.apply('confirmed')
      .merge({ checkIn: day(1), checkOut: day(2) })
      .create()
    const host = await User.findOrFail(booking.hostId)
    const response = await client.put(url(booking.id, 'checkin')).loginAs(host)
    response.assertStatus(409)
    response.assertBodyContains({ code: 'E_TOO_EARLY' })
  })

  test('the guest may cancel, but neither approve nor check in nor out', async ({ client }) => {
    const booking = await BookingFactory.create()
    const guest = await User.findOrFail(booking.guestId)
    const approve = await client.put(url(booking.id, 'approve')).json({}).loginAs(guest)
    approve.assertStatus(403)
    const cancel = await client.put(url(booking.id, 'cancel')).json({}).loginAs(guest)
    cancel.assertStatus(200)
  })

  test('for strangers the booking does not exist', async ({ client }) => {
    const booking = await BookingFactory.create()
    const stranger = await UserFactory.create()
    const otherHost = await UserFactory.apply('host').create()
    for (const who of [stranger, otherHost]) {
      const show = await client.get(url(booking.id)).loginAs(who)
      show.assertStatus(404)
      const cancel = await client.put(url(booking.id, 'cancel')).json({}).loginAs(who)
      cancel.assertStatus(404)
    }
  })

  test('a request nobody answered in 24 hours expires and gives its nights back', async ({
    assert,
  }) => {
    const old = await BookingFactory.create()
    const fresh = await BookingFactory.create()
    await old.merge({ expiresAt: DateTime.utc().minus({ minutes: 1 }) }).save()

    assert.deepEqual(await expirePendingBookings(), [old.id])

    await old.refresh()
    assert.equal(old.status, 'cancelled')
    assert.equal(old.cancellationCause, 'expired')
    assert.lengthOf(await nightsOfBooking(old.id), 0)
    assert.lengthOf(await nightsOfBooking(fresh.id), 2)
    assert.deepEqual(await expirePendingBookings(), [], 'a second run finds nothing')
  })
})
