import { setTimeout as pause } from 'node:timers/promises'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { claimKey } from '#actions/idempotency/keys'
import { oncePerKeyOutside } from '#actions/idempotency/once_per_key'
import { settlePayment } from '#actions/payments/settle_payment'
import { takeUpRefunds } from '#actions/payments/take_up_refunds'
import IdempotencyKey from '#models/idempotency_key'
import Payment from '#models/payment'
import Refund from '#models/refund'
import { sqlTime } from '#services/database/sql_time'
import { writeTransaction } from '#services/database/write_transaction'
import { CaughtLetters } from '#tests/helpers/letters'
import {
  paymentCalls,
  confirmedStay,
  moneyOf,
  momentsLater,
  paymentOf,
  replaceCall,
} from '#tests/helpers/payments'

/** Without a transaction around them, as the real requests are: rows stay, each test makes its own. */
test.group('Payments at the same moment', (group) => {
  let letters: CaughtLetters
  group.each.setup(async () => {
    await limiter.clear(['memory'])
    letters = new CaughtLetters()
    return () => letters.release()
  })

  test('eight taps start one attempt; the others are told', async ({ client, assert }) => {
    const stay = await confirmedStay()
    const calls = paymentCalls(client, stay)
    const answers = await Promise.all(Array.from({ length: 8 }, () => calls.start()))
    const statuses = answers.map((answer) => answer.status()).sort()
    assert.deepEqual(statuses, [201, ...Array(7).fill(409)])
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'pending', attempts: ['pending'] })
  })

  test('eight confirmations ask the gateway once, pay once, and all hear so', async ({
    client,
    assert,
    cleanup,
  }) => {
    const stay = await confirmedStay()
    const calls = paymentCalls(client, stay)
    const started = await calls.start({ token: 'sim_unanswered' })
    const { paymentIntentId } = started.body().data
    const { id } = await paymentOf(stay.booking)
    const eight = async () => {
      const asked = Array.from({ length: 8 }, () => calls.confirm(paymentIntentId))
      const answers = await Promise.all(asked)
      return answers.map((answer) => answer.body().data.status)
    }
    assert.deepEqual(new Set(await eight()), new Set(['pending']))
    let asked = 0
    cleanup(
      replaceCall('confirm', async () => {
        asked++
        return { status: 'paid', receipt: 'SIMULATED-8' }
      })
    )
    // The two seconds of a turn can pass on a busy machine.
    await limiter.use({ requests: 1, duration: '1 min' }).set(`payment-asked:${id}`, 1, '1 min')
    assert.deepEqual(new Set(await eight()), new Set(['pending']), 'what was heard a moment ago')
    await momentsLater()
    assert.include(await eight(), 'paid')
    assert.equal(asked, 1)
    assert.deepEqual(new Set(await eight()), new Set(['paid']))
    await assertPaidOnce(assert, stay.booking)
  })

  test('eight words of a gateway that a payment arrived pay once', async ({ client, assert }) => {
    const stay = await confirmedStay()
    await paymentCalls(client, stay).start({ token: 'sim_unanswered' })
    const payment = await paymentOf(stay.booking)
    const said = { status: 'paid', receipt: 'SIMULATED-8' } as const
    await Promise.all(Array.from({ length: 8 }, () => settlePayment(payment, said, null)))
    await assertPaidOnce(assert, stay.booking)
  })

  async function assertPaidOnce(assert: Assert, booking: { id: number }) {
    assert.deepEqual(await moneyOf(booking), { booking: 'paid', attempts: ['paid'] })
    assert.equal(letters.count, 2, 'one letter each')
    const { id } = await paymentOf(booking)
    const events = await db.from('audit_events').where('action', 'payment.paid')
    assert.lengthOf(
      events.filter((event) => event.subject_id === id),
      1
    )
  }

  test('a confirmation and a cancellation at once: the money stays nowhere', async ({
    client,
    assert,
  }) => {
    for (let round = 0; round < 5; round++) {
      const stay = await confirmedStay()
      const calls = paymentCalls(client, stay)
      const started = await calls.start()
      const [confirmed, cancelled] = await Promise.all([
        calls.confirm(started.body().data.paymentIntentId),
        client.put(`/api/v1/bookings/${stay.booking.id}/cancel`).json({}).loginAs(stay.host),
      ])
      confirmed.assertStatus(200)
      cancelled.assertStatus(200)
      assert.deepEqual(await moneyOf(stay.booking), {
        booking: 'refunded',
        attempts: ['refunded'],
      })
    }
  })

  test('starts of two processes take up one refund of a payment', async ({ assert }) => {
    const { booking } = await confirmedStay({ status: 'cancelled', paymentStatus: 'refunding' })
    const { currency, id: bookingId } = booking
    const intentId = `pay_twice_${bookingId}`
    const about = { bookingId, gateway: 'simulator', intentId, amountMinor: 100_00, currency }
    const payment = await Payment.create({ ...about, status: 'refundDue' })
    /* Both have looked before either has written, where there can be two writers at a time. */
    const hold = await db.transaction()
    await hold.from('payments').where('id', payment.id).forUpdate().first()
    const starts = [takeUpRefunds(), takeUpRefunds()]
    await pause(300)
    await hold.rollback()
    await Promise.all(starts)
    const refunds = await Refund.query().where('payment_id', payment.id)
    assert.lengthOf(refunds, 1)
  })
})

