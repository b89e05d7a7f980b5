import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { collectPayouts } from '#actions/payouts/collect_payouts'
import { settleNoShows } from '#actions/bookings/settle_no_shows'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import type { CancellationPolicy } from '#domain/cancellation'
import BookingMail from '#mails/booking_mail'
import AuditEvent from '#models/audit_event'
import Booking from '#models/booking'
import type User from '#models/user'
import { day } from '#tests/helpers/days'
import { catchLetters, contentsOf } from '#tests/helpers/letters'
import { confirmedStay, moneyOf, paymentCalls } from '#tests/helpers/payments'
import type { ApiClient } from '@japa/api-client'

const later = (minutes: number) => DateTime.utc().plus({ minutes })

/** Four nights of 10,000 for 47,520, agreed a month ago; the first night is over. */
async function missedStay(changes: Partial<Booking> = {}) {
  const property = await PropertyFactory.merge({ priceMinor: 1_000_000, currency: 'KES' }).create()
  const stay = await confirmedStay({
    propertyId: property.id,
    checkIn: day(-1),
    checkOut: day(3),
    approvedAt: DateTime.utc().minus({ days: 30 }),
    ...changes,
  })
  return { ...stay, property }
}

function step(client: ApiClient, { id }: { id: number }, who: User, path = 'noshow') {
  return client.put(`/api/v1/bookings/${id}/${path}`).json({}).loginAs(who)
}

async function nightsOf({ id }: { id: number }) {
  const rows = await db.from('booking_nights').where('booking_id', id)
  return rows.length
}

