import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { postTransaction } from '#actions/ledger/post_transaction'
import { checkTransfers } from '#actions/payouts/check_transfers'
import { sendTransfer } from '#actions/payouts/send_transfer'
import { UserFactory } from '#database/factories/user_factory'
import { netOf } from '#domain/ledger'
import type { Currency } from '#domain/money'
import { todayInNairobi } from '#domain/stay'
import Discrepancy from '#models/discrepancy'
import LedgerTransaction from '#models/ledger_transaction'
import PaymentEvent from '#models/payment_event'
import Payout from '#models/payout'
import PayoutTransfer from '#models/payout_transfer'
import { sqlTime } from '#services/database/sql_time'
import {
  callBackPayout,
  callBackStatus,
  darajaDouble,
  pathOf,
  type DarajaDouble,
} from '#tests/helpers/daraja_double'
import { catchLetters } from '#tests/helpers/letters'
import { offerGateways } from '#tests/helpers/payments'

const later = (minutes: number) => DateTime.utc().plus({ minutes })
const isAboutPayouts = ({ path }: { path: string }) => path.includes('b2c')
/** KES 12,345.67, of which M-Pesa moves 12,346. */
const OWED = 1_234_567

test.group('Payouts by M-Pesa', (group) => {
  let daraja: DarajaDouble
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    daraja = await darajaDouble()
    const restore = offerGateways({ mpesa: daraja.settings })
    return async () => {
      restore()
      await daraja.close()
    }
  })
  catchLetters(group)

  /** A payout of a host who wants M-Pesa, and what an admin may do with it. */
  async function owed(
    client: ApiClient,
    { amountMinor = OWED, currency = 'KES' as Currency, phone = '+254712345678' } = {}
  ) {
    const host = await UserFactory.apply('host').merge({ payoutPhone: phone }).create()
    const admin = await UserFactory.apply('admin').create()
    const about = { hostId: host.id, currency }
    const payout = await Payout.create({ ...about, amountMinor, status: 'due' })
    await db.transaction((trx) =>
      postTransaction(
        trx,
        {
          ...about,
          kind: 'settlement',
          fact: `settlement:payout:${payout.id}`,
          happenedAt: DateTime.utc(),
        },
        [
          { account: 'gateway', amount: amountMinor },
          { account: 'hostPayable', amount: -amountMinor },
        ]
      )
    )
    const url = `/api/v1/payouts/${payout.id}`
    const step = (path: string, body = {}) => client.put(`${url}/${path}`).json(body).loginAs(admin)
    const seen = async (viewer = admin) => {
      const answer = await client.get(url).loginAs(viewer)
      return answer.body().data
    }
    return { host, admin, payout, step, seen }
  }

  async function approved(client: ApiClient, given: Parameters<typeof owed>[1] = {}) {
    const one = await owed(client, given)
    const answer = await one.step('approve')
    answer.assertStatus(200)
    return { ...one, transfer: () => PayoutTransfer.findByOrFail('payout_id', one.payout.id) }
  }

  /** What the books say of a payout, without what is zero. */
  async function booksOf({ hostId }: Payout) {
    const facts = await LedgerTransaction.query().preload('entries').orderBy('id')
    const own = facts.filter(({ entries }) => entries[0].hostId === hostId)
    const entries = own.flatMap((fact) => fact.entries.map(({ posting }) => posting))
    const net = netOf(entries.map(({ account, amount }) => ({ account, amount })))
    return { kinds: own.map(({ kind }) => kind), net }
  }
  const ROUNDED = [
    { account: 'gateway', amount: -33 },
    { account: 'rounding', amount: 33 },
  ]

  const verdicts = async () => {
    const events = await PaymentEvent.query().where('kind', 'like', 'payout%').orderBy('id')
    return events.map(({ verdict }) => verdict)
  }

  test('are sent once approved, and are paid when M-Pesa says so, however often', async ({
    client,
    assert,
  }) => {
    const { host, payout, seen, step, transfer } = await approved(client)
    const [{ body }] = daraja.callsTo('b2c')
    const { callbackName, reference } = await transfer()
    assert.containsSubset(body, {
      OriginatorConversationID: reference,
      InitiatorName: 'makao-payouts',
      CommandID: 'BusinessPayment',
      Amount: 12_346,
      PartyA: '600999',
      PartyB: '254712345678',
    })
    assert.match(String(body.ResultURL), new RegExp(`/payouts/${callbackName}$`))
    assert.match(String(body.QueueTimeOutURL), new RegExp(`/payouts/${callbackName}/late$`))
    const onItsWay = await seen()
    assert.containsSubset(onItsWay, { status: 'sent', actions: [] })
    assert.containsSubset(onItsWay.transfer, { status: 'sent', phone: '+254•••••5678' })
    const money = await client.get('/api/v1/earnings').loginAs(host)
    money.assertBodyContains({ data: [{ onItsWay: OWED / 100, paid: 0 }] })
    const file = await step('approve')
    file.assertStatus(409)

    for (let time = 1; time <= 2; time++) {
      const heard = await callBackPayout(client, daraja.transfers[0], {
        code: '0',
        receipt: 'SKL1',
      })
      heard.assertStatus(200)
    }
    const paid = await seen(host)
    assert.containsSubset(paid, { status: 'paid', reference: 'SKL1', actions: [] })
    assert.containsSubset(paid.transfer, { status: 'done', receipt: 'SKL1', amount: 12_346 })
    const { kinds, net } = await booksOf(payout)
    assert.deepEqual(kinds, ['settlement', 'payout', 'payoutSent'])
    assert.deepEqual(net, ROUNDED)
    const [event, ...others] = await PaymentEvent.query().where('kind', 'payout')
    assert.lengthOf(others, 0)
    assert.include(event.$attributes, { timesReceived: 2, verdict: 'heard' })
    assert.include(event.body, 'TransactionReceipt')
    const month = todayInNairobi().slice(0, 7)
    const statement = await client.get(`/api/v1/earnings/${month}`).loginAs(host)
    statement.assertBodyContains({ data: { lines: [{}, { kind: 'payout', receipt: 'SKL1' }] } })

    const back = await step('failed', { reason: 'The number was somebody else’s' })
    back.assertStatus(200)
    const after = await booksOf(payout)
    assert.deepEqual(after.net, [
      { account: 'gateway', amount: OWED },
      { account: 'hostPayable', amount: -OWED },
    ])
  })

  test('are owed again when M-Pesa cannot send them, with the reason, and are tried anew', async ({
    client,
    assert,
  }) => {
    const { host, payout, seen, step } = await approved(client)
    await callBackPayout(client, daraja.transfers[0], { code: '1' })
    const failed = await seen()
    assert.containsSubset(failed, { status: 'failed', actions: ['approve'] })
    assert.containsSubset(failed.transfer, { failure: 'insufficientBalance', resultCode: '1' })
    const told = await seen(host)
    assert.containsSubset(told.transfer, { failure: 'ours', resultCode: null })

    const again = await step('approve')
    again.assertStatus(200)
    const names = daraja.transfers.map(({ name }) => name)
    assert.lengthOf(new Set(names), 2, 'another try has another name')
    await callBackPayout(client, daraja.transfers[1], { code: '0' })
    const { kinds, net } = await booksOf(payout)
    assert.deepEqual(kinds, ['settlement', 'payout', 'payoutFailed', 'payout', 'payoutSent'])
    assert.deepEqual(net, ROUNDED)

    const late = await callBackPayout(client, daraja.transfers[0], { code: '0', receipt: 'SKL9' })
    late.assertStatus(200)
    assert.include(await verdicts(), 'disputed', 'both say that they were sent: a person looks')
    const { kinds: unchanged } = await booksOf(payout)
    assert.deepEqual(unchanged, kinds)
  })

  test('wait for a person when a success comes while somebody has them {$self}')
    .with(['tried again', 'written off'])
    .run(async ({ client, assert, cleanup }, meanwhile) => {
      const { admin, payout, step } = await approved(client)
      const [order] = daraja.transfers
      await callBackPayout(client, order, { code: '1' })
      let isArmed = true
      /* Between what was looked up to judge the message, and what is booked of it. */
      const between = async () => {
        if (!isArmed) return
        isArmed = false
        if (meanwhile === 'tried again') return void (await step('approve'))
        const at = sqlTime(db.connection(), DateTime.utc())
        await db
          .from('payouts')
          .where({ id: payout.id })
          .update({ status: 'writtenOff', written_off_by: admin.id, written_off_at: at })
      }
      Payout.after('find', between)
      cleanup(() => void Payout.$hooks.remove('after:find', between))
      const { kinds: before } = await booksOf(payout)
      const heard = await callBackPayout(client, order, { code: '0', receipt: 'SKL9' })
      heard.assertStatus(200)
      assert.isFalse(isArmed)
      assert.deepEqual(await verdicts(), ['heard', 'heard', 'disputed'])
      const waiting = await Discrepancy.query().where({ movement: 'payout', status: 'open' })
      assert.lengthOf(waiting, 1)
      const { kinds } = await booksOf(payout)
      assert.deepEqual(
        kinds.filter((kind) => kind === 'payoutSent'),
        before.filter((kind) => kind === 'payoutSent')
      )
    })

  test('wait for a person when a failure comes while somebody notes them as sent', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { seen, step, transfer } = await approved(client)
    const order = await transfer()
    await order.merge({ askedAt: DateTime.utc().minus({ hours: 25 }) }).save()
    let isArmed = true
    const between = async () => {
      if (!isArmed) return
      isArmed = false
      await step('paid', { reference: 'SKL3' })
    }
    PayoutTransfer.after('find', between)
    cleanup(() => void PayoutTransfer.$hooks.remove('after:find', between))
    const heard = await callBackPayout(client, daraja.transfers[0], { code: '1' })
    heard.assertStatus(200)
    const paid = await seen()
    assert.equal(paid.status, 'paid')
    assert.deepEqual(await verdicts(), ['heard', 'disputed'])
  })

  test('fail at once with a number that M-Pesa does not take', async ({ client, assert }) => {
    const { payout, seen } = await approved(client, { phone: '+254999999999' })
    const failed = await seen()
    assert.equal(failed.status, 'failed')
    assert.containsSubset(failed.transfer, { failure: 'invalidNumber', receipt: null })
    const { kinds } = await booksOf(payout)
    assert.deepEqual(kinds, ['settlement', 'payout', 'payoutFailed'])
    assert.lengthOf(daraja.transfers, 0)
  })

  test('are paid after all when a failure is followed by a success', async ({ client, assert }) => {
    const { payout, seen } = await approved(client)
    const [order] = daraja.transfers
    await callBackPayout(client, order, { code: '2040' })
    await callBackPayout(client, order, { code: '0' })
    const paid = await seen()
    assert.containsSubset(paid, { status: 'paid', failureReason: null, failedAt: null })
    const { net } = await booksOf(payout)
    assert.deepEqual(net, ROUNDED)
    await callBackPayout(client, order, { code: '1' })
    const still = await seen()
    assert.equal(still.status, 'paid')
    assert.deepEqual(await verdicts(), ['heard', 'heard', 'disputed'])
  })

  test('are asked about and not sent again when no answer comes', async ({ client, assert }) => {
    daraja.fails(
      (asked) =>
        (isAboutPayouts(asked) && daraja.answer(asked) && { status: 503, body: '' }) || null
    )
    const { payout, seen, step, transfer } = await approved(client)
    daraja.fails(null)
    const [order] = daraja.transfers
    const unknown = await seen()
    assert.containsSubset(unknown, { status: 'approved', actions: [] })
    for (const [path, body] of [['paid', {}] as const, ['failed', { reason: 'Late' }] as const]) {
      const refused = await step(path, body)
      refused.assertBodyContains({ code: 'E_UNDER_WAY' })
    }
    const { id } = await transfer()
    await sendTransfer(id)
    await checkTransfers(later(2))
    assert.lengthOf(daraja.callsTo('transactionstatus'), 0)
    await checkTransfers(later(6))
    await checkTransfers(later(7))
    const [question, ...others] = daraja.callsTo('transactionstatus')
    assert.lengthOf(others, 0)
    assert.equal(question.body.OriginalConversationID, order.name)
    assert.lengthOf(daraja.callsTo('b2c'), 1)

    await callBackStatus(client, order, null)
    await callBackStatus(client, order, { status: 'Authorized' })
    const open = await seen()
    assert.equal(open.status, 'approved')
    await callBackStatus(client, order, { status: 'Completed', amount: 1 })
    await callBackStatus(client, order, { status: 'Completed' })
    const paid = await seen()
    assert.equal(paid.status, 'paid')
    const { kinds, net } = await booksOf(payout)
    assert.deepEqual(kinds, ['settlement', 'payout', 'payoutSent'])
    assert.deepEqual(net, ROUNDED)
    assert.include(await verdicts(), 'otherAmount')
  })

  test('are known from their result when their acceptance was lost', async ({ client, assert }) => {
    const { payout, seen, transfer } = await approved(client)
    /* As a crash leaves it between M-Pesa's acceptance and our commit. */
    await db
      .from('payout_transfers')
      .where('payout_id', payout.id)
      .update({ status: 'asked', conversation_id: null })
    await db.from('payouts').where({ id: payout.id }).update({ status: 'approved' })
    const { id } = await transfer()
    await sendTransfer(id)
    await checkTransfers(later(2))
    assert.lengthOf(daraja.callsTo('b2c'), 1)
    await callBackPayout(client, daraja.transfers[0], { code: '0' })
    const paid = await seen()
    assert.equal(paid.status, 'paid')
    const { conversationId } = await transfer()
    assert.equal(conversationId, daraja.transfers[0].reference)
  })

  test('are sent later when Daraja gave no token, and ended by hand only a day later: {$self}')
    .with(['SKL2', 'FT1'])
    .run(async ({ client, assert }, kept) => {
      daraja.fails(({ path }) => (path.includes('oauth') ? { status: 503, body: '' } : null))
      const { seen, step, transfer } = await approved(client)
      const waiting = await seen()
      assert.containsSubset(waiting, { status: 'approved', actions: ['pay', 'fail'] })
      daraja.fails(null)
      await checkTransfers(later(2))
      assert.lengthOf(daraja.transfers, 1)
      const order = await transfer()
      const { id } = order
      await order.merge({ askedAt: DateTime.utc().minus({ hours: 25 }) }).save()
      const unheard = await seen()
      assert.containsSubset(unheard, { status: 'sent', actions: ['pay', 'fail'] })
      const noted = await step('paid', kept === 'FT1' ? { reference: kept } : {})
      noted.assertStatus(200)
      const { status } = await PayoutTransfer.findOrFail(id)
      assert.equal(status, 'done')
      await callBackPayout(client, daraja.transfers[0], { code: '0', receipt: 'SKL2' })
      const { receipt } = await PayoutTransfer.findOrFail(id)
      assert.equal(receipt, 'SKL2', 'M-Pesa’s word comes after all')
      const { reference } = await seen()
      assert.equal(reference, kept, 'what was noted, or by which a statement of M-Pesa’s knows it')
    })

  test('are not sent any more when they were taken back before', async ({ client, assert }) => {
    daraja.fails(({ path }) => (path.includes('oauth') ? { status: 503, body: '' } : null))
    const { seen, step } = await approved(client)
    const failed = await step('failed', { reason: 'The host asked for their bank' })
    failed.assertStatus(200)
    daraja.fails(null)
    await checkTransfers(later(2))
    assert.lengthOf(daraja.transfers, 0)
    const { transfer } = await seen()
    assert.containsSubset(transfer, { status: 'failed', failure: 'withdrawn' })
  })

  test('are not ended by who invents it', async ({ client, assert }) => {
    const { seen } = await approved(client)
    const [order] = daraja.transfers
    const elsewhere = { ...order, callback: `/api/v1/payments/payouts/${'f'.repeat(64)}` }
    await callBackPayout(client, elsewhere, { code: '0' })
    await callBackPayout(client, order, { code: '0', reference: 'AG_other' })
    await callBackPayout(client, order, { code: '1', reference: 'AG_other' })
    await callBackPayout(client, order, { code: '0', amount: 1 })
    await client.post(pathOf(order.callback)).json({ Result: {} })
    await callBackPayout(client, order, { code: '26' })
    await client.post(`${pathOf(order.callback)}/late`).json({ Result: null })
    const open = await seen()
    assert.equal(open.status, 'sent')
    const expected = ['unknown', 'otherAttempt', 'otherAttempt', 'otherAmount', 'unreadable']
    assert.deepEqual(await verdicts(), [...expected, 'heard', 'unreadable'])
  })

  test('go into the file above and below what M-Pesa moves, and to hosts with a bank', async ({
    client,
    assert,
  }) => {
    daraja.fails(({ path }) => (path.includes('oauth') ? { status: 503, body: '' } : null))
    const waiting = await approved(client)
    daraja.fails(null)
    const kinds = [
      { amountMinor: 900 },
      { amountMinor: 25_000_100 },
      { currency: 'USD' as const },
      { phone: '' },
    ]
    for (const given of kinds) {
      const { seen } = await approved(client, given)
      const one = await seen()
      assert.containsSubset(one, { status: 'approved', transfer: null, actions: ['pay', 'fail'] })
    }
    const { admin, seen } = await approved(client)
    const file = await client.post('/api/v1/payouts/files').json({}).loginAs(admin)
    file.assertBodyContains({ data: { count: kinds.length } })
    for (const one of [await seen(), await waiting.seen()]) assert.isNull(one.file)
    assert.lengthOf(daraja.transfers, 1)
  })
})
