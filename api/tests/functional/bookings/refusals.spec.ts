import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { approveBooking } from '#actions/bookings/approve_booking'
import { cancelPendingBookings } from '#actions/bookings/cancel_pending_bookings'
import { expirePendingBookings } from '#actions/bookings/expire_pending_bookings'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import { addDays, todayInNairobi } from '#domain/stay'
import AuditEvent from '#models/audit_event'
import Booking from '#models/booking'
import User from '#models/user'
import { writeTransaction } from '#services/database/write_transaction'
import type { ApiClient } from '@japa/api-client'

const day = (ahead: number) => addDays(todayInNairobi(), ahead)

/** Somebody else moves the booking between its being read and its being written. */
function overtake({ id }: Booking, status: string) {
  const move = async () => {
    Booking.$hooks.remove('after:fetch', move)
    await db.from('bookings').where('id', id).update({ status })
  }
  Booking.after('fetch', move)
  return () => void Booking.$hooks.remove('after:fetch', move)
}

test.group('What a booking is refused with', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function reserving(client: ApiClient) {
    const guest = await UserFactory.create()
    const property = await PropertyFactory.merge({ maxGuests: 4 }).create()
    const reserve = (changes: object, who = guest) =>
      client
        .post('/api/v1/bookings')
        .json({
          property: property.id,
          checkIn: day(3),
          checkOut: day(5),
          guests: { adults: 1 },
          ...changes,
        })
        .loginAs(who)
    return { property, reserve }
  }

  test('guests are counted with their children, up to what the property takes', async ({
    client,
  }) => {
    const { reserve } = await reserving(client)
    const many = await reserve({ guests: { adults: 2, children: 3 } })
    many.assertStatus(422)
    many.assertBodyContains({
      errors: [
        {
          field: 'guests',
          rule: 'max',
          message: 'This property accepts a maximum of 4 guests',
        },
      ],
    })
    const full = await reserve({ guests: { adults: 2, children: 2 } })
    full.assertStatus(201)
  })

  test('a night that is taken, one’s own place and too many requests have names', async ({
    client,
  }) => {
    const { property, reserve } = await reserving(client)
    const first = await reserve({})
    first.assertStatus(201)
    const taken = await reserve({})
    taken.assertStatus(409)
    taken.assertBodyContains({ code: 'E_DATES_TAKEN' })
    const own = await reserve({}, await User.findOrFail(property.hostId))
    own.assertStatus(403)
    own.assertBodyContains({ code: 'E_OWN_PROPERTY' })
    for (const from of [5, 7, 9, 11]) await reserve({ checkIn: day(from), checkOut: day(from + 2) })
    const sixth = await reserve({ checkIn: day(20), checkOut: day(22) })
    sixth.assertStatus(409)
    sixth.assertBodyContains({ code: 'E_TOO_MANY_PENDING' })
  })

  test('one guest’s requests hold 90 nights of a place at most, those of others no less', async ({
    client,
  }) => {
    const { reserve } = await reserving(client)
    const first = await reserve({ checkIn: day(3), checkOut: day(63) })
    first.assertStatus(201)
    const second = await reserve({ checkIn: day(100), checkOut: day(131) })
    second.assertStatus(409)
    second.assertBodyContains({
      code: 'E_TOO_MANY_PENDING',
      message:
        'With this one, your requests for this place would hold more than 90 nights. Please wait for the host to reply or cancel one.',
    })
    const shorter = await reserve({ checkIn: day(100), checkOut: day(130) })
    shorter.assertStatus(201)
    const other = await reserve(
      { checkIn: day(140), checkOut: day(190) },
      await UserFactory.create()
    )
    other.assertStatus(201)
  })

  test('a stay begins within a year and a half', async ({ client }) => {
    const { reserve } = await reserving(client)
    const far = await reserve({ checkIn: '9999-12-29', checkOut: '9999-12-31' })
    far.assertStatus(422)
    const message = 'A stay can begin at most 18 months from today'
    far.assertBodyContains({ errors: [{ field: 'checkIn', rule: 'tooFar', message }] })
  })

  test('{move} of a {state} booking, and how that is said')
    .with([
      { move: 'approve', state: 'confirmed', message: 'Only a pending booking can be approved' },
      {
        move: 'checkin',
        state: 'checkedOut',
        message: 'Only a confirmed booking can be checked in',
      },
      {
        move: 'checkout',
        state: 'confirmed',
        message: 'Only a checked-in booking can be checked out',
      },
      { move: 'cancel', state: 'checkedIn', message: 'This booking can no longer be cancelled' },
    ] as const)
    .run(async ({ client }, { move, state, message }) => {
      const booking = await BookingFactory.apply(state).create()
      const host = await User.findOrFail(booking.hostId)
      const response = await client
        .put(`/api/v1/bookings/${booking.id}/${move}`)
        .json({})
        .loginAs(host)
      response.assertStatus(409)
      response.assertBodyContains({ code: 'E_STATE_MOVED_ON', message })
    })

  test('whoever acts on what they read too long ago is told', async ({ assert }) => {
    const { id, hostId } = await BookingFactory.create()
    const stale = await Booking.query().where('id', id).preload('property').firstOrFail()
    await db.from('bookings').where('id', id).update({ status: 'cancelled' })
    const host = await User.findOrFail(hostId)
    const refusal = await approveBooking(stale, host, null).catch((error) => error)
    assert.containsSubset(refusal, {
      status: 409,
      code: 'E_STATE_MOVED_ON',
      key: 'bookings.cannotApprove',
    })
    assert.isEmpty(await AuditEvent.query().where({ action: 'booking.approved', subjectId: id }))
  })

  test('a request that is answered in the last moment does not expire, and holds up no other', async ({
    assert,
    cleanup,
  }) => {
    const overdue = { expiresAt: DateTime.utc().minus({ minutes: 1 }) }
    const answered = await BookingFactory.merge(overdue).create()
    const other = await BookingFactory.merge(overdue).create()
    cleanup(overtake(answered, 'confirmed'))
    const expired = await expirePendingBookings()
    assert.include(expired, other.id)
    assert.notInclude(expired, answered.id)
    await answered.refresh()
    assert.equal(answered.status, 'confirmed')
  })

  test('a request that is approved as its guest goes away stays; the others are called off', async ({
    assert,
    cleanup,
  }) => {
    const first = await BookingFactory.create()
    const second = await BookingFactory.merge({ guestId: first.guestId }).create()
    const foreign = await BookingFactory.create()
    const admin = await UserFactory.apply('admin').create()
    cleanup(overtake(first, 'confirmed'))
    const cancelled = await writeTransaction((trx) =>
      cancelPendingBookings(trx, { guestId: first.guestId }, admin, 'guestLeft')
    )
    assert.deepEqual(cancelled, [second.id])
    await Promise.all([first.refresh(), second.refresh(), foreign.refresh()])
    assert.deepEqual([first.status, foreign.status], ['confirmed', 'pending'])
    assert.include(second.$attributes, {
      status: 'cancelled',
      cancellationCause: 'guestLeft',
      cancelledBy: admin.id,
    })
  })
})

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

