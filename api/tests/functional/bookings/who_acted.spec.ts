import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import AuditEvent from '#models/audit_event'
import Booking from '#models/booking'
import User from '#models/user'
import { day } from '#tests/helpers/days'

test.group('What a booking keeps of those who acted', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('who approved, checked in and out, and the host’s last notes', async ({
    client,
    assert,
  }) => {
    const booking = await BookingFactory.merge({ checkIn: day(0), checkOut: day(1) }).create()
    const host = await User.findOrFail(booking.hostId)
    const move = (name: string, body = {}) =>
      client.put(`/api/v1/bookings/${booking.id}/${name}`).json(body).loginAs(host)
    await move('approve')
    await move('checkin')
    await move('checkout', { hostNotes: 'Left the keys inside' })
    await booking.refresh()
    assert.containsSubset(booking.$attributes, {
      approvedBy: host.id,
      checkedInBy: host.id,
      checkedOutBy: host.id,
      cancelledBy: null,
      hostNotes: 'Left the keys inside',
    })
  })

  test('a step that writes notes is logged as one, with none of their words', async ({
    client,
    assert,
  }) => {
    const booking = await BookingFactory.create()
    const host = await User.findOrFail(booking.hostId)
    const path = `/api/v1/bookings/${booking.id}/approve`
    const approved = await client.put(path).json({ hostNotes: 'Gate: 4711' }).loginAs(host)
    approved.assertStatus(200)
    const { before, after } = await AuditEvent.findByOrFail('action', 'booking.approved')
    assert.deepEqual(before, { status: 'pending', hostNotes: null })
    assert.deepEqual(after, { status: 'confirmed', hostNotes: '•••' })
  })

  test('a request holds its nights for a day, and nothing is paid', async ({ client, assert }) => {
    const guest = await UserFactory.create()
    const property = await PropertyFactory.create()
    const response = await client
      .post('/api/v1/bookings')
      .json({ property: property.id, checkIn: day(3), checkOut: day(4), guests: { adults: 1 } })
      .loginAs(guest)
    const booking = await Booking.findOrFail(response.body().data._id)
    assert.equal(booking.paymentStatus, 'unpaid')
    assert.approximately(booking.expiresAt!.diffNow('hours').hours, 24, 0.1)
  })

  test('nobody’s request is called off without a reason', async ({ client, assert }) => {
    const booking = await BookingFactory.create()
    const admin = await UserFactory.apply('admin').create()
    await client.delete(`/api/v1/properties/${booking.propertyId}`).loginAs(admin)
    await booking.refresh()
    assert.equal(booking.status, 'cancelled')
    assert.equal(booking.cancellationCause, 'withdrawn')
  })

  test('a change is logged with what was before, one that changes nothing is not written', async ({
    client,
    assert,
  }) => {
    const booking = await BookingFactory.merge({ adults: 2, children: 1 }).create()
    const guest = await User.findOrFail(booking.guestId)
    const host = await User.findOrFail(booking.hostId)
    const put = (body: object, who: User) =>
      client.put(`/api/v1/bookings/${booking.id}`).json(body).loginAs(who)
    await put({ guests: { adults: 1, children: 2 } }, guest)
    const changed = await AuditEvent.findByOrFail({
      action: 'booking.updated',
      subjectId: booking.id,
    })
    assert.containsSubset(changed.$attributes, {
      subjectType: 'booking',
      subjectId: booking.id,
      before: { adults: 2, children: 1 },
      after: { adults: 1, children: 2 },
    })

    await put({ hostNotes: 'Keys at the gate' }, host)
    await booking.refresh()
    assert.include(booking.$attributes, { adults: 1, children: 2, specialRequests: null })
    await put({ specialRequests: 'A cot' }, guest)
    await booking.refresh()
    assert.include(booking.$attributes, { specialRequests: 'A cot', hostNotes: 'Keys at the gate' })
    const before = await db.from('bookings').where('id', booking.id).firstOrFail()
    await put({}, guest)
    assert.deepEqual(await db.from('bookings').where('id', booking.id).firstOrFail(), before)
    const changes = { action: 'booking.updated', subjectId: booking.id }
    assert.lengthOf(await AuditEvent.query().where(changes), 3)
  })

  test('what is not theirs to change, and too many guests, are refused by name', async ({
    client,
  }) => {
    const booking = await BookingFactory.create()
    const guest = await User.findOrFail(booking.guestId)
    const put = (body: object) =>
      client.put(`/api/v1/bookings/${booking.id}`).json(body).loginAs(guest)
    const notes = await put({ hostNotes: 'Mine' })
    notes.assertStatus(403)
    notes.assertBodyContains({
      code: 'E_FORBIDDEN',
      message: 'You do not have permission to perform this action.',
    })
    const many = await put({ guests: { adults: 5 } })
    many.assertBodyContains({ errors: [{ field: 'guests', rule: 'max' }] })
  })
})
