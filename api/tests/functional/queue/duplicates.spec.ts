import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import { QueueManager } from '@adonisjs/queue'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { checkPayments } from '#actions/payments/check_payments'
import { queueRefund } from '#actions/payments/queue_refund'
import { refundPayment } from '#actions/payments/refund_payment'
import { checkTransfers } from '#actions/payouts/check_transfers'
import { requeuePhotos } from '#actions/photos/requeue_photos'
import { PropertyFactory } from '#database/factories/property_factory'
import MakePhotoVariants from '#jobs/make_photo_variants'
import RefundPayment from '#jobs/refund_payment'
import BookingMail from '#mails/booking_mail'
import Payment from '#models/payment'
import PropertyImage from '#models/property_image'
import Refund from '#models/refund'
import { UnknownOutcome } from '#services/payments/call_gateway'
import { asNew, failedJobs } from '#services/queue/stored_jobs'
import { offerDaraja, type DarajaDouble } from '#tests/helpers/daraja_double'
import { CaughtLetters } from '#tests/helpers/letters'
import {
  back,
  confirmedStay,
  moneyOf,
  paymentCalls,
  refundOf,
  replaceCall,
} from '#tests/helpers/payments'
import { orders } from '#tests/helpers/payouts'
import { jobs, queueInDatabase, work } from '#tests/helpers/queue'
import type { ApiClient } from '@japa/api-client'

const inMinutes = (minutes: number) => DateTime.utc().plus({ minutes })

/** A stay that was paid and called off; the job that sends the money back waits. */
async function owedStay(client: ApiClient, token?: string) {
  const stay = await confirmedStay()
  await paymentCalls(client, stay).pay(token)
  await client.put(`/api/v1/bookings/${stay.booking.id}/cancel`).json({}).loginAs(stay.guest)
  const payment = await Payment.findByOrFail('booking_id', stay.booking.id)
  return { ...stay, payment, refund: await refundOf(payment) }
}

