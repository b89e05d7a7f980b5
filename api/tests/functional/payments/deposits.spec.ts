import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { freezeTime, test } from '@japa/runner'
import { DateTime } from 'luxon'
import { returnDeposits } from '#actions/payments/return_deposits'
import { settleNoShows } from '#actions/bookings/settle_no_shows'
import { collectPayouts } from '#actions/payouts/collect_payouts'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import type { CancellationPolicy } from '#domain/cancellation'
import { netOf } from '#domain/ledger'
import { PLAIN_PRICES } from '#domain/prices'
import { addDays, todayInNairobi } from '#domain/stay'
import BookingMail from '#mails/booking_mail'
import type Booking from '#models/booking'
import DateChange from '#models/date_change'
import LedgerTransaction from '#models/ledger_transaction'
import Payment from '#models/payment'
import Payout from '#models/payout'
import User from '#models/user'
import { payoutStays } from '#queries/payouts/payout_stays'
import { statementOf } from '#queries/payouts/statement_of'
import { callBack, callBackRefund, darajaDouble } from '#tests/helpers/daraja_double'
import { catchLetters, contentsOf } from '#tests/helpers/letters'
import {
  confirmedStay,
  moneyOf,
  offerGateways,
  offerNoGateway,
  paymentCalls,
  refundsOf,
} from '#tests/helpers/payments'
import { paystackDouble, sendEvent } from '#tests/helpers/paystack_double'

const day = (ahead: number) => addDays(todayInNairobi(), ahead)
const hours = (ahead: number) => DateTime.utc().plus({ hours: ahead })
const DEPOSIT = 500_000

type Changes = Partial<Booking> & { currency?: 'KES' | 'USD' }

/** Two nights of 10,000 for 23,760 and a deposit of 5,000, from tomorrow on. */
async function withDeposit({ currency = 'KES', ...changes }: Changes = {}) {
  /* At noon in Nairobi. */
  freezeTime(new Date(`${todayInNairobi()}T09:00:00Z`))
  /* M-Pesa takes no 10,000 dollars. */
  const priceMinor = currency === 'KES' ? 1_000_000 : 10_000
  const property = await PropertyFactory.merge({ priceMinor, currency }).create()
  const stay = await confirmedStay({
    propertyId: property.id,
    depositMinor: DEPOSIT,
    checkIn: day(1),
    checkOut: day(3),
    ...changes,
  })
  return { ...stay, property }
}

async function paidStay(client: ApiClient, changes: Changes = {}) {
  const stay = await withDeposit(changes)
  await paymentCalls(client, stay).pay()
  return { ...stay, payment: await paymentOf(stay.booking) }
}

const paymentOf = ({ id }: { id: number }) => Payment.findByOrFail('booking_id', id)

async function booksOf({ id }: { id: number }) {
  const facts = await LedgerTransaction.query().where('booking_id', id).preload('entries')
  const net = netOf(facts.flatMap(({ entries }) => entries.map(({ posting }) => posting)))
  return Object.fromEntries(net.map(({ account, amount }) => [account, amount]))
}

/** Of a stay without a deposit. */
const plainBooks = {
  gateway: 2_376_000,
  platformFee: -200_000,
  tax: -176_000,
  hostPayable: -2_000_000,
}

async function seenBy(client: ApiClient, { id }: { id: number }, who: User) {
  const seen = await client.get(`/api/v1/bookings/${id}`).loginAs(who)
  seen.assertStatus(200)
  return seen.body().data
}

function step(client: ApiClient, { id }: { id: number }, who: User, path: string, body = {}) {
  return client.put(`/api/v1/bookings/${id}/${path}`).json(body).loginAs(who)
}

async function checkOut(client: ApiClient, { booking, host }: { booking: Booking; host: User }) {
  for (const path of ['checkin', 'checkout']) {
    const stepped = await step(client, booking, host, path)
    stepped.assertStatus(200)
  }
}

