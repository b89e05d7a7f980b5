import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { freezeTime, test } from '@japa/runner'
import { DateTime } from 'luxon'
import { agreeDates } from '#actions/bookings/agree_dates'
import { proposeDates } from '#actions/bookings/propose_dates'
import { reconcileGateways } from '#actions/discrepancies/reconcile_gateways'
import { oweRefund } from '#actions/payments/owe_refund'
import { collectPayouts } from '#actions/payouts/collect_payouts'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import { netOf } from '#domain/ledger'
import { toMajor } from '#domain/money'
import { addDays, todayInNairobi } from '#domain/stay'
import LossMail from '#mails/loss_mail'
import DateChange from '#models/date_change'
import Discrepancy from '#models/discrepancy'
import LedgerTransaction from '#models/ledger_transaction'
import Payment from '#models/payment'
import Payout from '#models/payout'
import User from '#models/user'
import { findBooking } from '#queries/bookings/find_booking'
import { catchLetters, contentsOf } from '#tests/helpers/letters'
import { confirmedStay, moneyOf, paymentCalls, refundOf } from '#tests/helpers/payments'
import { offerPaystack, sendEvent, type PaystackDouble } from '#tests/helpers/paystack_double'

const day = (ahead: number) => addDays(todayInNairobi(), ahead)
const tomorrow = () => DateTime.utc().plus({ days: 1 })