test.group('Refunds in the queue', (group) => {
  queueInDatabase(group)
  let letters: CaughtLetters
  group.each.setup(async () => {
    await limiter.clear(['memory'])
    letters = new CaughtLetters()
    return () => letters.release()
  })

  test('a refund is queued once however often it is asked for, and made once', async ({
    client,
    assert,
  }) => {
    const { booking, refund } = await owedStay(client)
    await Promise.all([1, 2, 3].map(() => queueRefund(refund)))
    assert.lengthOf(await jobs(), 1)
    await work(2)
    assert.deepEqual(await moneyOf(booking), { booking: 'refunded', attempts: ['refunded'] })
    assert.isEmpty(await jobs())
  })

  test('money that is kept queues nothing, and a queue out of reach loses nothing', async ({
    client,
    assert,
  }) => {
    const stay = await confirmedStay()
    await paymentCalls(client, stay).pay()
    assert.isEmpty(await jobs())

    const adapter = QueueManager.use()
    const { pushOn } = adapter
    adapter.pushOn = () => Promise.reject(new Error('the queue is away'))
    const path = `/api/v1/bookings/${stay.booking.id}/cancel`
    const response = await client.put(path).json({}).loginAs(stay.guest)
    adapter.pushOn = pushOn
    response.assertStatus(200)
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'refunding', attempts: ['refundDue'] })
    await checkPayments(inMinutes(121))
    await work()
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'refunded', attempts: ['refunded'] })
  })

  test('of several jobs at once one asks the gateway', async ({ client, assert }) => {
    const { booking, payment } = await owedStay(client)
    await RefundPayment.dispatchMany([1, 2].map(() => ({ payment: payment.id })))
    assert.lengthOf(await jobs(), 3)
    let asked = 0
    const restore = replaceCall('refund', async () => {
      asked++
      if (asked === 1) await refundPayment(payment.id)
      return back('SIMULATED-BACK')
    })
    await work(3)
    restore()
    assert.equal(asked, 1)
    assert.deepEqual(await moneyOf(booking), { booking: 'refunded', attempts: ['refunded'] })
  })

  test('a refund that is stuck is queued again when its job has given up, not every minute', async ({
    client,
    assert,
  }) => {
    await owedStay(client, 'sim_refundRefused')
    await work()
    assert.containsSubset(await jobs(), [{ name: 'RefundPayment', status: 'failed' }])
    await db.from('queue_jobs').delete()

    for (let minute = 121; minute <= 180; minute++) await checkPayments(inMinutes(minute))
    assert.lengthOf(await jobs(), 1)
    await work()
    await db.from('queue_jobs').delete()
    for (let minute = 181; minute <= 240; minute++) await checkPayments(inMinutes(minute))
    assert.isEmpty(await jobs())
    await checkPayments(inMinutes(242))
    assert.lengthOf(await jobs(), 1)
  })

  test('a job that has failed and is kept does not stand in the way of the next', async ({
    client,
    assert,
  }) => {
    const { refund } = await owedStay(client, 'sim_refundRefused')
    await work()
    await queueRefund(refund)
    assert.lengthOf(await jobs(), 1)
    const twoHoursAgo = Date.now() - 2 * 3_600_000
    await db.from('queue_jobs').update({ dedup_at: twoHoursAgo })
    await queueRefund(refund)
    const both = await jobs()
    assert.sameMembers(
      both.map(({ status }) => status),
      ['failed', 'pending']
    )
  })

  test('a refund whose process died is asked for within three minutes', async ({
    client,
    assert,
  }) => {
    const unqueued = await owedStay(client)
    await db.from('queue_jobs').delete()
    const unanswered = await owedStay(client)
    await db.from('queue_jobs').delete()
    const { refund } = unanswered
    await refund.merge({ askedAt: DateTime.utc() }).save()
    await checkPayments(inMinutes(1))
    await work()
    const isBack = { booking: 'refunded', attempts: ['refunded'] }
    assert.deepEqual(await moneyOf(unqueued.booking), isBack)
    const waiting = await moneyOf(unanswered.booking)
    assert.equal(waiting.booking, 'refunding')

    await refund.merge({ askedAt: DateTime.utc().minus({ minutes: 3 }) }).save()
    await checkPayments()
    await work()
    assert.deepEqual(await moneyOf(unanswered.booking), isBack)
  })

  test('the oldest that are stuck do not keep the others waiting', async ({ client, assert }) => {
    const { payment } = await owedStay(client, 'sim_refundRefused')
    await db.from('queue_jobs').delete()
    const { bookingId, gateway, gatewayReference, amountMinor, currency, status } = payment
    const owed = { bookingId, gateway, gatewayReference, amountMinor, currency, status }
    const others = await Payment.createMany(
      Array.from({ length: 100 }, (_, number) => ({ ...owed, intentId: `pay_${number}` }))
    )
    const whole = {
      reason: 'cancellation',
      state: 'requested',
      amountMinor,
      priceMinor: 0,
    } as const
    await Refund.createMany(others.map(({ id: paymentId }) => ({ ...whole, paymentId })))
    await checkPayments(inMinutes(121))
    assert.lengthOf(await jobs(), 100)
    await checkPayments(inMinutes(122))
    assert.lengthOf(await jobs(), 101)
  })

  test('who was refused may ask again at once, who died asking after two minutes', async ({
    client,
    assert,
  }) => {
    const { booking, payment, refund } = await owedStay(client, 'sim_refundRefused')
    const other = await owedStay(client, 'sim_refundRefused')
    await other.refund.merge({ askedAt: DateTime.utc() }).save()
    await assert.rejects(() => refundPayment(payment.id), /was refused/)
    await assert.rejects(() => refundPayment(payment.id), /was refused/)
    await other.refund.refresh()
    assert.isNotNull(other.refund.askedAt, 'whoever asks for another one still does')

    const restore = replaceCall('refund', async () => back('SIMULATED-BACK'))
    const claim = (minutes: number) =>
      refund.merge({ askedAt: DateTime.utc().minus({ minutes }) }).save()
    await claim(1)
    await refundPayment(payment.id)
    const held = await moneyOf(booking)
    assert.equal(held.booking, 'refunding')
    await claim(3)
    await refundPayment(payment.id)
    restore()
    assert.deepEqual(await moneyOf(booking), { booking: 'refunded', attempts: ['refunded'] })
  })

  test('who may have been heard asks again after two minutes, whenever the job is tried again', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { booking, refund } = await owedStay(client)
    let asked = 0
    const restore = replaceCall('refund', () => {
      asked++
      throw new UnknownOutcome('the answer was lost')
    })
    cleanup(restore)
    await work()
    await failedJobs().update(asNew())
    await work()
    assert.equal(asked, 1)
    assert.isEmpty(await jobs())

    restore()
    await refund.merge({ askedAt: DateTime.utc().minus({ minutes: 3 }) }).save()
    await checkPayments()
    await work()
    assert.deepEqual(await moneyOf(booking), { booking: 'refunded', attempts: ['refunded'] })
  })

  test('a refund that two were told of is written down once', async ({ client, assert }) => {
    const { booking, payment, guest, refund } = await owedStay(client)
    const restore = replaceCall('refund', async () => {
      restore()
      /** The gateway takes longer than anybody waits: another asks, and is told first. */
      const longAgo = DateTime.utc().minus({ minutes: 10 })
      await refund.merge({ askedAt: longAgo }).save()
      await refundPayment(payment.id)
      return back('SIMULATED-SECOND')
    })
    await refundPayment(payment.id)
    await refund.refresh()
    assert.notEqual(refund.receipt, 'SIMULATED-SECOND')
    assert.deepEqual(await moneyOf(booking), { booking: 'refunded', attempts: ['refunded'] })
    assert.lengthOf(await db.from('audit_events').where('action', 'payment.refunded'), 1)
    const told = letters.of(BookingMail).filter(({ notice }) => notice.startsWith('refunded'))
    assert.deepEqual(
      told.map(({ person }) => person.id),
      [guest.id]
    )
  })
})

