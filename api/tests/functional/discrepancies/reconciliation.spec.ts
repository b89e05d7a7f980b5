import type { ApiClient } from '@japa/api-client'
import { freezeTime, test } from '@japa/runner'
import { DateTime } from 'luxon'
import { reconcileGateways } from '#actions/discrepancies/reconcile_gateways'
import { settlePayment } from '#actions/payments/settle_payment'
import { UserFactory } from '#database/factories/user_factory'
import { todayInNairobi } from '#domain/stay'
import AuditEvent from '#models/audit_event'
import Discrepancy from '#models/discrepancy'
import Payment from '#models/payment'
import { besideDaraja, besidePaystack } from '#tests/helpers/beside_gateway'
import { callBack } from '#tests/helpers/daraja_double'
import { confirmedStay, moneyOf, paymentCalls } from '#tests/helpers/payments'
import { sendEvent } from '#tests/helpers/paystack_double'

const nairobi = () => DateTime.now().setZone('Africa/Nairobi')
/** At half past two, so many nights after today. */
const night = (after = 1) =>
  nairobi().plus({ days: after }).startOf('day').plus({ hours: 2, minutes: 30 }).toUTC()

/** Far from midnight. */
const atNoon = () => freezeTime(new Date(`${todayInNairobi()}T09:00:00Z`))

const queue = () => Discrepancy.query().orderBy('id')
const told = async () => {
  const rows = await queue()
  return rows.map(({ kind, movement, status }) => `${movement} ${kind} ${status}`)
}

