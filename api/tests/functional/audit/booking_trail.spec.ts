import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { expirePendingBookings } from '#actions/bookings/expire_pending_bookings'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import AuditEvent from '#models/audit_event'
import User from '#models/user'
import { day } from '#tests/helpers/days'

async function trailOf(id: number) {
  const events = await AuditEvent.query()
    .where({ subject_type: 'booking', subject_id: id })
    .orderBy('id')
  return events.map(({ action, actorId, before, after }) => ({ action, actorId, before, after }))
}

test.group('The trail of a booking', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('every move is written down with its request', async ({ client, assert }) => {
    const guest = await UserFactory.create()
    const property = await PropertyFactory.merge({ title: 'Dhow House' }).create()
    const host = await User.findOrFail(property.hostId)
    const made = await client
      .post('/api/v1/bookings')
      .json({
        property: property.id,
        checkIn: day(0),
        checkOut: day(2),
        guests: { adults: 2 },
        specialRequests: 'Please call 0712 345 678',
      })
      .loginAs(guest)
    const id = made.body().data._id
    for (const move of ['approve', 'checkin', 'checkout']) {
      const response = await client.put(`/api/v1/bookings/${id}/${move}`).json({}).loginAs(host)
      response.assertStatus(200)
    }

    const [reserved, ...moves] = await trailOf(id)
    assert.include(reserved, { action: 'booking.reserved', actorId: guest.id, before: null })
    assert.deepEqual(reserved.after, {
      status: 'pending',
      propertyId: property.id,
      checkIn: day(0),
      checkOut: day(2),
      totalMinor: made.body().data.totalAmount * 100,
      currency: 'KES',
    })
    assert.deepEqual(moves, [
      {
        action: 'booking.approved',
        actorId: host.id,
        before: { status: 'pending' },
        after: { status: 'confirmed' },
      },
      {
        action: 'booking.checkedIn',
        actorId: host.id,
        before: { status: 'confirmed' },
        after: { status: 'checked-in' },
      },
      {
        action: 'booking.checkedOut',
        actorId: host.id,
        before: { status: 'checked-in' },
        after: { status: 'checked-out' },
      },
    ])
    const event = await AuditEvent.query()
      .where({ action: 'booking.reserved', subject_id: id })
      .firstOrFail()
    assert.equal(event.summary, `Booking ${id} (Dhow House): reserved`)
    assert.equal(event.requestId, made.header('x-request-id'))
  })

  test('cancelling says which state it came from; the reason stays between the two', async ({
    client,
    assert,
  }) => {
    for (const status of ['pending', 'confirmed'] as const) {
      const booking = await BookingFactory.merge({ status }).create()
      const guest = await User.findOrFail(booking.guestId)
      await client
        .put(`/api/v1/bookings/${booking.id}/cancel`)
        .json({ cancellationReason: 'My mother is ill' })
        .loginAs(guest)
      assert.deepEqual(await trailOf(booking.id), [
        {
          action: 'booking.cancelled',
          actorId: guest.id,
          before: { status },
          after: { status: 'cancelled' },
        },
      ])
    }
  })

  test('the clock leaves no name, and what is refused leaves nothing', async ({
    client,
    assert,
  }) => {
    const late = await BookingFactory.merge({
      expiresAt: DateTime.utc().minus({ minutes: 1 }),
    }).create()
    await expirePendingBookings()
    assert.deepEqual(await trailOf(late.id), [
      {
        action: 'booking.expired',
        actorId: null,
        before: { status: 'pending' },
        after: { status: 'cancelled' },
      },
    ])

    const host = await User.findOrFail(late.hostId)
    const refused = await client.put(`/api/v1/bookings/${late.id}/approve`).json({}).loginAs(host)
    refused.assertStatus(409)
    assert.lengthOf(await trailOf(late.id), 1)
  })
})
