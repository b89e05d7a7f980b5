import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { reconcileGateways } from '#actions/discrepancies/reconcile_gateways'
import { UserFactory } from '#database/factories/user_factory'
import { netOf } from '#domain/ledger'
import Discrepancy from '#models/discrepancy'
import LedgerTransaction from '#models/ledger_transaction'
import Payment from '#models/payment'
import { confirmedStay, moneyOf, paymentCalls, refundOf } from '#tests/helpers/payments'
import { offerPaystack, sendEvent, type PaystackDouble } from '#tests/helpers/paystack_double'

const DEPOSIT = 500_000

test.group('What goes back while a guest’s bank asks for it', (group) => {
  let paystack: PaystackDouble
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => offerPaystack((double) => (paystack = double)))

  async function paid(client: ApiClient) {
    const stay = await confirmedStay({ depositMinor: DEPOSIT })
    await paymentCalls(client, stay).start()
    await sendEvent(client, 'charge.success', paystack.ends('success'))
    const payment = await Payment.findByOrFail('booking_id', stay.booking.id)
    return { ...stay, payment }
  }
  type Stay = Awaited<ReturnType<typeof paid>>

  const say = (client: ApiClient, word: string, { payment }: Stay, beside: object = {}) =>
    sendEvent(client, `charge.dispute.${word}`, {
      id: 7,
      status: word,
      currency: 'KES',
      transaction: { reference: payment.intentId },
      ...beside,
    })
  const lose = (client: ApiClient, stay: Stay, taken: number | null) =>
    say(client, 'resolve', stay, { resolution: 'merchant-accepted', refund_amount: taken })

  async function callOff(client: ApiClient, { booking, host }: Stay) {
    const url = `/api/v1/bookings/${booking.id}/cancel`
    const answer = await client.put(url).json({}).loginAs(host)
    answer.assertStatus(200)
  }

  async function isSentBack(client: ApiClient) {
    await sendEvent(client, 'refund.processed', {
      ...paystack.refunds.at(-1)!,
      status: 'processed',
    })
  }

  const sent = () => paystack.refunds.map(({ amount }) => amount)

  async function booksOf({ payment }: Stay) {
    const facts = await LedgerTransaction.query()
      .where({ paymentId: payment.id })
      .preload('entries')
    const net = netOf(facts.flatMap(({ entries }) => entries.map(({ posting }) => posting)))
    return Object.fromEntries(net.map(({ account, amount }) => [account, amount]))
  }

  test('is written down and waits; what the bank leaves is sent', async ({ client, assert }) => {
    const won = await paid(client)
    await say(client, 'create', won)
    await callOff(client, won)
    const owed = { booking: 'refunding', attempts: ['refundDue'] }
    assert.deepEqual(await moneyOf(won.booking), owed)
    assert.deepEqual(sent(), [], 'it could go back twice')
    await say(client, 'resolve', won, { resolution: 'declined' })
    assert.deepEqual(sent(), [won.payment.amountMinor])

    const lost = await paid(client)
    await say(client, 'create', lost)
    await callOff(client, lost)
    await lose(client, lost, DEPOSIT + 100)
    const rest = lost.payment.amountMinor - DEPOSIT - 100
    assert.deepEqual(sent(), [won.payment.amountMinor, rest])
    assert.deepEqual(await booksOf(lost), { gateway: rest, refund: -rest })
    await isSentBack(client)
    assert.deepEqual(await booksOf(lost), {})
    const gone = { booking: 'refunded', attempts: ['refunded'] }
    assert.deepEqual(await moneyOf(lost.booking), gone)
  })

  test('is nothing any more when the bank takes all of it', async ({ client, assert }) => {
    for (const taken of [null, 'all'] as const) {
      const stay = await paid(client)
      await say(client, 'create', stay)
      await callOff(client, stay)
      await lose(client, stay, taken && stay.payment.amountMinor)
      assert.deepEqual(sent(), [])
      assert.deepEqual(await booksOf(stay), {})
      const gone = { booking: 'refunded', attempts: ['refunded'] }
      assert.deepEqual(await moneyOf(stay.booking), gone)
    }
    assert.lengthOf(await Discrepancy.query().where('status', 'open'), 0)
  })

  test('and went back before the bank took it as well stays in the queue until somebody has looked', async ({
    client,
    assert,
  }) => {
    const stay = await paid(client)
    const { amountMinor } = stay.payment
    await callOff(client, stay)
    await isSentBack(client)
    await lose(client, stay, amountMinor)
    await reconcileGateways()
    const open = await Discrepancy.query().where('status', 'open')
    assert.deepEqual(
      open.map(({ kind, oursMinor, theirsMinor }) => [kind, oursMinor, theirsMinor]),
      [['wrongAmount', 0, amountMinor]]
    )
  })

  test('is not less where its gateway may have sent it, though the answer was lost', async ({
    client,
    assert,
  }) => {
    const stay = await paid(client)
    paystack.fails((asked) => {
      paystack.answer(asked)
      return { status: 503, body: {} }
    })
    await callOff(client, stay)
    paystack.fails(null)
    await lose(client, stay, stay.payment.amountMinor)
    const kept = await refundOf(stay.payment)
    assert.equal(kept.amountMinor, stay.payment.amountMinor)
    const open = await Discrepancy.query().where({ status: 'open', kind: 'wrongAmount' })
    assert.lengthOf(open, 1)
  })

  test('is sent when somebody says that the bank has left it, whose word was lost', async ({
    client,
    assert,
  }) => {
    const stay = await paid(client)
    await say(client, 'create', stay)
    await callOff(client, stay)
    const difference = await Discrepancy.query().where('status', 'open').firstOrFail()
    const resolved = await client
      .put(`/api/v1/discrepancies/${difference.id}/resolved`)
      .json({ reason: 'Declined on the 3rd, says Paystack’s dashboard' })
      .loginAs(await UserFactory.apply('admin').create())
    resolved.assertStatus(200)
    assert.deepEqual(sent(), [stay.payment.amountMinor])
  })
})
