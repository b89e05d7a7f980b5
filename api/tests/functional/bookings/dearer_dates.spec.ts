import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { endDateChanges } from '#actions/bookings/end_date_changes'
import { settlePayment } from '#actions/payments/settle_payment'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import { nightsOf } from '#domain/stay'
import BookingMail from '#mails/booking_mail'
import AuditEvent from '#models/audit_event'
import type Booking from '#models/booking'
import CalendarLink from '#models/calendar_link'
import DateChange from '#models/date_change'
import Payment from '#models/payment'
import PaymentEvent from '#models/payment_event'
import { day } from '#tests/helpers/days'
import { booksAsBooked, booksOf } from '#tests/helpers/deposits'
import { catchLetters, contentsOf } from '#tests/helpers/letters'
import { confirmedStay, moneyOf, paymentCalls, refundsOf } from '#tests/helpers/payments'

type Stay = Awaited<ReturnType<typeof paidStay>>

/** Two nights of 10,000 for 23,760, paid, from the thirtieth day on. */
async function paidStay(client: ApiClient, changes: Partial<Booking> = {}) {
  const property = await PropertyFactory.merge({ priceMinor: 1_000_000, currency: 'KES' }).create()
  const stay = await confirmedStay({ propertyId: property.id, ...changes })
  await paymentCalls(client, stay).pay()
  return { ...stay, property }
}

/** Three nights, by the guest and with the host's agreement: 11,880 more. */
async function agree(client: ApiClient, { booking, guest, host }: Stay, from = 31, nights = 3) {
  const url = `/api/v1/bookings/${booking.id}/dates`
  const body = { checkIn: day(from), checkOut: day(from + nights) }
  const proposed = await client.post(url).json(body).loginAs(guest)
  proposed.assertStatus(201)
  const change = await DateChange.findByOrFail({ bookingId: booking.id, status: 'open' })
  const agreed = await client.put(`${url}/agree`).json({ change: change.id }).loginAs(host)
  agreed.assertStatus(200)
  return { agreed, change }
}

async function nightsHeld({ id }: { id: number }) {
  const rows: { night: number }[] = await db
    .from('booking_nights')
    .where('booking_id', id)
    .orderBy('night')
    .select('night')
  return rows.map(({ night }) => night)
}

const paymentsOf = ({ id }: { id: number }) =>
  Payment.query().where({ bookingId: id }).orderBy('id')

