import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { postMissingPayments } from '#actions/ledger/post_missing_payments'
import { checkPayments } from '#actions/payments/check_payments'
import { netOf } from '#domain/ledger'
import Discrepancy from '#models/discrepancy'
import LedgerTransaction from '#models/ledger_transaction'
import Payment from '#models/payment'
import { sqlTime } from '#services/database/sql_time'
import {
  callBack,
  callBackRefund,
  offerDaraja,
  type DarajaDouble,
} from '#tests/helpers/daraja_double'
import { catchLetters } from '#tests/helpers/letters'
import {
  confirmedStay,
  moneyOf,
  paymentCalls,
  refundsOf,
  paymentOf,
  sendByHand,
} from '#tests/helpers/payments'
import { sendEvent } from '#tests/helpers/paystack_double'
import { giveBack, paidByCard, statesOf } from '#tests/helpers/refund_parts'

async function booksOf(payment: Payment) {
  const facts = await LedgerTransaction.query()
    .where('payment_id', payment.id)
    .preload('entries')
    .orderBy('id')
  const net = netOf(facts.flatMap(({ entries }) => entries.map(({ posting }) => posting)))
  return {
    kinds: facts.map(({ kind }) => kind),
    gateway: net.find(({ account }) => account === 'gateway')?.amount ?? 0,
    refund: net.find(({ account }) => account === 'refund')?.amount ?? 0,
  }
}

