import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { BookingFactory } from '#database/factories/booking_factory'
import { UserFactory } from '#database/factories/user_factory'
import AuditEvent from '#models/audit_event'
import Booking from '#models/booking'
import Property from '#models/property'
import User from '#models/user'

test.group('Changing a booking', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function pending() {
    const booking = await BookingFactory.merge({ specialRequests: 'A cot' }).create()
    const guest = await User.findOrFail(booking.guestId)
    const host = await User.findOrFail(booking.hostId)
    return { booking, guest, host, path: `/api/v1/bookings/${booking.id}` }
  }

  test('the guest changes wishes and who comes while it is pending; the price stays', async ({
    client,
    assert,
  }) => {
    const { booking, guest, path } = await pending()
    const response = await client
      .put(path)
      .loginAs(guest)
      .json({ specialRequests: ' Late arrival ', guests: { adults: 3 }, status: 'confirmed' })
    response.assertStatus(200)
    response.assertBodyContains({
      message: 'Booking updated successfully!',
      data: {
        specialRequests: 'Late arrival',
        guests: { adults: 3, children: 0 },
        status: 'pending',
        totalAmount: booking.totalMinor / 100,
      },
    })
    const entry = { action: 'booking.updated', subjectId: booking.id }
    const event = await AuditEvent.findByOrFail(entry)
    assert.containsSubset(event.after, { adults: 3 })
    assert.notInclude(JSON.stringify([event.before, event.after]), 'arrival')

    const cleared = await client.put(path).loginAs(guest).json({ specialRequests: null })
    assert.isNull(cleared.body().data.specialRequests)
    const nothing = await client.put(path).loginAs(guest).json({})
    nothing.assertStatus(200)
  })

  test('never more guests than the property takes, nor none', async ({ client }) => {
    const { guest, path } = await pending()
    const many = await client
      .put(path)
      .loginAs(guest)
      .json({ guests: { adults: 3, children: 2 } })
    many.assertStatus(422)
    many.assertBodyContains({ message: 'This property accepts a maximum of 4 guests' })
    for (const guests of [{ adults: 0 }, { adults: 21 }, { children: 1 }, 3, 'two']) {
      const response = await client.put(path).loginAs(guest).json({ guests })
      response.assertStatus(422)
    }
  })

  test('as many as are booked stay where the host takes fewer by now, and never more', async ({
    client,
  }) => {
    const { booking, guest, path } = await pending()
    await booking.merge({ adults: 3, children: 1 }).save()
    await Property.query().where('id', booking.propertyId).update({ max_guests: 2 })
    const put = (adults: number, children: number) =>
      client.put(path).loginAs(guest).json({ guests: { adults, children }, specialRequests: 'Tea' })
    const more = await put(4, 1)
    more.assertStatus(422)
    more.assertBodyContains({ message: 'This property accepts a maximum of 2 guests' })
    for (const [adults, children] of [
      [3, 1],
      [4, 0],
      [2, 1],
    ]) {
      const same = await put(adults, children)
      same.assertStatus(200)
      same.assertBodyContains({ data: { specialRequests: 'Tea', guests: { adults, children } } })
    }
    const back = await put(4, 0)
    back.assertStatus(422)
  })

  test('not once the host has answered', async ({ client, assert }) => {
    for (const state of ['confirmed', 'checkedIn', 'checkedOut', 'cancelled'] as const) {
      const booking = await BookingFactory.apply(state).create()
      const guest = await User.findOrFail(booking.guestId)
      const response = await client
        .put(`/api/v1/bookings/${booking.id}`)
        .loginAs(guest)
        .json({ guests: { adults: 1 } })
      response.assertStatus(409)
      response.assertBodyContains({
        message: 'Only a pending booking can be changed',
        code: 'E_STATE_MOVED_ON',
      })
      const { adults } = await Booking.findOrFail(booking.id)
      assert.equal(adults, 2)
    }
  })

  test('the host and admins keep notes until check-out; nobody else does', async ({ client }) => {
    const booking = await BookingFactory.apply('checkedIn').create()
    const host = await User.findOrFail(booking.hostId)
    const guest = await User.findOrFail(booking.guestId)
    const put = (user: User, body: object) =>
      client.put(`/api/v1/bookings/${booking.id}`).loginAs(user).json(body)

    const noted = await put(host, { hostNotes: 'Left the keys with Otieno' })
    noted.assertBodyContains({ data: { hostNotes: 'Left the keys with Otieno' } })
    const admin = await put(await UserFactory.apply('admin').create(), { hostNotes: null })
    admin.assertStatus(200)
    const byGuest = await put(guest, { hostNotes: 'Mine' })
    byGuest.assertStatus(403)
    const byHost = await put(host, { specialRequests: 'Not mine', hostNotes: 'x' })
    byHost.assertStatus(403)
    const stranger = await put(await UserFactory.apply('host').create(), { hostNotes: 'x' })
    stranger.assertStatus(404)
    const anonymous = await client.put(`/api/v1/bookings/${booking.id}`).json({})
    anonymous.assertStatus(401)
    const long = await put(host, { hostNotes: 'x'.repeat(1001) })
    long.assertStatus(422)
    for (const status of ['checked-out', 'cancelled'] as const) {
      await booking.merge({ status }).save()
      const late = await put(host, { hostNotes: 'Never came' })
      late.assertStatus(409)
      late.assertBodyContains({
        message: 'Notes can be changed until check-out only',
        code: 'E_STATE_MOVED_ON',
      })
    }
  })
})

test.group('Changing a booking, at the same moment', () => {
  test('as its host approves it: the host approves what they read', async ({ client, assert }) => {
    for (let round = 0; round < 5; round++) {
      const booking = await BookingFactory.create()
      const guest = await User.findOrFail(booking.guestId)
      const host = await User.findOrFail(booking.hostId)
      const path = `/api/v1/bookings/${booking.id}`
      const [change, approval] = await Promise.all([
        client
          .put(path)
          .loginAs(guest)
          .json({ guests: { adults: 4 } }),
        client.put(`${path}/approve`).loginAs(host).json({}),
      ])
      approval.assertStatus(200)
      assert.include([200, 409], change.status())
      const { adults, status } = await Booking.findOrFail(booking.id)
      assert.equal(status, 'confirmed')
      assert.equal(adults, change.status() === 200 ? 4 : 2)
    }
  })
})
