import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { checkPayments } from '#actions/payments/check_payments'
import BookingMail from '#mails/booking_mail'
import Payment from '#models/payment'
import PaymentEvent from '#models/payment_event'
import { DarajaToken } from '#services/payments/daraja_token'
import { callBack, offerDaraja, pathOf, type DarajaDouble } from '#tests/helpers/daraja_double'
import { catchLetters, contentsOf } from '#tests/helpers/letters'
import {
  confirmedStay,
  moneyOf,
  momentsLater,
  paymentCalls,
  paymentOf,
} from '#tests/helpers/payments'

const later = (minutes: number) => DateTime.utc().plus({ minutes })
const PHONE = '+254712345678'

const PAID = { booking: 'paid', attempts: ['paid'] }
const WAITING = { booking: 'pending', attempts: ['pending'] }

/** Daraja's code, and the sentence that the guest reads. */
const FAILURES = [
  { code: '1', text: /not enough money/ },
  { code: '4', text: /daily limit/ },
  { code: '17', text: /a moment ago/ },
  { code: '26', text: /busy/ },
  { code: '1001', text: /still under way/ },
  { code: '1019', text: /not answered in time/ },
  { code: '1025', text: /busy/ },
  { code: '1032', text: /You cancelled/ },
  { code: '1037', text: /could not be reached/ },
  { code: '2001', text: /PIN was wrong/ },
  { code: '8006', text: /PIN of this phone is locked/ },
]

