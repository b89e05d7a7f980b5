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
import AuditEvent from '#models/audit_event'
import Booking from '#models/booking'
import User from '#models/user'
import { writeTransaction } from '#services/database/write_transaction'
import type { ApiClient } from '@japa/api-client'
import { day } from '#tests/helpers/days'

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

  test('a place that is no number is refused', async ({ client }) => {
    const { reserve } = await reserving(client)
    for (const property of [{ toString: 'x' }, {}, [1], true, null, 'x']) {
      const refused = await reserve({ property })
      refused.assertStatus(422)
      refused.assertBodyContains({ errors: [{ field: 'property' }] })
    }
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
    const refusal = await approveBooking(stale, host, undefined).catch((error) => error)
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