test.group('Blocks | refusals and the log', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('what is taken back is logged, what was not blocked is not', async ({ client, assert }) => {
    const property = await PropertyFactory.create()
    const host = await User.findOrFail(property.hostId)
    const path = `/api/v1/properties/${property.id}/blocks`
    const dates = { from: day(5), to: day(7) }
    await client.post(path).json(dates).loginAs(host)
    await client
      .delete(path)
      .qs({ from: day(20), to: day(22) })
      .loginAs(host)
    await client.delete(path).qs(dates).loginAs(host)
    const events = await AuditEvent.query()
      .where({ subjectType: 'property', subjectId: property.id })
      .orderBy('id')
    assert.deepEqual(
      events.map(({ action, subjectType, before, after }) => ({
        action,
        subjectType,
        before,
        after,
      })),
      [
        {
          action: 'property.nightsBlocked',
          subjectType: 'property',
          before: null,
          after: { ...dates, reason: null },
        },
        { action: 'property.nightsUnblocked', subjectType: 'property', before: dates, after: null },
      ]
    )
  })

  test('dates say what is wrong with them at their field', async ({ client }) => {
    const property = await PropertyFactory.create()
    const host = await User.findOrFail(property.hostId)
    const path = `/api/v1/properties/${property.id}/blocks`
    const wrong = [
      [day(-1), day(2), 'from', 'past', 'Nights in the past cannot be blocked'],
      [day(4), day(4), 'to', 'order', 'The end date must be after the start date'],
      [day(1), day(500), 'to', 'tooLong', 'You can block at most 366 nights at once'],
    ]
    for (const [from, to, field, rule, message] of wrong) {
      const response = await client.post(path).json({ from, to }).loginAs(host)
      response.assertStatus(422)
      response.assertBodyContains({ message, errors: [{ field, rule, message }] })
    }
    const backwards = await client
      .delete(path)
      .qs({ from: day(4), to: day(4) })
      .loginAs(host)
    backwards.assertStatus(422)
    backwards.assertBodyContains({
      errors: [
        { field: 'to', rule: 'order', message: 'The end date must be after the start date' },
      ],
    })
  })
})
