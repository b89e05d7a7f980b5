import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { freezeTime, test } from '@japa/runner'
import { DateTime } from 'luxon'
import paymentsConfig from '#config/payments'
import { reconcileGateways } from '#actions/discrepancies/reconcile_gateways'
import { UserFactory } from '#database/factories/user_factory'
import { STATEMENT_LIMITS } from '#domain/mpesa_lines'
import { addDays, todayInNairobi } from '#domain/stay'
import AuditEvent from '#models/audit_event'
import Discrepancy from '#models/discrepancy'
import MpesaStatement from '#models/mpesa_statement'
import MpesaStatementLine from '#models/mpesa_statement_line'
import Payment from '#models/payment'
import Payout from '#models/payout'
import PayoutTransfer from '#models/payout_transfer'
import { besideDaraja } from '#tests/helpers/beside_gateway'
import { queriesOf } from '#tests/helpers/count_queries'
import { callBack, callBackRefund } from '#tests/helpers/daraja_double'
import { statementOf as writtenOf } from '#tests/helpers/mpesa_statement'
import { confirmedStay, moneyOf, paymentCalls, refundOf } from '#tests/helpers/payments'

const URL = '/api/v1/discrepancies/statements'
const today = todayInNairobi()
const yesterday = addDays(today, -1)

const atNoon = (day: string) => freezeTime(new Date(`${day}T09:00:00Z`))

/** As M-Pesa’s portal gives it today. */
function statementOf(...asked: Parameters<typeof writtenOf>) {
  atNoon(today)
  return writtenOf(...asked)
}

const told = async () => {
  const rows = await Discrepancy.query().where('source', 'statement').orderBy('reference')
  return rows.map(({ kind, movement, status }) => `${movement} ${kind} ${status}`)
}

