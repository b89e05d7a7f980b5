import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { BookingFactory } from '#database/factories/booking_factory'
import { UserFactory } from '#database/factories/user_factory'
import Booking from '#models/booking'
import Payment from '#models/payment'
import { confirmedStay, paymentCalls } from '#tests/helpers/payments'

test.group('A receipt', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

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
