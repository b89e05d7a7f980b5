import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { cancelBooking } from '#actions/bookings/cancel_booking'
import { startPayment } from '#actions/payments/start_payment'
import { settlePayment } from '#actions/payments/settle_payment'
import { UserFactory } from '#database/factories/user_factory'
import { nightsOf } from '#domain/stay'
import BookingMail from '#mails/booking_mail'
import AuditEvent from '#models/audit_event'
import Booking from '#models/booking'
import Payment from '#models/payment'
import { findBooking } from '#queries/bookings/find_booking'
import { day } from '#tests/helpers/days'
import { catchLetters, contentsOf } from '#tests/helpers/letters'
import { noticesIn } from '#tests/helpers/notices'
import { agreedStay, datesOf, nightsHeld, propose, reply } from '#tests/helpers/other_dates'
import { confirmedStay, moneyOf, offerNoGateway, paymentCalls } from '#tests/helpers/payments'

test.group('Other dates for an agreed stay | agreed', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const letters = catchLetters(group)

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
    const told = noticesIn(letters()).map(({ notice }) => notice)
    assert.includeMembers(told, ['datesChangedForGuest', 'datesChangedForHost'])
    const entry = await AuditEvent.findByOrFail({ action: 'booking.datesChanged' })
    assert.equal(entry.actorId, host.id)
    const dates = { checkIn: day(31), checkOut: day(34) }
    assert.deepEqual(entry.after, { ...dates, totalMinor: 3_564_000, currency: 'KES' })
    assert.deepInclude(entry.before!, { totalMinor: 2_376_000, currency: 'KES' })
    const proposed = await AuditEvent.findByOrFail({ action: 'booking.datesProposed' })
    assert.deepEqual(proposed.after, entry.after)

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
      await findBooking(stay.booking.id),
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
      await findBooking(booking.id),
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
    assert.include(contentsOf(letter[0]).text, 'too late for the price that it was for')
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
})
