import type { ApiClient } from '@japa/api-client'
import { freezeTime, test } from '@japa/runner'
import { DateTime } from 'luxon'
import { reconcileGateways } from '#actions/discrepancies/reconcile_gateways'
import { postGatewayFees } from '#actions/ledger/post_gateway_fees'
import { cancelBooking } from '#actions/bookings/cancel_booking'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import type { KeptFee } from '#domain/ledger'
import { addDays, todayInNairobi } from '#domain/stay'
import { feeOf } from '#doubles/paystack'
import Discrepancy from '#models/discrepancy'
import LedgerTransaction from '#models/ledger_transaction'
import Payment from '#models/payment'
import Payout from '#models/payout'
import { findBooking } from '#queries/bookings/find_booking'
import { besideDaraja, besidePaystack } from '#tests/helpers/beside_gateway'
import { callBack, callBackRefund } from '#tests/helpers/daraja_double'
import { inEmptyDatabase } from '#tests/helpers/empty_database'
import { statementOf } from '#tests/helpers/mpesa_statement'
import { confirmedStay, paymentCalls, refundOf } from '#tests/helpers/payments'
import { sendEvent } from '#tests/helpers/paystack_double'

const today = todayInNairobi()
const yesterday = addDays(today, -1)
const atNoon = (day: string) => freezeTime(new Date(`${day}T09:00:00Z`))

const night = (after = 1) =>
  DateTime.now()
    .setZone('Africa/Nairobi')
    .plus({ days: after })
    .startOf('day')
    .plus({ hours: 2, minutes: 30 })
    .toUTC()

/** What was posted of gateways' fees, each with what it is of and its day. */
async function fees() {
  const facts = await LedgerTransaction.query()
    .where('kind', 'gatewayFee')
    .preload('entries')
    .orderBy('fact')
  return facts.map(({ bookingId, entries, fact, happenedAt, paymentId }) => {
    const { gateway, gatewayFee } = Object.fromEntries(
      entries.map(({ account, amountMinor }) => [account, amountMinor])
    )
    const day = todayInNairobi(happenedAt.toJSDate())
    return { fact, day, fee: gatewayFee, gateway, bookingId, paymentId }
  })
}

test.group('Fees that Paystack keeps', (group) => {
  const paystack = besidePaystack(group)

  async function paid(client: ApiClient) {
    atNoon(today)
    const stay = await confirmedStay()
    const started = await paymentCalls(client, stay).start()
    started.assertStatus(201)
    await sendEvent(client, 'charge.success', paystack().ends('success'))
    return stay
  }

  test('are booked once by its list, and are no host’s and no guest’s', async ({
    client,
    assert,
  }) => {
    const { booking, host } = await paid(client)
    const payment = await Payment.findByOrFail('booking_id', booking.id)
    assert.deepEqual(await fees(), [])
    for (const time of [night(), night(), night(2)]) await reconcileGateways(time)
    const fee = feeOf({ amount: payment.amountMinor })
    assert.isAbove(fee, 0)
    assert.deepEqual(await fees(), [
      {
        fact: `gatewayFee:payment:${payment.id}`,
        day: today,
        fee,
        gateway: -fee,
        bookingId: booking.id,
        paymentId: null,
      },
    ])

    const month = today.slice(0, 7)
    const statement = await client.get(`/api/v1/earnings/${month}`).loginAs(host)
    assert.lengthOf(statement.body().data.lines, 1)

    await cancelBooking(await findBooking(booking.id), host, null)
    const back = await refundOf(payment)
    assert.equal(back.amountMinor, payment.amountMinor)
    await reconcileGateways(night(2))
    assert.lengthOf(await fees(), 1)
  })

  test('are booked of a month past, where no night has compared it', async ({ client, assert }) => {
    await paid(client)
    const booked = async () => {
      const all = await fees()
      return all.map(({ day }) => day)
    }
    await reconcileGateways(night(32))
    assert.deepEqual(await booked(), [])
    await reconcileGateways(night(9))
    assert.deepEqual(await booked(), [today])
    await paid(client)
    await reconcileGateways(night(9))
    assert.deepEqual(await booked(), [today, today])
    assert.isEmpty(await Discrepancy.all())
  })

  test('of money that is nobody’s here, or of another currency, are not', async ({
    client,
    assert,
  }) => {
    await paid(client)
    const [ours] = paystack().transactions
    paystack().transactions.push({ ...ours, id: 7, reference: 'pay_of_nobody' })
    ours.currency = 'USD'
    await reconcileGateways(night())
    assert.deepEqual(await fees(), [])
    const found = await Discrepancy.query().orderBy('kind')
    assert.deepEqual(
      found.map(({ kind }) => kind),
      ['unknownReference', 'wrongCurrency']
    )
  })
})

