import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { endUnpaidStays } from '#actions/bookings/end_unpaid_stays'
import { remindOfPayments } from '#actions/bookings/remind_of_payments'
import { checkPayments } from '#actions/payments/check_payments'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import { NO_STAY_RULES } from '#domain/stay_rules'
import AuditEvent from '#models/audit_event'
import Booking from '#models/booking'
import User from '#models/user'
import { day } from '#tests/helpers/days'
import { catchLetters } from '#tests/helpers/letters'
import { noticesIn } from '#tests/helpers/notices'
import { moneyOf, offerNoGateway, paymentCalls, replaceCall } from '#tests/helpers/payments'
import { stateOf, stayToBePaid } from '#tests/helpers/unpaid_stays'

const later = (minutes: number) => DateTime.utc().plus({ minutes })

const KEPT = { status: 'confirmed', cancellationCause: null, nights: 2, entries: 0 }
const ENDED = { status: 'cancelled', cancellationCause: 'unpaid', nights: 0, entries: 1 }

test.group('The time to pay of an agreed stay', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const letters = catchLetters(group)

  test('begins with the host’s word, and guest, host and admins see until when', async ({
    client,
    assert,
  }) => {
    const booking = await BookingFactory.create()
    const [guest, host, admin] = [
      await User.findOrFail(booking.guestId),
      await User.findOrFail(booking.hostId),
      await UserFactory.apply('admin').create(),
    ]
    const seenBy = async (viewer: User) => {
      const shown = await client.get(`/api/v1/bookings/${booking.id}`).loginAs(viewer)
      return shown.body().data.payBy
    }
    assert.isNull(await seenBy(guest))
    await client.put(`/api/v1/bookings/${booking.id}/approve`).json({}).loginAs(host)
    const payBy = await seenBy(guest)
    assert.approximately(DateTime.fromISO(payBy).diffNow('hours').hours, 24, 0.1)
    assert.equal(await seenBy(host), payBy)
    assert.equal(await seenBy(admin), payBy)
    const [letter] = noticesIn(letters())
    const said = DateTime.fromISO(payBy).setZone('Africa/Nairobi').toFormat('ccc d LLL y, HH:mm')
    assert.include(letter.text, `please pay by ${said}`)

    await paymentCalls(client, { booking, guest }).pay()
    assert.isNull(await seenBy(guest))
    await remindOfPayments(later(20 * 60))
    assert.deepEqual(await endUnpaidStays(later(26 * 60)), [])
  })

  test('is an hour for a stay that is booked instantly, and its host reads so', async ({
    client,
    assert,
  }) => {
    const guest = await UserFactory.create()
    const stayRules = { ...NO_STAY_RULES, instantBooking: true }
    const property = await PropertyFactory.merge({ stayRules }).create()
    const booked = await client
      .post('/api/v1/bookings')
      .json({ property: property.id, checkIn: day(10), checkOut: day(12), guests: { adults: 1 } })
      .loginAs(guest)
    const payBy = DateTime.fromISO(booked.body().data.payBy)
    assert.approximately(payBy.diffNow('minutes').minutes, 60, 2)
    const [toHost, toGuest] = noticesIn(letters())
    const said = payBy.setZone('Africa/Nairobi').toFormat('ccc d LLL y, HH:mm')
    assert.include(toHost.text, `To be paid by: ${said}`)
    assert.include(toGuest.text, `please pay by ${said}`)
  })

  test('is not there where guests pay their host, and is forgotten where they do from now on', async ({
    client,
    assert,
    cleanup,
  }) => {
    const known = await stayToBePaid(-1)
    cleanup(offerNoGateway())
    const booking = await BookingFactory.create()
    const host = await User.findOrFail(booking.hostId)
    const approved = await client
      .put(`/api/v1/bookings/${booking.id}/approve`)
      .json({})
      .loginAs(host)
    approved.assertBodyContains({ data: { status: 'confirmed', payBy: null } })
    await remindOfPayments(later(20 * 60))
    assert.deepEqual(await endUnpaidStays(later(26 * 60)), [])
    const kept = await Booking.findOrFail(known.booking.id)
    assert.deepEqual([kept.status, kept.payBy], ['confirmed', null])
  })

  test('is over once the guest is there, for good', async ({ client, assert }) => {
    const { booking, host } = await stayToBePaid(30, { checkIn: day(0), checkOut: day(2) })
    const move = (name: string) =>
      client.put(`/api/v1/bookings/${booking.id}/${name}`).json({}).loginAs(host)
    await move('checkin')
    const back = await move('checkin/undo')
    back.assertBodyContains({ data: { status: 'confirmed', payBy: null } })
    assert.deepEqual(await endUnpaidStays(later(60)), [])
  })

  test('without a payment the stay ends: its nights are free, and both read why', async ({
    client,
    assert,
  }) => {
    const { booking, guest, host } = await stayToBePaid(-1)
    const fresh = await stayToBePaid(5)
    assert.deepEqual(await endUnpaidStays(), [booking.id])
    assert.deepEqual(await stateOf(booking), ENDED)
    assert.deepEqual(await stateOf(fresh.booking), KEPT)

    const event = await AuditEvent.findByOrFail({
      action: 'booking.notPaid',
      subjectId: booking.id,
    })
    assert.isNull(event.actorId)
    assert.deepEqual(
      [event.before, event.after],
      [{ status: 'confirmed' }, { status: 'cancelled' }]
    )
    const [toGuest, toHost, ...others] = noticesIn(letters())
    assert.lengthOf(others, 0)
    assert.deepEqual([toGuest.to, toHost.to], [[guest.email], [host.email]])
    assert.include(toGuest.text, 'was not paid in time, so Makao has cancelled it')
    assert.include(toHost.text, `${guest.firstName} did not pay for the stay`)
    for (const viewer of [guest, host]) {
      const shown = await client.get(`/api/v1/bookings/${booking.id}`).loginAs(viewer)
      shown.assertBodyContains({
        data: {
          status: 'cancelled',
          cancellationReason: 'The stay was not paid in time',
          payBy: null,
          actions: [],
        },
      })
    }
    assert.deepEqual(await endUnpaidStays(), [], 'a second run finds nothing')
  })

  test('once it is over no payment begins, and one that is open is not given up', async ({
    client,
    assert,
  }) => {
    const stay = await stayToBePaid(5)
    const calls = paymentCalls(client, stay)
    await calls.start({ token: 'sim_unanswered' })
    await stay.booking.merge({ payBy: later(-1) }).save()
    const refused = await calls.start()
    refused.assertStatus(409)
    refused.assertBody({
      success: false,
      code: 'E_NOT_PAYABLE',
      message: 'The time to pay for this stay is over',
    })
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'pending', attempts: ['pending'] })
    const shown = await client.get(`/api/v1/bookings/${stay.booking.id}`).loginAs(stay.guest)
    shown.assertBodyContains({ data: { waysToPay: [] } })
  })

  test('a prompt that is open has a quarter of an hour, and money that comes later goes back', async ({
    client,
    assert,
  }) => {
    const stay = await stayToBePaid(5)
    const calls = paymentCalls(client, stay)
    const started = await calls.start({ token: 'sim_unanswered' })
    assert.deepEqual(await endUnpaidStays(later(19)), [])
    assert.deepEqual(await stateOf(stay.booking), KEPT)
    assert.deepEqual(await endUnpaidStays(later(21)), [stay.booking.id])
    assert.deepEqual(await stateOf(stay.booking), ENDED)

    const restore = replaceCall('confirm', async () => ({ status: 'paid', receipt: 'SIMULATED-L' }))
    const confirmed = await calls.confirm(started.body().data.paymentIntentId)
    restore()
    confirmed.assertBodyContains({ message: 'Your money is on its way back to you.' })
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'refunded', attempts: ['refunded'] })
    assert.deepEqual(await stateOf(stay.booking), ENDED)
  })

  test('who paid in time, unheard, keeps the stay: gateways are asked before it ends', async ({
    client,
    assert,
  }) => {
    const stay = await stayToBePaid(5)
    await paymentCalls(client, stay).pay('sim_phoneUnreachable')
    const restore = replaceCall('confirm', async () => ({ status: 'paid', receipt: 'SIMULATED-L' }))
    assert.deepEqual(await endUnpaidStays(later(6)), [])
    restore()
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'paid', attempts: ['paid'] })
    assert.deepEqual(await stateOf(stay.booking), KEPT)
  })

  test('while a gateway cannot be asked the stay waits, two hours at most', async ({
    client,
    assert,
    cleanup,
  }) => {
    const stay = await stayToBePaid(5)
    await paymentCalls(client, stay).start({ token: 'sim_unanswered' })
    cleanup(replaceCall('confirm', () => Promise.reject(new Error('no line'))))
    assert.deepEqual(await endUnpaidStays(later(21)), [])
    assert.deepEqual(await endUnpaidStays(later(124)), [])
    assert.deepEqual(await stateOf(stay.booking), KEPT)
    assert.deepEqual(await endUnpaidStays(later(126)), [stay.booking.id])
  })

  test('where the product was away at the end of the time, the guest has an hour more', async ({
    assert,
  }) => {
    const { booking } = await stayToBePaid(-21)
    assert.deepEqual(await endUnpaidStays(), [])
    await booking.refresh()
    assert.approximately(booking.payBy!.diffNow('minutes').minutes, 60, 2)
    await remindOfPayments(later(50))
    assert.deepEqual(await endUnpaidStays(later(62)), [booking.id])
  })

  test('a stay that nobody has looked at ends after it has begun, too', async ({ assert }) => {
    const { booking } = await stayToBePaid(-1, {
      checkIn: day(-1),
      checkOut: day(3),
      approvedBy: null,
    })
    assert.deepEqual(await endUnpaidStays(), [booking.id])
  })
})

