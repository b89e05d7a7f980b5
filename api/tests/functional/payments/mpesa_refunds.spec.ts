import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { checkPayments } from '#actions/payments/check_payments'
import { refundPayment } from '#actions/payments/refund_payment'
import Discrepancy from '#models/discrepancy'
import PaymentEvent from '#models/payment_event'
import { besideDaraja } from '#tests/helpers/beside_gateway'
import { callBack, callBackRefund, pathOf } from '#tests/helpers/daraja_double'
import {
  confirmedStay,
  moneyOf,
  paymentCalls,
  refundOf,
  paymentOf,
  sendByHand,
} from '#tests/helpers/payments'
import type { ApiClient } from '@japa/api-client'

const later = (minutes: number) => DateTime.utc().plus({ minutes })
const HALF = { booking: 'refunding', attempts: ['refundDue'] }
const DONE = { booking: 'refunded', attempts: ['refunded'] }

test.group('Money that M-Pesa sends back', (group) => {
  const daraja = besideDaraja(group)

  async function calledOff(client: ApiClient) {
    const stay = await confirmedStay()
    await paymentCalls(client, stay).start({ phone: '+254712345678' })
    await callBack(client, daraja().answers('0'), { code: '0', receipt: 'RKT1' })
    await client.put(`/api/v1/bookings/${stay.booking.id}/cancel`).json({}).loginAs(stay.host)
    return stay
  }
  async function refundReferenceOf(booking: { id: number }) {
    const { reference } = await refundOf(await paymentOf(booking))
    return reference
  }

  test('is asked for at first, and has gone back when M-Pesa says so', async ({
    client,
    assert,
  }) => {
    const { booking } = await calledOff(client)
    assert.deepEqual(await moneyOf(booking), HALF)
    const [{ body }] = daraja().callsTo('reversal')
    assert.containsSubset(body, {
      CommandID: 'TransactionReversal',
      TransactionID: 'RKT1',
      RecieverIdentifierType: '11',
      Initiator: 'makao',
    })
    const [reversal] = daraja().reversals
    const payment = await paymentOf(booking)
    const refund = await refundOf(payment)
    assert.equal(refund.reference, reversal.reference)

    const late = await client.post(`${pathOf(reversal.callback)}/late`).json({ Result: {} })
    late.assertStatus(200)
    assert.deepEqual(await moneyOf(booking), HALF, 'a notice of a timeout is no result')
    for (let time = 1; time <= 2; time++) await callBackRefund(client, reversal, { code: '0' })
    assert.deepEqual(await moneyOf(booking), DONE)
    await refund.refresh()
    assert.match(refund.receipt!, /^REV\d+$/)
  })

  test('is asked for again after a failure; what was reversed before has gone back', async ({
    client,
    assert,
  }) => {
    const { booking } = await calledOff(client)
    await callBackRefund(client, daraja().reversals[0], { code: '2001' })
    assert.deepEqual(await moneyOf(booking), HALF)
    assert.isNull(await refundReferenceOf(booking))
    await checkPayments(later(180))
    assert.lengthOf(daraja().reversals, 2)
    await callBackRefund(client, daraja().reversals[1], { code: 'R000001' })
    assert.deepEqual(await moneyOf(booking), DONE)
  })

  test('a refusal of the one before is none of one whose number was lost: no person sends what M-Pesa does', async ({
    client,
    assert,
  }) => {
    const { booking } = await calledOff(client)
    const refund = await refundOf(await paymentOf(booking))
    const [first] = daraja().reversals
    const dayAgo = DateTime.utc().minus({ hours: 25 })
    await refund.merge({ createdAt: dayAgo, askedAt: dayAgo }).save()
    daraja().fails((asked) => {
      if (!asked.path.includes('reversal')) return null
      daraja().answer(asked)
      return { status: 503, body: {} }
    })
    await checkPayments(later(180))
    daraja().fails(null)
    assert.lengthOf(daraja().reversals, 2)

    await callBackRefund(client, first, { code: '1' })
    await refund.refresh()
    assert.equal(refund.state, 'requested')
    await callBackRefund(client, daraja().reversals[1], { code: '0' })
    assert.deepEqual(await moneyOf(booking), DONE)
  })

  test('has not gone back for who invents it', async ({ client, assert }) => {
    const { booking } = await calledOff(client)
    const [reversal] = daraja().reversals
    await callBackRefund(client, reversal, { code: '0', reference: 'AG_other' })
    await callBackRefund(client, reversal, { code: '0', amount: 1 })
    const elsewhere = { ...reversal, callback: '/api/v1/payments/refunds/deadbeefdeadbeef' }
    await callBackRefund(client, elsewhere, { code: '0' })
    assert.deepEqual(await moneyOf(booking), HALF)
    const events = await PaymentEvent.query().where('kind', 'refund').orderBy('id')
    assert.deepEqual(
      events.map(({ verdict }) => verdict),
      ['otherAttempt', 'otherAmount', 'unknown']
    )
  })

  test('waits while Daraja is away', async ({ client, assert }) => {
    daraja().fails(({ path }) => (path.includes('reversal') ? { status: 503, body: '' } : null))
    const { booking } = await calledOff(client)
    assert.deepEqual(await moneyOf(booking), HALF)
    assert.lengthOf(daraja().reversals, 0)
    daraja().fails(null)
    await checkPayments(later(180))
    assert.lengthOf(daraja().reversals, 1)
  })

  test('without a receipt is left to a person after a day, who ends it by sending it', async ({
    client,
    assert,
  }) => {
    const stay = await confirmedStay()
    await paymentCalls(client, stay).start({ phone: '+254712345678' })
    daraja().answers('0')
    await checkPayments(later(1))
    await client.put(`/api/v1/bookings/${stay.booking.id}/cancel`).json({}).loginAs(stay.host)
    const payment = await paymentOf(stay.booking)
    assert.isNull(payment.receipt)
    const refund = await refundOf(payment)
    await assert.rejects(() => refundPayment(payment.id), /receipt/)
    await refund.merge({ createdAt: DateTime.utc().minus({ hours: 25 }) }).save()
    await refundPayment(payment.id)
    assert.isEmpty(daraja().reversals)

    await sendByHand(client, payment)
    assert.deepEqual(await moneyOf(stay.booking), DONE)
  })

  test('is told of where M-Pesa has sent what a person had sent as well', async ({
    client,
    assert,
  }) => {
    const { booking } = await calledOff(client)
    const [reversal] = daraja().reversals
    const payment = await paymentOf(booking)
    const refund = await refundOf(payment)
    await refund.merge({ createdAt: DateTime.utc().minus({ hours: 25 }) }).save()
    await callBackRefund(client, reversal, { code: '2001' })
    await sendByHand(client, payment)

    for (let time = 1; time <= 2; time++) await callBackRefund(client, reversal, { code: '0' })
    assert.deepEqual(await moneyOf(booking), DONE)
    const twice = await Discrepancy.query().where({ paymentId: payment.id, kind: 'double' })
    assert.lengthOf(twice, 1)
    assert.containsSubset(twice[0].$attributes, {
      ...{ status: 'open', movement: 'refund', times: 1 },
      ...{ oursMinor: refund.amountMinor, theirsMinor: refund.amountMinor },
    })
  })
})