test.group('Charges on a statement of M-Pesa', (group) => {
  const daraja = besideDaraja(group)

  async function upload(client: ApiClient, text: string) {
    atNoon(today)
    const answer = await client
      .post('/api/v1/discrepancies/statements')
      .file('statement', Buffer.from(text), { filename: 'statement.csv' })
      .loginAs(await UserFactory.apply('admin').create())
    answer.assertStatus(201)
  }

  async function paid(client: ApiClient, receipt: string) {
    atNoon(yesterday)
    const stay = await confirmedStay()
    const started = await paymentCalls(client, stay).start({ phone: '+254712345678' })
    started.assertStatus(201)
    await callBack(client, daraja().answers('0'), { code: '0', receipt })
    const payment = await Payment.findByOrFail('booking_id', stay.booking.id)
    return { ...stay, payment, paidIn: String(payment.amountMinor / 100) }
  }

  test('are booked for the payment, refund or payout that they are of, once', async ({
    client,
    assert,
  }) => {
    const { booking, host, paidIn, payment } = await paid(client, 'UKN1ABCDEF')
    await client.put(`/api/v1/bookings/${booking.id}/cancel`).json({}).loginAs(host)
    await callBackRefund(client, daraja().reversals.at(-1)!, { code: '0' })
    const refund = await refundOf(payment)
    const payout = await Payout.create({
      ...{ hostId: host.id, currency: 'KES', amountMinor: 500_000, status: 'paid' },
      ...{ reference: 'UKN3ABCDEF', approvedAt: DateTime.utc(), paidAt: DateTime.utc() },
    })
    atNoon(today)
    const charge = (receipt: string, withdrawn: string) => {
      return { receipt, withdrawn, reason: 'Pay Bill Charge' }
    }
    const lines = [
      { receipt: 'UKN1ABCDEF', paidIn },
      charge('UKN1ABCDEF', '-12.00'),
      charge('UKN1ABCDEF', '-0.50'),
      {
        receipt: refund.receipt!,
        withdrawn: `-${paidIn}`,
        reason: 'Pay Bill Reversal',
        linked: 'UKN1ABCDEF',
      },
      charge(refund.receipt!, '-3.00'),
      { receipt: 'UKN3ABCDEF', withdrawn: '-5,000.00', reason: 'Business Payment to Customer' },
      charge('UKN3ABCDEF', '-25.00'),
      charge('UKN9ABCDEF', '-99.00'),
    ]
    await upload(client, statementOf(lines))
    await upload(client, statementOf(lines))
    await upload(client, `${statementOf(lines)}\r\n `)
    const booked = await fees()
    assert.deepEqual(
      booked.map(({ day, fact, fee, gateway }) => [fact, fee, gateway, day]),
      [
        [`gatewayFee:payment:${payment.id}`, 1250, -1250, yesterday],
        [`gatewayFee:payout:${payout.id}:UKN3ABCDEF`, 2500, -2500, yesterday],
        [`gatewayFee:refund:${refund.id}`, 300, -300, yesterday],
      ]
    )
  })
})

test.group('Fees of a list that two read at once', (group) => {
  inEmptyDatabase(group)

  test('are booked once', async ({ assert }) => {
    const { hostId } = await PropertyFactory.create()
    const kept = Array.from({ length: 150 }, (_, number): KeptFee => {
      const of = `payment:${number}`
      return { of, bookingId: null, hostId, currency: 'KES', amountMinor: 100 + number, day: today }
    })
    await Promise.all([
      postGatewayFees(kept),
      postGatewayFees(kept.slice(20)),
      postGatewayFees(kept.toReversed()),
    ])
    const booked = await fees()
    assert.lengthOf(booked, 150)
    assert.equal(
      booked.reduce((sum, { fee }) => sum + fee, 0),
      kept.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
    )
  })
})
