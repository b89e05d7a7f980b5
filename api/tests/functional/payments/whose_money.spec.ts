import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { refundPayment } from '#actions/payments/refund_payment'
import AuditEvent from '#models/audit_event'
import Payment from '#models/payment'
import { catchLetters } from '#tests/helpers/letters'
import {
  back,
  confirmedStay,
  moneyOf,
  paymentCalls,
  refundOf,
  replaceCall,
} from '#tests/helpers/payments'

test.group('Whose money it is', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  catchLetters(group)

  test('of two guests who paid the one whose stay is called off gets it back', async ({
    client,
    assert,
  }) => {
    const [one, two] = [await confirmedStay(), await confirmedStay()]
    const calls = paymentCalls(client, one)
    await calls.pay('sim_wrongPin')
    await calls.pay()
    await paymentCalls(client, two).pay()
    const references = await db
      .from('payments')
      .whereIn('booking_id', [one.booking.id, two.booking.id])
      .select('gateway_reference')
    assert.lengthOf(new Set(references.map((row) => row.gateway_reference)), 3)

    await client.put(`/api/v1/bookings/${one.booking.id}/cancel`).json({}).loginAs(one.guest)
    assert.deepEqual(await moneyOf(one.booking), {
      booking: 'refunded',
      attempts: ['failed', 'refunded'],
    })
    assert.deepEqual(await moneyOf(two.booking), { booking: 'paid', attempts: ['paid'] })
    const { id } = await Payment.findByOrFail({ bookingId: one.booking.id, status: 'refunded' })
    const [, due, done] = await AuditEvent.query()
      .where({ subjectType: 'payment', subjectId: id })
      .orderBy('id')
    assert.deepEqual(due.before, { status: 'paid', bookingPaymentStatus: 'paid' })
    const told = { status: 'refundDue', bookingPaymentStatus: 'refunding', currency: 'KES' }
    assert.deepEqual(done.before, told)
  })

  test('a request that is paid and then approved stays paid', async ({ client, assert }) => {
    const stay = await confirmedStay()
    await paymentCalls(client, stay).pay()
    await stay.booking.merge({ status: 'pending' }).save()
    await client.put(`/api/v1/bookings/${stay.booking.id}/approve`).json({}).loginAs(stay.host)
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'paid', attempts: ['paid'] })
  })

  test('a stay that was paid twice is refunded when both have gone back', async ({
    client,
    assert,
  }) => {
    const stay = await confirmedStay()
    await paymentCalls(client, stay).pay('sim_refundRefused')
    const first = await Payment.findByOrFail('booking_id', stay.booking.id)
    const { bookingId, gateway, gatewayReference, amountMinor, currency } = first
    const same = { bookingId, gateway, gatewayReference, amountMinor, currency }
    const second = await Payment.create({ ...same, intentId: 'pay_second', status: 'paid' })
    await client.put(`/api/v1/bookings/${stay.booking.id}/cancel`).json({}).loginAs(stay.guest)
    const both = await moneyOf(stay.booking)
    assert.deepEqual(both, { booking: 'refunding', attempts: ['refundDue', 'refundDue'] })

    const restore = replaceCall('refund', async () => back('SIMULATED-BACK'))
    await refundPayment(second.id)
    const half = await moneyOf(stay.booking)
    assert.deepEqual(half, { booking: 'refunding', attempts: ['refundDue', 'refunded'] })
    const { askedAt } = await refundOf(first)
    assert.isNull(askedAt, 'nobody has asked for the other one')
    await refundPayment(first.id)
    restore()
    const whole = await moneyOf(stay.booking)
    assert.equal(whole.booking, 'refunded')
  })
})
