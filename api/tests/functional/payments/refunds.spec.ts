import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { expirePendingBookings } from '#actions/bookings/expire_pending_bookings'
import { checkPayments } from '#actions/payments/check_payments'
import { refundPayment } from '#actions/payments/refund_payment'
import BookingMail from '#mails/booking_mail'
import AuditEvent from '#models/audit_event'
import type Booking from '#models/booking'
import Payment from '#models/payment'
import type User from '#models/user'
import { GatewayError } from '#services/payments/call_gateway'
import { catchLetters, contentsOf } from '#tests/helpers/letters'
import {
  back,
  confirmedStay,
  moneyOf,
  paymentCalls,
  refundOf,
  replaceCall,
} from '#tests/helpers/payments'
import type { ApiClient } from '@japa/api-client'

const cancel = (client: ApiClient, { id }: Booking, who: User) =>
  client.put(`/api/v1/bookings/${id}/cancel`).json({}).loginAs(who)

test.group('Money that goes back', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const letters = catchLetters(group)

  test('cancelling a paid stay sends the money back, and says so', async ({ client, assert }) => {
    const stay = await confirmedStay()
    await paymentCalls(client, stay).pay()
    const response = await cancel(client, stay.booking, stay.host)
    response.assertStatus(200)
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'refunded', attempts: ['refunded'] })

    const subjects = letters()
      .of(BookingMail)
      .map((letter) => contentsOf(letter).subject)
    assert.lengthOf(
      subjects.filter((subject) => /^Your money for .* is on its way back$/.test(subject)),
      1
    )
    const payment = await Payment.findByOrFail('booking_id', stay.booking.id)
    assert.match(payment.receipt!, /^SIMULATED-\w+$/)
    const { receipt } = await refundOf(payment)
    assert.equal(receipt, `${payment.receipt}-BACK`)
    const events = await AuditEvent.query()
      .where({ subject_type: 'payment', subject_id: payment.id })
      .orderBy('id')
    assert.deepEqual(
      events.map(({ action, actorId, after }) => ({ action, actorId, after })),
      [
        {
          action: 'payment.paid',
          actorId: stay.guest.id,
          after: { status: 'paid', bookingPaymentStatus: 'paid' },
        },
        {
          action: 'payment.refundDue',
          actorId: stay.host.id,
          after: { status: 'refundDue', bookingPaymentStatus: 'refunding' },
        },
        {
          action: 'payment.refunded',
          actorId: null,
          after: {
            status: 'refunded',
            bookingPaymentStatus: 'refunded',
            refundMinor: payment.amountMinor,
            currency: payment.currency,
          },
        },
      ]
    )
  })

  test('cancelling an unpaid stay owes nothing', async ({ client, assert }) => {
    const stay = await confirmedStay()
    await paymentCalls(client, stay).pay('sim_wrongPin')
    await cancel(client, stay.booking, stay.guest)
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'unpaid', attempts: ['failed'] })
  })

  test('a paid request that nobody answers is paid back, too', async ({ client, assert }) => {
    const stay = await confirmedStay()
    await paymentCalls(client, stay).pay()
    await stay.booking
      .merge({ status: 'pending', expiresAt: DateTime.utc().minus({ minutes: 1 }) })
      .save()
    await expirePendingBookings()
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'refunded', attempts: ['refunded'] })
  })

  test('money that arrives after the stay was called off goes back', async ({ client, assert }) => {
    const stay = await confirmedStay()
    const calls = paymentCalls(client, stay)
    const started = await calls.start()
    await cancel(client, stay.booking, stay.guest)
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'pending', attempts: ['pending'] })
    const confirmed = await calls.confirm(started.body().data.paymentIntentId)
    confirmed.assertBodyContains({ message: 'Your money is on its way back to you.' })
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'refunded', attempts: ['refunded'] })
  })

  test('a gateway that cannot send it back does not keep a stay from being cancelled', async ({
    client,
    assert,
  }) => {
    const stay = await confirmedStay()
    await paymentCalls(client, stay).pay('sim_refundRefused')
    const response = await cancel(client, stay.booking, stay.guest)
    response.assertStatus(200)
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'refunding', attempts: ['refundDue'] })

    /** The clock tries again, hours later; by then the gateway can. */
    await checkPayments(DateTime.utc().plus({ minutes: 90 }))
    const waiting = await moneyOf(stay.booking)
    assert.equal(waiting.booking, 'refunding')
    const restore = replaceCall('refund', async () => back('SIMULATED-LATE'))
    await checkPayments(DateTime.utc().plus({ hours: 3 }))
    restore()
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'refunded', attempts: ['refunded'] })
  })

  test('what a gateway refuses for a day is left to a person, and what it does not answer is not', async ({
    client,
    assert,
  }) => {
    const stay = await confirmedStay()
    await paymentCalls(client, stay).pay('sim_refundRefused')
    await cancel(client, stay.booking, stay.guest)
    const payment = await Payment.findByOrFail('booking_id', stay.booking.id)
    const refund = await refundOf(payment)
    const triedWith = async (status: number) => {
      const restore = replaceCall('refund', () => {
        throw new GatewayError('the gateway says no', status, null)
      })
      await refundPayment(payment.id).catch(() => null)
      restore()
      await refund.refresh()
      return refund.state
    }
    assert.equal(await triedWith(400), 'requested', 'on the first day')
    await refund.merge({ createdAt: DateTime.utc().minus({ hours: 25 }) }).save()
    assert.equal(await triedWith(503), 'requested', 'it is away')
    assert.equal(await triedWith(400), 'failed')
  })

  test('asking for it again sends nothing again', async ({ client, assert }) => {
    const stay = await confirmedStay()
    await paymentCalls(client, stay).pay()
    await cancel(client, stay.booking, stay.guest)
    const payment = await Payment.findByOrFail('booking_id', stay.booking.id)
    let asked = 0
    const restore = replaceCall('refund', async () => back(`SIMULATED-${++asked}`))
    await refundPayment(payment.id)
    restore()
    assert.equal(asked, 0)
  })
})