test.group('The reminder to pay', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const letters = catchLetters(group)
  const reminded = () =>
    noticesIn(letters()).filter(({ notice }) => notice.startsWith('payReminder'))

  test('comes once, when a quarter of the time is left', async ({ assert }) => {
    const stay = await stayToBePaid(60, { payReminderAt: later(45) })
    await remindOfPayments(later(44))
    assert.isEmpty(reminded())
    await remindOfPayments(later(46))
    await remindOfPayments(later(47))
    const [letter, ...others] = reminded()
    assert.isEmpty(others)
    assert.deepEqual(letter.to, [stay.guest.email])
    assert.match(letter.subject, /^Please pay for .+ by \w{3} \d/)
    assert.include(letter.text, `/dashboard/bookings/${stay.booking.id}/pay`)
  })

  test('spares who has paid, or is paying', async ({ client, assert }) => {
    const [paid, paying] = [
      await stayToBePaid(60, { payReminderAt: later(45) }),
      await stayToBePaid(60, { payReminderAt: later(45) }),
    ]
    await paymentCalls(client, paid).pay()
    await paymentCalls(client, paying).start({ token: 'sim_unanswered' })
    await remindOfPayments(later(46))
    assert.isEmpty(reminded())
    await paying.booking.refresh()
    await paying.booking.merge({ paymentStatus: 'unpaid' }).save()
    await remindOfPayments(later(47))
    assert.lengthOf(reminded(), 1)
  })

  test('is not needed by who begins to pay when it is due: prompt after prompt keeps no stay', async ({
    client,
    assert,
  }) => {
    const stay = await stayToBePaid(5, { payReminderAt: later(-1) })
    await paymentCalls(client, stay).pay('sim_wrongPin')
    await remindOfPayments()
    assert.isEmpty(reminded())
    assert.deepEqual(await endUnpaidStays(later(6)), [stay.booking.id])
  })

  test('is put off by a prompt that is open when it is due, and that keeps no stay either', async ({
    client,
    assert,
  }) => {
    const [abandoned, failed] = [
      await stayToBePaid(16, { payReminderAt: later(1) }),
      await stayToBePaid(16, { payReminderAt: later(1) }),
    ]
    await paymentCalls(client, abandoned).start({ token: 'sim_unanswered' })
    await paymentCalls(client, failed).pay('sim_wrongPin')
    await remindOfPayments(later(2))
    await checkPayments(later(11))
    await remindOfPayments(later(11))
    assert.deepEqual(
      reminded().map(({ to }) => to),
      [[failed.guest.email]]
    )
    assert.sameMembers(await endUnpaidStays(later(17)), [abandoned.booking.id, failed.booking.id])
  })

  test('that nobody sent leaves an hour more, whatever was tried long before', async ({
    client,
    assert,
  }) => {
    const stay = await stayToBePaid(6 * 60, { payReminderAt: later(1) })
    await paymentCalls(client, stay).pay('sim_wrongPin')
    await remindOfPayments(later(6 * 60 - 5))
    assert.isEmpty(reminded())
    assert.deepEqual(await endUnpaidStays(later(6 * 60 + 5)), [])
  })

  test('comes first: where the clock stood still, the guest has an hour more', async ({
    assert,
  }) => {
    const { booking } = await stayToBePaid(-30, { payReminderAt: later(-60) })
    await remindOfPayments()
    assert.deepEqual(await endUnpaidStays(), [])
    await booking.refresh()
    assert.approximately(booking.payBy!.diffNow('minutes').minutes, 60, 2)
    assert.isEmpty(reminded())
    await remindOfPayments(later(50))
    assert.lengthOf(reminded(), 1)
    assert.deepEqual(await endUnpaidStays(later(62)), [booking.id])
  })

  test('is not sent minutes before the end: the guest has an hour more', async ({ assert }) => {
    const { booking } = await stayToBePaid(4, { payReminderAt: later(-5) })
    await remindOfPayments()
    assert.isEmpty(reminded())
    assert.deepEqual(await endUnpaidStays(later(5)), [])
    await booking.refresh()
    assert.approximately(booking.payBy!.diffNow('minutes').minutes, 65, 2)
  })

  test('a stay that has begun meanwhile does not end', async ({ assert }) => {
    const host = await UserFactory.apply('host').create()
    const begun = { checkIn: day(-1), checkOut: day(1), approvedBy: host.id }
    const { booking } = await stayToBePaid(-2000, begun)
    assert.deepEqual(await endUnpaidStays(), [])
    await booking.refresh()
    assert.deepEqual([booking.status, booking.payBy], ['confirmed', null])
  })
})