test.group('Payments that are lost in a dispute', (group) => {
  let paystack: PaystackDouble
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => offerPaystack((double) => (paystack = double)))
  const letters = catchLetters(group)

  /** A stay paid by card, whose guest was checked in 25 hours ago. A second one at a place is longer. */
  async function arrived(client: ApiClient, propertyId?: number) {
    /** Far from midnight and from the hour of collecting. */
    freezeTime(new Date(`${todayInNairobi()}T09:00:00Z`))
    const ofOwn = await PropertyFactory.create()
    const dates = propertyId
      ? { propertyId, checkIn: day(-9), checkOut: day(-4) }
      : { propertyId: ofOwn.id, checkIn: day(-2), checkOut: day(1) }
    const stay = await confirmedStay(dates)
    const started = await paymentCalls(client, stay).start()
    started.assertStatus(201)
    const { intentId } = await paymentOf(stay.booking)
    await sendEvent(client, 'charge.success', paystack.ends('success'))
    const checkedInAt = DateTime.utc().minus({ hours: 25 })
    await stay.booking.refresh()
    await stay.booking.merge({ status: 'checked-in', checkedInAt }).save()
    return { ...stay, intentId }
  }

  const paymentOf = ({ id }: { id: number }) => Payment.findByOrFail('booking_id', id)

  /** What the bank says in the end. @param taken minor units; null says nothing of it */
  async function lose(
    client: ApiClient,
    { intentId }: { intentId: string },
    taken: number | null,
    beside: object = {}
  ) {
    const heard = await sendEvent(client, 'charge.dispute.resolve', {
      id: 7,
      status: 'resolved',
      resolution: 'merchant-accepted',
      refund_amount: taken,
      currency: 'KES',
      transaction: { reference: intentId },
      ...beside,
    })
    heard.assertStatus(200)
  }

  async function shareOf({ id }: { id: number }) {
    const facts = await LedgerTransaction.query().where('booking_id', id).preload('entries')
    const net = netOf(facts.flatMap((fact) => fact.entries.map(({ posting }) => posting)))
    const of = (wanted: string) => net.find(({ account }) => account === wanted)?.amount ?? 0
    const host = 0 - of('hostPayable')
    return { kinds: facts.map(({ kind }) => kind), host, gateway: of('gateway') }
  }

  const payoutsOf = (host: { id: number }) => Payout.query().where('host_id', host.id).orderBy('id')

  async function stepper(client: ApiClient, { id }: Payout) {
    const admin = await UserFactory.apply('admin').create()
    return async (path: string, body = {}) => {
      const answer = await client.put(`/api/v1/payouts/${id}/${path}`).json(body).loginAs(admin)
      answer.assertStatus(200)
      return answer.body().data
    }
  }

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

  test('end agreed dates that wait to be paid for, once nothing is paid any more', async ({
    client,
    assert,
  }) => {
    const { booking, change, first } = await agreedDearer(client)
    await lose(client, first, first.amountMinor)
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
    const stay = await arrived(client)
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

    assert.equal(await collectPayouts(), 1)
    const [payout] = await payoutsOf(stay.host)
    assert.equal(payout.amountMinor, after.host)
  })

  test('are lost as a whole where the bank does not say how much, or says nonsense', async ({
    client,
    assert,
  }) => {
    for (const taken of [null, 0, 99_999_999_999]) {
      const stay = await arrived(client)
      await lose(client, stay, taken)
      const { gateway, host } = await shareOf(stay.booking)
      assert.deepEqual([gateway, host], [0, 0])
      const gone = { booking: 'refunded', attempts: ['refunded'] }
      assert.deepEqual(await moneyOf(stay.booking), gone)
    }
  })

  test('wait for an admin while a payout with them waits, and cost it what was taken', async ({
    client,
    assert,
  }) => {
    const stay = await arrived(client)
    const { amountMinor } = await paymentOf(stay.booking)
    await collectPayouts()
    await lose(client, stay, amountMinor / 2)
    const before = await shareOf(stay.booking)
    assert.deepEqual(before.kinds, ['settlement'])
    const [payout] = await payoutsOf(stay.host)
    const step = await stepper(client, payout)
    await step('written-off', { reason: 'The guest’s bank took a half back' })
    const { gateway, host } = await shareOf(stay.booking)
    assert.equal(gateway, amountMinor / 2)
    assert.equal(await collectPayouts(tomorrow()), 1)
    const [, next] = await payoutsOf(stay.host)
    assert.equal(next.amountMinor, host)
    assert.lengthOf(letters().of(LossMail), 0)
  })

  test('are owed by a host who was paid out: said in a letter and to admins, and set off', async ({
    client,
    assert,
  }) => {
    const stay = await arrived(client)
    const { host: share } = await shareOf(stay.booking)
    await collectPayouts()
    const [payout] = await payoutsOf(stay.host)
    const step = await stepper(client, payout)
    await step('approve')
    await step('paid')
    await lose(client, stay, null)

    const owing = toMajor(share)
    const earnings = () => client.get('/api/v1/earnings').loginAs(stay.host)
    const told = await earnings()
    told.assertBodyContains({ data: [{ owing, due: -owing }] })
    const admin = await UserFactory.apply('admin').create()
    const debts = await client.get('/api/v1/payouts/debts').loginAs(admin)
    const { firstName, id, lastName } = stay.host
    assert.deepEqual(debts.body().data, [
      { host: { _id: id, firstName, lastName }, currency: 'KES', amount: owing },
    ])
    const [letter, ...others] = letters().of(LossMail)
    assert.lengthOf(others, 0)
    const { text, to } = contentsOf(letter)
    assert.deepEqual(to, [stay.host.email])
    assert.include(text.replaceAll('\u00a0', ' '), `KES ${owing.toLocaleString('en')}`)
    const month = await client
      .get(`/api/v1/earnings/${todayInNairobi().slice(0, 7)}`)
      .loginAs(stay.host)
    const { lines } = month.body().data
    assert.containsSubset(lines.at(-1), { kind: 'loss', booking: stay.booking.id, amount: -owing })
    assert.equal(await collectPayouts(tomorrow()), 0)

    const next = await arrived(client, stay.booking.propertyId)
    const { host: earned } = await shareOf(next.booking)
    assert.equal(await collectPayouts(tomorrow()), 1)
    const [, less] = await payoutsOf(stay.host)
    assert.equal(less.amountMinor, earned - share)
    const none = await earnings()
    none.assertBodyContains({ data: [{ owing: 0 }] })
  })

  test('may be written off a payout that came back after they were set off against it', async ({
    client,
    assert,
  }) => {
    const stay = await arrived(client)
    const { amountMinor } = await paymentOf(stay.booking)
    await collectPayouts()
    const [payout] = await payoutsOf(stay.host)
    const step = await stepper(client, payout)
    await step('approve')
    const sent = await step('paid')
    await lose(client, stay, amountMinor / 2)
    const { host: left } = await shareOf(stay.booking)
    assert.isBelow(left, sent.amount * 100, 'the books owe what is left')
    const back = await step('failed', { reason: 'The account is closed' })
    assert.deepEqual(back.actions, ['approve', 'writeOff'])

    const done = await step('written-off', { reason: 'The bank of the guest took a half' })
    assert.deepEqual(done.actions, [])
    assert.equal(await collectPayouts(tomorrow()), 1)
    const [, next] = await payoutsOf(stay.host)
    assert.equal(next.amountMinor, left, 'less what was taken, and no more than once')
    const { kinds } = await shareOf(stay.booking)
    assert.deepEqual(kinds, ['settlement', 'loss'])
    const again = await stepper(client, next)
    const approved = await again('approve')
    assert.deepEqual(approved.actions, ['pay', 'fail'])
  })

  test('are booked when a payout that was on its way is noted as sent', async ({
    client,
    assert,
  }) => {
    const stay = await arrived(client)
    const { host: share } = await shareOf(stay.booking)
    await collectPayouts()
    const [payout] = await payoutsOf(stay.host)
    const step = await stepper(client, payout)
    await step('approve')
    await lose(client, stay, null)
    const before = await shareOf(stay.booking)
    assert.equal(before.host, share)
    const sent = await step('paid')
    assert.deepEqual([sent.isDisputed, sent.actions], [false, ['fail']])
    const after = await shareOf(stay.booking)
    assert.equal(after.host, 0)
    assert.lengthOf(letters().of(LossMail), 1)
  })

  test('free a payout with what a policy had left the host, when that is lost', async ({
    client,
    assert,
  }) => {
    const stay = await arrived(client)
    const payment = await paymentOf(stay.booking)
    const { amountMinor } = payment
    const half = Math.round(stay.booking.totalMinor / 2)
    await stay.booking.merge({ status: 'confirmed', checkedInAt: null }).save()
    await db.transaction(async (trx) => {
      await stay.booking.useTransaction(trx).merge({ status: 'cancelled' }).save()
      await oweRefund(trx, stay.booking.id, null, half)
    })
    for (const refund of paystack.refunds) {
      refund.status = 'processed'
      await sendEvent(client, 'refund.processed', refund)
    }
    await payment.refresh()
    assert.equal(payment.status, 'refunded')
    assert.equal(await collectPayouts(), 1)
    const [payout] = await payoutsOf(stay.host)
    await lose(client, stay, null)
    const step = await stepper(client, payout)
    await step('written-off', { reason: 'The bank took the rest' })
    const { gateway, host } = await shareOf(stay.booking)
    assert.deepEqual([gateway, host], [0, 0])
    await payment.refresh()
    const part = await refundOf(payment)
    assert.equal(payment.lostMinor, amountMinor - part.amountMinor)
    assert.equal(await collectPayouts(tomorrow()), 0)
  })

  test('count as given back when the stay is called off', async ({ client, assert }) => {
    const stay = await arrived(client)
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
    const stay = await arrived(client)
    const host = await User.findOrFail(stay.host.id)
    await host.related('settings').updateOrCreate({}, { notifyEmail: false })
    await lose(client, stay, null)
    assert.lengthOf(letters().of(LossMail), 0)
  })

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

  test('end in the queue as they ended: booked when lost, mended when won', async ({
    client,
    assert,
  }) => {
    const lost = await arrived(client)
    await disputed(client, lost)
    assert.deepEqual(await queued(), ['open'])
    await lose(client, lost, null)
    assert.deepEqual(await queued(), ['booked', 'booked'])
    const night = DateTime.utc().plus({ days: 1 }).set({ hour: 0 })
    await reconcileGateways(night)
    const later = await queued()
    assert.deepEqual(later.slice(0, 2), ['booked', 'booked'])

    const won = await arrived(client)
    await disputed(client, won)
    await lose(client, won, null, { resolution: 'declined' })
    const all = await queued()
    assert.equal(all.at(-1), 'mended')
  })

  test('are not begun again by a first word that is delivered after the last', async ({
    client,
    assert,
  }) => {
    const won = await arrived(client)
    await lose(client, won, null, { resolution: 'declined' })
    await disputed(client, won)
    assert.deepEqual(await queued(), [])
    assert.equal(await collectPayouts(), 1)
    const [payout] = await payoutsOf(won.host)
    const somebody = await stepper(client, payout)
    await somebody('approve')

    const lost = await arrived(client)
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
