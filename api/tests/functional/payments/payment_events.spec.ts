import testUtils from '@adonisjs/core/services/test_utils'
import limiter from '@adonisjs/limiter/services/main'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import PaymentEvent from '#models/payment_event'
import { BY_NETWORK, mayKeepMessage } from '#services/limits/gateway_messages'
import { callBack, darajaDouble, type DarajaDouble } from '#tests/helpers/daraja_double'
import { confirmedStay, offerGateways, paymentCalls } from '#tests/helpers/payments'
import { paystackDouble, sendEvent } from '#tests/helpers/paystack_double'

type Listed = { _id: number; verdict: string; [fact: string]: unknown }

test.group('Messages of gateways', (group) => {
  let daraja: DarajaDouble
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    daraja = await darajaDouble()
    const paystack = await paystackDouble()
    const restore = offerGateways({ mpesa: daraja.settings, paystack: paystack.settings })
    return async () => {
      restore()
      await daraja.close()
      await paystack.close()
    }
  })

  /** A payment whose message came twice, one of another amount, one of nobody's, and one that nobody signed. */
  async function heard(client: ApiClient) {
    const admin = await UserFactory.apply('admin').create()
    const stay = await confirmedStay()
    const started = await paymentCalls(client, stay).start({ phone: '+254712345678' })
    started.assertStatus(201)
    const prompt = daraja.answers('0')
    await callBack(client, prompt, { code: '0', amount: prompt.amount - 1 })
    for (let time = 1; time <= 2; time++) {
      await callBack(client, prompt, { code: '0', receipt: 'RKT7LZ2QX1' })
    }
    const unknown = { reference: 'pay_unknown', amount: 450_000, currency: 'KES' }
    await sendEvent(client, 'charge.success', { ...unknown, status: 'success', id: 5 })
    await sendEvent(client, 'charge.success', unknown, 'sk_of_somebody_else')
    const list = async (query: object = {}) => {
      const response = await client.get('/api/v1/payment-events').qs(query).loginAs(admin)
      response.assertStatus(200)
      return response.body().data as Listed[]
    }
    return { admin, ...stay, prompt, list, intent: started.body().data.paymentIntentId as string }
  }
  const verdicts = (events: readonly Listed[]) => events.map(({ verdict }) => verdict)

  test('an admin sees each once: what it was of, what became of it, and how often it came', async ({
    client,
    assert,
  }) => {
    const { admin, booking, list } = await heard(client)
    const all = await list()
    assert.deepEqual(verdicts(all), ['unsigned', 'unknown', 'heard', 'otherAmount'])
    const [unsigned, unknown, paid, other] = all
    assert.containsSubset(paid, {
      gateway: 'mpesa',
      kind: 'prompt',
      times: 2,
      receipt: 'RKT7LZ2QX1',
      booking: booking.id,
      payout: null,
      isWaiting: false,
      difference: null,
    })
    assert.containsSubset(other, { booking: booking.id, difference: { status: 'open' } })
    const { _id: difference, kind, day } = other.difference as Record<string, unknown>
    const narrowed = await client
      .get('/api/v1/discrepancies')
      .qs({ kind, from: day, to: day })
      .loginAs(admin)
    narrowed.assertBodyContains({ data: [{ _id: difference }] })
    assert.containsSubset(unknown, { gateway: 'paystack', kind: 'charge.success', booking: null })
    assert.containsSubset(unsigned, { kind: 'card', times: 1, difference: { status: 'open' } })
    assert.notProperty(paid, 'message')
  })

  test('they are narrowed by gateway, verdict and repeats, and found by every number they have', async ({
    client,
    assert,
  }) => {
    const { booking, intent, list, prompt } = await heard(client)
    assert.deepEqual(verdicts(await list({ gateway: 'paystack' })), ['unsigned', 'unknown'])
    assert.deepEqual(verdicts(await list({ verdict: 'otherAmount' })), ['otherAmount'])
    assert.deepEqual(verdicts(await list({ isRepeated: true })), ['heard'])
    assert.deepEqual(verdicts(await list({ search: 'rkt7lz2qx1' })), ['heard'])
    for (const search of [`Booking ${booking.id}`, intent, prompt.reference]) {
      assert.deepEqual(verdicts(await list({ search })), ['heard', 'otherAmount'], search)
    }
    assert.deepEqual(verdicts(await list({ search: '%' })), [])
    assert.deepEqual(verdicts(await list({ sort: '-createdAt', limit: 1, page: 3 })), ['unknown'])
  })

  test('one that says paid waits until M-Pesa has answered', async ({ client, assert }) => {
    const { list, ...one } = await heard(client)
    const stay = await confirmedStay()
    await paymentCalls(client, stay).start({ phone: '+254712345678' })
    await callBack(client, daraja.prompts.at(-1)!, { code: '0', receipt: 'RKT8' })
    const [waiting] = await list({ search: 'RKT8' })
    assert.containsSubset(waiting, { verdict: 'heard', isWaiting: true, booking: stay.booking.id })
    const [settled] = await list({ search: `${one.booking.id}` })
    assert.isFalse(settled.isWaiting)
  })

  test('what it said is shown without the phone that paid', async ({ client, assert }) => {
    const { admin, list } = await heard(client)
    const [paid] = await list({ verdict: 'heard' })
    const response = await client.get(`/api/v1/payment-events/${paid._id}`).loginAs(admin)
    response.assertStatus(200)
    const { message, paymentStatus } = response.body().data
    assert.equal(paymentStatus, 'paid')
    assert.include(message, 'RKT7LZ2QX1')
    assert.notInclude(message, '254712345678')
  })

  test('of what anybody may have sent so much an hour is kept, and of what is ours all', async ({
    client,
    assert,
  }) => {
    await limiter.clear(['memory'])
    const stay = await confirmedStay()
    await paymentCalls(client, stay).start({ phone: '+254712345678' })
    const prompt = daraja.answers('0')
    const stranger = () => sendEvent(client, 'charge.success', { id: 1 }, 'sk_of_somebody_else')
    for (let kept = 1; kept < BY_NETWORK; kept++) await mayKeepMessage('127.0.0.1')
    for (const status of [401, 401]) {
      const response = await stranger()
      response.assertStatus(status)
    }
    const unknown = { reference: 'pay_unknown', amount: 450_000, currency: 'KES' }
    const nobodys = await sendEvent(client, 'charge.success', { ...unknown, id: 5 })
    nobodys.assertStatus(200)
    await callBack(client, prompt, { code: '0', receipt: 'RKT7LZ2QX1' })
    const events = await PaymentEvent.query().orderBy('id')
    assert.deepEqual(
      events.map(({ verdict, timesReceived }) => [verdict, timesReceived]),
      [
        ['unsigned', 1],
        ['heard', 1],
      ]
    )
    await limiter.clear(['memory'])
  })
})