test.group('Payouts in the queue', (group) => {
  queueInDatabase(group)

  test('one that Daraja gives no token for is queued once however often it is looked at', async ({
    assert,
    cleanup,
  }) => {
    let daraja!: DarajaDouble
    cleanup(await offerDaraja((double) => (daraja = double)))
    daraja.fails(() => ({ status: 503, body: '' }))
    await orders(2)
    for (let minute = 0; minute < 5; minute++) await checkTransfers(inMinutes(minute))
    assert.lengthOf(await jobs(), 2)
    await work()
    assert.isEmpty(await jobs())
    await checkTransfers()
    assert.lengthOf(await jobs(), 2, 'it is tried again')
  })
})

test.group('Pictures in the queue', (group) => {
  queueInDatabase(group)

  test('a picture that still waits, or is being worked on, is not queued again', async ({
    assert,
  }) => {
    const property = await PropertyFactory.create()
    await PropertyImage.query().where('propertyId', property.id).update({ variantWidths: null })
    for (let minute = 16; minute <= 76; minute += 15) await requeuePhotos(inMinutes(minute))
    const [waiting, ...others] = await jobs()
    assert.equal(waiting.name, 'MakePhotoVariants')
    assert.isEmpty(others)
    await db.from('queue_jobs').update({ status: 'active', acquired_at: Date.now() })
    await requeuePhotos(inMinutes(91))
    assert.lengthOf(await jobs(), 1)
    await db.from('queue_jobs').delete()
    await requeuePhotos(inMinutes(106))
    assert.lengthOf(await jobs(), 1, 'a job that was lost is made again')
  })

  test('a picture whose job was given up is queued again beside it', async ({
    assert,
    cleanup,
  }) => {
    const { execute } = MakePhotoVariants.prototype
    cleanup(() => void (MakePhotoVariants.prototype.execute = execute))
    MakePhotoVariants.prototype.execute = () => Promise.reject(new Error('no memory'))
    const property = await PropertyFactory.create()
    await PropertyImage.query().where('propertyId', property.id).update({ variantWidths: null })
    await requeuePhotos(inMinutes(16))
    const { data } = await db.from('queue_jobs').firstOrFail()
    const tired = JSON.stringify({ ...JSON.parse(data), attempts: 5 })
    await db.from('queue_jobs').update({ data: tired })
    await work()
    assert.containsSubset(await jobs(), [{ name: 'MakePhotoVariants', status: 'failed' }])
    await requeuePhotos(inMinutes(31))
    const both = await jobs()
    assert.sameMembers(
      both.map(({ status }) => status),
      ['failed', 'pending']
    )
  })
})
