import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { checkPayments } from '#actions/payments/check_payments'
import Discrepancy from '#models/discrepancy'
import Payment from '#models/payment'
import Refund from '#models/refund'
import PaymentEvent from '#models/payment_event'
import { catchLetters } from '#tests/helpers/letters'
import {
  confirmedStay,
  moneyOf,
  momentsLater,
  paymentCalls,
  refundOf,
} from '#tests/helpers/payments'
import { offerPaystack, sendEvent, type PaystackDouble } from '#tests/helpers/paystack_double'
import type { ApiClient } from '@japa/api-client'

const later = (minutes: number) => DateTime.utc().plus({ minutes })
const PAID = { booking: 'paid', attempts: ['paid'] }
const WAITING = { booking: 'pending', attempts: ['pending'] }

test.group('Paying by card', (group) => {
  let paystack: PaystackDouble
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => offerPaystack((double) => (paystack = double)))
  const letters = catchLetters(group)

  async function asked(client: ApiClient) {
    const stay = await confirmedStay()
    const calls = paymentCalls(client, stay)
    const started = await calls.start()
    started.assertStatus(201)
    const { paymentIntentId } = started.body().data
    return {
      ...stay,
      started,
      intentId: String(paymentIntentId),
      confirm: () => calls.confirm(paymentIntentId),
    }
  }
  const cancel = (client: ApiClient, { booking, host }: Awaited<ReturnType<typeof asked>>) =>
    client.put(`/api/v1/bookings/${booking.id}/cancel`).json({}).loginAs(host)

  async function paid(client: ApiClient) {
    const stay = await asked(client)
    await sendEvent(client, 'charge.success', paystack.ends('success'))
    return stay
  }

  /** The clock that looks is given; when a refund was asked for is not. */
  const hoursPass = ({ booking }: { booking: { id: number } }) =>
    Refund.query()
      .whereIn('payment_id', Payment.query().where('booking_id', booking.id).select('id'))
      .update({ asked_at: '2026-01-01 00:00:00' })

  test('the payer is sent to Paystack’s page, and back to the stay', async ({ client, assert }) => {
    const { booking, guest, intentId, started } = await asked(client)
    started.assertBodyContains({
      data: {
        gateway: 'paystack',
        status: 'pending',
        redirectUrl: `${paystack.baseUrl}/pay/${intentId}`,
      },
    })
    const [{ body }] = paystack.asked
    assert.containsSubset(body, {
      reference: intentId,
      amount: booking.totalKesMinor,
      currency: 'KES',
      email: guest.email,
    })
    assert.match(String(body.callback_url), new RegExp(`/dashboard/bookings/${booking.id}$`))
  })

  test('verified: paid with the receipt, failed with a sentence, else still waiting', async ({
    client,
    assert,
  }) => {
    const { booking, confirm } = await asked(client)
    await confirm()
    assert.deepEqual(await moneyOf(booking), WAITING, 'nobody has finished it')
    const { id } = paystack.ends('success')
    await momentsLater()
    const told = await confirm()
    told.assertBodyContains({ data: { status: 'paid' } })
    const payment = await Payment.findByOrFail('booking_id', booking.id)
    assert.equal(payment.receipt, String(id))

    const other = await asked(client)
    paystack.ends('failed', 'Insufficient Funds')
    const failed = await other.confirm()
    assert.match(failed.body().message, /not enough money/)
  })

  test('a transaction over another amount or currency settles nothing', async ({
    client,
    assert,
  }) => {
    for (const change of [{ amount: 100 }, { currency: 'USD' }, { currency: 'NGN' }]) {
      const { booking, confirm } = await asked(client)
      Object.assign(paystack.ends('success'), change)
      await confirm()
      assert.deepEqual(await moneyOf(booking), WAITING)
      await sendEvent(client, 'charge.success', paystack.transactions.at(-1)!)
      assert.deepEqual(await moneyOf(booking), WAITING)
    }
    const events = await PaymentEvent.query()
    assert.deepEqual(
      events.map(({ verdict }) => verdict),
      ['otherAmount', 'otherAmount', 'otherAmount']
    )
  })

  test('a signed event pays, and one that is repeated counts once', async ({ client, assert }) => {
    const { booking } = await asked(client)
    const transaction = paystack.ends('success')
    for (let time = 1; time <= 3; time++) {
      const heard = await sendEvent(client, 'charge.success', transaction)
      heard.assertStatus(200)
    }
    assert.deepEqual(await moneyOf(booking), PAID)
    assert.equal(letters().count, 2)
    const [event, ...others] = await PaymentEvent.query()
    assert.lengthOf(others, 0)
    assert.equal(event.timesReceived, 3)
    assert.equal(event.body, JSON.stringify({ event: 'charge.success', data: transaction }))
  })

  test('a wrong signature is refused and written down', async ({ client, assert }) => {
    const { booking } = await asked(client)
    const refused = await sendEvent(client, 'charge.success', paystack.ends('success'), 'sk_other')
    refused.assertStatus(401)
    refused.assertBodyContains({ code: 'E_UNSIGNED' })
    for (const signature of ['', 'zz', 'ab'.repeat(64)]) {
      const forged = await client
        .post('/api/v1/payments/card-events')
        .header('x-paystack-signature', signature)
        .json({ event: 'charge.success', data: { reference: 'x' } })
      forged.assertStatus(401)
    }
    assert.deepEqual(await moneyOf(booking), WAITING)
    const events = await PaymentEvent.query().orderBy('id')
    assert.deepEqual(
      events.map(({ timesReceived, verdict }) => [verdict, timesReceived]),
      [
        ['unsigned', 1],
        ['unsigned', 3],
      ]
    )
  })

  test('an event that never comes is made up for', async ({ client, assert }) => {
    const { booking } = await asked(client)
    paystack.ends('success')
    paystack.fails(() => ({ status: 502, body: '<html>' }))
    await checkPayments(later(1))
    assert.deepEqual(await moneyOf(booking), WAITING)
    paystack.fails(null)
    await checkPayments(later(3))
    assert.deepEqual(await moneyOf(booking), PAID)
  })

  test('a dispute and a reference that is not ours wait for a person', async ({
    client,
    assert,
  }) => {
    const { booking, intentId } = await paid(client)
    const transaction = { reference: intentId }
    await sendEvent(client, 'charge.dispute.create', { id: 7, status: 'pending', transaction })
    await sendEvent(client, 'charge.dispute.remind', { id: 7, status: 'pending', transaction })
    const resolved = { id: 7, status: 'resolved', resolution: 'declined', transaction }
    await sendEvent(client, 'charge.dispute.resolve', resolved)
    await sendEvent(client, 'charge.success', { id: 8, reference: 'other', status: 'success' })
    assert.deepEqual(await moneyOf(booking), PAID)
    const events = await PaymentEvent.query().orderBy('id')
    assert.deepEqual(
      events.map(({ kind, verdict }) => [kind, verdict]),
      [
        ['charge.success', 'heard'],
        ['charge.dispute.create', 'disputed'],
        ['charge.dispute.remind', 'disputed'],
        ['charge.dispute.resolve', 'heard'],
        ['charge.success', 'unknown'],
      ]
    )
  })

  test('a refund is asked for once and done when Paystack says so', async ({ client, assert }) => {
    const stay = await paid(client)
    await cancel(client, stay)
    const half = { booking: 'refunding', attempts: ['refundDue'] }
    assert.deepEqual(await moneyOf(stay.booking), half)
    const [refund] = paystack.refunds
    assert.equal(refund.amount, stay.booking.totalKesMinor)
    await hoursPass(stay)
    await checkPayments(later(180))
    assert.lengthOf(paystack.callsTo('/refund?'), 2, 'it is looked up')
    assert.lengthOf(paystack.refunds, 1)

    const said = { ...refund, amount: String(refund.amount), status: 'processed' }
    await sendEvent(client, 'refund.pending', said)
    assert.deepEqual(await moneyOf(stay.booking), half)
    for (let time = 1; time <= 2; time++) await sendEvent(client, 'refund.processed', said)
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'refunded', attempts: ['refunded'] })
    const payment = await Payment.findByOrFail('booking_id', stay.booking.id)
    const { receipt } = await refundOf(payment)
    assert.equal(receipt, String(refund.id))
  })

  test('what was given back by hand is no refund of ours', async ({ client, assert }) => {
    const stay = await paid(client)
    const { id, reference, currency } = paystack.transactions.at(-1)!
    const byHand = { id: 1, transaction: id, transaction_reference: reference, currency }
    const createdAt = new Date().toISOString()
    paystack.refunds.push({ ...byHand, amount: 100, status: 'processed', createdAt })
    await sendEvent(client, 'refund.processed', paystack.refunds[0])
    assert.deepEqual(await moneyOf(stay.booking), PAID)
    const event = await PaymentEvent.query().where('kind', 'refund.processed').firstOrFail()
    assert.equal(event.verdict, 'disputed')

    await cancel(client, stay)
    const amounts = paystack.refunds.map(({ amount }) => amount)
    assert.deepEqual(amounts, [100, stay.booking.totalKesMinor])
  })

  test('a refund that fails for good, or waits for us at Paystack, is left to a person', async ({
    client,
    assert,
  }) => {
    for (const word of ['failed', 'needs-attention']) {
      const stay = await paid(client)
      await cancel(client, stay)
      const payment = await Payment.findByOrFail('booking_id', stay.booking.id)
      const refund = await refundOf(payment)
      if (word === 'failed') await refund.merge({ tries: 5 }).save()
      await sendEvent(client, `refund.${word}`, { ...paystack.refunds.at(-1)!, status: word })
      await refund.refresh()
      assert.equal(refund.state, 'failed')
      const open = await Discrepancy.query().where({ paymentId: payment.id, status: 'open' })
      assert.deepEqual(
        open.map(({ kind, oursMinor }) => [kind, oursMinor]),
        [['refundByHand', payment.amountMinor]]
      )
    }
  })

  test('one that was left to a person and is sent by Paystack after all is nobody’s to send any more', async ({
    client,
    assert,
  }) => {
    const stay = await paid(client)
    await cancel(client, stay)
    const [sent] = paystack.refunds
    await sendEvent(client, 'refund.needs-attention', { ...sent, status: 'needs-attention' })
    sent.status = 'processed'
    await sendEvent(client, 'refund.processed', sent)
    const payment = await Payment.findByOrFail('booking_id', stay.booking.id)
    const { state } = await refundOf(payment)
    assert.equal(state, 'processed')
    const [item] = await Discrepancy.query().where({ paymentId: payment.id })
    assert.equal(item.status, 'mended')
  })

  test('a refund that failed is asked for again, hours later', async ({ client, assert }) => {
    const stay = await paid(client)
    await cancel(client, stay)
    paystack.refunds[0].status = 'failed'
    await sendEvent(client, 'refund.failed', paystack.refunds[0])
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'refunding', attempts: ['refundDue'] })
    await checkPayments(later(180))
    assert.lengthOf(paystack.refunds, 2)
    paystack.refunds[1].status = 'processed'
    await hoursPass(stay)
    await checkPayments(later(400))
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'refunded', attempts: ['refunded'] })
  })

  test('what is said late of a refund before this one leaves none to a person: both would send it', async ({
    client,
    assert,
  }) => {
    const stay = await paid(client)
    await cancel(client, stay)
    const [first] = paystack.refunds
    first.status = 'failed'
    await hoursPass(stay)
    await checkPayments(later(180))
    const payment = await Payment.findByOrFail('booking_id', stay.booking.id)
    const refund = await refundOf(payment)
    assert.equal(refund.reference, String(paystack.refunds[1].id))
    await refund.merge({ tries: 5 }).save()

    for (const word of ['failed', 'needs-attention']) {
      await sendEvent(client, `refund.${word}`, { ...first, status: word })
      const unnumbered = { ...first, id: undefined }
      await sendEvent(client, `refund.${word}`, { ...unnumbered, status: word })
    }
    await refund.refresh()
    assert.equal(refund.state, 'requested')
    assert.isEmpty(await Discrepancy.query().where({ paymentId: payment.id }))
    await hoursPass(stay)
    await checkPayments(later(400))
    assert.lengthOf(paystack.refunds, 2)
  })

  test('what nobody says is seen in its list: one that failed for good, or waits there, is left to a person', async ({
    client,
    assert,
  }) => {
    for (const status of ['failed', 'needs-attention']) {
      const stay = await paid(client)
      await cancel(client, stay)
      paystack.refunds.at(-1)!.status = status
      const payment = await Payment.findByOrFail('booking_id', stay.booking.id)
      const refund = await refundOf(payment)
      await refund.merge({ createdAt: DateTime.utc().minus({ hours: 25 }) }).save()
      await hoursPass(stay)
      await checkPayments(later(180))
      await refund.refresh()
      assert.equal(refund.state, 'failed', status)
      const open = await Discrepancy.query().where({ paymentId: payment.id, status: 'open' })
      assert.deepEqual(
        open.map(({ kind }) => kind),
        ['refundByHand']
      )
    }
  })
})
