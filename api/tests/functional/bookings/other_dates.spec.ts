import testUtils from '@adonisjs/core/services/test_utils'
import { freezeTime, test } from '@japa/runner'
import { DateTime } from 'luxon'
import { endDateChanges } from '#actions/bookings/end_date_changes'
import { UserFactory } from '#database/factories/user_factory'
import { nightsOf } from '#domain/stay'
import { rulesOf } from '#domain/stay_rules'
import BookingMail from '#mails/booking_mail'
import type Booking from '#models/booking'
import DateChange from '#models/date_change'
import type User from '#models/user'
import { day } from '#tests/helpers/days'
import { catchLetters, contentsOf } from '#tests/helpers/letters'
import { agreedStay, datesOf, nightsHeld, propose, reply } from '#tests/helpers/other_dates'
import { confirmedStay } from '#tests/helpers/payments'

test.group('Other dates for an agreed stay | proposed', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const letters = catchLetters(group)

  const told = () =>
    letters()
      .of(BookingMail)
      .map(({ notice }) => notice)

  test('are proposed by the guest with their price, and nothing changes before the answer', async ({
    client,
    assert,
  }) => {
    const { booking, guest, host } = await agreedStay()
    const asked = await propose(client, booking, guest, 40, 3)
    asked.assertStatus(201)
    asked.assertBodyContains({
      data: {
        checkIn: booking.checkIn,
        totalAmount: 23_760,
        dateChange: {
          by: 'guest',
          checkIn: day(40),
          checkOut: day(43),
          nights: 3,
          difference: 11_880,
          quote: { total: 35_640 },
        },
      },
    })
    assert.deepEqual(asked.body().data.actions, ['cancel', 'withdrawDates'])
    assert.deepEqual(await nightsHeld(booking), nightsOf(day(30), day(32)))

    const seen = await client.get(`/api/v1/bookings/${booking.id}`).loginAs(host)
    assert.includeMembers(seen.body().data.actions, ['agreeDates', 'declineDates'])
    assert.notInclude(seen.body().data.actions, 'proposeDates')
    const [letter] = letters().of(BookingMail)
    assert.equal(letter.notice, 'datesProposedForHost')
    assert.include(contentsOf(letter).text, 'more than now')
    const again = await propose(client, booking, guest, 50)
    again.assertStatus(409)
  })

  test('are listed for the host while the guest waits for an answer', async ({
    client,
    assert,
  }) => {
    const [{ booking, guest, host }, other] = [await agreedStay(), await agreedStay()]
    const listed = async (viewer: User) => {
      const list = await client
        .get('/api/v1/bookings')
        .qs({ proposed: true, sort: 'checkIn' })
        .loginAs(viewer)
      list.assertStatus(200)
      return list.body().data.map(({ _id }: { _id: number }) => _id)
    }
    assert.deepEqual(await listed(host), [])
    await propose(client, booking, guest, 40)
    await propose(client, other.booking, other.host, 40)
    assert.deepEqual(await listed(host), [booking.id])
    assert.deepEqual(await listed(other.host), [], 'a host does not wait for their own answer')

    const change = await DateChange.findByOrFail('bookingId', booking.id)
    const { expiresAt } = change
    await change.merge({ expiresAt: DateTime.utc().minus({ minutes: 1 }) }).save()
    assert.deepEqual(await listed(host), [])
    await change.merge({ expiresAt }).save()
    await reply(client, booking, host, 'decline')
    assert.deepEqual(await listed(host), [])
  })

  test('today’s dates are not proposed once its arrivals have begun', async ({ client }) => {
    freezeTime(DateTime.fromISO(`${day(0)}T15:00`, { zone: 'Africa/Nairobi' }).toJSDate())
    const { booking, guest } = await agreedStay()
    const asked = await propose(client, booking, guest, 0)
    asked.assertStatus(422)
    asked.assertBodyContains({ errors: [{ field: 'checkIn', rule: 'past' }] })
  })

  test('are proposed by the host as well, whose own rules bind the guest alone', async ({
    client,
    assert,
  }) => {
    const { booking, guest, host, property } = await agreedStay()
    await property.merge({ stayRules: { ...rulesOf(null), minNights: 5 } }).save()
    const refused = await propose(client, booking, guest, 40)
    refused.assertStatus(422)
    refused.assertBodyContains({ errors: [{ field: 'checkOut', rule: 'minNights' }] })

    const asked = await propose(client, booking, host, 40)
    asked.assertStatus(201)
    assert.include(told(), 'datesProposedForGuest')
    const agreed = await reply(client, booking, guest, 'agree')
    agreed.assertStatus(200)
    assert.deepEqual(await nightsHeld(booking), nightsOf(day(40), day(42)))
  })

  test('keep the nights between stays free, but not from the stay that moves', async ({
    client,
  }) => {
    const { booking, guest, property } = await agreedStay()
    await property.merge({ stayRules: { ...rulesOf(null), preparationNights: 2 } }).save()
    const beside = await propose(client, booking, guest, 33)
    beside.assertStatus(201)
    const other = await confirmedStay({
      propertyId: property.id,
      checkIn: day(50),
      checkOut: day(52),
    })
    const near = await propose(client, other.booking, other.guest, 33)
    near.assertStatus(422)
    near.assertBodyContains({ errors: [{ rule: 'preparation' }] })
  })

  test('are declined by the other one, or taken back, and may be proposed again', async ({
    client,
    assert,
  }) => {
    const { booking, guest, host } = await agreedStay()
    await propose(client, booking, guest, 40)
    const own = await reply(client, booking, guest, 'decline')
    own.assertStatus(409)
    const declined = await reply(client, booking, host, 'decline')
    declined.assertStatus(200)
    assert.include(told(), 'datesKeptForGuest')
    assert.deepEqual(await nightsHeld(booking), nightsOf(day(30), day(32)))

    const again = await propose(client, booking, guest, 41)
    again.assertStatus(201)
    const withdrawn = await reply(client, booking, guest, 'withdraw')
    withdrawn.assertStatus(200)
    const late = await reply(client, booking, host, 'agree')
    late.assertStatus(409)
    late.assertBodyContains({ code: 'E_STATE_MOVED_ON' })
  })

  test('an answer is to the proposal that was shown', async ({ client, assert }) => {
    const { booking, guest, host } = await agreedStay()
    await propose(client, booking, guest, 40)
    const shown = await DateChange.findByOrFail({ bookingId: booking.id })
    await reply(client, booking, guest, 'withdraw')
    await propose(client, booking, guest, 50)
    const agreed = await client
      .put(`${datesOf(booking)}/agree`)
      .json({ change: shown.id })
      .loginAs(host)
    agreed.assertStatus(409)
    assert.deepEqual(await nightsHeld(booking), nightsOf(day(30), day(32)))
  })

  test('a proposal ends after two days, and who made it is told once', async ({
    client,
    assert,
  }) => {
    const { booking, guest, host } = await agreedStay()
    await propose(client, booking, host, 40)
    const { expiresAt, id } = await DateChange.findByOrFail({ bookingId: booking.id })
    const hours = expiresAt.diffNow('hours').hours
    assert.isTrue(hours > 47 && hours <= 48, `${hours} hours`)
    assert.notInclude(await endDateChanges(DateTime.utc().plus({ hours: 47 })), id)
    assert.include(await endDateChanges(DateTime.utc().plus({ hours: 49 })), id)
    assert.notInclude(await endDateChanges(DateTime.utc().plus({ hours: 49 })), id)
    assert.lengthOf(
      told().filter((notice) => notice === 'datesKeptForHost'),
      1
    )
    const late = await reply(client, booking, guest, 'agree')
    late.assertStatus(409)
  })

  test('a proposal whose time is over cannot be agreed to, and another takes its place', async ({
    client,
    assert,
  }) => {
    const { booking, guest, host } = await agreedStay()
    await propose(client, booking, guest, 40)
    await DateChange.query()
      .where('booking_id', booking.id)
      .update({ expires_at: DateTime.utc().minus({ minutes: 1 }).toSQL() })
    const seen = await client.get(`/api/v1/bookings/${booking.id}`).loginAs(host)
    assert.isNull(seen.body().data.dateChange)
    const late = await reply(client, booking, host, 'agree')
    late.assertStatus(409)
    const next = await propose(client, booking, host, 50)
    next.assertStatus(201)
  })

  test('a proposal ends with the stay', async ({ client, assert }) => {
    const { booking, guest, host } = await agreedStay()
    await propose(client, booking, guest, 40)
    const cancelled = await client
      .put(`/api/v1/bookings/${booking.id}/cancel`)
      .json({})
      .loginAs(guest)
    cancelled.assertStatus(200)
    const change = await DateChange.findByOrFail({ bookingId: booking.id })
    assert.equal(change.status, 'expired')
    const late = await reply(client, booking, host, 'agree')
    late.assertStatus(409)
    assert.deepEqual(await nightsHeld(booking), [])
  })

  test('are not offered for stays that have begun, wait for an answer, or were written down', async ({
    client,
    assert,
  }) => {
    const stays: Partial<Booking>[] = [
      { checkIn: day(-1), checkOut: day(2) },
      { status: 'pending' },
      { isByHand: true },
      { status: 'checked-in' },
    ]
    for (const changes of stays) {
      const { booking, host } = await agreedStay(changes)
      const seen = await client.get(`/api/v1/bookings/${booking.id}`).loginAs(host)
      assert.notInclude(seen.body().data.actions, 'proposeDates')
      const refused = await propose(client, booking, host, 60)
      refused.assertStatus(409)
    }
  })

  test('the same dates, dates that are over and a place in another currency are refused', async ({
    client,
  }) => {
    const { booking, guest, property } = await agreedStay()
    const same = await propose(client, booking, guest, 30)
    same.assertStatus(422)
    const past = await propose(client, booking, guest, -3)
    past.assertStatus(422)
    await property.merge({ currency: 'USD', priceMinor: 10_000 }).save()
    const dollars = await propose(client, booking, guest, 40)
    dollars.assertStatus(409)
  })

  test('strangers and admins propose nothing', async ({ client }) => {
    const { booking } = await agreedStay()
    const stranger = await propose(client, booking, await UserFactory.create(), 40)
    stranger.assertStatus(404)
    const admin = await propose(client, booking, await UserFactory.apply('admin').create(), 40)
    admin.assertStatus(403)
  })
})
