import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { returnDeposits } from '#actions/payments/return_deposits'
import { collectPayouts } from '#actions/payouts/collect_payouts'
import type Booking from '#models/booking'
import Discrepancy from '#models/discrepancy'
import { atNoon, day } from '#tests/helpers/days'
import { booksOf, DEPOSIT, hours } from '#tests/helpers/deposits'
import { arrivedByCard, lose, shareOf } from '#tests/helpers/lost_disputes'
import { confirmedStay, moneyOf, paymentCalls, paymentOf } from '#tests/helpers/payments'
import { payoutsOf, stepper } from '#tests/helpers/payouts'
import { offerPaystack, sendEvent, type PaystackDouble } from '#tests/helpers/paystack_double'

const ONE = { id: 7 }
const OTHER = { id: 8 }
const DECLINED = { resolution: 'declined' }

test.group('Two disputes of one payment', (group) => {
  let paystack: PaystackDouble
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => offerPaystack((double) => (paystack = double)))

  /** Both are asked for. */
  async function ask(client: ApiClient, { intentId }: { intentId: string }) {
    for (const { id } of [ONE, OTHER]) {
      await sendEvent(client, 'charge.dispute.create', {
        id,
        status: 'awaiting-merchant-feedback',
        transaction: { reference: intentId },
      })
    }
  }

  /** Paid by card, with a deposit, and asked for twice. */
  async function askedFor(client: ApiClient, dates: Partial<Booking> = {}) {
    const stay = await confirmedStay({ depositMinor: DEPOSIT, ...dates })
    await paymentCalls(client, stay).start()
    await sendEvent(client, 'charge.success', paystack.ends('success'))
    const payment = await paymentOf(stay.booking)
    await ask(client, payment)
    return { ...stay, payment }
  }

  /** The same, called off by its host. */
  async function calledOff(client: ApiClient) {
    const stay = await askedFor(client)
    const url = `/api/v1/bookings/${stay.booking.id}/cancel`
    const cancelled = await client.put(url).json({}).loginAs(stay.host)
    cancelled.assertStatus(200)
    return stay
  }

  const sent = () => paystack.refunds.map(({ amount }) => amount)
  const queued = async () => {
    const rows = await Discrepancy.query().orderBy('id')
    return rows.map(({ status }) => status)
  }

  test('hold up what goes back until both have ended, and the guest has it once', async ({
    client,
    assert,
  }) => {
    const { booking, payment } = await calledOff(client)
    await lose(client, payment, null, { ...ONE, ...DECLINED })
    assert.deepEqual(await queued(), ['mended', 'open'])
    assert.deepEqual(sent(), [])
    await lose(client, payment, payment.amountMinor, OTHER)
    assert.deepEqual(await queued(), ['mended', 'booked', 'booked'])
    assert.deepEqual(sent(), [])
    assert.deepEqual(await booksOf(booking), {})
    assert.deepEqual(await moneyOf(booking), { booking: 'refunded', attempts: ['refunded'] })
  })

  test('send what one has left when the other is won', async ({ client, assert }) => {
    const { payment } = await calledOff(client)
    const rest = payment.amountMinor - DEPOSIT
    await lose(client, payment, DEPOSIT, ONE)
    assert.deepEqual(sent(), [])
    assert.deepEqual(await queued(), ['booked', 'open', 'booked'])
    await lose(client, payment, null, { ...OTHER, ...DECLINED })
    assert.deepEqual(sent(), [rest])
  })

  test('end together by a last word without a number', async ({ client, assert }) => {
    const { payment } = await calledOff(client)
    await lose(client, payment, null, { id: undefined, ...DECLINED })
    assert.deepEqual(await queued(), ['mended', 'mended'])
    assert.deepEqual(sent(), [payment.amountMinor])
  })

  test('keep payout and deposit where they are until both have ended', async ({
    client,
    assert,
  }) => {
    atNoon()
    const { booking, host, payment } = await askedFor(client, {
      checkIn: day(-2),
      checkOut: day(1),
    })
    await booking.refresh()
    await booking.merge({ status: 'checked-in', checkedInAt: hours(-25) }).save()
    await lose(client, payment, null, { ...ONE, ...DECLINED })
    assert.equal(await collectPayouts(), 0)
    assert.deepEqual(await returnDeposits(hours(70.1)), [])
    await lose(client, payment, null, { ...OTHER, ...DECLINED })
    assert.equal(await collectPayouts(), 1)
    const [payout] = await payoutsOf(host)
    const step = await stepper(client, payout)
    await step('approve')
    assert.deepEqual(await returnDeposits(hours(24 * 5)), [booking.id])
  })

  test('are both booked where both were lost while a payout waited', async ({ client, assert }) => {
    const stay = await arrivedByCard(client, paystack)
    const { amountMinor } = await paymentOf(stay.booking)
    await collectPayouts()
    await ask(client, stay)
    for (const dispute of [ONE, OTHER]) await lose(client, stay, amountMinor / 4, dispute)
    const [payout] = await payoutsOf(stay.host)
    const step = await stepper(client, payout)
    await step('written-off', { reason: 'The bank took two parts' })
    const { gateway, kinds } = await shareOf(stay.booking)
    assert.equal(gateway, amountMinor / 2)
    assert.deepEqual(kinds, ['settlement', 'loss', 'loss'])
    assert.notInclude(await queued(), 'open')
  })
})
