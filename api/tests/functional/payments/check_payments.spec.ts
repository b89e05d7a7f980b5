import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import logger from '@adonisjs/core/services/logger'
import { DateTime } from 'luxon'
import { endUnpaidStays } from '#actions/bookings/end_unpaid_stays'
import { checkPayments } from '#actions/payments/check_payments'
import { settlePayment } from '#actions/payments/settle_payment'
import AuditEvent from '#models/audit_event'
import Payment from '#models/payment'
import { statementsOf } from '#tests/helpers/count_queries'
import { indexesOf } from '#tests/helpers/explain'
import { catchLetters } from '#tests/helpers/letters'
import { paymentCalls, confirmedStay, moneyOf, replaceCall } from '#tests/helpers/payments'
import { stayToBePaid } from '#tests/helpers/unpaid_stays'

const later = (minutes: number) => DateTime.utc().plus({ minutes })

/** An attempt that was begun before more than a day. */
const OLD = (hours = 26) => {
  const longAgo = later(-hours * 60).toSQL()
  return { created_at: longAgo, expires_at: longAgo, updated_at: longAgo }
}

test.group('Payments that nobody looks after', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const letters = catchLetters(group)

  test('a guest who paid and closed the page has paid', async ({ client, assert }) => {
    const stay = await confirmedStay()
    await paymentCalls(client, stay).start()
    await checkPayments()
    const young = await moneyOf(stay.booking)
    assert.equal(young.booking, 'pending', 'the guest gets half a minute')

    await checkPayments(later(1))
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'paid', attempts: ['paid'] })
    const payment = await Payment.findByOrFail('booking_id', stay.booking.id)
    const event = await AuditEvent.query()
      .where({ action: 'payment.paid', subject_id: payment.id })
      .firstOrFail()
    assert.isNull(event.actorId)
    assert.equal(letters().count, 2)
  })

  test('nobody waits for ever; and a late payment counts', async ({ client, assert }) => {
    const stay = await confirmedStay()
    const calls = paymentCalls(client, stay)
    const started = await calls.start({ token: 'sim_unanswered' })
    await checkPayments(later(9))
    const waiting = await moneyOf(stay.booking)
    assert.equal(waiting.booking, 'pending')
    await checkPayments(later(20))
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'unpaid', attempts: ['expired'] })

    const said = await calls.confirm(started.body().data.paymentIntentId)
    said.assertBodyContains({
      message: 'The payment was not completed in time. Please try again.',
      data: { status: 'expired' },
    })
    const restore = replaceCall('confirm', async () => ({ status: 'paid', receipt: 'SIMULATED-L' }))
    await checkPayments(later(200))
    restore()
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'paid', attempts: ['paid'] })
  })

  test('who paid late and again gets the second payment back', async ({ client, assert }) => {
    const stay = await confirmedStay()
    const calls = paymentCalls(client, stay)
    const first = await calls.start({ token: 'sim_unanswered' })
    await checkPayments(later(20))
    await calls.pay()
    const restore = replaceCall('confirm', async () => ({ status: 'paid', receipt: 'SIMULATED-L' }))
    await calls.confirm(first.body().data.paymentIntentId)
    restore()
    assert.deepEqual(await moneyOf(stay.booking), {
      booking: 'paid',
      attempts: ['refunded', 'paid'],
    })
  })

  test('an attempt that a crash interrupted makes room for another', async ({ client, assert }) => {
    const stay = await confirmedStay()
    const calls = paymentCalls(client, stay)
    await calls.start()
    await Payment.query()
      .where('booking_id', stay.booking.id)
      .update({ status: 'starting', gateway_reference: null })
    await checkPayments(later(1))
    const held = await moneyOf(stay.booking)
    assert.deepEqual(held, { booking: 'pending', attempts: ['starting'] })
    await checkPayments(later(3))
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'unpaid', attempts: ['expired'] })
    await checkPayments(later(100))
    const { attempts } = await moneyOf(stay.booking)
    assert.deepEqual(attempts, ['expired'], 'not known there is not a failure')
  })

  test('money is believed that a gateway first called failed', async ({ client, assert }) => {
    const stay = await confirmedStay()
    await paymentCalls(client, stay).pay('sim_phoneUnreachable')
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'unpaid', attempts: ['failed'] })
    await checkPayments(later(90))
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'unpaid', attempts: ['failed'] })

    const restore = replaceCall('confirm', async () => ({ status: 'paid', receipt: 'SIMULATED-L' }))
    await checkPayments(later(200))
    restore()
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'paid', attempts: ['paid'] })
    const payment = await Payment.findByOrFail('booking_id', stay.booking.id)
    assert.deepEqual([payment.outcome, payment.receipt], [null, 'SIMULATED-L'])
    assert.equal(letters().count, 2, 'a receipt for the guest, a word for the host')
  })

  test('what changes nothing is logged', async ({ client, assert }) => {
    const stay = await confirmedStay()
    await paymentCalls(client, stay).pay()
    const payment = await Payment.findByOrFail('booking_id', stay.booking.id)
    const warned: unknown[] = []
    const warn = logger.warn
    logger.warn = (facts: unknown) => void warned.push(facts)
    await settlePayment(payment, { status: 'failed', outcome: 'declined' }, null)
    logger.warn = warn
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'paid', attempts: ['paid'] })
    const said = { status: 'failed', outcome: 'declined' }
    assert.deepEqual(warned, [{ payment: payment.id, status: 'paid', said }])
  })

  test('one that throws does not keep those behind it waiting', async ({ client, assert }) => {
    const [first, second] = [await confirmedStay(), await confirmedStay()]
    for (const stay of [first, second]) {
      await paymentCalls(client, stay).start()
      await Payment.query()
        .where('booking_id', stay.booking.id)
        .update({ status: 'starting', gateway_reference: null })
    }
    const broken = await Payment.findByOrFail('booking_id', first.booking.id)
    const create = AuditEvent.create.bind(AuditEvent)
    const mostly = (values: { subjectId: number }, options: object) => {
      if (values.subjectId === broken.id) throw new Error('the disk is full')
      return create(values, options)
    }
    Object.assign(AuditEvent, { create: mostly })
    await checkPayments(later(6))
    Object.assign(AuditEvent, { create })
    const moved = await moneyOf(second.booking)
    assert.deepEqual(moved, { booking: 'unpaid', attempts: ['expired'] })
  })

  test('one gateway’s silence does not keep the others waiting', async ({ client, assert }) => {
    const [silent, heard] = [await confirmedStay(), await confirmedStay()]
    await paymentCalls(client, silent).start()
    await paymentCalls(client, heard).start()
    const lost = await Payment.findByOrFail('booking_id', silent.booking.id)
    await lost.merge({ gateway: 'barter' }).save()
    await checkPayments(later(2))
    const [one, two] = [await moneyOf(silent.booking), await moneyOf(heard.booking)]
    assert.deepEqual([one.booking, two.booking], ['pending', 'paid'])
  })

  test('one that was {status} before more than a day away is kept until its gateway has spoken')
    .with([{ status: 'pending' }, { status: 'starting' }] as const)
    .run(async ({ client, assert }, { status }) => {
      const stays = await Promise.all(Array.from({ length: 4 }, () => confirmedStay()))
      for (const stay of stays) {
        await paymentCalls(client, stay).start({ token: 'sim_unanswered' })
        await Payment.query()
          .where('booking_id', stay.booking.id)
          .update({ ...OLD(), status })
      }
      const attempts = async () => {
        const all = await Payment.all()
        return all.map((payment) => payment.status)
      }
      const isSilent = () => Promise.reject(new DOMException('aborted', 'TimeoutError'))
      let restore = replaceCall('confirm', isSilent)
      await checkPayments(later(1))
      assert.deepEqual(await attempts(), [status, status, status, status])
      restore()
      const [{ intentId: paid }] = await Payment.query().orderBy('id')
      restore = replaceCall('confirm', async ({ intentId }) =>
        intentId === paid ? { status: 'paid', receipt: 'SIMULATED-L' } : { status: 'pending' }
      )
      await checkPayments(later(5))
      restore()
      assert.sameMembers(await attempts(), ['paid', 'expired', 'expired', 'expired'])
    })

  test('after a week without a word its guest may pay again; money that had come goes back', async ({
    client,
    assert,
  }) => {
    const stay = await confirmedStay()
    const calls = paymentCalls(client, stay)
    const started = await calls.start({ token: 'sim_unanswered' })
    const payment = await Payment.findByOrFail('booking_id', stay.booking.id)
    await Payment.query().where({ id: payment.id }).update({ gateway: 'barter' })
    const begunBefore = (hours: number) =>
      Payment.query().where({ id: payment.id }).update(OLD(hours))
    await begunBefore(7 * 24 - 1)
    await checkPayments()
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'pending', attempts: ['pending'] })
    await begunBefore(7 * 24 + 1)
    await checkPayments()
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'unpaid', attempts: ['expired'] })

    await calls.pay()
    await Payment.query().where({ id: payment.id }).update({ gateway: 'simulator' })
    const restore = replaceCall('confirm', async () => ({ status: 'paid', receipt: 'SIMULATED-L' }))
    await calls.confirm(started.body().data.paymentIntentId)
    restore()
    assert.deepEqual(await moneyOf(stay.booking), {
      booking: 'paid',
      attempts: ['refunded', 'paid'],
    })
  })

  test('its stay does not end before that, nor on the first silence ({status})')
    .with([{ status: 'pending' }, { status: 'starting' }] as const)
    .run(async ({ client, assert }, { status }) => {
      const stay = await stayToBePaid(5)
      await paymentCalls(client, stay).start({ token: 'sim_unanswered' })
      await Payment.query()
        .where('booking_id', stay.booking.id)
        .update({ status, ...OLD() })
      await stay.booking.merge({ payBy: later(-20 * 60) }).save()
      const away = replaceCall('confirm', () => Promise.reject(new Error('no line')))
      assert.deepEqual(await endUnpaidStays(), [])
      assert.deepEqual(await endUnpaidStays(later(80)), [])
      away()
      const back = replaceCall('confirm', async () => ({ status: 'paid', receipt: 'SIMULATED-L' }))
      assert.deepEqual(await endUnpaidStays(later(81)), [])
      back()
      assert.deepEqual(await moneyOf(stay.booking), { booking: 'paid', attempts: ['paid'] })
    })

  test('those of a day are read, however many ended before', async ({ assert }) => {
    const statements = await statementsOf(() => checkPayments())
    const late = statements.find(({ bindings }) => bindings.includes('expired'))!
    assert.deepEqual(await indexesOf(db, late), ['payments_status_created_at_index'])
  })

  test('a gateway that leaves three waiting in vain is asked again by the next run, about the others', async ({
    client,
    assert,
  }) => {
    const attempts: string[] = []
    for (let count = 0; count < 5; count++) {
      const started = await paymentCalls(client, await confirmedStay()).start()
      attempts.push(started.body().data.paymentIntentId)
    }
    const asked: number[] = []
    const restore = replaceCall('confirm', async ({ intentId }) => {
      asked.push(attempts.indexOf(intentId))
      throw new DOMException('The operation was aborted due to timeout', 'TimeoutError')
    })
    await checkPayments(later(1))
    assert.deepEqual(asked, [0, 1, 2])
    await checkPayments(later(2))
    assert.deepEqual(asked.slice(3), [3, 4, 0])
    await checkPayments(later(20))
    restore()
    const left = await Payment.query().whereNot('status', 'expired')
    assert.lengthOf(left, 0, 'all of them may try again')
  })
})
