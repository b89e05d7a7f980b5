import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { checkPayments } from '#actions/payments/check_payments'
import { PropertyFactory } from '#database/factories/property_factory'
import BookingMail from '#mails/booking_mail'
import type Booking from '#models/booking'
import DateChange from '#models/date_change'
import Payment from '#models/payment'
import PaymentEvent from '#models/payment_event'
import type User from '#models/user'
import { day } from '#tests/helpers/days'
import { booksAsBooked, booksOf } from '#tests/helpers/deposits'
import { catchLetters, contentsOf } from '#tests/helpers/letters'
import {
  confirmedStay,
  moneyOf,
  paymentCalls,
  refundsOf,
  replaceCall,
} from '#tests/helpers/payments'

/** Two nights of 10,000 for 23,760, paid, from the thirtieth day on. */
async function paidStay(client: ApiClient, currency: 'KES' | 'USD' = 'KES') {
  const property = await PropertyFactory.merge({ priceMinor: 1_000_000, currency }).create()
  const stay = await confirmedStay({ propertyId: property.id })
  await paymentCalls(client, stay).pay()
  const payment = await Payment.findByOrFail('booking_id', stay.booking.id)
  return { ...stay, payment }
}

async function move(
  client: ApiClient,
  { booking, guest, host }: { booking: Booking; guest: User; host: User },
  from: number,
  nights: number
) {
  const url = `/api/v1/bookings/${booking.id}/dates`
  const body = { checkIn: day(from), checkOut: day(from + nights) }
  const proposed = await client.post(url).json(body).loginAs(guest)
  proposed.assertStatus(201)
  const change = await DateChange.findByOrFail({ bookingId: booking.id, status: 'open' })
  return client.put(`${url}/agree`).json({ change: change.id }).loginAs(host)
}

test.group('Dates that cost less than was paid', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const letters = catchLetters(group)

  test('send the difference back, and the books have what they would have of a stay booked so', async ({
    client,
    assert,
  }) => {
    const stay = await paidStay(client)
    const offered = await client
      .get(`/api/v1/bookings/${stay.booking.id}/dates`)
      .qs({ checkIn: day(40), checkOut: day(41) })
      .loginAs(stay.guest)
    offered.assertBodyContains({ data: { difference: -11_880, goesBack: true } })

    const agreed = await move(client, stay, 40, 1)
    agreed.assertStatus(200)
    agreed.assertBodyContains({
      data: {
        checkIn: day(40),
        checkOut: day(41),
        totalAmount: 11_880,
        amountDue: 0,
        paymentStatus: 'paid',
      },
    })
    const [refund] = await refundsOf(stay.payment)
    assert.containsSubset(refund.$attributes, {
      reason: 'otherDates',
      state: 'processed',
      amountMinor: 1_188_000,
      priceMinor: 1_188_000,
    })
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'paid', attempts: ['paid'] })
    assert.deepEqual(await booksOf(stay.booking), await booksAsBooked(stay.booking))

    const seen = await client.get(`/api/v1/bookings/${stay.booking.id}`).loginAs(stay.guest)
    const difference = [{ amount: 11_880, currency: 'KES' }]
    assert.deepEqual(seen.body().data.differencesBack, { onItsWay: [], wentBack: difference })
    const told = letters().of(BookingMail)
    const toGuest = told.find(({ notice }) => notice === 'datesChangedForGuest')!
    const { text } = contentsOf(toGuest)
    assert.match(text, /It costs KES.11,880 less, and that goes back to you the way you paid/)
    assert.match(text, /Paid.*KES.23,760[\s\S]*Goes back to you.*KES.11,880/)
    const toHost = told.find(({ notice }) => notice === 'datesChangedForHost')!
    assert.match(contentsOf(toHost).text, /less, and that goes back to/)
  })

  test('more than once, and a cancellation sends back what is left and no cent more', async ({
    client,
    assert,
  }) => {
    const property = await PropertyFactory.merge({ priceMinor: 333_33, currency: 'USD' }).create()
    const stay = await confirmedStay({
      propertyId: property.id,
      checkIn: day(30),
      checkOut: day(34),
    })
    await paymentCalls(client, stay).pay()
    const payment = await Payment.findByOrFail('booking_id', stay.booking.id)
    for (const nights of [3, 2]) {
      const agreed = await move(client, stay, 40 + nights * 5, nights)
      agreed.assertStatus(200)
      assert.deepEqual(await booksOf(stay.booking), await booksAsBooked(stay.booking))
    }
    const cancelled = await client
      .put(`/api/v1/bookings/${stay.booking.id}/cancel`)
      .json({})
      .loginAs(stay.host)
    cancelled.assertStatus(200)
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'refunded', attempts: ['refunded'] })
    const refunds = await refundsOf(payment)
    assert.deepEqual(
      refunds.map(({ reason }) => reason),
      ['otherDates', 'otherDates', 'cancellation']
    )
    const back = refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
    assert.equal(back, payment.amountMinor)
    assert.deepEqual(await booksOf(stay.booking), {})
  })

  test('a gateway that is away sends it later, and the stay has moved all the same', async ({
    client,
    assert,
  }) => {
    const stay = await paidStay(client)
    const restore = replaceCall('refund', async () => {
      throw new Error('the line is down')
    })
    const agreed = await move(client, stay, 40, 1)
    restore()
    agreed.assertStatus(200)
    const difference = [{ amount: 11_880, currency: 'KES' }]
    assert.deepEqual(agreed.body().data.differencesBack, { onItsWay: difference, wentBack: [] })
    const waiting = await booksOf(stay.booking)
    assert.equal(waiting.refund, -1_188_000)
    await checkPayments(DateTime.utc().plus({ hours: 3 }))
    assert.deepEqual(await booksOf(stay.booking), await booksAsBooked(stay.booking))
  })

  test('are refused while its guest’s bank asks for the money', async ({ client, assert }) => {
    const stay = await paidStay(client)
    await PaymentEvent.create({
      gateway: 'simulator',
      kind: 'charge.dispute.create',
      reference: 'disputed/1',
      verdict: 'disputed',
      paymentId: stay.payment.id,
      body: '{}',
    })
    const proposed = await client
      .post(`/api/v1/bookings/${stay.booking.id}/dates`)
      .json({ checkIn: day(40), checkOut: day(41) })
      .loginAs(stay.guest)
    proposed.assertStatus(409)
    proposed.assertBodyContains({ code: 'E_ALREADY_PAID' })
    assert.isEmpty(await refundsOf(stay.payment))
  })
})
