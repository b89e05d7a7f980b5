import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import type { CancellationPolicy } from '#domain/cancellation'
import { addDays, todayInNairobi } from '#domain/stay'
import BookingMail from '#mails/booking_mail'
import AuditEvent from '#models/audit_event'
import Booking from '#models/booking'
import Payment from '#models/payment'
import User from '#models/user'
import { catchLetters, contentsOf } from '#tests/helpers/letters'
import {
  back,
  confirmedStay,
  moneyOf,
  paymentCalls,
  refundOf,
  replaceCall,
} from '#tests/helpers/payments'

/** Four nights of 10,000 for 47,520, agreed a month ago, paid. */
async function paidStay(client: ApiClient, policy: CancellationPolicy, ahead = 3) {
  const checkIn = addDays(todayInNairobi(), ahead)
  const property = await PropertyFactory.merge({ priceMinor: 1_000_000, currency: 'KES' }).create()
  const stay = await confirmedStay({
    propertyId: property.id,
    cancellationPolicy: policy,
    checkIn,
    checkOut: addDays(checkIn, 4),
    approvedAt: DateTime.utc().minus({ days: 30 }),
  })
  await paymentCalls(client, stay).pay()
  return stay
}

const cancel = (client: ApiClient, { id }: Booking, who: User, body: object = {}) =>
  client.put(`/api/v1/bookings/${id}/cancel`).json(body).loginAs(who)

test.group('Policies of cancellation', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const letters = catchLetters(group)

  test('are set by the host, read on the page, and kept with the booking', async ({
    client,
    assert,
  }) => {
    const property = await PropertyFactory.create()
    const host = await User.findOrFail(property.hostId)
    const page = () => client.get(`/api/v1/properties/${property.id}`)
    const plain = await page()
    plain.assertBodyContains({ data: { stayRules: null, cancellation: { policy: 'free' } } })

    const set = (cancellationPolicy: string) =>
      client
        .put(`/api/v1/properties/${property.id}/stay-rules`)
        .json({ cancellationPolicy })
        .loginAs(host)
    const changed = await set('moderate')
    changed.assertStatus(200)
    const shown = await page()
    const { cancellation } = shown.body().data
    assert.equal(cancellation.policy, 'moderate')
    assert.match(cancellation.text, /^Moderate: cancel until 5 days before check-in/)

    const guest = await UserFactory.create()
    const checkIn = addDays(todayInNairobi(), 30)
    const reserved = await client
      .post('/api/v1/bookings')
      .json({
        property: property.id,
        checkIn,
        checkOut: addDays(checkIn, 2),
        guests: { adults: 1 },
      })
      .loginAs(guest)
    reserved.assertStatus(201)
    await set('nonRefundable')
    const booking = await Booking.findByOrFail('guest_id', guest.id)
    assert.equal(booking.cancellationPolicy, 'moderate')

    const unknown = await set('lenient')
    unknown.assertStatus(422)
    const free = await set('free')
    assert.isNull(free.body().data.stayRules)
  })

  test('the gateway is asked for what the page showed, and the guest is told', async ({
    client,
    assert,
  }) => {
    const stay = await paidStay(client, 'moderate')
    const page = await client.get(`/api/v1/bookings/${stay.booking.id}`).loginAs(stay.guest)
    /** Kept: 10,000, half of 30,000, the fee of 4,000, and 8 % of these. */
    const refund = 47_520 - 29_000 - 2320
    assert.containsSubset(page.body().data.cancellation, { policy: 'moderate', refund })

    const asked: number[] = []
    const restore = replaceCall('refund', async ({ amountMinor }) => {
      asked.push(amountMinor)
      return back('SIMULATED-PART')
    })
    const response = await cancel(client, stay.booking, stay.guest, { refund })
    restore()
    response.assertStatus(200)
    assert.deepEqual(asked, [refund * 100])
    assert.equal(response.body().data.cancellation.refund, refund)
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'refunded', attempts: ['refunded'] })
    const payment = await Payment.findByOrFail('booking_id', stay.booking.id)
    const part = await refundOf(payment)
    assert.equal(part.amountMinor, refund * 100)
    const letter = letters()
      .of(BookingMail)
      .map((one) => contentsOf(one))
      .find(({ subject }) => subject.includes('on its way back'))
    assert.match(JSON.stringify(letter), /we have sent KES.16,200 back to you/)
    const due = await AuditEvent.findByOrFail('action', 'payment.refundDue')
    assert.containsSubset(due.after, { refundMinor: refund * 100 })
  })

  test('a host who cancels gives everything back', async ({ client, assert }) => {
    const stay = await paidStay(client, 'nonRefundable')
    const page = await client.get(`/api/v1/bookings/${stay.booking.id}`).loginAs(stay.host)
    assert.equal(page.body().data.cancellation.refund, 47_520)
    await cancel(client, stay.booking, stay.host)
    const booking = await Booking.findOrFail(stay.booking.id)
    assert.equal(booking.refundMinor, 4_752_000)
    const payment = await Payment.findByOrFail('booking_id', stay.booking.id)
    assert.equal(payment.status, 'refunded')
    const { amountMinor, reason } = await refundOf(payment)
    assert.deepEqual([amountMinor, reason], [payment.amountMinor, 'cancellation'])
  })

  test('where nothing goes back the gateway is not asked, and the money stays paid', async ({
    client,
    assert,
  }) => {
    const stay = await paidStay(client, 'nonRefundable')
    const response = await cancel(client, stay.booking, stay.guest, { refund: 0 })
    response.assertStatus(200)
    assert.containsSubset(response.body().data, {
      status: 'cancelled',
      paymentStatus: 'paid',
      cancellation: { refund: 0 },
    })
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'paid', attempts: ['paid'] })
  })

  test('another amount than was shown is refused, and nothing is cancelled', async ({
    client,
    assert,
  }) => {
    const stay = await paidStay(client, 'moderate')
    for (const refund of [47_520, null]) {
      const response = await cancel(client, stay.booking, stay.guest, { refund })
      response.assertStatus(409)
      response.assertBodyContains({ code: 'E_REFUND_CHANGED' })
      assert.match(response.body().message, /^By now KES.16,200 would go back, another amount/)
    }
    const booking = await Booking.findOrFail(stay.booking.id)
    assert.containsSubset(booking.$attributes, { status: 'confirmed', paymentStatus: 'paid' })
  })

  test('a request that was approved meanwhile is not declined, and nothing is cancelled', async ({
    client,
    assert,
  }) => {
    const stay = await confirmedStay()
    const response = await cancel(client, stay.booking, stay.host, { status: 'pending' })
    response.assertStatus(409)
    response.assertBodyContains({ message: 'This request was answered already' })
    await stay.booking.refresh()
    assert.equal(stay.booking.status, 'confirmed')
    const meant = await cancel(client, stay.booking, stay.host, { status: 'confirmed' })
    meant.assertStatus(200)
  })

  test('before anything is paid, and after the stay has begun, no amount is promised', async ({
    client,
    assert,
  }) => {
    const stay = await confirmedStay({ cancellationPolicy: 'strict' })
    const refundShown = async () => {
      const page = await client.get(`/api/v1/bookings/${stay.booking.id}`).loginAs(stay.guest)
      return page.body().data.cancellation.refund
    }
    assert.isNull(await refundShown())
    await stay.booking.merge({ status: 'checked-in', paymentStatus: 'paid' }).save()
    assert.isNull(await refundShown())
  })
})