test.group('A payment that goes back in several parts', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  catchLetters(group)

  test('stays paid meanwhile, is on the books part by part, and never gives more than there is', async ({
    client,
    assert,
  }) => {
    const stay = await confirmedStay()
    await paymentCalls(client, stay).pay()
    const payment = await paymentOf(stay.booking)
    await giveBack(payment, 100_00)
    await giveBack(payment, 50_00)
    assert.deepEqual(await statesOf(payment), ['processed', 'processed'])
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'paid', attempts: ['paid'] })
    const [one, other] = await refundsOf(payment)
    assert.notEqual(one.receipt, other.receipt)
    assert.deepEqual(await booksOf(payment), {
      kinds: ['settlement', 'refundDue', 'refund', 'refundDue', 'refund'],
      gateway: payment.amountMinor - 150_00,
      refund: 0,
    })
    await assert.rejects(() => giveBack(payment, payment.amountMinor - 149_00), /cannot go back/)
    await giveBack(payment, payment.amountMinor - 150_00)
    const { gateway } = await booksOf(payment)
    assert.equal(gateway, 0)
  })

  test('is asked of Paystack part by part, and a word that is repeated is about the first one', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { payment, paystack } = await paidByCard(client, cleanup)
    await giveBack(payment, 100_00)
    await giveBack(payment, 100_00)
    assert.lengthOf(paystack.refunds, 1, 'the second waits for the first')

    /** As it really comes: with a number that is not the one we were told. */
    const [first] = paystack.refunds
    const { id, ...unnamed } = first
    const said = { ...unnamed, refund_reference: '13201', status: 'processed' }
    first.status = 'processed'
    await sendEvent(client, 'refund.processed', said)
    assert.deepEqual(await statesOf(payment), ['processed', 'requested'])
    assert.lengthOf(paystack.refunds, 2)
    assert.notEqual(paystack.refunds[1].id, id)
    await sendEvent(client, 'refund.processed', said)
    await sendEvent(client, 'refund.processed', { ...said, refund_reference: '13202' })
    assert.deepEqual(await statesOf(payment), ['processed', 'requested'], 'it may be the first one')

    paystack.refunds[1].status = 'processed'
    await checkPayments(DateTime.utc().plus({ hours: 3 }))
    assert.lengthOf(paystack.refunds, 2)
    await sendEvent(client, 'refund.processed', paystack.refunds[1])
    assert.deepEqual(await statesOf(payment), ['processed', 'processed'])
    const { gateway } = await booksOf(payment)
    assert.equal(gateway, payment.amountMinor - 200_00)
  })

  test('is asked of Paystack once, also where an equal part before it failed for good', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { payment, paystack } = await paidByCard(client, cleanup)
    await giveBack(payment, 100_00)
    const [failed] = await refundsOf(payment)
    await failed.merge({ createdAt: DateTime.utc().minus({ hours: 25 }) }).save()
    paystack.refunds[0].status = 'failed'
    await sendEvent(client, 'refund.failed', paystack.refunds[0])
    await giveBack(payment, 100_00)
    assert.deepEqual(await statesOf(payment), ['failed', 'requested'])
    assert.lengthOf(paystack.refunds, 2)

    const ago = sqlTime(db.connection(), DateTime.utc().minus({ hours: 3 }))
    await db.from('refunds').update({ asked_at: ago, updated_at: ago })
    await checkPayments()
    assert.lengthOf(paystack.refunds, 2)
    paystack.refunds[1].status = 'processed'
    await sendEvent(client, 'refund.processed', paystack.refunds[1])
    assert.deepEqual(await statesOf(payment), ['failed', 'processed'])
  })

  test('is not taken for an earlier one that Paystack has made under a number we do not know', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { payment, paystack } = await paidByCard(client, cleanup)
    await giveBack(payment, 100_00)
    paystack.refunds[0].status = 'processed'
    await sendEvent(client, 'refund.processed', paystack.refunds[0])
    const [first] = await refundsOf(payment)
    await first.merge({ reference: null, receipt: '13201' }).save()
    await giveBack(payment, 100_00)
    assert.lengthOf(paystack.refunds, 2)

    const ago = sqlTime(db.connection(), DateTime.utc().minus({ hours: 3 }))
    await db.from('refunds').update({ asked_at: ago, updated_at: ago })
    await checkPayments()
    assert.lengthOf(paystack.refunds, 2)
    assert.deepEqual(await statesOf(payment), ['processed', 'requested'])
    const [, second] = await refundsOf(payment)
    assert.equal(second.reference, String(paystack.refunds[1].id))
  })

  test('is asked for within minutes where a process died over a later part', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { payment, paystack } = await paidByCard(client, cleanup)
    await giveBack(payment, 100_00)
    paystack.refunds[0].status = 'processed'
    await sendEvent(client, 'refund.processed', paystack.refunds[0])
    await giveBack(payment, 50_00)
    const [, later] = await refundsOf(payment)
    assert.isNotNull(later.reference)
    const ago = (minutes: number) => sqlTime(db.connection(), DateTime.utc().minus({ minutes }))
    await db.from('payment_events').update({ created_at: ago(9), updated_at: ago(9) })
    await db
      .from('refunds')
      .where({ id: later.id })
      .update({ reference: null, created_at: ago(5), updated_at: ago(5), asked_at: ago(4) })

    await checkPayments()
    const [, asked] = await refundsOf(payment)
    assert.equal(asked.reference, later.reference)
    assert.lengthOf(paystack.refunds, 2)
  })

  test('is reversed by M-Pesa once, and a later part waits for a person who sends it', async ({
    client,
    assert,
    cleanup,
  }) => {
    let daraja!: DarajaDouble
    cleanup(await offerDaraja((double) => (daraja = double)))
    const stay = await confirmedStay()
    await paymentCalls(client, stay).start({ phone: '+254712345678' })
    await callBack(client, daraja.answers('0'), { code: '0', receipt: 'RKT1' })
    const payment = await paymentOf(stay.booking)
    await giveBack(payment, 100_00)
    await giveBack(payment, 200_00)
    /** Of a first try whose answer was lost: it says nothing of the part that no reversal sends. */
    const other = { ...daraja.reversals[0], reference: 'AG_OTHER' }
    await callBackRefund(client, other, { code: 'R000001' })
    assert.deepEqual(await statesOf(payment), ['requested', 'requested'])
    await callBackRefund(client, daraja.reversals[0], { code: '0' })
    assert.deepEqual(await statesOf(payment), ['processed', 'failed'])
    assert.lengthOf(daraja.reversals, 1)
    await checkPayments(DateTime.utc().plus({ hours: 3 }))
    assert.lengthOf(daraja.reversals, 1)

    const waiting = await Discrepancy.findByOrFail('kind', 'refundByHand')
    assert.containsSubset(waiting.$attributes, {
      status: 'open',
      movement: 'refund',
      paymentId: payment.id,
      oursMinor: 200_00,
    })
    const { refund } = await booksOf(payment)
    assert.equal(refund, -200_00)
    await sendByHand(client, payment)
    assert.deepEqual(await statesOf(payment), ['processed', 'processed'])
    assert.deepEqual(await booksOf(payment), {
      kinds: ['settlement', 'refundDue', 'refundDue', 'refund', 'refund'],
      gateway: payment.amountMinor - 300_00,
      refund: 0,
    })
  })

  test('is taken up from before refunds had rows: {status} with {refundMinor}')
    .with([
      { status: 'refunded', refundMinor: 40_00, lostMinor: null, back: 40_00 },
      { status: 'refundDue', refundMinor: null, lostMinor: null, back: 100_00 },
      { status: 'refunded', refundMinor: null, lostMinor: 100_00, back: null },
    ] as const)
    .run(async ({ assert }, { back, lostMinor, refundMinor, status }) => {
      const { booking } = await confirmedStay({ status: 'cancelled', paymentStatus: 'refunding' })
      const { currency, id: bookingId } = booking
      const intentId = `pay_before_${bookingId}`
      const columns = { refundMinor, lostMinor, refundReceipt: 'R1', refundReference: 'AG1' }
      const payment = await Payment.create({
        ...{ bookingId, gateway: 'simulator', intentId, amountMinor: 100_00, currency, status },
        ...columns,
      })
      for (let time = 1; time <= 2; time++) await postMissingPayments()
      const refunds = await refundsOf(payment)
      assert.deepEqual(
        refunds.map(({ amountMinor, reason }) => ({ amountMinor, reason })),
        back === null ? [] : [{ amountMinor: back, reason: 'cancellation' }]
      )
      const [refund] = refunds
      if (refund) {
        const state = status === 'refunded' ? 'processed' : 'requested'
        assert.containsSubset(refund.$attributes, { state, receipt: 'R1', reference: 'AG1' })
      }
    })

  test('is taken up within minutes as well, where the release before writes after the last start', async ({
    assert,
  }) => {
    const { booking } = await confirmedStay({ status: 'cancelled', paymentStatus: 'refunding' })
    const { currency, id: bookingId } = booking
    const intentId = `pay_late_${bookingId}`
    const payment = await Payment.create({
      ...{ bookingId, gateway: 'simulator', intentId, amountMinor: 100_00, currency },
      status: 'refundDue',
    })
    await checkPayments()
    await checkPayments(DateTime.utc().plus({ minutes: 2 }))
    assert.deepEqual(await statesOf(payment), ['processed'])
    const { status } = await paymentOf(booking)
    assert.equal(status, 'refunded')
  })
})
