import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { settlePayment } from '#actions/payments/settle_payment'
import { BookingFactory } from '#database/factories/booking_factory'
import { UserFactory } from '#database/factories/user_factory'
import Booking from '#models/booking'
import Payment from '#models/payment'
import { catchLetters } from '#tests/helpers/letters'
import { textsOf } from '#tests/helpers/notices'
import { confirmedStay, paymentCalls } from '#tests/helpers/payments'

test.group('A receipt', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const letters = catchLetters(group)

  test('has what its guest paid and got back, with its references', async ({ client, assert }) => {
    const stay = await confirmedStay({ depositMinor: 500_000 })
    await paymentCalls(client, stay).pay()
    const payment = await Payment.findByOrFail('booking_id', stay.booking.id)
    const url = `/api/v1/bookings/${stay.booking.id}`
    const seen = async () => {
      const answer = await client.get(`${url}/receipt`).loginAs(stay.guest)
      answer.assertStatus(200)
      return answer.body().data
    }
    const paid = await seen()
    assert.equal(paid.number, `${stay.booking.id}-${payment.id}`)
    assert.lengthOf(paid.payments, 1)
    assert.containsSubset(paid.payments[0], {
      gateway: 'simulator',
      amount: payment.amountMinor / 100,
      deposit: payment.depositMinor / 100,
      isForOtherDates: false,
      reference: payment.receipt,
      refunds: [],
    })
    assert.isAbove(paid.payments[0].deposit, 0)
    assert.match(paid.payments[0].paidAt, /^\d{4}-.*Z$/)

    await client.put(`${url}/cancel`).json({}).loginAs(stay.host)
    const after = await seen()
    const [{ refunds }] = after.payments
    assert.lengthOf(refunds, 1)
    assert.containsSubset(refunds[0], {
      amount: payment.amountMinor / 100,
      deposit: payment.depositMinor / 100,
      reason: 'cancellation',
      isMade: true,
    })
    assert.isString(refunds[0].reference)
    assert.isString(refunds[0].sentAt)
  })

  test('keeps the number of its letter when money comes late and goes back whole', async ({
    client,
    assert,
  }) => {
    const stay = await confirmedStay()
    const { booking, guest } = stay
    for (let time = 0; time < 2; time++) {
      await paymentCalls(client, stay).start({ token: 'sim_unanswered' })
      const silent = await Payment.query()
        .where('booking_id', booking.id)
        .orderBy('id', 'desc')
        .firstOrFail()
      await settlePayment(silent, { status: 'expired' }, null)
    }
    const [first, second] = await Payment.query().where('booking_id', booking.id).orderBy('id')
    await settlePayment(first, { status: 'paid', receipt: 'SIM1' }, null)
    await settlePayment(second, { status: 'paid', receipt: 'SIM2' }, null)

    const answer = await client.get(`/api/v1/bookings/${booking.id}/receipt`).loginAs(guest)
    const { number, payments } = answer.body().data
    assert.lengthOf(payments, 2)
    assert.equal(payments[1].refunds[0].reason, 'lateMoney')
    assert.equal(number, `${booking.id}-${first.id}`)
    const [letter] = textsOf(letters(), 'paidForGuest')
    assert.include(letter, number)
  })

  test('has nothing of attempts that brought nothing', async ({ client, assert }) => {
    const stay = await confirmedStay()
    await paymentCalls(client, stay).start({ token: 'sim_declined' })
    const url = `/api/v1/bookings/${stay.booking.id}/receipt`
    const answer = await client.get(url).loginAs(stay.guest)
    assert.deepEqual(answer.body().data, { booking: stay.booking.id, number: null, payments: [] })
  })

  test('is for its guest and admins alone', async ({ client }) => {
    const { id, guestId, hostId } = await BookingFactory.apply('confirmed').create()
    const booking = await Booking.findOrFail(id)
    await booking.load('guest')
    await booking.load('host')
    const url = `/api/v1/bookings/${id}/receipt`
    const admin = await UserFactory.apply('admin').create()
    const stranger = await UserFactory.create()
    for (const [viewer, status] of [
      [booking.guest, 200],
      [admin, 200],
      [booking.host, 403],
      [stranger, 404],
    ] as const) {
      const answer = await client.get(url).loginAs(viewer)
      answer.assertStatus(status)
    }
    const nobody = await client.get(url)
    nobody.assertStatus(401)
    const unknown = await client
      .get(`/api/v1/bookings/${guestId + hostId + id}9/receipt`)
      .loginAs(admin)
    unknown.assertStatus(404)
  })
})
