import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { oweRefund } from '#actions/payments/owe_refund'
import { collectPayouts } from '#actions/payouts/collect_payouts'
import { UserFactory } from '#database/factories/user_factory'
import { toMajor } from '#domain/money'
import { todayInNairobi } from '#domain/stay'
import LossMail from '#mails/loss_mail'
import { catchLetters, contentsOf } from '#tests/helpers/letters'
import { arrivedByCard, lose, shareOf } from '#tests/helpers/lost_disputes'
import { paymentOf, refundOf } from '#tests/helpers/payments'
import { payoutsOf, stepper } from '#tests/helpers/payouts'
import { offerPaystack, sendEvent, type PaystackDouble } from '#tests/helpers/paystack_double'

const tomorrow = () => DateTime.utc().plus({ days: 1 })

test.group('Payments that are lost in a dispute | with payouts', (group) => {
  let paystack: PaystackDouble
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => offerPaystack((double) => (paystack = double)))
  const letters = catchLetters(group)

  test('wait for an admin while a payout with them waits, and cost it what was taken', async ({
    client,
    assert,
  }) => {
    const stay = await arrivedByCard(client, paystack)
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
    const stay = await arrivedByCard(client, paystack)
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

    const next = await arrivedByCard(client, paystack, stay.booking.propertyId)
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
    const stay = await arrivedByCard(client, paystack)
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
    const stay = await arrivedByCard(client, paystack)
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
    const stay = await arrivedByCard(client, paystack)
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
})
