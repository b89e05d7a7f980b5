import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { checkPayments } from '#actions/payments/check_payments'
import Payment from '#models/payment'
import PaymentEvent from '#models/payment_event'
import User from '#models/user'
import { callBack, offerDaraja, type DarajaDouble } from '#tests/helpers/daraja_double'
import { confirmedStay, moneyOf, paymentCalls } from '#tests/helpers/payments'

const AWAY = () => ({ status: 503, body: 'Bad gateway' })

test.group('Messages of M-Pesa that nobody could ask about', (group) => {
  let daraja: DarajaDouble
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => offerDaraja((double) => (daraja = double)))

  /** Somebody pays, the message comes while Daraja cannot be asked, and the attempt has expired a day and a half later. */
  async function toldAndExpired(client: Parameters<typeof paymentCalls>[0], code: string) {
    const { booking, ...stay } = await confirmedStay()
    const started = await paymentCalls(client, { booking, ...stay }).start({
      phone: '+254712345678',
    })
    started.assertStatus(201)
    daraja.answers(code)
    daraja.fails(AWAY)
    const heard = await callBack(client, daraja.prompts[0], { code: '0', receipt: 'RKT900' })
    heard.assertStatus(200)
    await checkPayments(DateTime.utc().plus({ minutes: 11 }))
    const longAgo = DateTime.utc().minus({ hours: 36 }).toSQL()
    const old = { status: 'expired', created_at: longAgo, updated_at: longAgo }
    await Payment.query().where('booking_id', booking.id).update(old)
    return { booking, payment: () => Payment.findByOrFail('booking_id', booking.id) }
  }

  test('they are asked about until M-Pesa answers, however long that takes', async ({
    client,
    assert,
  }) => {
    const { booking, payment } = await toldAndExpired(client, '0')
    await checkPayments()
    assert.deepEqual(await moneyOf(booking), { booking: 'unpaid', attempts: ['expired'] })
    daraja.fails(null)
    await checkPayments(DateTime.utc().plus({ minutes: 3 }))
    assert.deepEqual(await moneyOf(booking), { booking: 'paid', attempts: ['paid'] })
    const { receipt, toldPaidAt } = await payment()
    assert.deepEqual([receipt, toldPaidAt], ['RKT900', null])
  })

  test('whoever they name as having paid is sent no second prompt', async ({ client, assert }) => {
    const stay = await confirmedStay()
    const start = () => paymentCalls(client, stay).start({ phone: '+254712345678' })
    await start()
    daraja.fails(AWAY)
    await callBack(client, daraja.prompts[0], { code: '0', receipt: 'RKT901' })
    daraja.fails(null)
    const minuteAgo = DateTime.utc().minus({ seconds: 61 }).toSQL()
    await Payment.query().where('booking_id', stay.booking.id).update({ created_at: minuteAgo })
    const again = await start()
    again.assertStatus(409)
    assert.lengthOf(daraja.prompts, 1)
  })

  test('what comes when the host is gone goes back: nobody could be paid', async ({
    client,
    assert,
  }) => {
    const { booking } = await toldAndExpired(client, '0')
    await User.query().where('id', booking.hostId).update({ deleted_at: DateTime.utc().toSQL() })
    daraja.fails(null)
    await checkPayments(DateTime.utc().plus({ minutes: 3 }))
    assert.deepEqual(await moneyOf(booking), { booking: 'unpaid', attempts: ['refundDue'] })
  })

  test('one that M-Pesa denies then waits for a person, and is asked about no more', async ({
    client,
    assert,
  }) => {
    const { booking, payment } = await toldAndExpired(client, '1032')
    daraja.fails(null)
    await checkPayments()
    assert.deepEqual(await moneyOf(booking), { booking: 'unpaid', attempts: ['failed'] })
    const { toldPaidAt } = await payment()
    assert.isNull(toldPaidAt)
    const event = await PaymentEvent.findByOrFail('receipt', 'RKT900')
    assert.equal(event.verdict, 'disputed')
    assert.isNotNull(event.discrepancyId)
    const asked = daraja.callsTo('stkpushquery').length
    await checkPayments(DateTime.utc().plus({ hours: 3 }))
    assert.lengthOf(daraja.callsTo('stkpushquery'), asked)
  })

  test('an attempt whose own answer was lost is asked about at once', async ({
    client,
    assert,
  }) => {
    const { booking } = await toldAndExpired(client, '0')
    daraja.fails(null)
    const aMomentAgo = DateTime.utc().minus({ minutes: 3 }).toSQL()
    const lost = { status: 'starting', created_at: aMomentAgo, updated_at: aMomentAgo }
    await Payment.query().where('booking_id', booking.id).update(lost)
    await checkPayments()
    assert.deepEqual(await moneyOf(booking), { booking: 'paid', attempts: ['paid'] })
  })
})