test.group('A guest who does not come', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const letters = catchLetters(group)

  const told = () =>
    letters()
      .of(BookingMail)
      .filter(({ notice }) => notice === 'noShowForGuest')
      .map(contentsOf)

  test('is marked by the host: the stay ends, its nights are free, the log says so', async ({
    client,
    assert,
  }) => {
    const { booking, host, property } = await missedStay()
    const marked = await step(client, booking, host)
    marked.assertStatus(200)
    marked.assertBodyContains({
      data: {
        status: 'cancelled',
        cancellationReason: 'The guest did not come',
        actions: ['undoNoShow'],
      },
    })
    assert.equal(await nightsOf(booking), 0)
    const entry = await AuditEvent.findByOrFail({ action: 'booking.noShow', subjectId: booking.id })
    assert.equal(entry.actorId, host.id)

    const next = await client
      .post('/api/v1/bookings')
      .json({
        property: property.id,
        checkIn: day(0),
        checkOut: day(2),
        guests: { adults: 1 },
      })
      .loginAs(await UserFactory.create())
    next.assertStatus(201)
    const back = await step(client, booking, host, 'noshow/undo')
    back.assertStatus(409)
    back.assertBodyContains({ code: 'E_DATES_TAKEN' })
  })

  test('cannot be marked by the guest, before the first night is over, nor a week after the stay', async ({
    client,
  }) => {
    const { booking, host, guest } = await missedStay()
    const byGuest = await step(client, booking, guest)
    byGuest.assertStatus(403)
    for (const dates of [
      { checkIn: day(0), checkOut: day(2) },
      { checkIn: day(-9), checkOut: day(-8) },
    ]) {
      await booking.merge(dates).save()
      const refused = await step(client, booking, host)
      refused.assertStatus(409)
    }
    await booking.merge({ checkIn: day(-8), checkOut: day(-7) }).save()
    const inTime = await step(client, booking, host)
    inTime.assertStatus(200)
  })

  for (const [policy, back, money] of [
    ['free', 47_520, /Everything you have paid, KES 47,520, goes back/],
    ['moderate', 16_200, /KES 16,200 goes back to you and the rest is kept/],
    ['nonRefundable', 0, /what you have paid is kept/],
  ] as [CancellationPolicy, number, RegExp][]) {
    test(`under ${policy} ${back} goes back, when it cannot be taken back any more`, async ({
      client,
      assert,
    }) => {
      const stay = await missedStay({ cancellationPolicy: policy })
      await paymentCalls(client, stay).pay()
      const shown = await client.get(`/api/v1/bookings/${stay.booking.id}`).loginAs(stay.host)
      assert.equal(shown.body().data.cancellation.noShowRefund, back)

      await step(client, stay.booking, stay.host)
      assert.deepEqual(await moneyOf(stay.booking), { booking: 'paid', attempts: ['paid'] })
      assert.deepEqual(await settleNoShows(later(14)), [])
      assert.equal(await collectPayouts(later(60 * 24 * 30)), 0, 'nothing is paid out meanwhile')
      assert.lengthOf(told(), 0)

      assert.deepEqual(await settleNoShows(later(16)), [stay.booking.id])
      assert.deepEqual(await settleNoShows(later(16)), [], 'a second run finds nothing')
      const status = back > 0 ? 'refunded' : 'paid'
      assert.deepEqual(await moneyOf(stay.booking), { booking: status, attempts: [status] })
      const { refundMinor } = await Booking.findOrFail(stay.booking.id)
      assert.equal(refundMinor, back * 100)
      assert.lengthOf(told(), 1)
      assert.match(told()[0].text.replaceAll('\u00a0', ' '), money)
    })
  }

  test('is marked no more when the host’s share is in a payout, and money would go back', async ({
    client,
    assert,
  }) => {
    const { booking, guest, host } = await missedStay({ checkIn: day(-4), checkOut: day(-1) })
    await paymentCalls(client, { booking, guest }).pay()
    assert.equal(await collectPayouts(DateTime.utc().plus({ days: 1 })), 1)
    const marked = await step(client, booking, host)
    marked.assertStatus(409)
    marked.assertBodyContains({ code: 'E_PAID_OUT' })
    await booking.refresh()
    assert.equal(booking.status, 'confirmed')

    await booking.merge({ cancellationPolicy: 'nonRefundable' }).save()
    const kept = await step(client, booking, host)
    kept.assertStatus(200)
  })

  test('an unpaid stay ends with a letter alone', async ({ client, assert }) => {
    const stay = await missedStay()
    await step(client, stay.booking, stay.host)
    await settleNoShows(later(16))
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'unpaid', attempts: [] })
    assert.match(told()[0].text, /Nothing was paid through Makao/)
  })

  test('is taken back within a quarter of an hour: nights, money and dates as before', async ({
    client,
    assert,
  }) => {
    const stay = await missedStay({ cancellationPolicy: 'moderate' })
    await paymentCalls(client, stay).pay()
    await step(client, stay.booking, stay.host)
    const back = await step(client, stay.booking, stay.host, 'noshow/undo')
    back.assertBodyContains({ data: { status: 'confirmed', cancellationReason: null } })
    assert.equal(await nightsOf(stay.booking), 4)
    await settleNoShows(later(60))
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'paid', attempts: ['paid'] })
    assert.lengthOf(told(), 0)
    const { refundMinor, cancelledAt } = await Booking.findOrFail(stay.booking.id)
    assert.isNull(refundMinor)
    assert.isNull(cancelledAt)
  })

  test('gives a stay that was agreed at once its time to pay again, when it is taken back', async ({
    client,
    assert,
  }) => {
    const payBy = DateTime.utc().plus({ minutes: 30 }).startOf('second')
    for (const [approvedBy, isGiven] of [[null, true] as const, ['host', false] as const]) {
      const stay = await missedStay({ payBy, payReminderAt: null })
      await stay.booking.merge({ approvedBy: approvedBy && stay.host.id }).save()
      await step(client, stay.booking, stay.host)
      const marked = await Booking.findOrFail(stay.booking.id)
      assert.isNull(marked.payBy)
      await step(client, stay.booking, stay.host, 'noshow/undo')
      const back = await Booking.findOrFail(stay.booking.id)
      assert.equal(back.payBy !== null, isGiven, 'the two have met at the door')
      if (back.payBy) assert.isTrue(back.payBy > DateTime.utc().plus({ minutes: 55 }))
    }
  })

  test('is not taken back once it is settled, nor is another cancellation', async ({ client }) => {
    const { booking, host } = await missedStay()
    await step(client, booking, host)
    await settleNoShows(later(16))
    const late = await step(client, booking, host, 'noshow/undo')
    late.assertStatus(409)

    const other = await missedStay()
    await step(client, other.booking, other.host, 'cancel')
    const undone = await step(client, other.booking, other.host, 'noshow/undo')
    undone.assertStatus(409)
  })
})
