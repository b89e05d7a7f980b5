import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { agreeDates } from '#actions/bookings/agree_dates'
import { proposeDates } from '#actions/bookings/propose_dates'
import { reconcileGateways } from '#actions/discrepancies/reconcile_gateways'
import { collectPayouts } from '#actions/payouts/collect_payouts'
import BookingMail from '#mails/booking_mail'
import LossMail from '#mails/loss_mail'
import AuditEvent from '#models/audit_event'
import DateChange from '#models/date_change'
import Discrepancy from '#models/discrepancy'
import Payment from '#models/payment'
import User from '#models/user'
import { findBooking } from '#queries/bookings/find_booking'
import { day } from '#tests/helpers/days'
import { catchLetters } from '#tests/helpers/letters'
import { arrivedByCard, lose, shareOf } from '#tests/helpers/lost_disputes'
import { confirmedStay, moneyOf, paymentCalls, paymentOf, refundOf } from '#tests/helpers/payments'
import { payoutsOf, stepper } from '#tests/helpers/payouts'
import { offerPaystack, sendEvent, type PaystackDouble } from '#tests/helpers/paystack_double'

test.group('Payments that are lost in a dispute', (group) => {
  let paystack: PaystackDouble
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => offerPaystack((double) => (paystack = double)))
  const letters = catchLetters(group)

  /** Paid by card, with agreed dates that cost more. */
  async function agreedDearer(client: ApiClient) {
    const stay = await confirmedStay({ checkIn: day(30), checkOut: day(32) })
    await paymentCalls(client, stay).start()
    await sendEvent(client, 'charge.success', paystack.ends('success'))
    const booking = await findBooking(stay.booking.id)
    await proposeDates(booking, stay.guest, { checkIn: day(30), checkOut: day(33) })
    const change = await DateChange.findByOrFail({ bookingId: booking.id })
    await agreeDates(booking, stay.host, change.id)
    const first = await paymentOf(booking)
    return { ...stay, change, first }
  }

  const disputed = (client: ApiClient, { intentId }: { intentId: string }) =>
    sendEvent(client, 'charge.dispute.create', {
      id: 7,
      status: 'awaiting-merchant-feedback',
      transaction: { reference: intentId },
    })
  const queued = async () => {
    const rows = await Discrepancy.query().orderBy('id')
    return rows.map(({ status }) => status)
  }

  test('end agreed dates that wait to be paid for, once nothing is paid any more, and both are told', async ({
    client,
    assert,
  }) => {
    const { booking, change, first } = await agreedDearer(client)
    await lose(client, first, first.amountMinor)
    const told = letters()
      .of(BookingMail)
      .map(({ notice }) => notice)
    assert.includeMembers(told, ['datesNotPaidForGuest', 'datesNotPaidForHost'])
    await AuditEvent.findByOrFail({ action: 'booking.datesNotPaid', subjectId: booking.id })
    const ended = await DateChange.findOrFail(change.id)
    assert.equal(ended.status, 'expired')
    assert.deepEqual(await moneyOf(booking), { booking: 'refunded', attempts: ['refunded'] })
    const nights = await db.from('booking_nights').where('booking_id', booking.id)
    assert.lengthOf(nights, 2)
  })

  test('of what other dates cost more leave the stay paid, and a cancellation counts them', async ({
    client,
    assert,
  }) => {
    const stay = await agreedDearer(client)
    const { booking, first } = stay
    await paymentCalls(client, stay).start()
    await sendEvent(client, 'charge.success', paystack.ends('success'))
    const second = await Payment.query().where({ dateChangeId: stay.change.id }).firstOrFail()
    await lose(client, second, second.amountMinor)
    assert.deepEqual(await moneyOf(booking), { booking: 'paid', attempts: ['paid', 'refunded'] })
    const cancelled = await client
      .put(`/api/v1/bookings/${booking.id}/cancel`)
      .json({})
      .loginAs(stay.host)
    cancelled.assertStatus(200)
    const back = await refundOf(first)
    assert.equal(back.amountMinor, first.amountMinor)
    const { host } = await shareOf(booking)
    assert.equal(host, 0)
  })

  test('cost their host a part of the part that the bank takes, once', async ({
    client,
    assert,
  }) => {
    const stay = await arrivedByCard(client, paystack)
    const { amountMinor } = await paymentOf(stay.booking)
    const { host: share } = await shareOf(stay.booking)
    for (const words of [{}, { note: 'the same in other words' }]) {
      await lose(client, stay, amountMinor / 2, words)
    }
    const after = await shareOf(stay.booking)
    assert.deepEqual(after.kinds, ['settlement', 'loss'])
    assert.equal(after.gateway, amountMinor / 2)
    assert.isAbove(after.host, 0)
    assert.isBelow(after.host, share)
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'paid', attempts: ['paid'] })
    const { lostMinor } = await paymentOf(stay.booking)
    assert.equal(lostMinor, amountMinor / 2)
    const { after: written } = await AuditEvent.findByOrFail({ action: 'payment.lost' })
    assert.deepEqual(written, { lost: amountMinor / 200, currency: 'KES' })

    assert.equal(await collectPayouts(), 1)
    const [payout] = await payoutsOf(stay.host)
    assert.equal(payout.amountMinor, after.host)
  })

  test('are lost as a whole where the bank does not say how much, or says nonsense', async ({
    client,
    assert,
  }) => {
    for (const taken of [null, 0, 99_999_999_999]) {
      const stay = await arrivedByCard(client, paystack)
      await lose(client, stay, taken)
      const { gateway, host } = await shareOf(stay.booking)
      assert.deepEqual([gateway, host], [0, 0])
      const gone = { booking: 'refunded', attempts: ['refunded'] }
      assert.deepEqual(await moneyOf(stay.booking), gone)
    }
  })

  test('count as given back when the stay is called off', async ({ client, assert }) => {
    const stay = await arrivedByCard(client, paystack)
    await stay.booking
      .merge({ status: 'confirmed', checkedInAt: null, checkIn: day(9), checkOut: day(11) })
      .save()
    const { amountMinor } = await paymentOf(stay.booking)
    const taken = Math.round(amountMinor / 4)
    await lose(client, stay, taken)
    const url = `/api/v1/bookings/${stay.booking.id}/cancel`
    const cancelled = await client.put(url).json({}).loginAs(stay.host)
    cancelled.assertStatus(200)
    assert.deepEqual(
      paystack.refunds.map(({ amount }) => amount),
      [amountMinor - taken]
    )
  })

  test('are spent no more, once the bank has taken what a cancellation had left', async ({
    client,
    assert,
  }) => {
    const stay = await arrivedByCard(client, paystack)
    const { booking, guest } = stay
    await booking
      .merge({ status: 'confirmed', checkedInAt: null, checkIn: day(2), checkOut: day(4) })
      .merge({ cancellationPolicy: 'moderate' })
      .save()
    const cancelled = await client
      .put(`/api/v1/bookings/${booking.id}/cancel`)
      .json({})
      .loginAs(guest)
    cancelled.assertStatus(200)
    const spent = async () => {
      const dashboard = await client.get('/api/v1/users/guest/dashboard').loginAs(guest)
      return dashboard.body().data.spent.total
    }
    const { amountMinor } = await paymentOf(booking)
    const [{ amount: back }] = paystack.refunds
    assert.isBelow(back, amountMinor)
    assert.equal(await spent(), (amountMinor - back) / 100)
    await lose(client, stay, amountMinor - back)
    assert.equal(await spent(), 0)
  })

  test('are booked when the bank spoke before the payment was known', async ({
    client,
    assert,
  }) => {
    const stay = await confirmedStay()
    await paymentCalls(client, stay).start()
    const { intentId } = await paymentOf(stay.booking)
    const transaction = paystack.ends('success')
    await lose(client, { intentId }, null)
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'pending', attempts: ['pending'] })
    await sendEvent(client, 'charge.success', transaction)
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'refunded', attempts: ['refunded'] })
    const { kinds } = await shareOf(stay.booking)
    assert.deepEqual(kinds, ['settlement', 'loss'])
  })

  test('are told to nobody who has switched letters off', async ({ client, assert }) => {
    const stay = await arrivedByCard(client, paystack)
    const host = await User.findOrFail(stay.host.id)
    await host.related('settings').updateOrCreate({}, { notifyEmail: false })
    await lose(client, stay, null)
    assert.lengthOf(letters().of(LossMail), 0)
  })

  test('end in the queue as they ended: booked when lost, mended when won', async ({
    client,
    assert,
  }) => {
    const lost = await arrivedByCard(client, paystack)
    await disputed(client, lost)
    assert.deepEqual(await queued(), ['open'])
    await lose(client, lost, null)
    assert.deepEqual(await queued(), ['booked', 'booked'])
    const night = DateTime.utc().plus({ days: 1 }).set({ hour: 0 })
    await reconcileGateways(night)
    const later = await queued()
    assert.deepEqual(later.slice(0, 2), ['booked', 'booked'])

    const won = await arrivedByCard(client, paystack)
    await disputed(client, won)
    await lose(client, won, null, { resolution: 'declined' })
    const all = await queued()
    assert.equal(all.at(-1), 'mended')
  })

  test('are not begun again by a first word that is delivered after the last', async ({
    client,
    assert,
  }) => {
    const won = await arrivedByCard(client, paystack)
    await lose(client, won, null, { resolution: 'declined' })
    await disputed(client, won)
    assert.deepEqual(await queued(), [])
    assert.equal(await collectPayouts(), 1)
    const [payout] = await payoutsOf(won.host)
    const somebody = await stepper(client, payout)
    await somebody('approve')

    const lost = await arrivedByCard(client, paystack)
    assert.equal(await collectPayouts(), 1)
    await lose(client, lost, null)
    await disputed(client, lost)
    const [waiting] = await payoutsOf(lost.host)
    const step = await stepper(client, waiting)
    await step('written-off', { reason: 'The bank took it' })
    const { gateway, host } = await shareOf(lost.booking)
    assert.deepEqual([gateway, host], [0, 0])
  })

  test('of a word that came before its amount was kept are booked by what it says', async ({
    client,
    assert,
  }) => {
    const stay = await confirmedStay()
    await paymentCalls(client, stay).start()
    const { amountMinor, intentId } = await paymentOf(stay.booking)
    const transaction = paystack.ends('success')
    const taken = Math.round(amountMinor / 4)
    await lose(client, { intentId }, taken)
    await db.from('payment_events').update({ amount_minor: null })
    await sendEvent(client, 'charge.success', transaction)
    const { lostMinor, status } = await paymentOf(stay.booking)
    assert.deepEqual([lostMinor, status], [taken, 'paid'])
  })
})
