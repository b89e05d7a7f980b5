import testUtils from '@adonisjs/core/services/test_utils'
import { freezeTime, test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { settleNoShows } from '#actions/bookings/settle_no_shows'
import { PropertyFactory } from '#database/factories/property_factory'
import BookingMail from '#mails/booking_mail'
import type Booking from '#models/booking'
import Payment from '#models/payment'
import type User from '#models/user'
import { callBack, callBackRefund, darajaDouble } from '#tests/helpers/daraja_double'
import { day } from '#tests/helpers/days'
import { catchLetters, contentsOf } from '#tests/helpers/letters'
import { confirmedStay, offerGateways, paymentCalls, refundsOf } from '#tests/helpers/payments'
import { paystackDouble, sendEvent } from '#tests/helpers/paystack_double'

const kes = (amount: number) => [{ amount, currency: 'KES' }]

test.group('What goes back', (group) => {
  let daraja: Awaited<ReturnType<typeof darajaDouble>>
  let paystack: Awaited<ReturnType<typeof paystackDouble>>
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    daraja = await darajaDouble()
    paystack = await paystackDouble()
    const restore = offerGateways({ mpesa: daraja.settings, paystack: paystack.settings })
    return async () => {
      restore()
      await daraja.close()
      await paystack.close()
    }
  })
  const letters = catchLetters(group)

  const lettersOf = (notice: BookingMail['notice']) =>
    letters()
      .of(BookingMail)
      .filter((one) => one.notice === notice)
      .map((one) => contentsOf(one).text.replaceAll('\u00a0', ' '))

  /** Four nights at 100 dollars for 475.20, which are 61,538.40 shillings, agreed a month ago, with a deposit of 50. */
  async function dollarStay(changes: Partial<Booking> = {}) {
    const property = await PropertyFactory.merge({ priceMinor: 100_00, currency: 'USD' }).create()
    return confirmedStay({
      propertyId: property.id,
      cancellationPolicy: 'moderate',
      checkIn: day(3),
      checkOut: day(7),
      depositMinor: 50_00,
      approvedAt: DateTime.utc().minus({ days: 30 }),
      ...changes,
    })
  }

  type Stay = Awaited<ReturnType<typeof dollarStay>>

  async function payByPhone(client: ApiClient, stay: Stay) {
    const started = await paymentCalls(client, stay).start({ gateway: 'mpesa' })
    started.assertStatus(201)
    const heard = await callBack(client, daraja.answers('0'), { code: '0', receipt: 'RKT1' })
    heard.assertStatus(200)
  }

  async function payByCard(client: ApiClient, stay: Stay) {
    const started = await paymentCalls(client, stay).start({ gateway: 'paystack' })
    started.assertStatus(201)
    await sendEvent(client, 'charge.success', paystack.ends('success'))
    return Payment.query().where('booking_id', stay.booking.id).orderBy('id', 'desc').firstOrFail()
  }

  /** What the guest's bank takes, in minor units. */
  async function bankTakes(client: ApiClient, { intentId }: Payment, taken: number) {
    const heard = await sendEvent(client, 'charge.dispute.resolve', {
      ...{ id: 7, status: 'resolved', resolution: 'merchant-accepted', currency: 'KES' },
      ...{ refund_amount: taken, transaction: { reference: intentId } },
    })
    heard.assertStatus(200)
  }

  async function cardSendsBack(client: ApiClient) {
    for (const refund of paystack.refunds) {
      refund.status = 'processed'
      await sendEvent(client, 'refund.processed', refund)
    }
  }

  async function seenBy(client: ApiClient, { id }: Booking, who: User) {
    const page = await client.get(`/api/v1/bookings/${id}`).loginAs(who)
    page.assertStatus(200)
    return page.body().data
  }

  const cancel = (client: ApiClient, { id }: Booking, who: User, body: object = {}) =>
    client.put(`/api/v1/bookings/${id}/cancel`).json(body).loginAs(who)

  test('of a stay in dollars that was paid by M-Pesa is said in whole shillings, before and after', async ({
    client,
    assert,
  }) => {
    const stay = await dollarStay()
    await payByPhone(client, stay)
    const shown = await seenBy(client, stay.booking, stay.guest)
    /* 162.00 of 475.20 dollars, and the deposit. */
    const { back, refund } = shown.cancellation
    assert.equal(refund, 162)
    assert.deepEqual(back, {
      word: 'part',
      stay: kes(20_979),
      deposit: kes(6475),
      of: kes(61_538),
    })
    assert.deepEqual(shown.deposit.paid, { amount: 6475, currency: 'KES' })

    const cancelled = await cancel(client, stay.booking, stay.guest, { refund })
    cancelled.assertStatus(200)
    assert.deepEqual(cancelled.body().data.cancellation.back, back)
    const payment = await Payment.findByOrFail('booking_id', stay.booking.id)
    const [row] = await refundsOf(payment)
    assert.equal(row.amountMinor, (20_979 + 6475) * 100)
    await callBackRefund(client, daraja.reversals[0], { code: '0' })
    const [told] = lettersOf('refundedForGuest')
    assert.match(told, /we have sent KES 27,454 back to you/)
    assert.match(told, /deposit[^\n]*KES 6,475/i)
    const after = await seenBy(client, stay.booking, stay.guest)
    assert.deepEqual(after.cancellation.back, back)
  })

  test('is less what the bank has taken, in the preview, the rows and the letter', async ({
    client,
    assert,
  }) => {
    const stay = await dollarStay({ depositMinor: 0 })
    const payment = await payByCard(client, stay)
    await bankTakes(client, payment, 20_000_00)
    for (const [who, back] of [
      [stay.guest, { word: 'part', stay: kes(979), deposit: [], of: kes(41_538.4) }],
      [stay.host, { word: 'all', stay: kes(41_538.4), deposit: [], of: kes(41_538.4) }],
    ] as const) {
      const { cancellation } = await seenBy(client, stay.booking, who)
      assert.deepEqual(cancellation.back, back)
    }
    const cancelled = await cancel(client, stay.booking, stay.host)
    assert.equal(cancelled.body().data.cancellation.back.word, 'all')
    await cardSendsBack(client)
    const [told] = lettersOf('refundedForGuest')
    assert.match(told, /we have sent KES 41,538.40 back to you/)
  })

  test('of what the bank has taken whole is nothing, and nobody says that it was kept', async ({
    client,
    assert,
  }) => {
    const stay = await dollarStay({ depositMinor: 0 })
    const payment = await payByCard(client, stay)
    await bankTakes(client, payment, payment.amountMinor)
    const { cancellation } = await seenBy(client, stay.booking, stay.guest)
    assert.deepEqual(cancellation.back, { word: 'taken', stay: [], deposit: [], of: [] })
    const cancelled = await cancel(client, stay.booking, stay.guest)
    assert.equal(cancelled.body().data.cancellation.back.word, 'taken')
    assert.deepEqual(await refundsOf(payment), [])
  })

  test('of money that comes after the end is that money, as it was paid', async ({
    client,
    assert,
  }) => {
    const stay = await dollarStay({ depositMinor: 0 })
    const started = await paymentCalls(client, stay).start({ gateway: 'mpesa' })
    started.assertStatus(201)
    await cancel(client, stay.booking, stay.guest)
    await callBack(client, daraja.answers('0'), { code: '0', receipt: 'RKT1' })
    const { cancellation } = await seenBy(client, stay.booking, stay.guest)
    assert.deepEqual(cancellation.back, {
      ...{ word: 'all', deposit: [] },
      ...{ stay: kes(61_538), of: kes(61_538) },
    })
    await callBackRefund(client, daraja.reversals[0], { code: '0' })
    const [told] = lettersOf('refundedForGuest')
    assert.match(told, /we have sent KES 61,538 back to you/)
  })

  test('of money that came for a former price is that money, and no part of a later cancellation', async ({
    client,
    assert,
  }) => {
    const stay = await dollarStay({ depositMinor: 0, checkIn: day(30), checkOut: day(34) })
    await paymentCalls(client, stay).start({ gateway: 'mpesa' })
    const [late] = daraja.prompts
    freezeTime(DateTime.utc().plus({ minutes: 2 }).toJSDate())
    const payment = await payByCard(client, stay)
    late.code = '0'
    await callBack(client, late, { code: '0', receipt: 'RKT1' })
    await callBackRefund(client, daraja.reversals[0], { code: '0' })
    freezeTime(DateTime.utc().plus({ minutes: 2 }).toJSDate())
    const cancelled = await cancel(client, stay.booking, stay.host)
    assert.deepEqual(cancelled.body().data.cancellation.back, {
      ...{ word: 'all', deposit: [] },
      ...{ stay: kes(61_538.4), of: kes(61_538.4) },
    })
    await cardSendsBack(client)
    const [told] = lettersOf('refundedForGuest')
    assert.match(told, /we have sent KES 61,538.40 back to you/)
    const [row] = await refundsOf(payment)
    assert.equal(row.amountMinor, 61_538_40)
  })

  test('because the stay costs less is said as it was paid, and a cancellation says the rest', async ({
    client,
    assert,
  }) => {
    const stay = await dollarStay({ depositMinor: 0, checkIn: day(30), checkOut: day(34) })
    await payByPhone(client, stay)
    const url = `/api/v1/bookings/${stay.booking.id}/dates`
    const body = { checkIn: day(30), checkOut: day(33) }
    const proposed = await client.post(url).json(body).loginAs(stay.guest)
    proposed.assertStatus(201)
    const change = proposed.body().data.dateChange._id
    const agreed = await client.put(`${url}/agree`).json({ change }).loginAs(stay.host)
    agreed.assertStatus(200)
    assert.deepEqual(agreed.body().data.differencesBack, { onItsWay: kes(15_385), wentBack: [] })
    const { cancellation } = await seenBy(client, stay.booking, stay.host)
    assert.deepEqual(cancellation.back, {
      ...{ word: 'all', deposit: [] },
      ...{ stay: kes(46_153), of: kes(46_153) },
    })
  })

  test('to a guest who has not come is said so, in the preview and the letter', async ({
    client,
    assert,
  }) => {
    const stay = await dollarStay({ checkIn: day(-1), checkOut: day(3) })
    await payByPhone(client, stay)
    const shown = await seenBy(client, stay.booking, stay.host)
    const back = { word: 'part', stay: kes(20_979), deposit: kes(6475), of: kes(61_538) }
    assert.deepEqual(shown.cancellation.noShowBack, back)
    const marked = await client
      .put(`/api/v1/bookings/${stay.booking.id}/noshow`)
      .json({})
      .loginAs(stay.host)
    marked.assertStatus(200)
    assert.deepEqual(marked.body().data.cancellation.back, back)
    await settleNoShows(DateTime.utc().plus({ minutes: 16 }))
    const [told] = lettersOf('noShowForGuest')
    assert.match(told, /KES 20,979 goes back to you and the rest is kept/)
    const settled = await seenBy(client, stay.booking, stay.guest)
    assert.deepEqual(settled.cancellation.back, back)
  })

  test('is named as it is paid where another amount was shown', async ({ client, assert }) => {
    const stay = await dollarStay()
    await payByPhone(client, stay)
    const refused = await cancel(client, stay.booking, stay.guest, { refund: 475.2 })
    refused.assertStatus(409)
    const { message } = refused.body()
    assert.match(
      message.replaceAll('\u00a0', ' '),
      /^By now KES 20,979 would go back, another amount/
    )
  })
})
