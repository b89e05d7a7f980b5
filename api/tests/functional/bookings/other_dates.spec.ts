import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { freezeTime, test } from '@japa/runner'
import { DateTime } from 'luxon'
import { cancelBooking } from '#actions/bookings/cancel_booking'
import { endDateChanges } from '#actions/bookings/end_date_changes'
import { startPayment } from '#actions/payments/start_payment'
import { settlePayment } from '#actions/payments/settle_payment'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import { addDays, nightsOf, todayInNairobi } from '#domain/stay'
import { rulesOf } from '#domain/stay_rules'
import BookingMail from '#mails/booking_mail'
import AuditEvent from '#models/audit_event'
import Booking from '#models/booking'
import DateChange from '#models/date_change'
import Payment from '#models/payment'
import type User from '#models/user'
import { findBooking } from '#queries/bookings/find_booking'
import { catchLetters, contentsOf } from '#tests/helpers/letters'
import { confirmedStay, moneyOf, offerNoGateway, paymentCalls } from '#tests/helpers/payments'
import type { ApiClient } from '@japa/api-client'

const day = (ahead: number) => addDays(todayInNairobi(), ahead)

/** Two nights of 10,000 for 23,760, from the thirtieth day on. */
async function agreedStay(changes: Partial<Booking> = {}) {
  const property = await PropertyFactory.merge({ priceMinor: 1_000_000, currency: 'KES' }).create()
  return { property, ...(await confirmedStay({ propertyId: property.id, ...changes })) }
}

const datesOf = ({ id }: Booking) => `/api/v1/bookings/${id}/dates`

function propose(client: ApiClient, booking: Booking, who: User, from: number, nights = 2) {
  const body = { checkIn: day(from), checkOut: day(from + nights) }
  return client.post(datesOf(booking)).json(body).loginAs(who)
}

type Answer = 'agree' | 'decline' | 'withdraw'

async function reply(client: ApiClient, booking: Booking, who: User, answer: Answer) {
  const change = await DateChange.query()
    .where('booking_id', booking.id)
    .orderBy('id', 'desc')
    .first()
  const body = { change: change?.id ?? 1 }
  return client
    .put(`${datesOf(booking)}/${answer}`)
    .json(body)
    .loginAs(who)
}

async function nightsHeld({ id }: { id: number }) {
  const rows: { night: number }[] = await db
    .from('booking_nights')
    .where('booking_id', id)
    .orderBy('night')
    .select('night')
  return rows.map(({ night }) => night)
}