test.group('A refundable deposit', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const letters = catchLetters(group)

  const told = (notice: string) =>
    letters()
      .of(BookingMail)
      .filter((letter) => letter.notice === notice)
      .map((letter) => contentsOf(letter).text.replaceAll('\u00A0', ' '))

  test('goes back also where a process of the last release has settled its payment', async ({
    client,
    assert,
  }) => {
    const stay = await withDeposit()
    const calls = paymentCalls(client, stay)
    const started = await calls.start({ token: 'sim_paid' })
    started.assertStatus(201)
    /* It reads and writes no deposits. */
    const payment = await paymentOf(stay.booking)
    await payment.merge({ depositMinor: 0 }).save()
    const confirmed = await calls.confirm(payment.intentId)
    confirmed.assertStatus(200)
    await payment.refresh()
    await payment.merge({ depositMinor: DEPOSIT }).save()
    const { guest: besides } = await booksOf(stay.booking)
    assert.equal(besides, -DEPOSIT)

    await returnDeposits()
    await stay.booking.refresh()
    assert.equal(stay.booking.depositState, 'held')
    const { gateway, ...owed } = await booksOf(stay.booking)
    const { gateway: plain, ...others } = plainBooks
    assert.deepEqual(owed, { ...others, deposit: -DEPOSIT })
    assert.equal(gateway, plain + DEPOSIT)

    await returnDeposits(hours(24 * 7))
    await returnDeposits(hours(24 * 7))
    const refunds = await refundsOf(payment)
    assert.deepEqual(
      refunds.map(({ depositMinor }) => depositMinor),
      [DEPOSIT]
    )
    assert.notProperty(await booksOf(stay.booking), 'deposit')
  })

  test('is set with the other fees, quoted beside the total, and stays with what is booked', async ({
    client,
    assert,
  }) => {
    const property = await PropertyFactory.merge({ priceMinor: 850_000 }).create()
    const host = await User.findOrFail(property.hostId)
    const set = (deposit: number | null) =>
      client.put(`/api/v1/properties/${property.id}/prices`).json({ deposit }).loginAs(host)
    for (const wrong of [5000.5, 100_001, -1]) {
      const refused = await set(wrong)
      refused.assertStatus(422)
      assert.containsSubset(refused.body().errors, [{ field: 'deposit' }])
    }
    const saved = await set(5000)
    assert.equal(saved.body().data.prices.deposit, 5000)

    const dates = { checkIn: day(30), checkOut: day(33) }
    const quoted = await client
      .get(`/api/v1/properties/${property.id}/quote`)
      .qs({ ...dates, adults: 2 })
    const { deposit, lines, toPay, total } = quoted.body().data.quote
    assert.deepEqual([total, toPay], [30_294, 35_294])
    assert.containsSubset(deposit, { label: 'Refundable deposit', amount: 5000, taxable: false })
    assert.notInclude(
      lines.map(({ kind }: { kind: string }) => kind),
      'deposit'
    )

    const guest = await UserFactory.create()
    const reserved = await client
      .post('/api/v1/bookings')
      .json({ property: property.id, ...dates, guests: { adults: 2 } })
      .loginAs(guest)
    reserved.assertStatus(201)
    await set(null)
    const { data } = reserved.body()
    const seen = await seenBy(client, { id: data._id }, guest)
    assert.containsSubset(seen, { totalAmount: 30_294, deposit: { amount: 5000, state: 'due' } })
    assert.equal(seen.quote.deposit.amount, 5000)
  })

  test('is paid with the stay, is nobody’s on the books, and stands on the receipt', async ({
    client,
    assert,
  }) => {
    const stay = await withDeposit()
    const before = await seenBy(client, stay.booking, stay.guest)
    assert.containsSubset(before, { totalAmount: 23_760, amountDue: 28_760 })
    await paymentCalls(client, stay).pay()
    const { gateway, ...owed } = await booksOf(stay.booking)
    const { gateway: plain, ...others } = plainBooks
    assert.equal(gateway, plain + DEPOSIT)
    assert.deepEqual(owed, { ...others, deposit: -DEPOSIT })
    const after = await seenBy(client, stay.booking, stay.guest)
    assert.containsSubset(after, { amountDue: 0, deposit: { state: 'held' } })
    assert.equal(after.deposit.returnsAt, `${day(5)}T07:00:00.000Z`)
    const forHost = await seenBy(client, stay.booking, stay.host)
    assert.equal(forHost.hostShare, 20_000)
    const [text] = told('paidForGuest')
    assert.include(text, 'KES 28,760')
    assert.match(text, /Total: +KES 23,760/)
    assert.match(text, /Refundable deposit: +KES 5,000/)
  })

  test('goes back 48 hours after check-out, once, and its guest is told', async ({
    client,
    assert,
  }) => {
    const stay = await paidStay(client, { checkIn: day(0), checkOut: day(2) })
    await checkOut(client, stay)
    const early = await seenBy(client, stay.booking, stay.guest)
    assert.equal(early.deposit.returnsAt, hours(48).toISO())
    assert.deepEqual(await returnDeposits(hours(47)), [])
    assert.deepEqual(await returnDeposits(hours(49)), [stay.booking.id])
    assert.deepEqual(await returnDeposits(hours(50)), [])
    const [refund] = await refundsOf(stay.payment)
    assert.containsSubset(refund.$attributes, {
      ...{ reason: 'depositReturned', state: 'processed' },
      ...{ amountMinor: DEPOSIT, depositMinor: DEPOSIT, priceMinor: 0 },
    })
    assert.deepEqual(await booksOf(stay.booking), plainBooks)
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'paid', attempts: ['paid'] })
    const seen = await seenBy(client, stay.booking, stay.guest)
    assert.deepEqual(seen.deposit, {
      amount: 5000,
      amountKes: 5000,
      paid: { amount: 5000, currency: 'KES' },
      state: 'wentBack',
      returnsAt: null,
    })
    assert.deepEqual(seen.differencesBack, { onItsWay: [], wentBack: [] })
    const [text] = told('depositReturnedForGuest')
    assert.include(text, 'KES 5,000')
  })

  test('is in no payout and no statement of the host', async ({ client, assert }) => {
    const stay = await paidStay(client, { checkIn: day(0), checkOut: day(2) })
    await checkOut(client, stay)
    freezeTime(hours(49).toJSDate())
    await collectPayouts()
    const payout = await Payout.findByOrFail('host_id', stay.host.id)
    assert.equal(payout.amountMinor, 2_000_000)
    const [paid] = await payoutStays(payout)
    assert.containsSubset(paid, { paid: 2_376_000, fee: 200_000, tax: 176_000, share: 2_000_000 })
    await returnDeposits(hours(1))
    const { lines } = await statementOf(stay.host.id, todayInNairobi().slice(0, 7))
    assert.notInclude(
      lines.map(({ kind }) => kind),
      'refundDue'
    )
  })

  test('waits for the date again when a check-out is taken back, and for nobody who presses no button', async ({
    client,
    assert,
  }) => {
    const stay = await paidStay(client, { checkIn: day(0), checkOut: day(2) })
    await checkOut(client, stay)
    const undone = await step(client, stay.booking, stay.host, 'checkout/undo')
    undone.assertStatus(200)
    assert.deepEqual(await returnDeposits(hours(49)), [])
    /* Ten in the morning of the day of check-out, and 48 hours. */
    assert.deepEqual(await returnDeposits(hours(93.9)), [])
    assert.deepEqual(await returnDeposits(hours(94.1)), [stay.booking.id])
  })

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
      const sent = told('refundedForGuest').map(
        (letter) => /sent (KES [\d,]+) back/.exec(letter)?.[1]
      )
      assert.deepEqual(sent, kept ? [] : ['KES 28,760'])
      const [text] = told('cancelledForGuest')
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
    const daraja = await darajaDouble()
    const restore = offerGateways({ mpesa: daraja.settings })
    cleanup(async () => {
      restore()
      await daraja.close()
    })
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
    const paystack = await paystackDouble()
    const restore = offerGateways({ paystack: paystack.settings })
    cleanup(async () => {
      restore()
      await paystack.close()
    })
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
    assert.deepEqual(await returnDeposits(hours(49)), [], 'it could go back twice')
    assert.deepEqual(await refundsOf(payment), [])
    const lost = { ...dispute, status: 'resolved', resolution: 'merchant-accepted' }
    await sendEvent(client, 'charge.dispute.resolve', lost)
    const { deposit, hostPayable } = await booksOf(stay.booking)
    assert.deepEqual([deposit, hostPayable], [-300_000, plainBooks.hostPayable])
    assert.deepEqual(await returnDeposits(hours(51)), [stay.booking.id])
    const [refund] = await refundsOf(payment)
    assert.equal(refund.amountMinor, 300_000)
    const [text] = told('depositReturnedForGuest')
    assert.include(text, 'KES 3,000')
  })

  test('is no part of what other dates cost, and goes back after those', async ({
    client,
    assert,
  }) => {
    const stay = await paidStay(client, { checkIn: day(30), checkOut: day(33) })
    const move = async (nights: number) => {
      const url = `/api/v1/bookings/${stay.booking.id}/dates`
      const body = { checkIn: day(30), checkOut: day(30 + nights) }
      const proposed = await client.post(url).json(body).loginAs(stay.guest)
      proposed.assertStatus(201)
      const change = await DateChange.findByOrFail({ bookingId: stay.booking.id, status: 'open' })
      const agreed = await client.put(`${url}/agree`).json({ change: change.id }).loginAs(stay.host)
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

  test('is handed over on arrival where nothing is paid online, and on no books', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(offerNoGateway())
    const stay = await withDeposit()
    const seen = await seenBy(client, stay.booking, stay.guest)
    assert.containsSubset(seen, {
      ...{ totalAmount: 23_760, amountDue: 0, paysHost: true },
      deposit: { amount: 5000, state: 'onArrival', returnsAt: null },
    })
    const property = await PropertyFactory.merge({
      priceRules: { ...PLAIN_PRICES, depositMinor: DEPOSIT },
    }).create()
    const host = await User.findOrFail(property.hostId)
    const added = await client
      .post(`/api/v1/properties/${property.id}/bookings`)
      .json({
        ...{
          checkIn: day(1),
          checkOut: day(2),
          guests: { adults: 1 },
          guest: { firstName: 'Ali' },
        },
        total: 9000,
      })
      .loginAs(host)
    added.assertStatus(201)
    assert.containsSubset(added.body().data, {
      ...{ totalAmount: 9000, deposit: { amount: 5000, state: 'onArrival' } },
    })
    assert.deepEqual(await LedgerTransaction.query().where('booking_id', stay.booking.id), [])
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