test.group('Dates that cost more than was paid', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const letters = catchLetters(group)

  const told = () =>
    letters()
      .of(BookingMail)
      .map(({ notice }) => notice)

  test('hold the nights of both until the difference is paid, and nobody else has them', async ({
    client,
    assert,
  }) => {
    const stay = await paidStay(client)
    const { booking, guest, property } = stay
    const quoted = await client
      .get(`/api/v1/bookings/${booking.id}/dates`)
      .qs({ checkIn: day(31), checkOut: day(34) })
      .loginAs(guest)
    quoted.assertBodyContains({ data: { difference: 11_880, isPaidFirst: true } })
    const { agreed } = await agree(client, stay)
    agreed.assertBodyContains({
      message: 'Agreed. The stay moves as soon as the difference is paid.',
      data: {
        checkIn: day(30),
        checkOut: day(32),
        totalAmount: 23_760,
        paymentStatus: 'paid',
        amountDue: 11_880,
        dateChange: { checkIn: day(31), checkOut: day(34), isAgreed: true, isBeingPaid: false },
      },
    })
    assert.notIncludeMembers(agreed.body().data.actions, ['proposeDates', 'agreeDates'])
    const entry = await AuditEvent.findByOrFail({ action: 'booking.datesAgreed' })
    assert.deepInclude(entry.after!, { totalMinor: 3_564_000, currency: 'KES' })
    assert.include(agreed.body().data.actions, 'withdrawDates')
    assert.deepEqual(await nightsHeld(booking), nightsOf(day(30), day(34)))
    assert.includeMembers(told(), ['datesDueForGuest', 'datesDueForHost'])
    const letter = letters()
      .of(BookingMail)
      .find(({ notice }) => notice === 'datesDueForGuest')!
    assert.match(contentsOf(letter).text, /costs KES.11,880 more/)

    const stranger = await UserFactory.create()
    const body = { property: property.id, checkIn: day(33), checkOut: day(34) }
    const taken = await client
      .post('/api/v1/bookings')
      .json({ ...body, guests: { adults: 1 } })
      .loginAs(stranger)
    taken.assertStatus(409)
    const free = await client
      .get(`/api/v1/properties/${property.id}/bookings/availability`)
      .qs({ checkIn: day(32), checkOut: day(34) })
    assert.isFalse(free.body().data.available)
    const board = await client
      .get('/api/v1/bookings/calendar')
      .qs({ from: day(29) })
      .loginAs(stay.host)
    const [row] = board.body().data
    assert.deepEqual(
      row.stays.map(({ checkIn, checkOut }: Record<string, string>) => [checkIn, checkOut]),
      [
        [day(30), day(32)],
        [day(32), day(34)],
      ]
    )
    const secret = 's'.repeat(43)
    await CalendarLink.create({ propertyId: property.id, secret })
    const ical = await client.get(`/api/v1/calendars/${secret}.ics`)
    assert.include(ical.text(), `DTSTART;VALUE=DATE:${day(32).replaceAll('-', '')}`)
  })

  test('are moved to by a payment of their own, and the books have what they would have of a stay booked so', async ({
    client,
    assert,
  }) => {
    const stay = await paidStay(client)
    const { booking, guest } = stay
    await agree(client, stay)
    const paid = await paymentCalls(client, stay).pay()
    assert.equal(paid.data.amount, 11_880)
    const seen = await client.get(`/api/v1/bookings/${booking.id}`).loginAs(guest)
    seen.assertBodyContains({
      data: {
        checkIn: day(31),
        checkOut: day(34),
        totalAmount: 35_640,
        amountDue: 0,
        paymentStatus: 'paid',
        dateChange: null,
      },
    })
    assert.deepEqual(await nightsHeld(booking), nightsOf(day(31), day(34)))
    assert.deepEqual(await moneyOf(booking), { booking: 'paid', attempts: ['paid', 'paid'] })
    assert.deepEqual(await booksOf(booking), await booksAsBooked(booking))
    const letter = letters()
      .of(BookingMail)
      .find(({ notice }) => notice === 'datesChangedForGuest')!
    const { text } = contentsOf(letter)
    assert.match(text, /It costs KES.11,880 more, and you have paid that/)
    assert.match(text, /Total.*KES.35,640[\s\S]*Paid.*KES.23,760[\s\S]*Paid.*KES.11,880/)
    const again = await paymentCalls(client, stay).start({ token: 'sim_paid' })
    again.assertStatus(409)
    again.assertBodyContains({ code: 'E_ALREADY_PAID' })
  })

  test('a failed try may be followed by another, and one at a time', async ({ client, assert }) => {
    const stay = await paidStay(client)
    await agree(client, stay)
    const calls = paymentCalls(client, stay)
    const failed = await calls.pay('sim_wrongPin')
    assert.equal(failed.data.status, 'failed')
    await calls.start({ token: 'sim_slow' })
    const seen = await client.get(`/api/v1/bookings/${stay.booking.id}`).loginAs(stay.guest)
    seen.assertBodyContains({
      data: { amountDue: 0, waysToPay: [], dateChange: { isBeingPaid: true } },
    })
    assert.notInclude(seen.body().data.actions, 'withdrawDates')
    const second = await calls.start({ token: 'sim_paid' })
    second.assertStatus(409)
    second.assertBodyContains({ code: 'E_PAYMENT_UNDER_WAY' })
  })

  test('that are not paid in time are over: the stay is what it was, both are told, and late money goes back', async ({
    client,
    assert,
  }) => {
    const stay = await paidStay(client)
    const { booking, guest } = stay
    const { change } = await agree(client, stay)
    await paymentCalls(client, stay).start({ token: 'sim_unanswered' })
    await change.refresh()
    const until = change.expiresAt as DateTime<true>
    const hours = until.diffNow('hours').hours
    assert.isTrue(hours > 23.9 && hours <= 24, `${hours} hours`)
    const payment = await Payment.findByOrFail('status', 'pending')
    const around = { createdAt: until.minus({ minutes: 5 }), expiresAt: until.plus({ minutes: 5 }) }
    await payment.merge(around).save()
    assert.isEmpty(await endDateChanges(until.minus({ minutes: 1 })))
    assert.isEmpty(await endDateChanges(until.plus({ minutes: 1 })), 'one is under way')
    assert.deepEqual(await endDateChanges(until.plus({ minutes: 16 })), [change.id])
    assert.deepEqual(await nightsHeld(booking), nightsOf(day(30), day(32)))
    assert.includeMembers(told(), ['datesNotPaidForGuest', 'datesNotPaidForHost'])

    const [first, attempt] = await paymentsOf(booking)
    await settlePayment(attempt, { status: 'paid', receipt: 'SIM1' }, null)
    assert.deepEqual(await moneyOf(booking), { booking: 'paid', attempts: ['paid', 'refunded'] })
    assert.isEmpty(await refundsOf(first))
    assert.deepEqual(await booksOf(booking), await booksAsBooked(booking))
    assert.include(told(), 'formerRefundedForGuest')
    const late = await paymentCalls(client, { booking, guest }).start({ token: 'sim_paid' })
    late.assertStatus(409)
  })

  test('are over when the guest is checked in, and both are told', async ({ client, assert }) => {
    const stay = await paidStay(client)
    const { booking, host } = stay
    const { change } = await agree(client, stay)
    await booking.merge({ checkIn: day(0) }).save()
    const arrived = await client
      .put(`/api/v1/bookings/${booking.id}/checkin`)
      .json({})
      .loginAs(host)
    arrived.assertStatus(200)
    await change.refresh()
    assert.equal(change.status, 'expired')
    assert.deepEqual(await nightsHeld(booking), nightsOf(day(30), day(32)))
    assert.includeMembers(told(), ['datesNotPaidForGuest', 'datesNotPaidForHost'])
    await AuditEvent.findByOrFail({ action: 'booking.datesNotPaid', subjectId: booking.id })
  })

  test('are given up by either of the two, and not while they are being paid', async ({
    client,
    assert,
  }) => {
    const stay = await paidStay(client)
    const { booking, guest, host } = stay
    const withdraw = (change: DateChange, who: typeof guest) =>
      client
        .put(`/api/v1/bookings/${booking.id}/dates/withdraw`)
        .json({ change: change.id })
        .loginAs(who)
    const { change: first } = await agree(client, stay)
    const givenUp = await withdraw(first, host)
    givenUp.assertStatus(200)
    assert.deepEqual(await nightsHeld(booking), nightsOf(day(30), day(32)))
    assert.includeMembers(told(), ['datesNotPaidForGuest', 'datesNotPaidForHost'])

    const { change } = await agree(client, stay, 40)
    await paymentCalls(client, stay).start({ token: 'sim_slow' })
    const during = await withdraw(change, guest)
    during.assertStatus(409)
    during.assertBodyContains({ code: 'E_PAYMENT_UNDER_WAY' })
    const [, attempt] = await paymentsOf(booking)
    await settlePayment(attempt, { status: 'expired' }, null)
    const after = await withdraw(change, guest)
    after.assertStatus(200)
    assert.deepEqual(await nightsHeld(booking), nightsOf(day(30), day(32)))
  })

  test('money that comes twice goes back once', async ({ client, assert }) => {
    const stay = await paidStay(client)
    await agree(client, stay)
    await paymentCalls(client, stay).start({ token: 'sim_unanswered' })
    const [, silent] = await paymentsOf(stay.booking)
    await settlePayment(silent, { status: 'expired' }, null)
    await paymentCalls(client, stay).pay()
    await settlePayment(silent, { status: 'paid', receipt: 'SIM9' }, null)
    const { attempts } = await moneyOf(stay.booking)
    assert.deepEqual(attempts, ['paid', 'refunded', 'paid'])
    assert.deepEqual(await booksOf(stay.booking), await booksAsBooked(stay.booking))
  })

  test('a cancellation gives back the policy’s part of both payments, of the newest first', async ({
    client,
    assert,
  }) => {
    const approvedAt = DateTime.utc().minus({ days: 3 })
    const stay = await paidStay(client, { cancellationPolicy: 'strict', approvedAt })
    const { booking, guest } = stay
    await agree(client, stay, 10)
    await paymentCalls(client, stay).pay()
    const seen = await client.get(`/api/v1/bookings/${booking.id}`).loginAs(guest)
    assert.equal(seen.body().data.cancellation.refund, 16_200)
    const cancelled = await client
      .put(`/api/v1/bookings/${booking.id}/cancel`)
      .json({ refund: 16_200 })
      .loginAs(guest)
    cancelled.assertStatus(200)
    assert.deepEqual(await moneyOf(booking), {
      booking: 'refunded',
      attempts: ['refunded', 'refunded'],
    })
    const [first, second] = await paymentsOf(booking)
    const [[ofFirst], [ofSecond]] = [await refundsOf(first), await refundsOf(second)]
    assert.equal(ofSecond.amountMinor, second.amountMinor)
    assert.equal(ofFirst.amountMinor, 1_620_000 - second.amountMinor)
    const books = await booksOf(booking)
    assert.equal(books.gateway, 3_564_000 - 1_620_000)
    assert.isUndefined(books.refund)
  })

  test('a stay that is called off while they wait gives back what was paid, and later money whole', async ({
    client,
    assert,
  }) => {
    const stay = await paidStay(client)
    const { booking, host } = stay
    await agree(client, stay)
    await paymentCalls(client, stay).start({ token: 'sim_slow' })
    const cancelled = await client
      .put(`/api/v1/bookings/${booking.id}/cancel`)
      .json({})
      .loginAs(host)
    cancelled.assertStatus(200)
    assert.deepEqual(await nightsHeld(booking), [])
    const [, attempt] = await paymentsOf(booking)
    await settlePayment(attempt, { status: 'paid', receipt: 'SIM2' }, null)
    assert.deepEqual(await moneyOf(booking), {
      booking: 'refunded',
      attempts: ['refunded', 'refunded'],
    })
    assert.deepEqual(await booksOf(booking), {})
  })

  test('a stay moves on to dates that cost less, down to less than its first payment', async ({
    client,
    assert,
  }) => {
    const stay = await paidStay(client)
    const { booking } = stay
    await agree(client, stay)
    await paymentCalls(client, stay).pay()
    await agree(client, stay, 40, 1)
    const [first, second] = await paymentsOf(booking)
    const [[ofFirst], [ofSecond]] = [await refundsOf(first), await refundsOf(second)]
    assert.equal(ofSecond.amountMinor, 1_188_000)
    assert.equal(ofFirst.amountMinor, 1_188_000)
    assert.deepEqual(await moneyOf(booking), { booking: 'paid', attempts: ['paid', 'paid'] })
    assert.deepEqual(await booksOf(booking), await booksAsBooked(booking))
    const cancelled = await client
      .put(`/api/v1/bookings/${booking.id}/cancel`)
      .json({})
      .loginAs(stay.host)
    cancelled.assertStatus(200)
    assert.deepEqual(await booksOf(booking), {})
  })

  test('are refused while its guest’s bank asks for the money', async ({ client, assert }) => {
    const stay = await paidStay(client)
    const [payment] = await paymentsOf(stay.booking)
    await PaymentEvent.create({
      gateway: 'simulator',
      kind: 'charge.dispute.create',
      reference: 'disputed/1',
      verdict: 'disputed',
      paymentId: payment.id,
      body: '{}',
    })
    const proposed = await client
      .post(`/api/v1/bookings/${stay.booking.id}/dates`)
      .json({ checkIn: day(40), checkOut: day(43) })
      .loginAs(stay.guest)
    proposed.assertStatus(409)
    assert.equal(
      proposed.body().message,
      'This stay is paid with KES\u00a023,760, so it cannot move to these dates, which would cost KES\u00a035,640.'
    )
  })
})
