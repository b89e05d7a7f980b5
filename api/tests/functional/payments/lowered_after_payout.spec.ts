import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { returnDeposits } from '#actions/payments/return_deposits'
import { collectPayouts } from '#actions/payouts/collect_payouts'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import Booking from '#models/booking'
import DateChange from '#models/date_change'
import type User from '#models/user'
import { day } from '#tests/helpers/days'
import { booksAsBooked, booksOf, step } from '#tests/helpers/deposits'
import { leave, leftEarly, lower, staying } from '#tests/helpers/early_departures'
import { confirmedStay, paymentCalls, paymentOf, refundsOf } from '#tests/helpers/payments'
import { adminOf, hearOf, payoutsOf, steps } from '#tests/helpers/payouts'

const later = (hours: number) => DateTime.utc().plus({ hours })

/** The host has the money of a stay whose guest has left. */
async function paidOut(client: ApiClient, host?: User) {
  const stay = await leftEarly(client, { host })
  await collectPayouts()
  return stay
}

async function refusePaidOut(client: ApiClient, stay: Awaited<ReturnType<typeof paidOut>>) {
  const refused = await lower(client, stay)
  refused.assertStatus(409)
  refused.assertBodyContains({ code: 'E_PAID_OUT' })
}

async function amountsOf(host: User) {
  const payouts = await payoutsOf(host)
  return payouts.map(({ amountMinor }) => amountMinor)
}

test.group('A price that is lowered before the payout', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is paid out as it is then', async ({ client, assert }) => {
    const stay = await leftEarly(client)
    const lowered = await lower(client, stay, { less: 15_000 })
    lowered.assertStatus(200)
    await collectPayouts()
    assert.deepEqual(await amountsOf(stay.host), [4_500_000])
  })

  test('goes back in the currency that was paid, and the deposit as a whole', async ({
    client,
    assert,
  }) => {
    const stay = await leftEarly(client, { currency: 'USD', depositMinor: 5_000 })
    const payment = await paymentOf(stay.booking)
    const lowered = await lower(client, stay, { less: 123.45 })
    lowered.assertStatus(200)
    const { depositSettlesAt } = await Booking.findOrFail(stay.booking.id)
    await returnDeposits(later(depositSettlesAt!.diffNow('hours').hours + 0.1))
    const refunds = await refundsOf(payment)
    assert.deepEqual(
      refunds.map(({ reason, state }) => [reason, state]),
      [
        ['leftEarly', 'processed'],
        ['depositReturned', 'processed'],
      ]
    )
    const booking = await Booking.findOrFail(stay.booking.id)
    const kept = refunds.reduce((left, { amountMinor }) => left - amountMinor, payment.amountMinor)
    const books = await booksOf(booking)
    assert.equal(books.gateway, kept)
    assert.equal(
      Object.values(books).reduce((sum, amount) => sum + amount, 0),
      0
    )
    const rate = payment.currency === booking.currency ? 1000 : booking.kesRate
    assert.approximately(kept, (booking.totalMinor * rate) / 1000, 1)
    assert.approximately(-books.hostPayable, (booking.baseMinor * rate) / 1000, 1)
  })

  test('takes the newest of two payments first', async ({ client, assert }) => {
    const property = await PropertyFactory.merge({
      priceMinor: 1_000_000,
      currency: 'KES',
    }).create()
    const stay = await confirmedStay({ propertyId: property.id })
    const { booking, guest, host } = stay
    await paymentCalls(client, stay).pay()
    const dates = `/api/v1/bookings/${booking.id}/dates`
    const wanted = { checkIn: day(30), checkOut: day(36) }
    await client.post(dates).json(wanted).loginAs(guest)
    const change = await DateChange.findByOrFail({ bookingId: booking.id, status: 'open' })
    await client.put(`${dates}/agree`).json({ change: change.id }).loginAs(host)
    await paymentCalls(client, stay).pay()
    await booking.refresh()
    const moved = { checkIn: day(-2), checkOut: day(4), departedOn: day(-1) }
    const checkedInAt = DateTime.utc().minus({ hours: 48 })
    await booking.merge({ ...moved, status: 'checked-out', checkedInAt }).save()
    for (const payment of await booking.related('payments').query()) {
      assert.isEmpty(await refundsOf(payment))
    }

    const lowered = await lower(client, stay, { less: 50_000 })
    lowered.assertStatus(200)
    assert.deepEqual(lowered.body().data.lowered.wentBack, [{ amount: 59_400, currency: 'KES' }])
    assert.deepEqual(await booksOf(booking), await booksAsBooked(booking))
    const backs = []
    for (const payment of await booking.related('payments').query()) {
      const refunds = await refundsOf(payment)
      backs.push(refunds.map(({ amountMinor }) => amountMinor))
    }
    assert.deepEqual(backs, [[1_188_000], [4_752_000]])
  })

  test('is refused while the guest’s bank asks for the money', async ({ client, assert }) => {
    const stay = await leftEarly(client)
    await hearOf(stay.booking, 'create', 'disputed')
    const refused = await lower(client, stay)
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'E_ALREADY_PAID' })
    assert.isEmpty(await refundsOf(await paymentOf(stay.booking)))
  })
})