test.group('Other dates for an agreed stay', (group) => {
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

  test('a step on the dates that were seen before is refused', async ({ client, assert }) => {
    const { booking, guest, host } = await agreedStay()
    const seen = await findBooking(booking.id)
    await propose(client, booking, guest, 31)
    const agreed = await reply(client, booking, host, 'agree')
    agreed.assertStatus(200)
    await assert.rejects(() => cancelBooking(seen, guest, 'Rain'))
    const { status, checkIn } = await Booking.findOrFail(booking.id)
    assert.deepEqual({ status, checkIn }, { status: 'confirmed', checkIn: day(31) })
  })

  test('today’s dates are not proposed once its arrivals have begun', async ({ client }) => {
    freezeTime(DateTime.fromISO(`${day(0)}T15:00`, { zone: 'Africa/Nairobi' }).toJSDate())
    const { booking, guest } = await agreedStay()
    const asked = await propose(client, booking, guest, 0)
    asked.assertStatus(422)
    asked.assertBodyContains({ errors: [{ field: 'checkIn', rule: 'past' }] })
  })

  test('move nights, price and time to pay at once when the other one agrees', async ({
    client,
    assert,
  }) => {
    const { booking, guest, host } = await agreedStay()
    const asked = await propose(client, booking, guest, 31, 3)
    asked.assertStatus(201)
    const agreed = await reply(client, booking, host, 'agree')
    agreed.assertStatus(200)
    agreed.assertBodyContains({
      data: {
        checkIn: day(31),
        checkOut: day(34),
        nights: 3,
        totalAmount: 35_640,
        amountDue: 35_640,
        dateChange: null,
      },
    })
    assert.deepEqual(await nightsHeld(booking), nightsOf(day(31), day(34)))
    const moved = await Booking.findOrFail(booking.id)
    assert.equal(
      moved.quoteLines.reduce((sum, { amount }) => sum + amount, 0),
      3_564_000
    )
    assert.isNotNull(moved.payBy)
    assert.includeMembers(told(), ['datesChangedForGuest', 'datesChangedForHost'])
    const entry = await AuditEvent.findByOrFail({ action: 'booking.datesChanged' })
    assert.equal(entry.actorId, host.id)
    assert.deepInclude(entry.after!, { checkIn: day(31), totalMinor: 3_564_000 })

    const freed = await client
      .post('/api/v1/bookings')
      .json({
        property: booking.propertyId,
        checkIn: day(30),
        checkOut: day(31),
        guests: { adults: 1 },
      })
      .loginAs(await UserFactory.create())
    freed.assertStatus(201)
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

  test('agreeing fails when a night was taken meanwhile, and the stay stays as it was', async ({
    client,
    assert,
  }) => {
    const { booking, guest, host, property } = await agreedStay()
    await propose(client, booking, guest, 40)
    await confirmedStay({ propertyId: property.id, checkIn: day(41), checkOut: day(43) })
    const quoted = await client
      .get(datesOf(booking))
      .qs({ checkIn: day(40), checkOut: day(42) })
      .loginAs(guest)
    quoted.assertStatus(409)
    quoted.assertBodyContains({ code: 'E_DATES_TAKEN' })

    await db.rawQuery('SAVEPOINT before_agreeing')
    const agreed = await reply(client, booking, host, 'agree')
    await db.rawQuery('ROLLBACK TO SAVEPOINT before_agreeing')
    agreed.assertStatus(409)
    agreed.assertBodyContains({ code: 'E_DATES_TAKEN' })
    assert.deepEqual(await nightsHeld(booking), nightsOf(day(30), day(32)))
  })

  test('a stay that is paid moves to dates of the same price at once', async ({
    client,
    assert,
  }) => {
    const stay = await agreedStay()
    const { booking, guest, host } = stay
    await paymentCalls(client, stay).pay()
    const same = await propose(client, booking, guest, 40)
    same.assertStatus(201)
    const agreed = await reply(client, booking, host, 'agree')
    agreed.assertStatus(200)
    agreed.assertBodyContains({ data: { checkIn: day(40), paymentStatus: 'paid', amountDue: 0 } })
    assert.deepEqual(await moneyOf(booking), { booking: 'paid', attempts: ['paid'] })
    const moved = await Booking.findOrFail(booking.id)
    assert.isNull(moved.payBy)
  })

  test('a stay that is paid between the proposal and its answer keeps its dates until the difference is paid as well', async ({
    client,
    assert,
  }) => {
    const stay = await agreedStay()
    await propose(client, stay.booking, stay.guest, 40, 3)
    const attempt = await startPayment(
      await Booking.findOrFail(stay.booking.id),
      stay.guest,
      { gateway: null, phone: null, token: 'sim_paid' },
      null
    )
    assert.exists(attempt)
    const during = await reply(client, stay.booking, stay.host, 'agree')
    during.assertStatus(409)
    during.assertBodyContains({ code: 'E_PAYMENT_UNDER_WAY' })
    const payment = await Payment.findByOrFail({ bookingId: stay.booking.id })
    await settlePayment(payment, { status: 'paid', receipt: 'SIM1' }, null)
    const after = await reply(client, stay.booking, stay.host, 'agree')
    after.assertStatus(200)
    after.assertBodyContains({ data: { checkIn: day(30), totalAmount: 23_760, amountDue: 11_880 } })
  })

  test('money for the former price that comes late goes back whole', async ({ client, assert }) => {
    const stay = await agreedStay()
    const { booking, guest, host } = stay
    await startPayment(
      await Booking.findOrFail(booking.id),
      guest,
      { gateway: null, phone: null, token: 'sim_paid' },
      null
    )
    const payment = await Payment.findByOrFail({ bookingId: booking.id })
    await settlePayment(payment, { status: 'expired' }, null)
    await propose(client, booking, guest, 40, 3)
    const agreed = await reply(client, booking, host, 'agree')
    agreed.assertStatus(200)

    await settlePayment(payment, { status: 'paid', receipt: 'SIM1' }, null)
    const late = await moneyOf(booking)
    assert.equal(late.booking, 'unpaid')
    assert.notEqual(late.attempts[0], 'paid')
    const letter = letters()
      .of(BookingMail)
      .filter(({ notice }) => notice === 'formerRefundedForGuest')
    assert.lengthOf(letter, 1)
    assert.include(
      contentsOf(letter[0]).text,
      'too late for the dates and the price that it was for'
    )
    await paymentCalls(client, stay).pay()
    const { attempts, booking: now } = await moneyOf(booking)
    assert.equal(now, 'paid')
    assert.equal(attempts[1], 'paid')
  })

  test('where nothing is paid online the total is replaced, and nobody has a time to pay', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(offerNoGateway())
    const { booking, guest, host } = await agreedStay()
    await propose(client, booking, host, 40, 1)
    const agreed = await reply(client, booking, guest, 'agree')
    agreed.assertStatus(200)
    agreed.assertBodyContains({ data: { totalAmount: 11_880, paysHost: true, payBy: null } })
    const [letter] = letters()
      .of(BookingMail)
      .filter(({ notice }) => notice === 'datesProposedForGuest')
    assert.include(contentsOf(letter).text, 'less than now')
  })

  test('the price is the one that was shown, also when the host changes theirs meanwhile', async ({
    client,
    assert,
  }) => {
    const { booking, guest, host, property } = await agreedStay()
    const body = { checkIn: day(40), checkOut: day(42), total: 20_000 }
    const other = await client.post(datesOf(booking)).json(body).loginAs(guest)
    other.assertStatus(409)
    other.assertBodyContains({ code: 'E_PRICE_CHANGED' })

    await propose(client, booking, guest, 40)
    await property.merge({ priceMinor: 2_000_000 }).save()
    const agreed = await reply(client, booking, host, 'agree')
    agreed.assertStatus(200)
    assert.equal(agreed.body().data.totalAmount, 23_760)
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
