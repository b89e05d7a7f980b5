import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { checkPayments } from '#actions/payments/check_payments'
import { settlePayment } from '#actions/payments/settle_payment'
import AuditEvent from '#models/audit_event'
import IdempotencyKey from '#models/idempotency_key'
import { catchLetters } from '#tests/helpers/letters'
import {
  confirmedStay,
  moneyOf,
  momentsLater,
  paymentCalls,
  replaceCall,
  paymentOf,
} from '#tests/helpers/payments'

const later = (minutes: number) => DateTime.utc().plus({ minutes })
test.group('What is kept of a payment', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const letters = catchLetters(group)

  /** Counts how often the gateway is asked what became of an attempt of this stay. */
  async function countQuestions(booking: { id: number }, said: 'paid' | 'pending' = 'paid') {
    const { intentId } = await paymentOf(booking)
    let asked = 0
    const restore = replaceCall('confirm', async (attempt) => {
      if (attempt.intentId === intentId) asked++
      return said === 'paid' ? { status: said, receipt: 'SIMULATED-1' } : { status: said }
    })
    return { restore, asked: () => asked }
  }

  test('nobody is asked about an attempt whose end is known, or that is only being started', async ({
    client,
    assert,
  }) => {
    const stay = await confirmedStay()
    const calls = paymentCalls(client, stay)
    const started = await calls.start()
    const { paymentIntentId } = started.body().data
    const gateway = await countQuestions(stay.booking)
    const payment = await paymentOf(stay.booking)
    await payment.merge({ status: 'starting' }).save()
    const early = await calls.confirm(paymentIntentId)
    early.assertBodyContains({ message: 'Your payment is being prepared.' })
    assert.equal(gateway.asked(), 0)

    await payment.merge({ status: 'pending' }).save()
    await calls.confirm(paymentIntentId)
    await momentsLater()
    await calls.confirm(paymentIntentId)
    gateway.restore()
    assert.equal(gateway.asked(), 1)
  })

  test('an answer of which the end is known is kept with its key, no other', async ({
    client,
    assert,
  }) => {
    const stay = await confirmedStay()
    const calls = paymentCalls(client, stay)
    const started = await calls.start({ token: 'sim_unanswered' })
    const { paymentIntentId } = started.body().data
    const payment = await paymentOf(stay.booking)
    const confirm = async () => {
      await momentsLater()
      const response = await calls.confirm(paymentIntentId, 'kept-1')
      response.assertStatus(200)
      return response.body().data.status
    }
    assert.equal(await confirm(), 'pending')
    await payment.merge({ status: 'starting' }).save()
    assert.equal(await confirm(), 'pending', 'so it is told while the gateway is being asked')
    await payment.merge({ status: 'expired' }).save()
    assert.equal(await confirm(), 'expired')

    const gateway = await countQuestions(stay.booking)
    assert.equal(await confirm(), 'paid')
    gateway.restore()
    await client.put(`/api/v1/bookings/${stay.booking.id}/cancel`).json({}).loginAs(stay.guest)
    await payment.refresh()
    assert.equal(payment.status, 'refunded')
    assert.equal(await confirm(), 'paid', 'the first answer, whatever has happened since')
  })

  test('a key of one attempt does not answer for another', async ({ client }) => {
    const stay = await confirmedStay()
    const calls = paymentCalls(client, stay)
    const first = await calls.start({ token: 'sim_wrongPin' })
    await calls.confirm(first.body().data.paymentIntentId, 'kept-2')
    const second = await calls.start()
    const other = await calls.confirm(second.body().data.paymentIntentId, 'kept-2')
    other.assertStatus(422)
    other.assertBodyContains({
      errors: [{ field: 'Idempotency-Key', rule: 'reused' }],
      message: 'This request was already made with other details. Please reload and try again.',
    })
  })

  test('a key makes room for nobody else’s: another’s that is over stays', async ({
    client,
    assert,
  }) => {
    const [one, two] = [await confirmedStay(), await confirmedStay()]
    await paymentCalls(client, one).start({}, 'kept-3')
    const key = await IdempotencyKey.findByOrFail('user_id', one.guest.id)
    await key.merge({ expiresAt: DateTime.utc().minus({ minutes: 1 }) }).save()
    await paymentCalls(client, two).start({}, 'kept-3')
    assert.isNotNull(await IdempotencyKey.find(key.id))
  })

  test('a refused request gives back its own key alone', async ({ client, assert }) => {
    const [one, two] = [await confirmedStay(), await confirmedStay({ paymentStatus: 'paid' })]
    const running = await IdempotencyKey.create({
      userId: one.guest.id,
      key: 'kept-4',
      requestHash: 'x'.repeat(64),
      expiresAt: DateTime.utc().plus({ hours: 1 }),
    })
    const refused = await paymentCalls(client, two).start({}, 'kept-5')
    refused.assertStatus(409)
    assert.isNotNull(await IdempotencyKey.find(running.id))
  })

  test('an attempt that fails is told to nobody, and logged once', async ({ client, assert }) => {
    const stay = await confirmedStay()
    await paymentCalls(client, stay).pay('sim_wrongPin')
    assert.equal(letters().count, 0)
    const next = await confirmedStay()
    await paymentCalls(client, next).start({ token: 'sim_unanswered' })
    const payment = await paymentOf(next.booking)
    await settlePayment(payment, { status: 'expired' }, null)
    await settlePayment(payment, { status: 'expired' }, null)
    const events = await AuditEvent.query().where({ subjectId: payment.id, subjectType: 'payment' })
    assert.deepEqual(
      events.map(({ action, before, after }) => ({ action, before, after })),
      [
        {
          action: 'payment.expired',
          before: { status: 'pending', bookingPaymentStatus: 'pending' },
          after: { status: 'expired', bookingPaymentStatus: 'unpaid' },
        },
      ]
    )
  })

  test('a gateway that cannot be asked is asked until the payer’s time is over', async ({
    client,
    assert,
  }) => {
    const stay = await confirmedStay()
    await paymentCalls(client, stay).start()
    const restore = replaceCall('confirm', () => Promise.reject(new Error('connect ETIMEDOUT')))
    await checkPayments(later(5))
    const waiting = await moneyOf(stay.booking)
    assert.equal(waiting.booking, 'pending')
    await checkPayments(later(11))
    restore()
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'unpaid', attempts: ['expired'] })
  })

  test('of an attempt that is waited for no more it is asked once an hour', async ({
    client,
    assert,
  }) => {
    const stay = await confirmedStay()
    await paymentCalls(client, stay).start({ token: 'sim_unanswered' })
    await checkPayments(later(11))
    const gateway = await countQuestions(stay.booking, 'pending')
    for (const minute of [120, 121, 122, 150]) await checkPayments(later(minute))
    assert.equal(gateway.asked(), 1)
    await checkPayments(later(181))
    assert.equal(gateway.asked(), 2)
    gateway.restore()
  })

  test('what is wrong with a token, a booking and the gateway has a name', async ({
    client,
    assert,
  }) => {
    const stay = await confirmedStay()
    const calls = paymentCalls(client, stay)
    const token = await calls.start({ token: 'tok_visa' })
    const message = 'This means of payment is not valid'
    token.assertBodyContains({ message, errors: [{ field: 'token', rule: 'unknown', message }] })

    const unreachable = () => Promise.reject(new Error('connect ETIMEDOUT'))
    const away = {
      code: 'E_UNAVAILABLE',
      message: 'The payment service cannot be reached. Please try again in a moment.',
    }
    let restore = replaceCall('createIntent', unreachable)
    const start = await calls.start()
    restore()
    start.assertBodyContains(away)
    const started = await calls.start()
    restore = replaceCall('confirm', unreachable)
    const confirm = await calls.confirm(started.body().data.paymentIntentId)
    restore()
    confirm.assertBodyContains(away)

    await momentsLater()
    await calls.confirm(started.body().data.paymentIntentId)
    const again = await calls.start()
    again.assertBodyContains({ message: 'This booking is already paid' })
    assert.equal(again.status(), 409)
  })

  test('the payer reads which booking it is for', async ({ client, assert }) => {
    const stay = await confirmedStay()
    let description = ''
    const restore = replaceCall('createIntent', async (charge) => {
      description = charge.description
      return { status: 'pending', gatewayReference: 'SIMULATED-paid-1-X' }
    })
    await paymentCalls(client, stay).start()
    restore()
    assert.equal(description, `Makao ${stay.booking.id}`)
  })
})
