import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { freezeTime, test } from '@japa/runner'
import { returnDeposits } from '#actions/payments/return_deposits'
import { collectPayouts } from '#actions/payouts/collect_payouts'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import { PLAIN_PRICES } from '#domain/prices'
import { todayInNairobi } from '#domain/stay'
import Booking from '#models/booking'
import LedgerTransaction from '#models/ledger_transaction'
import Payout from '#models/payout'
import User from '#models/user'
import { payoutStays } from '#queries/payouts/payout_stays'
import { statementOf } from '#queries/payouts/statement_of'
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
import {
  moneyOf,
  offerNoGateway,
  paymentCalls,
  paymentOf,
  refundsOf,
} from '#tests/helpers/payments'

/** A paid stay by a process that reads and writes no deposits. */
async function settledByLastRelease(client: ApiClient) {
  const stay = await withDeposit()
  const calls = paymentCalls(client, stay)
  const started = await calls.start({ token: 'sim_paid' })
  started.assertStatus(201)
  const payment = await paymentOf(stay.booking)
  await payment.merge({ depositMinor: 0 }).save()
  const confirmed = await calls.confirm(payment.intentId)
  confirmed.assertStatus(200)
  await payment.refresh()
  await payment.merge({ depositMinor: DEPOSIT }).save()
  return { ...stay, payment }
}

test.group('A refundable deposit', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const letters = catchLetters(group)

  test('goes back also where a process of the last release has settled its payment', async ({
    client,
    assert,
  }) => {
    const { payment, ...stay } = await settledByLastRelease(client)
    const { guest: besides } = await booksOf(stay.booking)
    assert.equal(besides, -DEPOSIT)

    await returnDeposits()
    await stay.booking.refresh()
    assert.equal(stay.booking.depositState, 'held')
    const { gateway, ...owed } = await booksOf(stay.booking)
    const { gateway: plain, ...others } = plainBooks
    assert.deepEqual(owed, { ...others, deposit: -DEPOSIT })
    assert.equal(gateway, plain + DEPOSIT)

    await returnDeposits(hours(118.1))
    await returnDeposits(hours(118.1))
    const refunds = await refundsOf(payment)
    assert.deepEqual(
      refunds.map(({ depositMinor }) => depositMinor),
      [DEPOSIT]
    )
    assert.notProperty(await booksOf(stay.booking), 'deposit')
  })

  test('of one such stay that fails keeps no other waiting', async ({
    client,
    assert,
    cleanup,
  }) => {
    const [failing, other] = [
      await settledByLastRelease(client),
      await settledByLastRelease(client),
    ]
    const fail = (booking: Booking) => {
      if (booking.id === failing.booking.id) throw new Error('it fails')
    }
    Booking.before('update', fail)
    cleanup(() => void Booking.$hooks.remove('before:update', fail))

    await returnDeposits()
    await failing.booking.refresh()
    await other.booking.refresh()
    assert.isNull(failing.booking.depositState)
    assert.equal(other.booking.depositState, 'held')
    assert.deepEqual(await returnDeposits(hours(118.1)), [other.booking.id])
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
    const [text] = textsOf(letters(), 'paidForGuest')
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
    assert.deepEqual(await returnDeposits(hours(48.1)), [stay.booking.id])
    assert.deepEqual(await returnDeposits(hours(49)), [])
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
      left: 0,
      state: 'wentBack',
      returnsAt: null,
    })
    assert.deepEqual(seen.differencesBack, { onItsWay: [], wentBack: [] })
    const [text] = textsOf(letters(), 'depositReturnedForGuest')
    assert.include(text, 'KES 5,000')
  })

  test('goes back a day later, once, where nobody ran when it was due: its host could claim nothing', async ({
    client,
    assert,
  }) => {
    const stay = await paidStay(client, { checkIn: day(0), checkOut: day(2) })
    await checkOut(client, stay)
    freezeTime(hours(72).toJSDate())
    assert.deepEqual(await returnDeposits(), [])
    const { deposit } = await seenBy(client, stay.booking, stay.guest)
    assert.equal(deposit.returnsAt, hours(24).toISO())
    const { actions } = await seenBy(client, stay.booking, stay.host)
    assert.include(actions, 'claimDeposit')
    assert.deepEqual(await returnDeposits(hours(23)), [])
    assert.deepEqual(await returnDeposits(hours(30)), [stay.booking.id])
  })

  test('is put off no further by a check-out on the day it was put off to', async ({
    client,
    assert,
  }) => {
    const stay = await paidStay(client, { checkIn: day(0), checkOut: day(2) })
    await checkOut(client, stay)
    await step(client, stay.booking, stay.host, 'checkout/undo')
    /* Two hours after it was due. */
    freezeTime(hours(96).toJSDate())
    assert.deepEqual(await returnDeposits(), [])
    const left = await step(client, stay.booking, stay.host, 'checkout')
    left.assertStatus(200)
    assert.deepEqual(await returnDeposits(hours(1)), [])
    assert.deepEqual(await returnDeposits(hours(24.1)), [stay.booking.id])
  })

  test('is in no payout and no statement of the host', async ({ client, assert }) => {
    const stay = await paidStay(client, { checkIn: day(0), checkOut: day(2) })
    await checkOut(client, stay)
    const month = todayInNairobi().slice(0, 7)
    freezeTime(hours(49).toJSDate())
    await collectPayouts()
    const payout = await Payout.findByOrFail('host_id', stay.host.id)
    assert.equal(payout.amountMinor, 2_000_000)
    const [paid] = await payoutStays(payout)
    assert.containsSubset(paid, { paid: 2_376_000, fee: 200_000, tax: 176_000, share: 2_000_000 })
    await returnDeposits(hours(-0.9))
    const { lines } = await statementOf(stay.host.id, month)
    assert.deepEqual(
      lines.map(({ kind, amount }) => ({ kind, amount })),
      [{ kind: 'settlement', amount: 2_000_000 }]
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
})