test.group('Reconciling with a gateway', (group) => {
  const paystack = besidePaystack(group)

  async function asked(client: ApiClient) {
    atNoon()
    const stay = await confirmedStay()
    const calls = paymentCalls(client, stay)
    const started = await calls.start()
    started.assertStatus(201)
    return { ...stay, intentId: String(started.body().data.paymentIntentId) }
  }

  async function paid(client: ApiClient) {
    const stay = await asked(client)
    await sendEvent(client, 'charge.success', paystack().ends('success'))
    return stay
  }

  const admin = () => UserFactory.apply('admin').create()

  test('finds nothing where both agree, page after page', async ({ client, assert }) => {
    await paid(client)
    await asked(client)
    const [pattern] = paystack().transactions
    const abandoned = { ...pattern, status: 'abandoned' }
    for (let id = 1; id <= 205; id++) {
      paystack().transactions.push({ ...abandoned, id, reference: `pay_nobody_${id}` })
    }
    await reconcileGateways(night())
    assert.deepEqual(await told(), [])
    const pages = paystack()
      .callsTo('/transaction?')
      .map(({ path }) => path.match(/&page=\d+/)?.[0])
    assert.deepEqual(pages, ['&page=1', '&page=2', '&page=3'])
  })

  test('takes up what was paid and never heard of, and says that it mended', async ({
    client,
    assert,
  }) => {
    const { booking } = await asked(client)
    const attempt = await Payment.findByOrFail('booking_id', booking.id)
    await settlePayment(attempt, { status: 'expired' }, null)
    paystack().ends('success')
    await reconcileGateways(night())
    assert.deepEqual(await moneyOf(booking), { booking: 'paid', attempts: ['paid'] })
    assert.deepEqual(await told(), ['payment unmatched mended'])
    const [found] = await queue()
    assert.isNotNull(found.closedAt)
    await reconcileGateways(night())
    assert.lengthOf(await queue(), 1)
  })

  test('queues what differs, once however often it is looked for', async ({ client, assert }) => {
    const wrong = await asked(client)
    paystack().ends('success').amount -= 100
    const missing = await paid(client)
    const byHand = await paid(client)
    const { id, reference, currency } = paystack().transactions.at(-1)!
    const createdAt = new Date().toISOString()
    const back = { id: 91, transaction: id, transaction_reference: reference, currency, createdAt }
    paystack().refunds.push({ ...back, amount: 100, status: 'processed' })
    const [short, unlisted] = paystack().transactions
    paystack().transactions.splice(paystack().transactions.indexOf(unlisted), 1)
    paystack().transactions.push({ ...short, id: 5, reference: 'pay_elsewhere' })
    for (const time of [night(), night(), night(2)]) await reconcileGateways(time)

    assert.sameMembers(await told(), [
      'payment wrongAmount open',
      'payment missing open',
      'refund unmatched open',
      'payment unknownReference open',
    ])
    assert.deepEqual(await moneyOf(wrong.booking), { booking: 'pending', attempts: ['pending'] })
    const row = await Discrepancy.findByOrFail('reference', wrong.intentId)
    assert.equal(row.theirsMinor, (row.oursMinor ?? 0) - 100)
    assert.equal(row.day, nairobi().toISODate())
    assert.isNotNull(await Discrepancy.findBy('reference', missing.intentId))
    assert.deepEqual(await moneyOf(byHand.booking), { booking: 'paid', attempts: ['paid'] })
  })

  test('closes what the gateway’s list has a night later, and opens it when it is gone again', async ({
    client,
    assert,
  }) => {
    await paid(client)
    const [late] = paystack().transactions.splice(0)
    await reconcileGateways(night())
    assert.deepEqual(await told(), ['payment missing open'])
    paystack().transactions.push(late)
    await reconcileGateways(night(2))
    assert.deepEqual(await told(), ['payment missing mended'])
    paystack().transactions.pop()
    await reconcileGateways(night(3))
    assert.deepEqual(await told(), ['payment missing open'])
  })

  test('finds a refund that the gateway was asked about for days', async ({ client, assert }) => {
    const { booking, host } = await paid(client)
    await client.put(`/api/v1/bookings/${booking.id}/cancel`).json({}).loginAs(host)
    const [refund] = paystack().refunds
    refund.createdAt = DateTime.utc().minus({ days: 12 }).toISO()
    await sendEvent(client, 'refund.processed', refund)
    assert.deepEqual(await moneyOf(booking), { booking: 'refunded', attempts: ['refunded'] })
    await reconcileGateways(night())
    assert.deepEqual(await told(), [])

    await Payment.query()
      .where('booking_id', booking.id)
      .update({ created_at: '2026-01-05 09:00:00' })
    paystack().refunds.pop()
    await reconcileGateways(night())
    assert.deepEqual(await told(), ['refund missing open'])
    const [{ day }] = await queue()
    assert.equal(day, todayInNairobi())
  })

  test('reads a list again that moved while it was read', async ({ client, assert }) => {
    const stay = await paid(client)
    const [pattern] = paystack().transactions.splice(0)
    for (let id = 1; id <= 120; id++) {
      paystack().transactions.push({ ...pattern, status: 'abandoned', id, reference: `pay_${id}` })
    }
    /* The last one of the first page. */
    paystack().transactions.splice(19, 0, pattern)
    let isFirst = true
    paystack().fails(({ path }) => {
      if (!isFirst || !path.includes('page=2')) return null
      isFirst = false
      paystack().transactions.pop()
      return null
    })
    await reconcileGateways(night())
    assert.deepEqual(await told(), [])
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'paid', attempts: ['paid'] })
    assert.lengthOf(paystack().callsTo('/transaction?'), 4)
    paystack().fails(({ path }) => {
      if (path.includes('page=2')) paystack().transactions.pop()
      return null
    })
    await assert.rejects(() => reconcileGateways(night()), /could not be compared/)
  })

  test('changes nothing when the gateway is away, and says so', async ({ client, assert }) => {
    await paid(client)
    paystack().fails(({ path }) => (path.includes('page=') ? { status: 503, body: {} } : null))
    await assert.rejects(() => reconcileGateways(night()), /could not be compared/)
    assert.deepEqual(await told(), [])
  })

  test('is asked of an admin alone, and resolved once, with a reason', async ({
    client,
    assert,
  }) => {
    const { host } = await paid(client)
    paystack().transactions.pop()
    await reconcileGateways(night())
    const [{ id }] = await queue()
    const url = `/api/v1/discrepancies/${id}`
    const reason = 'Settled in another batch'
    for (const path of ['/api/v1/discrepancies', url]) {
      const refused = await client.get(path).loginAs(host)
      refused.assertStatus(403)
    }
    const somebody = await admin()
    const listed = await client
      .get('/api/v1/discrepancies')
      .qs({ status: 'open', kind: 'missing' })
      .loginAs(somebody)
    listed.assertBodyContains({ data: [{ _id: id, kind: 'missing', actions: ['resolve'] }] })
    const none = await client.get('/api/v1/discrepancies').qs({ kind: 'double' }).loginAs(somebody)
    assert.deepEqual(none.body().data, [])

    const silent = await client.put(`${url}/resolved`).json({ reason: ' ' }).loginAs(somebody)
    silent.assertStatus(422)
    const resolve = (key: string) =>
      client
        .put(`${url}/resolved`)
        .header('Idempotency-Key', key)
        .json({ reason })
        .loginAs(somebody)
    for (const key of ['one', 'one']) {
      const resolved = await resolve(key)
      resolved.assertStatus(200)
      resolved.assertBodyContains({ data: { status: 'resolved', reason, actions: [] } })
    }
    const again = await resolve('another')
    again.assertStatus(409)
    const entries = await AuditEvent.query().where('action', 'discrepancy.resolved')
    assert.lengthOf(entries, 1)
    assert.include(entries[0].after, { finding: reason })
    await reconcileGateways(night(2))
    assert.deepEqual(await told(), ['payment missing resolved'])
  })
})

