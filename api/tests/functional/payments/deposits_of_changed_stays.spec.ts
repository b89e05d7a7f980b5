import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { returnDeposits } from '#actions/payments/return_deposits'
import { settleNoShows } from '#actions/bookings/settle_no_shows'
import type { CancellationPolicy } from '#domain/cancellation'
import Booking from '#models/booking'
import DateChange from '#models/date_change'
import {
  callBack,
  callBackRefund,
  offerDaraja,
  type DarajaDouble,
} from '#tests/helpers/daraja_double'
import { day } from '#tests/helpers/days'
import {
  booksOf,
  checkOut,
  DEPOSIT,
  hours,
  paidStay,
  plainBooks,
  seenBy,
  step,
  withDeposit,
} from '#tests/helpers/deposits'
import { catchLetters } from '#tests/helpers/letters'
import { textsOf } from '#tests/helpers/notices'
import { moneyOf, paymentCalls, paymentOf, refundsOf } from '#tests/helpers/payments'
import { offerPaystack, sendEvent, type PaystackDouble } from '#tests/helpers/paystack_double'

/** Its guest proposes other dates, and its host agrees to them. */
async function moveTo(
  client: ApiClient,
  { booking, guest, host }: Awaited<ReturnType<typeof withDeposit>>,
  dates: { checkIn: string; checkOut: string }
) {
  const url = `/api/v1/bookings/${booking.id}/dates`
  await client.post(url).json(dates).loginAs(guest)
  const change = await DateChange.findByOrFail({ bookingId: booking.id, status: 'open' })
  return client.put(`${url}/agree`).json({ change: change.id }).loginAs(host)
}

