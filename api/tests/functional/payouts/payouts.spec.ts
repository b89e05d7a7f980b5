import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { collectPayouts } from '#actions/payouts/collect_payouts'
import { PropertyFactory } from '#database/factories/property_factory'
import { netOf } from '#domain/ledger'
import AuditEvent from '#models/audit_event'
import LedgerTransaction from '#models/ledger_transaction'
import Payment from '#models/payment'
import { atNoon, day } from '#tests/helpers/days'
import { confirmedStay, paymentCalls } from '#tests/helpers/payments'
import { adminOf, arrived, hearOf, payoutsOf, steps } from '#tests/helpers/payouts'

test.group('Payouts | made', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('come due a day after check-in, one for all stays of a host', async ({ client, assert }) => {
    const early = await arrived(client, 23.9)
    assert.equal(await collectPayouts(), 0)

    const late = await arrived(client, 25, early.booking.propertyId)
    await collectPayouts()
    const [first] = await payoutsOf(late.host)
    assert.include(first.$attributes, {
      status: 'due',
      currency: 'KES',
      amountMinor: late.booking.baseMinor,
    })
    assert.equal(await collectPayouts(), 0, 'nothing is collected twice')

    await collectPayouts(DateTime.utc().plus({ hours: 1 }))
    const payouts = await payoutsOf(early.host)
    assert.deepEqual(
      payouts.map(({ amountMinor }) => amountMinor),
      [late.booking.baseMinor, early.booking.baseMinor]
    )
  })

  test('are made of a stay that is over though nobody checked it in', async ({
    client,
    assert,
  }) => {
    atNoon()
    const stay = await confirmedStay({ checkIn: day(-4), checkOut: day(-1) })
    await paymentCalls(client, stay).pay()
    assert.equal(await collectPayouts(DateTime.utc().minus({ days: 1 })), 0)
    assert.equal(await collectPayouts(DateTime.utc().plus({ hours: 1 })), 1)
  })

  test('are not made of a payment while it is disputed', async ({ client, assert }) => {
    const { booking } = await arrived(client, 25)
    await hearOf(booking, 'create', 'disputed')
    await hearOf(booking, 'remind', 'disputed')
    assert.equal(await collectPayouts(), 0)
    await hearOf(booking, 'resolve', 'heard')
    assert.equal(await collectPayouts(), 1)
  })

  test('wait for their approval while a payment in them is disputed', async ({
    client,
    assert,
  }) => {
    const { booking, host } = await arrived(client, 25)
    await collectPayouts()
    const [payout] = await payoutsOf(host)
    const step = steps(client, payout, await adminOf())
    await hearOf(booking, 'create', 'disputed')
    const refused = await step.approve()
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'E_DISPUTED' })
    await payout.refresh()
    assert.equal(payout.status, 'due')
    await hearOf(booking, 'resolve', 'heard')
    const approved = await step.approve()
    approved.assertStatus(200)
  })

  test('do not name a stay of which nothing is left', async ({ client, assert }) => {
    const stay = await arrived(client, 25)
    const { host } = stay
    const [checkIn, checkOut] = [day(20), day(22)]
    const off = await confirmedStay({ propertyId: stay.booking.propertyId, checkIn, checkOut })
    await paymentCalls(client, off).pay()
    await client.put(`/api/v1/bookings/${off.booking.id}/cancel`).json({}).loginAs(off.guest)
    await off.booking.refresh()
    await off.booking.merge({ checkIn: day(-9), checkOut: day(-7) }).save()
    await collectPayouts()
    const [payout] = await payoutsOf(host)
    const { stays } = await steps(client, payout, await adminOf()).seen()
    assert.deepEqual(
      stays.map(({ booking }: { booking: number }) => booking),
      [stay.booking.id]
    )
  })

  test('are not made of stays that are unpaid, called off or not begun', async ({
    client,
    assert,
  }) => {
    atNoon()
    const unpaid = await confirmedStay({ checkIn: day(-2), checkOut: day(1) })
    const checkedInAt = DateTime.utc().minus({ hours: 48 })
    await unpaid.booking.merge({ status: 'checked-in', checkedInAt }).save()
    const upcoming = await confirmedStay()
    await paymentCalls(client, upcoming).pay()
    const cancelled = await confirmedStay()
    await paymentCalls(client, cancelled).pay()
    await client
      .put(`/api/v1/bookings/${cancelled.booking.id}/cancel`)
      .json({})
      .loginAs(cancelled.guest)
    assert.equal(await collectPayouts(), 0)
    const inTwoMonths = DateTime.utc().plus({ days: 60 })
    assert.equal(await collectPayouts(inTwoMonths), 1, 'the one that is ahead is over by then')
  })

  test('have what a policy leaves the host, when the guest would have come', async ({
    client,
    assert,
  }) => {
    atNoon()
    const property = await PropertyFactory.merge({
      priceMinor: 1_000_000,
      currency: 'KES',
    }).create()
    const stay = await confirmedStay({
      propertyId: property.id,
      cancellationPolicy: 'moderate',
      checkIn: day(3),
      checkOut: day(7),
      approvedAt: DateTime.utc().minus({ days: 30 }),
    })
    await paymentCalls(client, stay).pay()
    const url = `/api/v1/bookings/${stay.booking.id}/cancel`
    const cancelled = await client.put(url).json({}).loginAs(stay.guest)
    cancelled.assertStatus(200)
    const facts = await LedgerTransaction.query().preload('entries')
    const entries = facts.flatMap((fact) => fact.entries.map(({ posting }) => posting))
    assert.deepEqual(netOf(entries), [
      { account: 'gateway', amount: 2_900_000 + 232_000 },
      { account: 'platformFee', amount: -400_000 },
      { account: 'tax', amount: -232_000 },
      { account: 'hostPayable', amount: -2_500_000 },
    ])

    assert.equal(await collectPayouts(DateTime.utc().plus({ days: 2 })), 0)
    assert.equal(await collectPayouts(DateTime.utc().plus({ days: 5 })), 1)
    const [payout] = await payoutsOf(stay.host)
    assert.equal(payout.amountMinor, 2_500_000)
  })

  test('with a payment that was lost in a dispute are written off, and the other stays paid anew', async ({
    client,
    assert,
  }) => {
    const lost = await arrived(client, 25)
    const good = await arrived(client, 25, lost.booking.propertyId)
    await collectPayouts()
    const [payout] = await payoutsOf(lost.host)
    assert.equal(payout.amountMinor, lost.booking.baseMinor + good.booking.baseMinor)
    const admin = await adminOf()
    const step = steps(client, payout, admin)
    const writeOff = (body: object) =>
      client.put(`/api/v1/payouts/${payout.id}/written-off`).json(body).loginAs(admin)
    const reason = 'The guest’s bank took it back'
    const tooSoon = await writeOff({ reason })
    tooSoon.assertStatus(409)
    tooSoon.assertBodyContains({ code: 'E_NOT_LOST' })

    await hearOf(lost.booking, 'create', 'disputed')
    const open = await step.seen()
    assert.deepEqual([open.isDisputed, open.actions], [true, []])
    await hearOf(lost.booking, 'resolve', 'disputed')
    const over = await step.seen()
    assert.deepEqual(over.actions, ['writeOff'])
    const silent = await writeOff({})
    silent.assertStatus(422)
    const done = await writeOff({ reason })
    done.assertBodyContains({
      message: 'Payout written off',
      data: { status: 'writtenOff', failureReason: reason, actions: [] },
    })
    const stays = await step.seen()
    assert.lengthOf(stays.stays, 2, 'what it was made of stays on record')
    const again = await writeOff({ reason })
    again.assertStatus(409)

    const payment = await Payment.findByOrFail('booking_id', lost.booking.id)
    assert.equal(payment.status, 'refunded')
    assert.equal(await collectPayouts(DateTime.utc().plus({ hours: 1 })), 1)
    const [, next] = await payoutsOf(lost.host)
    assert.equal(next.amountMinor, good.booking.baseMinor)
    const facts = await LedgerTransaction.query().preload('entries')
    const entries = facts.flatMap((fact) => fact.entries.map(({ posting }) => posting))
    const net = Object.fromEntries(netOf(entries).map(({ account, amount }) => [account, amount]))
    assert.equal(net.gateway, good.booking.totalMinor)
    assert.equal(net.hostPayable, -good.booking.baseMinor)
    const events = await AuditEvent.query()
      .whereIn('action', ['payment.lost', 'payout.writtenOff'])
      .orderBy('id')
    assert.deepEqual(
      events.map(({ action, actorId }) => [action, actorId]),
      [
        ['payment.lost', admin.id],
        ['payout.writtenOff', admin.id],
      ]
    )
  })
})