test.group('Messages that were not believed', (group) => {
  const paystack = besidePaystack(group)

  test('are queued as they come: forged ones of a day as one', async ({ client, assert }) => {
    atNoon()
    for (const amount of [1, 2, 2, 3]) {
      const forged = await sendEvent(client, 'charge.success', { amount }, 'of somebody else')
      forged.assertStatus(401)
    }
    const [found, ...others] = await queue()
    assert.lengthOf(others, 0)
    assert.include(found.$attributes, { source: 'message', kind: 'unsigned', times: 3 })
    assert.equal(found.reference, nairobi().toISODate())

    const somebody = await UserFactory.apply('admin').create()
    const resolved = await client
      .put(`/api/v1/discrepancies/${found.id}/resolved`)
      .json({ reason: 'Somebody tries' })
      .loginAs(somebody)
    resolved.assertStatus(200)
    for (const amount of [1, 4, 5]) await sendEvent(client, 'charge.success', { amount }, 'nobody')
    const rows = await queue()
    assert.deepEqual(
      rows.map(({ status, times }) => [status, times]),
      [
        ['resolved', 3],
        ['open', 2],
      ]
    )
  })

  test('say what was paid instead, and of what we know nothing', async ({ client, assert }) => {
    atNoon()
    const stay = await confirmedStay()
    const started = await paymentCalls(client, stay).start()
    started.assertStatus(201)
    const short = paystack().ends('success')
    short.amount -= 100
    await sendEvent(client, 'charge.success', short)
    await sendEvent(client, 'charge.success', { ...short, reference: 'pay_elsewhere' })
    const [wrong, unknown] = await queue()
    assert.include(wrong.$attributes, { kind: 'wrongAmount', theirsMinor: short.amount })
    assert.equal(wrong.oursMinor, short.amount + 100)
    assert.include(unknown.$attributes, { kind: 'unknownReference', reference: 'pay_elsewhere' })
    await reconcileGateways(night())
    const rows = await queue()
    const sources = rows.map(({ kind, source }) => `${source} ${kind}`)
    assert.deepEqual(sources, [
      'message wrongAmount',
      'message unknownReference',
      'list wrongAmount',
    ])
  })
})

test.group('Reconciling with M-Pesa, which has no list', (group) => {
  const daraja = besideDaraja(group)

  async function asked(client: ApiClient) {
    atNoon()
    const stay = await confirmedStay()
    const calls = paymentCalls(client, stay)
    const started = await calls.start({ phone: '+254712345678' })
    started.assertStatus(201)
    return { ...stay, confirm: () => calls.confirm(started.body().data.paymentIntentId) }
  }

  test('queues a payment whose receipt never came, until it comes', async ({ client, assert }) => {
    const { booking, confirm } = await asked(client)
    const prompt = daraja().answers('0')
    const confirmed = await confirm()
    confirmed.assertStatus(200)
    assert.deepEqual(await moneyOf(booking), { booking: 'paid', attempts: ['paid'] })
    await reconcileGateways(night())
    assert.deepEqual(await told(), ['payment noReceipt open'])

    const heard = await callBack(client, prompt, { code: '0' })
    heard.assertStatus(200)
    await reconcileGateways(night(2))
    assert.deepEqual(await told(), ['payment noReceipt mended'])
  })

  test('queues what was said to be paid and denied, until M-Pesa says so, too', async ({
    client,
    assert,
  }) => {
    const { booking, confirm } = await asked(client)
    const prompt = daraja().answers('1032')
    const heard = await callBack(client, prompt, { code: '0' })
    heard.assertStatus(200)
    assert.deepEqual(await told(), ['payment disputed open'])
    const [{ reference }] = await queue()
    const { intentId } = await Payment.findByOrFail('booking_id', booking.id)
    assert.include(reference, intentId)
    daraja().answers('0')
    await confirm()
    assert.deepEqual(await told(), ['payment disputed mended'])
  })
})