test.group('A price that is lowered after the payout', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is set off against the next payout', async ({ client, assert }) => {
    const stay = await paidOut(client)
    const { host } = stay
    const next = await staying(client, { host, hours: 1 })
    const lowered = await lower(client, stay)
    lowered.assertStatus(200)
    assert.deepEqual(await booksOf(next.booking), await booksAsBooked(next.booking))
    const owing = await client.get('/api/v1/payouts/debts').loginAs(await adminOf())
    assert.containsSubset(owing.body().data, [{ amount: 40_000, currency: 'KES' }])

    await collectPayouts(later(24))
    assert.deepEqual(await amountsOf(host), [6_000_000, 2_000_000])
    const [, payout] = await payoutsOf(host)
    const seen = await steps(client, payout, await adminOf()).seen()
    assert.sameMembers(
      seen.stays.map(({ share }: { share: number }) => share),
      [60_000, -40_000]
    )
  })

  test('is set off however far that payout is, and a payout keeps its amount', async ({
    client,
    assert,
  }) => {
    const stay = await paidOut(client)
    const [payout] = await payoutsOf(stay.host)
    const ofAdmin = steps(client, payout, await adminOf())
    const approved = await ofAdmin.approve()
    approved.assertStatus(200)
    await staying(client, { host: stay.host, hours: 1 })
    const lowered = await lower(client, stay, { less: 10_000 })
    lowered.assertStatus(200)
    const failed = await ofAdmin.fail({ reason: 'The number is closed' })
    failed.assertStatus(200)
    await collectPayouts(later(24))
    assert.deepEqual(await amountsOf(stay.host), [6_000_000, 5_000_000])
  })

  test('is refused where nothing covers it, and nothing is changed', async ({ client, assert }) => {
    const stay = await paidOut(client)
    await refusePaidOut(client, stay)
    const booking = await Booking.findOrFail(stay.booking.id)
    assert.containsSubset(booking.$attributes, { totalMinor: 7_128_000, loweredAt: null })
    assert.isEmpty(await refundsOf(await paymentOf(booking)))
    assert.deepInclude(await booksOf(booking), { hostPayable: -6_000_000 })
  })

  test('is not covered by stays that can be called off still, nor by another host’s', async ({
    client,
  }) => {
    const stay = await paidOut(client)
    const { host } = stay
    await staying(client)
    await refusePaidOut(client, stay)
    const { id } = await PropertyFactory.merge({ hostId: host.id, currency: 'KES' }).create()
    const ahead = await confirmedStay({ propertyId: id })
    await paymentCalls(client, ahead).pay()
    await refusePaidOut(client, stay)
    const absent = await confirmedStay({ propertyId: id, checkIn: day(-6), checkOut: day(-3) })
    await paymentCalls(client, absent).pay()
    await refusePaidOut(client, stay)
    await staying(client, { host, hours: 0.2 })
    await refusePaidOut(client, stay)
    await staying(client, { host, hours: 0.3 })
    const lowered = await lower(client, stay)
    lowered.assertStatus(200)
  })

  test('is not covered by what another lowered price takes', async ({ client, assert }) => {
    const stay = await paidOut(client)
    const { host } = stay
    const next = await staying(client, { host })
    const lowered = await lower(client, stay)
    lowered.assertStatus(200)
    await leave(client, next)
    await refusePaidOut(client, next)
    const less = await lower(client, next, { less: 20_000 })
    less.assertStatus(200)
    assert.equal(await collectPayouts(later(24)), 0)
    assert.deepEqual(await amountsOf(host), [6_000_000])
  })

  test('is not covered by a stay whose guest’s bank asks for its money', async ({ client }) => {
    const stay = await paidOut(client)
    const next = await staying(client, { host: stay.host })
    await hearOf(next.booking, 'create', 'disputed')
    await refusePaidOut(client, stay)
  })

  test('is not covered by what a disputed debt takes as soon as that is over', async ({
    client,
  }) => {
    const stay = await paidOut(client)
    const { host } = stay
    const other = await paidOut(client, host)
    await staying(client, { host })
    const lowered = await lower(client, stay)
    lowered.assertStatus(200)
    await hearOf(stay.booking, 'create', 'disputed')
    await refusePaidOut(client, other)
    const less = await lower(client, other, { less: 20_000 })
    less.assertStatus(200)
  })

  test('is refused where a share of it is another host’s', async ({ client, assert }) => {
    const stay = await staying(client)
    await collectPayouts()
    const other = await UserFactory.apply('host').create()
    const handed = await client
      .put(`/api/v1/properties/${stay.booking.propertyId}/host`)
      .json({ host: other.id })
      .loginAs(await adminOf())
    handed.assertStatus(200)
    await leave(client, { ...stay, host: other })
    await staying(client, { host: other })
    await refusePaidOut(client, { ...stay, host: other })
    assert.isEmpty(await refundsOf(await paymentOf(stay.booking)))
    const former = await step(client, stay.booking, stay.host, 'price', { less: 1 })
    former.assertStatus(404)
  })

  test('follows a stay whose share was passed on before any payout', async ({ client, assert }) => {
    const stay = await staying(client)
    const other = await UserFactory.apply('host').create()
    const handed = await client
      .put(`/api/v1/properties/${stay.booking.propertyId}/host`)
      .json({ host: other.id })
      .loginAs(await adminOf())
    handed.assertStatus(200)
    await leave(client, { ...stay, host: other })
    const lowered = await lower(client, { ...stay, host: other })
    lowered.assertStatus(200)
    await collectPayouts()
    assert.deepEqual(await amountsOf(other), [2_000_000])
    assert.deepEqual(await amountsOf(stay.host), [])
  })
})