test.group('A refundable deposit | stays that are called off, moved or disputed', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const letters = catchLetters(group)

  test('goes back whole when the stay is called off under {policy} by its {by}')
    .with([
      { policy: 'nonRefundable', by: 'guest', status: 'paid', kept: true },
      { policy: 'free', by: 'guest', status: 'refunded', kept: false },
      { policy: 'nonRefundable', by: 'host', status: 'refunded', kept: false },
    ] as const)
    .run(async ({ client, assert }, { by, kept, policy, status }) => {
      const stay = await paidStay(client, { cancellationPolicy: policy as CancellationPolicy })
      const shown = await seenBy(client, stay.booking, stay[by])
      /* The nights, the service fee and the tax on both; there is nothing else. */
      assert.equal(shown.cancellation.refund, kept ? 0 : 23_760)
      const { refund } = shown.cancellation
      const cancelled = await step(client, stay.booking, stay[by], 'cancel', { refund })
      cancelled.assertStatus(200)
      assert.deepEqual(await booksOf(stay.booking), kept ? plainBooks : {})
      const refunds = await refundsOf(stay.payment)
      assert.deepEqual(
        refunds.map(({ amountMinor, reason }) => ({ amountMinor, reason })),
        kept
          ? [{ amountMinor: DEPOSIT, reason: 'depositReturned' }]
          : [{ amountMinor: 2_376_000 + DEPOSIT, reason: 'cancellation' }]
      )
      const { booking } = await moneyOf(stay.booking)
      assert.equal(booking, status)
      const seen = await seenBy(client, stay.booking, stay.guest)
      assert.containsSubset(seen, { deposit: { state: 'wentBack' }, cancellation: { refund } })
      const sent = textsOf(letters(), 'refundedForGuest').map(
        (letter) => /sent (KES [\d,]+) back/.exec(letter)?.[1]
      )
      assert.deepEqual(sent, kept ? [] : ['KES 28,760'])
      const [text] = textsOf(letters(), 'cancelledForGuest')
      assert.match(text, /Deposit, goes back in full: +KES 5,000/)
      assert.deepEqual(await returnDeposits(hours(500)), [])
    })

  test('of a guest who does not come goes back with what the policy gives', async ({
    client,
    assert,
  }) => {
    const stay = await paidStay(client, {
      ...{ checkIn: day(-1), checkOut: day(1), cancellationPolicy: 'strict' },
      approvedAt: DateTime.utc().minus({ days: 30 }),
    })
    const marked = await step(client, stay.booking, stay.host, 'noshow')
    marked.assertStatus(200)
    assert.deepEqual(await refundsOf(stay.payment), [])
    await settleNoShows(hours(1))
    const refunds = await refundsOf(stay.payment)
    assert.deepEqual(
      refunds.map(({ amountMinor }) => amountMinor),
      [DEPOSIT]
    )
    assert.deepEqual(await booksOf(stay.booking), plainBooks)
  })

  test('in shillings by M-Pesa goes back with the part of the stay, as one reversal', async ({
    client,
    assert,
    cleanup,
  }) => {
    let daraja!: DarajaDouble
    cleanup(await offerDaraja((double) => (daraja = double)))
    const stay = await withDeposit({
      ...{ currency: 'USD', cancellationPolicy: 'moderate', depositMinor: 10_000 },
      approvedAt: DateTime.utc().minus({ days: 30 }),
    })
    const asked = await seenBy(client, stay.booking, stay.guest)
    await paymentCalls(client, stay).start({ phone: '+254712345678' })
    await callBack(client, daraja.answers('0'), { code: '0', receipt: 'RKT1' })
    const payment = await paymentOf(stay.booking)
    assert.equal(
      payment.amountMinor,
      Math.round(asked.totalAmountKes + asked.deposit.amountKes) * 100
    )
    assert.equal(payment.depositMinor % 100, 0)
    const { deposit } = await booksOf(stay.booking)
    assert.equal(deposit, -payment.depositMinor)

    const cancelled = await step(client, stay.booking, stay.guest, 'cancel')
    cancelled.assertStatus(200)
    assert.lengthOf(daraja.reversals, 1)
    const [refund] = await refundsOf(payment)
    assert.isAbove(refund.amountMinor, refund.depositMinor)
    assert.equal(refund.depositMinor, payment.depositMinor)
    await callBackRefund(client, daraja.reversals[0], { code: '0' })
    const books = await booksOf(stay.booking)
    assert.notProperty(books, 'deposit')
    assert.equal(books.gateway, payment.amountMinor - refund.amountMinor)
  })

  test('is what a bank takes first: the host keeps their share, and what is left goes back when it is over', async ({
    client,
    assert,
    cleanup,
  }) => {
    let paystack!: PaystackDouble
    cleanup(await offerPaystack((double) => (paystack = double)))
    const stay = await withDeposit({ checkIn: day(0), checkOut: day(2) })
    await paymentCalls(client, stay).start()
    await sendEvent(client, 'charge.success', paystack.ends('success'))
    await checkOut(client, stay)
    const payment = await paymentOf(stay.booking)
    const dispute = {
      ...{ id: 7, status: 'pending', currency: 'KES', refund_amount: 200_000 },
      transaction: { reference: payment.intentId },
    }
    await sendEvent(client, 'charge.dispute.create', dispute)
    assert.deepEqual(await returnDeposits(hours(48.1)), [], 'it could go back twice')
    assert.deepEqual(await refundsOf(payment), [])
    const lost = { ...dispute, status: 'resolved', resolution: 'merchant-accepted' }
    await sendEvent(client, 'charge.dispute.resolve', lost)
    const { deposit, hostPayable } = await booksOf(stay.booking)
    assert.deepEqual([deposit, hostPayable], [-300_000, plainBooks.hostPayable])
    assert.deepEqual(await returnDeposits(hours(51)), [stay.booking.id])
    const [refund] = await refundsOf(payment)
    assert.equal(refund.amountMinor, 300_000)
    const [text] = textsOf(letters(), 'depositReturnedForGuest')
    assert.include(text, 'KES 3,000')
  })

  test('is no part of what other dates cost, and goes back after those', async ({
    client,
    assert,
  }) => {
    const stay = await paidStay(client, { checkIn: day(30), checkOut: day(33) })
    const move = async (nights: number) => {
      const agreed = await moveTo(client, stay, { checkIn: day(30), checkOut: day(30 + nights) })
      agreed.assertStatus(200)
      return agreed.body().data
    }
    const cheaper = await move(2)
    assert.containsSubset(cheaper, {
      totalAmount: 23_760,
      deposit: { amount: 5000, state: 'held' },
    })
    assert.equal(cheaper.deposit.returnsAt, `${day(34)}T07:00:00.000Z`)
    assert.deepEqual(cheaper.differencesBack, {
      onItsWay: [],
      wentBack: [{ amount: 11_880, currency: 'KES' }],
    })
    const { deposit: held } = await booksOf(stay.booking)
    assert.equal(held, -DEPOSIT)

    await move(4)
    const due = await seenBy(client, stay.booking, stay.guest)
    assert.equal(due.amountDue, 23_760)
    await paymentCalls(client, stay).pay()
    const moved = await seenBy(client, stay.booking, stay.guest)
    assert.containsSubset(moved, { totalAmount: 47_520, deposit: { state: 'held' } })
    const cancelled = await step(client, stay.booking, stay.host, 'cancel')
    cancelled.assertStatus(200)
    assert.deepEqual(await booksOf(stay.booking), {})
  })

  test('that goes back alone is waited for before its guest hears that all is sent', async ({
    client,
    assert,
    cleanup,
  }) => {
    let daraja!: DarajaDouble
    cleanup(await offerDaraja((double) => (daraja = double)))
    const stay = await withDeposit({ checkIn: day(3), checkOut: day(5) })
    const pay = async (receipt: string) => {
      await paymentCalls(client, stay).start({ phone: '+254712345678' })
      await callBack(client, daraja.answers('0'), { code: '0', receipt })
    }
    await pay('RKT1')
    const agreed = await moveTo(client, stay, { checkIn: day(3), checkOut: day(7) })
    agreed.assertStatus(200)
    await pay('RKT2')
    await Booking.query()
      .where('id', stay.booking.id)
      .update({
        cancellation_policy: 'moderate',
        approved_at: DateTime.utc().minus({ days: 30 }).toSQL(),
      })
    const cancelled = await step(client, stay.booking, stay.guest, 'cancel')
    cancelled.assertStatus(200)
    assert.equal(cancelled.body().data.cancellation.refund, 16_200)
    assert.lengthOf(daraja.reversals, 2)
    const [ofStay, ofDeposit] = daraja.reversals
    await callBackRefund(client, ofStay, { code: '0' })
    const { booking: first } = await moneyOf(stay.booking)
    assert.equal(first, 'refunding')
    assert.deepEqual(textsOf(letters(), 'refundedForGuest'), [])
    await callBackRefund(client, ofDeposit, { code: '0' })
    const { booking: last } = await moneyOf(stay.booking)
    assert.equal(last, 'refunded')
    const [text] = textsOf(letters(), 'refundedForGuest')
    assert.include(text, 'KES 21,200')
  })

  test('comes back with money that was late, and is asked of nobody whose stay is over', async ({
    client,
    assert,
  }) => {
    const late = await withDeposit()
    const started = await paymentCalls(client, late).start({ token: 'sim_paid' })
    await step(client, late.booking, late.host, 'cancel')
    await paymentCalls(client, late).confirm(started.body().data.paymentIntentId)
    const payment = await paymentOf(late.booking)
    const [refund] = await refundsOf(payment)
    assert.containsSubset(refund.$attributes, { reason: 'lateMoney', amountMinor: 2_876_000 })
    assert.deepEqual(await booksOf(late.booking), {})

    const over = await withDeposit({
      ...{ status: 'checked-out', checkIn: day(-9) },
      checkOut: day(-7),
    })
    const seen = await seenBy(client, over.booking, over.guest)
    assert.containsSubset(seen, { amountDue: 23_760, deposit: { state: 'notTaken' } })
  })
})
