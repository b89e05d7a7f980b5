import { freezeTime, test } from '@japa/runner'
import { DateTime } from 'luxon'
import { cancelBooking } from '#actions/bookings/cancel_booking'
import { reconcileGateways } from '#actions/discrepancies/reconcile_gateways'
import { hearCardEvent } from '#actions/payments/hear_card_event'
import { refundPayment } from '#actions/payments/refund_payment'
import { startPayment } from '#actions/payments/start_payment'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import { toMinor } from '#domain/money'
import { addDays, todayInNairobi } from '#domain/stay'
import { feeOf, signatureOf } from '#doubles/paystack'
import Discrepancy from '#models/discrepancy'
import LedgerTransaction from '#models/ledger_transaction'
import Payment from '#models/payment'
import User from '#models/user'
import { findBooking } from '#queries/bookings/find_booking'
import { besidePaystack } from '#tests/helpers/beside_gateway'

const STAYS = 200
/** Every fifth is called off by its host, every seventh by its guest. */
const calledOffBy = (at: number) => (at % 5 === 0 ? 'host' : at % 7 === 0 ? 'guest' : null)

test.group('The statement of a host with two hundred stays', (group) => {
  const paystack = besidePaystack(group)

  function hear(event: string, data: object) {
    const signature = signatureOf({ event, data }, paystack().settings.secretKey.release())
    return hearCardEvent(JSON.stringify({ event, data }), signature)
  }

  async function payStay(property: Awaited<ReturnType<typeof odd>>, at: number) {
    await property.merge({ priceMinor: 345_67 + at * 1013 }).save()
    const { guestId, id } = await BookingFactory.merge({
      status: 'confirmed',
      propertyId: property.id,
      checkIn: addDays(todayInNairobi(), 10 + 2 * at),
      checkOut: addDays(todayInNairobi(), 12 + 2 * at),
    }).create()
    const guest = await User.findOrFail(guestId)
    const asked = { gateway: 'paystack', phone: null, token: null }
    await startPayment(await findBooking(id), guest, asked, null)
    await hear('charge.success', paystack().ends('success'))

    const by = calledOffBy(at)
    if (!by) return
    const booking = await findBooking(id)
    await cancelBooking(
      booking,
      by === 'host' ? await User.findOrFail(booking.hostId) : guest,
      null
    )
    const payment = await Payment.findByOrFail('booking_id', id)
    if (payment.status !== 'refundDue') return
    await refundPayment(payment.id)
    const refund = paystack().refunds.at(-1)!
    refund.status = 'processed'
    await hear('refund.processed', refund)
  }

  const odd = () => PropertyFactory.merge({ priceMinor: 345_67 }).create()

  test('adds up to the ledger and to the gateway’s list, to the cent', async ({
    client,
    assert,
  }) => {
    freezeTime(new Date(`${todayInNairobi()}T09:00:00Z`))
    const property = await odd()
    for (let at = 1; at <= STAYS; at++) await payStay(property, at)

    const host = await User.findOrFail(property.hostId)
    const month = todayInNairobi().slice(0, 7)
    const said = await client.get(`/api/v1/earnings/${month}`).loginAs(host)
    said.assertStatus(200)
    const { balances, lines } = said.body().data as {
      balances: { currency: string; opening: number; closing: number }[]
      lines: { booking: number; amount: number }[]
    }
    assert.lengthOf(balances, 1)
    assert.equal(new Set(lines.map(({ booking }) => booking)).size, STAYS)

    const facts = await LedgerTransaction.query().preload('entries')
    const posted = new Map<string, number>()
    for (const { account, amountMinor } of facts.flatMap(({ entries }) => entries)) {
      posted.set(account, (posted.get(account) ?? 0) + amountMinor)
    }
    const sumOfLines = lines.reduce((sum, { amount }) => sum + toMinor(amount), 0)
    assert.equal(sumOfLines, -(posted.get('hostPayable') ?? 0))
    assert.equal(toMinor(balances[0].closing), sumOfLines)

    const came = paystack().transactions.reduce((sum, { amount }) => sum + amount, 0)
    const wentBack = paystack().refunds.reduce((sum, { amount }) => sum + amount, 0)
    assert.isAbove(wentBack, 0)
    assert.equal(posted.get('gateway'), came - wentBack)
    const others = [...posted].filter(([account]) => !['gateway', 'hostPayable'].includes(account))
    const ours = others.reduce((sum, [, amount]) => sum - amount, 0)
    assert.equal(sumOfLines, came - wentBack - ours)

    const night = DateTime.now().setZone('Africa/Nairobi').plus({ days: 1 }).startOf('day')
    await reconcileGateways(night.plus({ hours: 2 }).toUTC())
    assert.deepEqual(await Discrepancy.all(), [])

    const kept = paystack().transactions.reduce((sum, one) => sum + feeOf(one), 0)
    const admin = await UserFactory.apply('admin').create()
    const books = await client.get(`/api/v1/books/${month}`).loginAs(admin)
    books.assertStatus(200)
    const [{ accounts, isBalanced }] = books.body().data.books
    assert.isTrue(isBalanced)
    const closing = (name: string) =>
      toMinor(accounts.find(({ account }: { account: string }) => account === name).closing)
    assert.equal(closing('gatewayFee'), kept)
    assert.equal(closing('gateway'), came - wentBack - kept)
    assert.equal(closing('hostPayable'), sumOfLines)

    paystack().transactions[99].amount += 1
    await reconcileGateways(night.plus({ hours: 2 }).toUTC())
    const [found, ...more] = await Discrepancy.all()
    assert.lengthOf(more, 0)
    assert.include(found.$attributes, {
      kind: 'wrongAmount',
      reference: paystack().transactions[99].reference,
    })
  }).timeout(240_000)
})