test.group('Idempotency of a payment', (group) => {
  group.each.setup(() => limiter.clear(['memory']))

  test('the same key and request give the first answer again, whatever has happened since', async ({
    client,
    assert,
  }) => {
    const stay = await confirmedStay()
    const calls = paymentCalls(client, stay)
    const first = await calls.start({}, 'pay-1')
    const { paymentIntentId } = first.body().data
    const paid = await calls.confirm(paymentIntentId, 'pay-2')
    const again = await calls.start({}, 'pay-1')
    again.assertStatus(201)
    assert.deepEqual(again.body(), first.body())
    const confirmedAgain = await calls.confirm(paymentIntentId, 'pay-2')
    assert.deepEqual(confirmedAgain.body(), paid.body())
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'paid', attempts: ['paid'] })
  })

  test('with another request, or for another call, it is refused', async ({ client }) => {
    const stay = await confirmedStay()
    const calls = paymentCalls(client, stay)
    const first = await calls.start({}, 'pay-3')
    const other = await calls.start({ phone: '0712345678' }, 'pay-3')
    other.assertStatus(422)
    const elsewhere = await calls.confirm(first.body().data.paymentIntentId, 'pay-3')
    elsewhere.assertStatus(422)
    const unreadable = await calls.start({}, 'x'.repeat(121))
    unreadable.assertStatus(422)
  })

  test('with the same words to another call, it is refused', async ({ client, assert }) => {
    const one = await confirmedStay()
    const two = await confirmedStay({ guestId: one.guest.id })
    const first = await paymentCalls(client, one).start({}, 'pay-7')
    first.assertStatus(201)
    const other = await paymentCalls(client, two).start({}, 'pay-7')
    other.assertStatus(422)
    assert.deepEqual(await moneyOf(two.booking), { booking: 'unpaid', attempts: [] })
  })

  test('while the first still runs, the second waits outside', async ({ client, assert }) => {
    const stay = await confirmedStay()
    const calls = paymentCalls(client, stay)
    let goOn = () => {}
    const asked = new Promise<void>((resolve) => {
      const hold = new Promise<void>((release) => (goOn = release))
      const restore = replaceCall('createIntent', async () => {
        restore()
        resolve()
        await hold
        return { status: 'pending', gatewayReference: 'SIMULATED-paid-1-X' }
      })
    })
    const first = calls.start({}, 'pay-4').then((response) => response)
    await asked
    const second = await calls.start({}, 'pay-4')
    second.assertStatus(409)
    second.assertBodyContains({ code: 'E_STILL_RUNNING' })
    goOn()
    const answer = await first
    answer.assertStatus(201)
    const third = await calls.start({}, 'pay-4')
    assert.deepEqual(third.body(), answer.body())
  })

  test('what was refused leaves the key free, and so does an answer not known yet', async ({
    client,
  }) => {
    const stay = await confirmedStay({ paymentStatus: 'paid' })
    const calls = paymentCalls(client, stay)
    const refused = await calls.start({}, 'pay-5')
    refused.assertStatus(409)
    await stay.booking.merge({ paymentStatus: 'unpaid' }).save()
    const started = await calls.start({ token: 'sim_slow' }, 'pay-5')
    started.assertStatus(201)

    const { paymentIntentId } = started.body().data
    const pending = await calls.confirm(paymentIntentId, 'pay-6')
    pending.assertBodyContains({ data: { status: 'pending' } })
    const restore = replaceCall('confirm', async () => ({ status: 'paid', receipt: 'SIMULATED-1' }))
    await momentsLater()
    const paid = await calls.confirm(paymentIntentId, 'pay-6')
    restore()
    paid.assertBodyContains({ data: { status: 'paid' } })
  })

  test('a process that died with a key in hand gives it back after two minutes', async ({
    client,
  }) => {
    const stay = await confirmedStay()
    const calls = paymentCalls(client, stay)
    const at = (minutes: number) => sqlTime(db.connection(), DateTime.utc().minus({ minutes }))
    const abandon = (minutes: number) =>
      db.table('idempotency_keys').insert({
        user_id: stay.guest.id,
        key: `pay-${minutes}`,
        request_hash: 'x'.repeat(64),
        created_at: at(minutes),
        expires_at: at(-1000),
      })
    await abandon(1)
    const early = await calls.start({}, 'pay-1')
    early.assertStatus(422)
    await abandon(3)
    const late = await calls.start({}, 'pay-3')
    late.assertStatus(201)
  })

  test('a request that is slower than that leaves its successor’s key alone', async ({
    assert,
  }) => {
    const { guest } = await confirmedStay()
    const claim = { userId: guest.id, key: 'pay-8', call: 'test', request: {} }
    const key = () => IdempotencyKey.findBy({ userId: guest.id, key: 'pay-8' })
    let successor: IdempotencyKey | null = null
    const slow = oncePerKeyOutside(claim, async () => {
      const own = await key()
      await own!.merge({ createdAt: DateTime.utc().minus({ minutes: 3 }) }).save()
      successor = await writeTransaction((trx) => claimKey(trx, claim))
      throw new Error('out of reach')
    })
    await assert.rejects(() => slow, 'out of reach')
    const kept = await key()
    assert.equal(kept?.id, successor!.id)
  })
})
