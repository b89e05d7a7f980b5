import { Secret } from '@adonisjs/core/helpers'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import type { ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import { DateTime } from 'luxon'
import { postTransaction } from '#actions/ledger/post_transaction'
import { checkPayments } from '#actions/payments/check_payments'
import { refundPayment } from '#actions/payments/refund_payment'
import { checkTransfers } from '#actions/payouts/check_transfers'
import { FACTORY_ACCOUNT, UserFactory } from '#database/factories/user_factory'
import { paystackAnswers } from '#doubles/paystack'
import type { Answer, Asked, Unsaid } from '#doubles/server'
import RefundPayment from '#jobs/refund_payment'
import Payout from '#models/payout'
import Refund from '#models/refund'
import env from '#start/env'
import {
  callBack,
  callBackPayout,
  callBackRefund,
  darajaDouble,
} from '#tests/helpers/daraja_double'
import { gatewayDouble } from '#tests/helpers/gateway_double'
import { keepLogLines } from '#tests/helpers/log_lines'
import { shortenDeadlines } from '#tests/helpers/money/short_deadlines'
import { confirmedStay, moneyOf, offerGateways, paymentCalls } from '#tests/helpers/payments'
import { sendEvent } from '#tests/helpers/paystack_double'
import { queueInDatabase, work } from '#tests/helpers/queue'

const SECRETS = {
  consumerKey: 'recognisable-consumer-key',
  consumerSecret: 'recognisable-consumer-secret',
  passkey: 'recognisable-passkey',
  credential: 'recognisable-credential',
  payoutCredential: 'recognisable-payout-credential',
  paystack: 'sk_live_recognisable',
  app: env.get('APP_KEY').release(),
}
/** Of the guest who pays, and of the host. */
const PHONES = ['798123456', '712987654']

/** What goes wrong at a gateway. One that says what it was asked is the worst for logs. */
const FAULTS: ((asked: Asked) => Answer | Unsaid)[] = [
  () => ({ status: 401, body: { errorCode: '401.002', errorMessage: 'Unauthorized' } }),
  (asked) => ({
    status: 500,
    body: { errorCode: '500.003.1001', errorMessage: JSON.stringify(asked), ...asked },
  }),
  (asked) => ({ status: 502, body: JSON.stringify([asked]) }),
  (asked) => ({ body: JSON.stringify(asked).slice(0, -2) }),
  () => ({ status: 302, body: '', headers: { Location: 'http://127.0.0.1:1/' } }),
  () => 'silence',
]

test.group('Secrets of payments', (group) => {
  queueInDatabase(group)
  group.each.setup(() => limiter.clear(['memory']))

  test('stay where they are, whatever fails', async ({ assert, cleanup, client }) => {
    shortenDeadlines(cleanup)
    const lines = keepLogLines(cleanup)
    const { daraja, eachFault, paystack } = await gateways(cleanup)
    const answers: string[] = []
    const note = <Said extends ApiResponse>(answer: Said) => {
      answers.push(answer.text(), JSON.stringify(answer.headers()))
      return answer
    }

    for (const gateway of ['mpesa', 'paystack'] as const) {
      await limiter.clear(['memory'])
      const stay = await confirmedStay()
      const calls = paymentCalls(client, stay)
      const start = async () => note(await calls.start({ gateway, phone: `+254${PHONES[0]}` }))
      await eachFault(start)
      const started = await start()
      const { paymentIntentId } = started.body().data
      await eachFault(async () => {
        note(await calls.confirm(paymentIntentId))
        await checkPayments(DateTime.utc().plus({ minutes: 2 }))
      })
      note(await sendEvent(client, 'charge.success', { reference: 'x' }, 'of somebody else'))
      if (gateway === 'mpesa') {
        const prompt = daraja.answers('0')
        note(await callBack(client, { ...prompt, callback: '/api/v1/payments/prompts/0' }, PAID))
        note(await callBack(client, prompt, PAID))
      } else {
        Object.assign(paystack.transactions.at(-1)!, { status: 'success' })
        const event = paystack.transactions.at(-1)!
        note(await sendEvent(client, 'charge.success', event, SECRETS.paystack))
      }
      assert.containsSubset(await moneyOf(stay.booking), { booking: 'paid' })

      const url = `/api/v1/bookings/${stay.booking.id}/cancel`
      note(await client.put(url).json({}).loginAs(stay.host))
      const refund = await Refund.query().orderBy('id', 'desc').firstOrFail()
      await eachFault(async () => {
        await RefundPayment.dispatch({ payment: refund.paymentId })
        await work()
      })
      assert.containsSubset(await moneyOf(stay.booking), { booking: 'refunding' })
      await refundPayment(refund.paymentId)
      const [reversal] = daraja.reversals
      if (gateway === 'mpesa') note(await callBackRefund(client, reversal, PAID))
    }

    const { admin, host, payout } = await due()
    note(await client.put(`/api/v1/payouts/${payout}/approve`).json({}).loginAs(admin))
    await eachFault(() => work())
    await eachFault((minutes) => checkTransfers(DateTime.utc().plus({ minutes: 10 * minutes })))
    await checkTransfers(DateTime.utc().plus({ days: 1 }))
    const [transfer] = daraja.transfers
    if (transfer) note(await callBackPayout(client, transfer, PAID))
    for (const viewer of [admin, host]) {
      note(await client.get(`/api/v1/payouts/${payout}`).loginAs(viewer))
    }
    note(await client.get('/api/v1/payment-events').loginAs(admin))

    assert.isAbove(lines.length, 50)
    const urls = [...daraja.asked, ...paystack.asked].map(({ path }) => path)
    const places = { lines, answers, urls, stored: await everyRow() }
    for (const [place, texts] of Object.entries(places)) {
      assert.isNotEmpty(texts)
      for (const [name, secret] of Object.entries(SECRETS)) {
        const found = texts.find((text) => tellsOf(text, secret))
        assert.isUndefined(found?.slice(0, 3000), `${name} is among the ${place}`)
      }
    }
    for (const digits of [...PHONES, FACTORY_ACCOUNT.account]) {
      assert.deepEqual(
        lines.filter((line) => line.includes(digits)),
        [],
        'in full in a log'
      )
    }
  })
    .timeout(120_000)
    .tags(['@anyEngine'])
})

const PAID = { code: '0' }

/** Both by doubles, with settings that one knows when one sees them. */
async function gateways(cleanup: TestContext['cleanup']) {
  const daraja = await darajaDouble()
  const pageOf = (name: string) => `https://checkout.invalid/${name}`
  const cards = paystackAnswers({ secretKey: SECRETS.paystack, pageOf })
  const paystack = await gatewayDouble(cards.answer)
  const { payouts } = daraja.settings
  const restore = offerGateways({
    mpesa: {
      ...daraja.settings,
      consumerKey: SECRETS.consumerKey,
      consumerSecret: new Secret(SECRETS.consumerSecret),
      passkey: new Secret(SECRETS.passkey),
      securityCredential: new Secret(SECRETS.credential),
      payouts: { ...payouts, credential: new Secret(SECRETS.payoutCredential) },
    },
    paystack: { baseUrl: paystack.baseUrl, secretKey: new Secret(SECRETS.paystack) },
  })
  cleanup(async () => {
    restore()
    await daraja.close()
    await paystack.close()
  })
  const eachFault = async (take: (count: number) => Promise<unknown>) => {
    for (const [count, fault] of FAULTS.entries()) {
      for (const isToken of [true, false]) {
        daraja.endToken()
        const fails = (asked: Asked) =>
          isToken || !asked.path.startsWith('/oauth') ? fault(asked) : null
        for (const double of [daraja, paystack]) double.fails(fails)
        await take(2 * count + (isToken ? 1 : 2))
      }
    }
    for (const double of [daraja, paystack]) double.fails(null)
  }
  return { daraja, paystack: { ...paystack, ...cards }, eachFault }
}

/** A payout to a host's phone. */
async function due() {
  const host = await UserFactory.merge({ payoutPhone: `+254${PHONES[1]}` })
    .apply('host')
    .create()
  const admin = await UserFactory.apply('admin').create()
  const about = { hostId: host.id, currency: 'KES' as const }
  const { id } = await Payout.create({ ...about, amountMinor: 100_000, status: 'due' })
  const fact = { ...about, kind: 'settlement' as const, fact: `settlement:payout:${id}` }
  await db.transaction((trx) =>
    postTransaction(trx, { ...fact, happenedAt: DateTime.utc() }, [
      { account: 'gateway', amount: 100_000 },
      { account: 'hostPayable', amount: -100_000 },
    ])
  )
  return { admin, host, payout: id }
}

/** All that is stored: messages, the audit log, jobs that failed. */
async function everyRow() {
  const tables = await db.connection().getAllTables(['public'])
  const rows: string[] = []
  for (const table of tables.filter((name) => !/_words|place/.test(name))) {
    for (const row of await db.from(table)) rows.push(`${table} ${JSON.stringify(row)}`)
  }
  return rows
}

/** As it is, or within what is only written otherwise. */
function tellsOf(text: string, secret: string) {
  if (text.includes(secret)) return true
  const coded = text.match(/[\w+/-]{16,}={0,2}/g) ?? []
  return coded.some((part) => Buffer.from(part, 'base64').toString().includes(secret))
}
