import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { undoPaymentNote } from '#actions/payments/note_payment'
import { settlePayment } from '#actions/payments/settle_payment'
import { startPayment } from '#actions/payments/start_payment'
import paymentsConfig from '#config/payments'
import { UserFactory } from '#database/factories/user_factory'
import BookingMail from '#mails/booking_mail'
import AuditEvent from '#models/audit_event'
import Booking from '#models/booking'
import Payment from '#models/payment'
import User from '#models/user'
import { findBooking } from '#queries/bookings/find_booking'
import { day } from '#tests/helpers/days'
import { booksAsBooked, booksOf, seenBy, step } from '#tests/helpers/deposits'
import { leftEarly, lower, staying } from '#tests/helpers/early_departures'
import { helpAt } from '#tests/helpers/helping'
import { catchLetters, contentsOf } from '#tests/helpers/letters'
import { dyingAt } from '#tests/helpers/money/outward_steps'
import { moneyOf, offerNoGateway, paymentOf, refundsOf } from '#tests/helpers/payments'

const kes = (amount: number) => [{ amount, currency: 'KES' }]

test.group('A lower price after an early departure', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const letters = catchLetters(group)

  const letter = (name: string) =>
    letters()
      .of(BookingMail)
      .find(({ notice }) => notice === name)

  test('is shown first: the most that can be taken off, what the stay costs then, and what goes back', async ({
    client,
    assert,
  }) => {
    const { booking, host } = await leftEarly(client)
    const ask = (qs: object) =>
      client.get(`/api/v1/bookings/${booking.id}/price`).qs(qs).loginAs(host)
    const most = await ask({})
    most.assertStatus(200)
    const { data } = most.body()
    assert.containsSubset(data, { most: 40_000, less: 40_000, difference: 47_520 })
    assert.deepEqual(data.back, kes(47_520))
    assert.containsSubset(data.quote, { base: 20_000, total: 23_760, nights: 6 })
    assert.includeDeepMembers(
      data.quote.lines.map(({ amount, label }: { amount: number; label: string }) => [
        label,
        amount,
      ]),
      [['Left early', -40_000]]
    )
    const part = await ask({ less: 10_000.5 })
    assert.containsSubset(part.body().data, { most: 40_000, less: 10_000.5 })
    const beyond = await ask({ less: 40_000.01 })
    beyond.assertStatus(422)
    beyond.assertBodyContains({ errors: [{ field: 'less', rule: 'max' }] })
    const seen = await seenBy(client, booking, host)
    assert.include(seen.actions, 'lowerPrice')
    assert.isNull(seen.lowered)
  })

  test('sends back what was paid too much, and the books have what they would have of a stay booked so', async ({
    client,
    assert,
  }) => {
    const stay = await leftEarly(client)
    const { booking, guest, host } = stay
    const lowered = await lower(client, stay, { less: 40_000, total: 23_760 })
    lowered.assertStatus(200)
    lowered.assertBodyContains({
      message: 'The price is lowered',
      data: { totalAmount: 23_760, hostShare: 20_000, paymentStatus: 'paid', nights: 6 },
    })
    const { data } = lowered.body()
    assert.deepEqual(data.lowered, { amount: 47_520, onItsWay: [], wentBack: kes(47_520) })
    assert.deepEqual(data.differencesBack, { onItsWay: [], wentBack: [] })
    assert.notIncludeMembers(data.actions, ['lowerPrice'])
    assert.notIncludeMembers(data.actions, ['undoCheckOut'])
    const [refund] = await refundsOf(await paymentOf(booking))
    assert.containsSubset(refund.$attributes, {
      reason: 'leftEarly',
      state: 'processed',
      amountMinor: 4_752_000,
      priceMinor: 4_752_000,
    })
    assert.deepEqual(await moneyOf(booking), { booking: 'paid', attempts: ['paid'] })
    assert.deepEqual(await booksOf(booking), await booksAsBooked(booking))
    assert.deepInclude(await booksOf(booking), { hostPayable: -2_000_000, platformFee: -200_000 })

    const entry = await AuditEvent.findByOrFail({ action: 'booking.priceLowered' })
    assert.deepEqual(entry.before, { totalMinor: 7_128_000, currency: 'KES' })
    assert.deepEqual(entry.after, { totalMinor: 2_376_000, currency: 'KES' })
    const { text } = contentsOf(letter('priceLoweredForGuest')!)
    assert.match(text, new RegExp(`${host.firstName} asks less .* KES.47,520 less`))
    assert.match(text, /We send KES.47,520 back to you the way you paid/)
    assert.match(text, /Paid.*KES.71,280[\s\S]*Goes back to you.*KES.47,520/)
    assert.isUndefined(letter('priceLoweredForHost'), 'who does it is not told')

    const receipt = await client.get(`/api/v1/bookings/${booking.id}/receipt`).loginAs(guest)
    receipt.assertStatus(200)
    receipt.assertBodyContains({ data: { payments: [{ refunds: [{ reason: 'leftEarly' }] }] } })
  })

  test('is asked for once, and the check-out is not taken back after it', async ({
    client,
    assert,
  }) => {
    const stay = await leftEarly(client)
    await lower(client, stay, { less: 1 })
    const again = await lower(client, stay, { less: 1 })
    again.assertStatus(409)
    again.assertBodyContains({ code: 'E_STATE_MOVED_ON' })
    const undone = await step(client, stay.booking, stay.host, 'checkout/undo')
    undone.assertStatus(409)
    assert.lengthOf(await refundsOf(await paymentOf(stay.booking)), 1)
    assert.deepEqual(await booksOf(stay.booking), await booksAsBooked(stay.booking))
  })

  test('is told the same by a repeat under its key, wherever the process died', async ({
    client,
    assert,
  }) => {
    for (const at of [0, 1, 2, 3]) {
      const stay = await leftEarly(client)
      const token = await User.accessTokens.create(stay.host)
      const session = token.value!.release()
      const ask = () =>
        client
          .put(`/api/v1/bookings/${stay.booking.id}/price`)
          .json({ less: 40_000 })
          .header('idempotency-key', 'a-lower-price')
          .bearerToken(session)
      await dyingAt(at, ask).catch(() => null)
      const repeated = await ask()
      repeated.assertStatus(200)
      repeated.assertBodyContains({ data: { totalAmount: 23_760 } })
      assert.lengthOf(await refundsOf(await paymentOf(stay.booking)), 1)
    }
  })

  test('is told to its host as well where an admin lowers it', async ({ client, assert }) => {
    const stay = await leftEarly(client)
    const admin = await UserFactory.apply('admin').create()
    const lowered = await lower(client, stay, { less: 40_000 }, admin)
    lowered.assertStatus(200)
    assert.match(contentsOf(letter('priceLoweredForHost')!).text, /lowered the price .* KES.47,520/)
  })

  test('is no other price than was shown, nor of a stay that was edited since', async ({
    client,
    assert,
  }) => {
    const stay = await leftEarly(client)
    const { updatedAt } = await seenBy(client, stay.booking, stay.host)
    const other = await lower(client, stay, { less: 40_000, total: 23_761 })
    other.assertStatus(409)
    other.assertBodyContains({ code: 'E_PRICE_CHANGED' })
    const edited = await lower(client, stay).header('If-Match', '"2026-01-01T00:00:00.000Z"')
    edited.assertStatus(412)
    assert.isEmpty(await refundsOf(await paymentOf(stay.booking)))
    const seen = await lower(client, stay).header('If-Match', `"${updatedAt}"`)
    seen.assertStatus(200)
  })

  test('is not for its guest, nor for who meets guests or manages the listing, nor while the guest is there', async ({
    client,
    assert,
  }) => {
    const stay = await staying(client)
    const early = await lower(client, stay)
    early.assertStatus(409)
    await step(client, stay.booking, stay.host, 'checkout')
    const guests = await lower(client, stay, { less: 1 }, stay.guest)
    guests.assertStatus(403)
    const helper = await UserFactory.create()
    const may = { arrivals: true, manage: true, prices: true }
    await helpAt(stay.booking.propertyId, stay.host, helper, may)
    const helpers = await lower(client, stay, { less: 1 }, helper)
    helpers.assertStatus(404)
    await Booking.query().where('id', stay.booking.id).update({ departed_on: null })
    const onTime = await lower(client, stay)
    onTime.assertStatus(409)
    assert.isEmpty(await refundsOf(await paymentOf(stay.booking)))
  })

  test('of a stay that is not paid is what there is to pay', async ({ client, assert }) => {
    const stay = await leftEarly(client, { isPaid: false })
    const lowered = await lower(client, stay)
    lowered.assertStatus(200)
    assert.containsSubset(lowered.body().data, { totalAmount: 23_760, paymentStatus: 'unpaid' })
    assert.deepEqual(lowered.body().data.lowered, { amount: 47_520, onItsWay: [], wentBack: [] })
    const seen = await seenBy(client, stay.booking, stay.guest)
    assert.equal(seen.amountDue, 23_760)
    assert.notMatch(contentsOf(letter('priceLoweredForGuest')!).text, /back to you/)
  })

  test('of a stay that is being paid waits for that', async ({ client }) => {
    const stay = await leftEarly(client, { isPaid: false })
    const attempt = { gateway: null, phone: null, token: 'sim_paid' }
    await startPayment(await findBooking(stay.booking.id), stay.guest, attempt, null)
    const lowered = await lower(client, stay)
    lowered.assertStatus(409)
    lowered.assertBodyContains({ code: 'E_PAYMENT_UNDER_WAY' })
  })

  test('money for the former price that comes late goes back whole', async ({ client, assert }) => {
    const stay = await leftEarly(client, { isPaid: false })
    const { booking, guest } = stay
    const attempt = { gateway: null, phone: null, token: 'sim_paid' }
    await startPayment(await findBooking(booking.id), guest, attempt, null)
    const payment = await Payment.findByOrFail({ bookingId: booking.id })
    await settlePayment(payment, { status: 'expired' }, null)
    const lowered = await lower(client, stay)
    lowered.assertStatus(200)

    await settlePayment(payment, { status: 'paid', receipt: 'SIM1' }, null)
    assert.deepEqual(await moneyOf(booking), { booking: 'unpaid', attempts: ['refunded'] })
    assert.deepEqual(await booksOf(booking), {})
    const { text } = contentsOf(letter('formerRefundedForGuest')!)
    assert.match(text, /Your payment of KES.71,280 .* too late for the price that it was for/)
  })

  test('of a stay that was paid to its host is given back by the host', async ({
    client,
    assert,
  }) => {
    const offerAgain = offerNoGateway()
    try {
      const stay = await leftEarly(client, { isPaid: false })
      const noted = await step(client, stay.booking, stay.host, 'paid')
      noted.assertStatus(200)
      const admin = await UserFactory.apply('admin').create()
      const lowered = await lower(client, stay, { less: 40_000 }, admin)
      lowered.assertStatus(200)
      assert.containsSubset(lowered.body().data, { totalAmount: 23_760, paymentStatus: 'paid' })
      const toHost = contentsOf(letter('priceLoweredForHost')!).text
      assert.match(toHost, /paid you directly: please give KES.47,520 back/)
      assert.notMatch(toHost, /payouts/)
      const { text } = contentsOf(letter('priceLoweredForGuest')!)
      assert.include(text, `You paid ${stay.host.firstName}, who gives it back to you`)
      assert.deepEqual(await booksOf(stay.booking), {})
    } finally {
      offerAgain()
    }
  })

  test('is refused where it would be paid here then, until its host has noted what they were paid', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { waysToPay } = paymentsConfig
    cleanup(() => void Object.assign(paymentsConfig, { waysToPay }))
    const below = (kesMinor: number) => (kesMinor < 7_000_000 ? waysToPay(kesMinor) : [])
    Object.assign(paymentsConfig, { waysToPay: below })
    const stay = await leftEarly(client, { isPaid: false })
    const refused = await lower(client, stay)
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'E_NOT_NOTED' })
    const noted = await step(client, stay.booking, stay.host, 'paid')
    noted.assertStatus(200)
    const lookedAt = await findBooking(stay.booking.id)
    const lowered = await lower(client, stay)
    lowered.assertStatus(200)
    assert.notInclude(lowered.body().data.actions, 'undoPayment')
    await assert.rejects(() => undoPaymentNote(lookedAt, stay.host), 'bookings.cannotUndo')
    const seen = await seenBy(client, stay.booking, stay.guest)
    assert.containsSubset(seen, { paymentStatus: 'paid', amountDue: 0, waysToPay: [] })
  })

  test('is kept where nobody is there any more whom money could go back to', async ({
    client,
    assert,
  }) => {
    const stay = await leftEarly(client)
    await stay.guest.merge({ deletedAt: DateTime.utc() }).save()
    const { actions } = await seenBy(client, stay.booking, stay.host)
    assert.notInclude(actions, 'lowerPrice')
    const lowered = await lower(client, stay)
    lowered.assertStatus(409)
    assert.isEmpty(await refundsOf(await paymentOf(stay.booking)))
  })

  test('is lowered until 14 days after the departure', async ({ client }) => {
    const stay = await leftEarly(client, { isPaid: false })
    const leftOn = (ahead: number) =>
      Booking.query()
        .where('id', stay.booking.id)
        .update({ check_in: day(ahead - 2), departed_on: day(ahead), check_out: day(ahead + 4) })
    await leftOn(-15)
    const late = await lower(client, stay, { less: 1 })
    late.assertStatus(409)
    await leftOn(-14)
    const last = await lower(client, stay, { less: 1 })
    last.assertStatus(200)
  })
})