test.group('Paying by M-Pesa', (group) => {
  let daraja: DarajaDouble
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => offerDaraja((double) => (daraja = double)))
  const letters = catchLetters(group)

  async function asked(client: Parameters<typeof paymentCalls>[0], changes = {}) {
    const stay = await confirmedStay()
    await stay.booking.merge(changes).save()
    const calls = paymentCalls(client, stay)
    const started = await calls.start({ phone: PHONE })
    started.assertStatus(201)
    const { paymentIntentId } = started.body().data
    return { ...stay, started, confirm: () => calls.confirm(paymentIntentId) }
  }
  async function receiptOf(booking: { id: number }) {
    const { receipt } = await paymentOf(booking)
    return receipt
  }
  const events = () => PaymentEvent.query().orderBy('id')

  test('the phone is prompted for whole shillings, in Daraja’s words', async ({
    client,
    assert,
  }) => {
    const { booking, started } = await asked(client, {
      totalMinor: 1_234_550,
      totalKesMinor: 1_234_550,
    })
    started.assertBodyContains({
      data: { gateway: 'mpesa', status: 'pending', amount: 12_346, currency: 'KES' },
    })
    assert.match(started.body().data.instructions, /M-Pesa PIN to pay KES\s12,346\.$/)
    const [{ body }] = daraja.callsTo('stkpush/v1')
    assert.containsSubset(body, {
      BusinessShortCode: '174379',
      TransactionType: 'CustomerPayBillOnline',
      Amount: 12_346,
      PartyA: '254712345678',
      PartyB: '174379',
      PhoneNumber: '254712345678',
      AccountReference: `Makao ${booking.id}`,
    })
    const password = Buffer.from(String(body.Password), 'base64').toString()
    assert.equal(password, `174379passkey-of-a-double${String(body.Timestamp)}`)
    assert.match(String(body.Timestamp), /^\d{14}$/)
    assert.match(String(body.CallBackURL), /\/api\/v1\/payments\/prompts\/[0-9a-f]{64}$/)
    const { intentId } = await paymentOf(booking)
    assert.notInclude(String(body.CallBackURL), intentId.slice(4))
  })

  test('a callback that fits pays, once Daraja says so too', async ({ client, assert }) => {
    const { booking, confirm } = await asked(client)
    const prompt = daraja.answers('0')
    const heard = await callBack(client, prompt, { code: '0' })
    heard.assertStatus(200)
    assert.deepEqual(await moneyOf(booking), PAID)
    const payment = await paymentOf(booking)
    assert.match(payment.receipt!, /^RKT\d+$/)
    const told = await confirm()
    told.assertBodyContains({ data: { status: 'paid' } })
    assert.equal(letters().count, 2)
  })

  test('the receipt says what the phone paid, in shillings whatever the place costs in', async ({
    client,
    assert,
  }) => {
    await asked(client, { currency: 'USD', totalMinor: 10_000, totalKesMinor: 1_234_550 })
    await callBack(client, daraja.answers('0'), { code: '0' })
    const [{ text }] = letters().of(BookingMail).map(contentsOf)
    assert.match(text, /Your payment of KES\s12,346 for your stay/)
    assert.match(text, /^Total: USD\s100$/m)
    assert.match(text, /^Paid: KES\s12,346$/m)
    assert.match(text, /^Way of payment: M-Pesa$/m)
  })

  test('code {code} is a failure with a sentence')
    .with(FAILURES)
    .run(async ({ client, assert }, { code, text }) => {
      const { booking, confirm } = await asked(client)
      await callBack(client, daraja.answers(code), { code })
      assert.deepEqual(await moneyOf(booking), { booking: 'unpaid', attempts: ['failed'] })

      const other = await asked(client)
      daraja.answers(code)
      const told = await other.confirm()
      assert.equal(told.body().data.status, 'failed', 'the query says it, too')
      assert.match(told.body().message, text)
      const unchanged = await confirm()
      assert.equal(unchanged.body().data.status, 'failed')
    })

  test('a callback that comes twice counts once', async ({ client, assert }) => {
    const { booking } = await asked(client)
    const prompt = daraja.answers('0')
    for (let time = 1; time <= 3; time++) await callBack(client, prompt, { code: '0' })
    assert.deepEqual(await moneyOf(booking), PAID)
    assert.equal(letters().count, 2)
    const kept = await events()
    assert.deepEqual(
      kept.map(({ timesReceived, verdict }) => [verdict, timesReceived]),
      [['heard', 3]]
    )
    assert.include(kept[0].body, prompt.reference)
  })

  test('a callback before the answer to our request finds its attempt', async ({
    client,
    assert,
  }) => {
    const { booking } = await asked(client)
    await Payment.query()
      .where('booking_id', booking.id)
      .update({ status: 'starting', gateway_reference: null })
    const prompt = daraja.answers('0')
    await callBack(client, prompt, { code: '0' })
    assert.deepEqual(await moneyOf(booking), PAID)
    const payment = await paymentOf(booking)
    assert.equal(payment.gatewayReference, prompt.reference)
  })

  test('out of order: paid is believed after a failure, and a failure after paid is not', async ({
    client,
    assert,
  }) => {
    const { booking } = await asked(client)
    const prompt = daraja.answers('1037')
    await callBack(client, prompt, { code: '1037' })
    daraja.answers('0')
    await callBack(client, prompt, { code: '0' })
    assert.deepEqual(await moneyOf(booking), PAID)
    await callBack(client, prompt, { code: '1032' })
    assert.deepEqual(await moneyOf(booking), PAID)
  })

  test('a callback that never comes is made up for within three minutes', async ({
    client,
    assert,
  }) => {
    const { booking } = await asked(client)
    await checkPayments(later(1))
    assert.deepEqual(await moneyOf(booking), WAITING, 'Daraja is still waiting for the payer')
    daraja.answers('0')
    await checkPayments(later(3))
    assert.deepEqual(await moneyOf(booking), PAID)
  })

  test('a receipt that comes after the query is kept, too', async ({ client, assert }) => {
    const { booking } = await asked(client)
    const prompt = daraja.answers('0')
    await checkPayments(later(1))
    assert.isNull(await receiptOf(booking))
    daraja.fails(() => ({ status: 500, body: 'Bad gateway' }))
    await callBack(client, prompt, { code: '0', receipt: 'RKT12345' })
    assert.equal(await receiptOf(booking), 'RKT12345', 'M-Pesa does not say it again')
  })

  test('another amount settles nothing, whoever confirms it, and waits for a person', async ({
    client,
    assert,
  }) => {
    const { booking } = await asked(client)
    const prompt = daraja.answers('0')
    await callBack(client, prompt, { code: '0', amount: prompt.amount - 1 })
    await checkPayments(later(1))
    assert.deepEqual(await moneyOf(booking), WAITING)
    await checkPayments(later(11))
    assert.deepEqual(await moneyOf(booking), { booking: 'unpaid', attempts: ['expired'] })
    const [event] = await events()
    assert.equal(event.verdict, 'otherAmount')
    await callBack(client, prompt, { code: '0' })
    assert.deepEqual(await moneyOf(booking), PAID, 'the true one still counts')
  })

  test('who invents a callback pays nothing: {name}')
    .with([
      { name: 'an address that is none', verdict: 'unknown' },
      { name: 'the number that the guest knows', verdict: 'unknown' },
      { name: 'another prompt', verdict: 'otherAttempt' },
      { name: 'a payment that Daraja denies', verdict: 'disputed' },
      { name: 'no callback at all', verdict: 'unreadable' },
    ] as const)
    .run(async ({ client, assert }, { name, verdict }) => {
      const { booking } = await asked(client)
      const { intentId } = await paymentOf(booking)
      const prompt = { ...daraja.prompts[0] }
      if (name === 'an address that is none')
        prompt.callback = prompt.callback.replace(/.{8}$/, 'deadbeef')
      if (name === 'the number that the guest knows') {
        prompt.callback = `/api/v1/payments/prompts/${intentId}`
      }
      if (name === 'a payment that Daraja denies') daraja.answers('1032')
      const reference = name === 'another prompt' ? 'ws_CO_1' : undefined
      const forged =
        name === 'no callback at all'
          ? await client.post(pathOf(prompt.callback)).json({ Body: '\0' })
          : await callBack(client, prompt, { code: '0', reference })
      forged.assertStatus(200)
      assert.deepEqual(await moneyOf(booking), WAITING)
      const [event] = await events()
      assert.equal(event.verdict, verdict)
    })

  test('paid is not believed before Daraja says so, and then it is', async ({ client, assert }) => {
    const { booking } = await asked(client)
    const [prompt] = daraja.prompts
    await callBack(client, prompt, { code: '0', receipt: 'RKT777' })
    assert.deepEqual(await moneyOf(booking), WAITING)
    daraja.answers('0')
    await checkPayments(later(1))
    assert.deepEqual(await moneyOf(booking), PAID)
    assert.equal(await receiptOf(booking), 'RKT777')
  })

  test('what was denied at first and is paid after all is in doubt no more', async ({
    client,
    assert,
  }) => {
    const { booking } = await asked(client)
    await callBack(client, daraja.answers('1032'), { code: '0', receipt: 'RKT999' })
    const [denied] = await events()
    assert.equal(denied.verdict, 'disputed')
    assert.isNull(await receiptOf(booking))
    daraja.answers('0')
    await checkPayments(later(1))
    assert.deepEqual(await moneyOf(booking), PAID)
    const told = await events()
    assert.deepEqual(
      told.map(({ verdict }) => verdict),
      ['heard']
    )
    assert.equal(await receiptOf(booking), 'RKT999')
  })

  test('a receipt pays for one stay', async ({ client, assert }) => {
    const first = await asked(client)
    await callBack(client, daraja.answers('0'), { code: '0', receipt: 'RKT888' })
    assert.deepEqual(await moneyOf(first.booking), PAID)
    const second = await asked(client)
    await callBack(client, daraja.answers('0'), { code: '0', receipt: 'RKT888' })
    assert.deepEqual(await moneyOf(second.booking), WAITING)
  })

  test('a token is kept until it ends, and fetched once for all', async ({ client, assert }) => {
    const { confirm } = await asked(client)
    await confirm()
    await momentsLater()
    await confirm()
    assert.equal(daraja.tokens(), 1)
    daraja.endToken()
    await momentsLater()
    daraja.answers('0')
    const told = await confirm()
    told.assertBodyContains({ data: { status: 'paid' } })
    assert.equal(daraja.tokens(), 2)
    const token = new DarajaToken(daraja.settings)
    await Promise.all([token.read(), token.read(), token.read()])
    assert.equal(daraja.tokens(), 3, 'for three who wait')
  })

  test(
    'a line that {name} when a payment is started: the guest may try again, and late money counts'
  )
    .with([
      { name: 'breaks', answer: { status: 503, body: '<html>' } },
      { name: 'babbles', answer: { body: 'OK' } },
    ])
    .run(async ({ client, assert }, { answer }) => {
      const stay = await confirmedStay()
      const calls = paymentCalls(client, stay)
      daraja.fails(({ path }) => (path.includes('processrequest') ? answer : null))
      const refused = await calls.start({ phone: PHONE })
      refused.assertStatus(503)
      refused.assertBodyContains({ code: 'E_UNAVAILABLE' })
      assert.deepEqual(await moneyOf(stay.booking), { booking: 'unpaid', attempts: ['expired'] })
      daraja.fails(null)
      const again = await calls.start({ phone: PHONE })
      again.assertStatus(201)
    })

  test('a line that breaks when it is asked: the attempt waits', async ({ client, assert }) => {
    const { booking, confirm } = await asked(client)
    daraja.answers('0')
    daraja.fails(() => ({ status: 500, body: 'Bad gateway' }))
    const away = await confirm()
    away.assertStatus(503)
    await callBack(client, daraja.prompts[0], { code: '0' })
    await checkPayments(later(1))
    assert.deepEqual(await moneyOf(booking), WAITING)
    daraja.fails(null)
    await checkPayments(later(3))
    assert.deepEqual(await moneyOf(booking), PAID)
  })

  test('Daraja is busy, or the phone is: the guest reads so at once', async ({
    client,
    assert,
  }) => {
    const problems = [
      { errorCode: '500.003.02', errorMessage: 'System is busy', text: /busy/ },
      {
        errorCode: '500.001.1001',
        errorMessage:
          'Unable to lock subscriber, a transaction is already in process for the current subscriber',
        text: /still under way/,
      },
    ]
    for (const { text, ...body } of problems) {
      daraja.fails(({ path }) => (path.includes('processrequest') ? { status: 500, body } : null))
      const stay = await confirmedStay()
      const said = await paymentCalls(client, stay).start({ phone: PHONE })
      said.assertStatus(201)
      assert.match(said.body().message, text)
      assert.deepEqual(await moneyOf(stay.booking), { booking: 'unpaid', attempts: ['failed'] })
    }
  })

  test('without a Kenyan phone nobody is prompted', async ({ client, assert }) => {
    const stay = await confirmedStay()
    await stay.guest.merge({ phone: null }).save()
    const refused = await paymentCalls(client, stay).start()
    refused.assertStatus(422)
    refused.assertBodyContains({ errors: [{ field: 'phone', rule: 'required' }] })
    assert.lengthOf(daraja.asked, 0)
  })

  test('in another currency it is paid in shillings at the booking’s own rate', async ({
    client,
    assert,
  }) => {
    const { started } = await asked(client, {
      currency: 'USD',
      totalMinor: 10_010,
      totalKesMinor: 1_296_295,
    })
    started.assertBodyContains({ data: { amount: 12_963, currency: 'KES' } })
    assert.equal(daraja.prompts[0].amount, 12_963)
  })
})