test.group('A statement of M-Pesa', (group) => {
  const daraja = besideDaraja(group)
  const admin = () => UserFactory.apply('admin').create()

  async function upload(client: ApiClient, text: string) {
    atNoon(today)
    return client
      .post(URL)
      .file('statement', Buffer.from(text), { filename: 'statement.csv' })
      .loginAs(await admin())
  }

  /** Paid yesterday at noon. */
  async function paid(client: ApiClient, receipt: string | null) {
    atNoon(yesterday)
    const stay = await confirmedStay()
    const calls = paymentCalls(client, stay)
    const started = await calls.start({ phone: '+254712345678' })
    started.assertStatus(201)
    const prompt = daraja().answers('0')
    if (receipt) await callBack(client, prompt, { code: '0', receipt })
    else await calls.confirm(started.body().data.paymentIntentId)
    const payment = await Payment.findByOrFail('booking_id', stay.booking.id)
    return { ...stay, payment, paidIn: String(payment.amountMinor / 100) }
  }

  async function sentBack(client: ApiClient, receipt: string) {
    const stay = await paid(client, receipt)
    await client.put(`/api/v1/bookings/${stay.booking.id}/cancel`).json({}).loginAs(stay.host)
    await callBackRefund(client, daraja().reversals.at(-1)!, { code: '0' })
    const { receipt: back } = await refundOf(stay.payment)
    return { ...stay, back: back! }
  }

  test('that agrees with our books is kept by its receipts, and finds nothing', async ({
    client,
    assert,
  }) => {
    const { paidIn } = await paid(client, 'UKN1ABCDEF')
    const gone = await sentBack(client, 'UKN2ABCDEF')
    const text = statementOf([
      { receipt: 'UKN1ABCDEF', paidIn },
      { receipt: 'UKN1ABCDEF', withdrawn: '-12.00', reason: 'Pay Bill Charge' },
      { receipt: 'UKN2ABCDEF', paidIn: gone.paidIn },
      {
        receipt: gone.back,
        withdrawn: `-${gone.paidIn}`,
        reason: 'Pay Bill Reversal',
        linked: 'UKN2ABCDEF',
      },
    ])
    const first = await upload(client, text)
    first.assertStatus(201)
    first.assertBodyContains({
      data: {
        period: { first: yesterday, last: yesterday },
        covered: { first: yesterday, last: yesterday },
        lines: 4,
        newLines: 4,
        paidIn: Number(paidIn) + Number(gone.paidIn),
        withdrawn: Number(gone.paidIn) + 12,
        differences: 0,
      },
    })
    assert.deepEqual(await told(), [])
    assert.notMatch(JSON.stringify(first.body()), /ACHIENG|2547/)

    const again = await upload(client, text)
    again.assertStatus(201)
    assert.equal(again.body().data._id, first.body().data._id)
    assert.lengthOf(await MpesaStatement.all(), 1)
    assert.lengthOf(await MpesaStatementLine.all(), 4)
    const other = await upload(client, `${text}\r\n\r\n `)
    other.assertBodyContains({ data: { newLines: 0, differences: 0 } })
    assert.lengthOf(await MpesaStatementLine.all(), 4)
    const audited = await AuditEvent.query().where('action', 'statement.uploaded')
    assert.lengthOf(audited, 2)
    const kept = JSON.stringify([await db.from('mpesa_statement_lines'), audited])
    assert.notMatch(kept, /ACHIENG|2547/)
  })

  test('that differs is told in both directions, and mends', async ({ client, assert }) => {
    await paid(client, 'UKN1ABCDEF')
    const wrong = await paid(client, 'UKN2ABCDEF')
    const gone = await sentBack(client, 'UKN4ABCDEF')
    const lines = [
      { receipt: 'UKN2ABCDEF', paidIn: `${Number(wrong.paidIn) - 1}.00` },
      { receipt: 'UKN3ABCDEF', paidIn: '700', account: 'ACHIENG' },
      { receipt: 'UKN4ABCDEF', paidIn: gone.paidIn },
    ]
    const answer = await upload(client, statementOf(lines))
    answer.assertBodyContains({ data: { differences: 4 } })
    assert.sameMembers(await told(), [
      'payment missing open',
      'payment wrongAmount open',
      'payment unknownReference open',
      'refund missing open',
    ])
    await reconcileGateways(DateTime.fromISO(today, { zone: 'Africa/Nairobi' }).plus({ hours: 3 }))
    const after = await told()
    assert.lengthOf(
      after.filter((one) => one.endsWith('open')),
      4
    )
    const part = statementOf([{ receipt: 'UKN9ABCDEF', paidIn: '1' }], { period: null })
    await upload(client, part)
    assert.include(await told(), 'payment missing open')
  })

  test('does not look for what was paid on days that it covers in part', async ({
    client,
    assert,
  }) => {
    await paid(client, 'UKN1ABCDEF')
    const part = statementOf([{ receipt: 'UKN3ABCDEF', paidIn: '700' }], { until: '18:00:00' })
    const answer = await upload(client, part)
    answer.assertBodyContains({ data: { covered: null, differences: 1 } })
    assert.deepEqual(await told(), ['payment unknownReference open'])
  })

  test('counts what differs on its own days, and leads to the same', async ({ client }) => {
    await upload(client, statementOf([{ receipt: 'UKN3ABCDEF', paidIn: '700' }]))
    const before = addDays(yesterday, -1)
    const period = { first: before, last: before }
    const lines = [
      { receipt: 'UKN5ABCDEF', paidIn: '900', day: before },
      { receipt: 'UKN6ABCDEF', paidIn: '800', day: before },
    ]
    const answer = await upload(client, statementOf(lines, { period }))
    answer.assertBodyContains({ data: { period, differences: 2 } })
    const listed = await client
      .get('/api/v1/discrepancies')
      .qs({ source: 'statement', from: before, to: before })
      .loginAs(await admin())
    listed.assertBodyContains({
      data: [{ reference: 'UKN6ABCDEF' }, { reference: 'UKN5ABCDEF' }],
      pagination: { total: 2 },
    })
  })

  test('knows a payment whose receipt never came by its booking and amount', async ({
    client,
    assert,
  }) => {
    const { booking, paidIn } = await paid(client, null)
    const account = `Makao ${booking.id}`
    await upload(client, statementOf([{ receipt: 'UKN1ABCDEF', paidIn, account }]))
    assert.deepEqual(await told(), [])
    const short = { receipt: 'UKN2ABCDEF', paidIn: `${Number(paidIn) - 1}`, account }
    await upload(client, statementOf([short]))
    assert.deepEqual(await told(), ['payment unknownReference open'])
  })

  test('knows a payment by its receipt beside a prompt of the same stay that was called off', async ({
    client,
    assert,
  }) => {
    atNoon(yesterday)
    const stay = await confirmedStay()
    const ask = () => paymentCalls(client, stay).start({ phone: '+254712345678' })
    await ask()
    await callBack(client, daraja().answers('1032'), { code: '1032' })
    await ask()
    await callBack(client, daraja().answers('0'), { code: '0', receipt: 'UKN1ABCDEF' })
    const { attempts } = await moneyOf(stay.booking)
    assert.deepEqual(attempts, ['failed', 'paid'])
    const { amountMinor } = await Payment.findByOrFail('receipt', 'UKN1ABCDEF')
    const account = `Makao ${stay.booking.id}`
    const line = { receipt: 'UKN1ABCDEF', paidIn: String(amountMinor / 100), account }
    await upload(client, statementOf([line]))
    assert.deepEqual(await told(), [])
  })

  test('has the payouts that were sent by M-Pesa', async ({ client, assert }) => {
    const host = await UserFactory.apply('host').create()
    const at = DateTime.fromISO(`${yesterday}T09:00:00Z`)
    const send = (reference: string) =>
      Payout.create({
        hostId: host.id,
        currency: 'KES',
        amountMinor: 900_000,
        status: 'paid',
        approvedAt: at,
        paidAt: at.plus({ hours: 1 }),
        reference,
      })
    for (const reference of ['UKN1ABCDEF', 'UKN2ABCDEF', 'FT-998']) await send(reference)
    /* What M-Pesa was asked for is in whole shillings. */
    const rounded = await send('UKN3ABCDEF')
    const transfer = await PayoutTransfer.create({
      payoutId: rounded.id,
      reference: `MAKAO-${rounded.id}`,
      callbackName: `rounded-${rounded.id}`,
      amountMinor: 900_100,
      status: 'done',
      receipt: 'UKN3ABCDEF',
      askedAt: at,
    })
    await rounded.merge({ amountMinor: 900_067, transferId: transfer.id }).save()
    const reason = 'Business Payment to Customer via API'
    const lines = [
      { receipt: 'UKN1ABCDEF', withdrawn: '-9,000.00', reason },
      { receipt: 'UKN3ABCDEF', withdrawn: '-9,001.00', reason },
      { receipt: 'UKN7ABCDEF', withdrawn: '-50.00', reason },
      { receipt: 'UKN8ABCDEF', withdrawn: '-80,000.00', reason: 'Organization Settlement' },
    ]
    await upload(client, statementOf(lines))
    assert.sameMembers(await told(), ['payout missing open', 'payout unknownReference open'])
  })

  test('that is none is refused at its field, and nothing is kept', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { mpesa } = paymentsConfig.settings
    const { shortcode } = mpesa
    cleanup(() => void Object.assign(mpesa, { shortcode }))
    mpesa.shortcode = '174379'
    const bad: [string, string][] = [
      ['name,amount\nAchieng,1\n', 'unknown'],
      [statementOf([{ receipt: 'UKN1ABCDEF', paidIn: 'much' }]), 'line'],
      [statementOf([], { shortcode: '600100' }), 'organisation'],
      ['x'.repeat(STATEMENT_LIMITS.bytes + 1), 'size'],
      ['\u0000\uFFFF"', 'unknown'],
    ]
    for (const [text, rule] of bad) {
      const refused = await upload(client, text)
      refused.assertStatus(422)
      refused.assertBodyContains({ errors: [{ field: 'statement', rule }] })
    }
    const none = await client
      .post(URL)
      .field('note', 'x')
      .loginAs(await admin())
    none.assertStatus(422)
    assert.lengthOf(await MpesaStatement.all(), 0)
    assert.lengthOf(await MpesaStatementLine.all(), 0)
  })

  test('is an admin’s business alone', async ({ client }) => {
    const host = await UserFactory.apply('host').create()
    const listed = await client.get(URL).loginAs(host)
    listed.assertStatus(403)
    const sent = await client
      .post(URL)
      .file('statement', Buffer.from(statementOf([])), { filename: 'a.csv' })
      .loginAs(host)
    sent.assertStatus(403)
    await upload(client, statementOf([]))
    const all = await client.get(URL).loginAs(await admin())
    all.assertBodyContains({ data: [{ lines: 0, differences: 0 }], pagination: { total: 1 } })
  })

  test('of a month is read with a few queries per hundred lines', async ({ client, assert }) => {
    const lines = Array.from({ length: 1500 }, (_, at) => ({
      receipt: `UKN${String(at).padStart(7, '0')}`,
      withdrawn: '-10.00',
      reason: 'Organization Settlement',
    }))
    const queries = await queriesOf(async () => {
      const answer = await upload(client, statementOf(lines))
      answer.assertBodyContains({ data: { lines: 1500, newLines: 1500, differences: 0 } })
    })
    assert.isBelow(queries.length, lines.length / 10)
  })
})
