import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { undoCheckOut } from '#actions/bookings/undo_check_out'
import { createReview } from '#actions/reviews/create_review'
import { BookingFactory } from '#database/factories/booking_factory'
import { ReviewFactory } from '#database/factories/review_factory'
import { UserFactory } from '#database/factories/user_factory'
import { fromNight } from '#domain/stay'
import AuditEvent from '#models/audit_event'
import type Booking from '#models/booking'
import User from '#models/user'
import { findBooking } from '#queries/bookings/find_booking'
import { findReviewedBooking } from '#queries/reviews/find_reviewed_booking'
import { day } from '#tests/helpers/days'
import { hostedStay } from '#tests/helpers/hosted_stay'
import { CaughtLetters } from '#tests/helpers/letters'
import { takenBack } from '#tests/helpers/taken_back'

const WELL = {
  cleanliness: 5,
  communication: 5,
  checkIn: 5,
  accuracy: 5,
  location: 5,
  value: 5,
}

async function takenBy({ id }: Booking) {
  const rows = await db.from('booking_nights').where('booking_id', id).orderBy('night')
  return rows.map(({ night }) => fromNight(night))
}

test.group('Leaving early', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    const letters = new CaughtLetters()
    return () => letters.release()
  })

  test('frees the nights that remain, tonight too, which others can then book', async ({
    client,
    assert,
  }) => {
    const { booking, step } = await hostedStay(client, { checkIn: day(-2), checkOut: day(4) })
    const left = await step('checkout')
    left.assertStatus(200)
    left.assertBodyContains({
      data: { status: 'checked-out', checkOut: day(4), departedOn: day(0), nights: 6 },
    })
    assert.deepEqual(await takenBy(booking), [day(-2), day(-1)])
    const next = await client
      .post('/api/v1/bookings')
      .json({
        property: booking.propertyId,
        checkIn: day(0),
        checkOut: day(4),
        guests: { adults: 1 },
      })
      .loginAs(await UserFactory.create())
    next.assertStatus(201)
  })

  test('and taking that back is refused of one stay after ten times, of another it is not', async ({
    client,
  }) => {
    const stay = { checkIn: day(-2), checkOut: day(0) }
    const { booking, host, step } = await hostedStay(client, stay)
    for (let time = 0; time < 10; time++) {
      const left = await step('checkout')
      left.assertStatus(200)
      const back = await step('checkout/undo')
      back.assertStatus(200)
    }
    const refused = await step('checkout')
    refused.assertStatus(429)
    const { propertyId } = booking
    const earlier = { checkIn: day(-6), checkOut: day(-3), propertyId, hostId: host.id }
    const other = await BookingFactory.merge(earlier).apply('checkedIn').create()
    const free = await client.put(`/api/v1/bookings/${other.id}/checkout`).json({}).loginAs(host)
    free.assertStatus(200)
  })

  test('keeps the first night, and a stay that is left in time or late whole', async ({
    client,
    assert,
  }) => {
    const first = await hostedStay(client, { checkIn: day(0), checkOut: day(3) })
    const same = await first.step('checkout')
    same.assertBodyContains({ data: { departedOn: day(1) } })
    assert.deepEqual(await takenBy(first.booking), [day(0)])
    for (const checkOut of [day(0), day(-1)]) {
      const whole = await hostedStay(client, { checkIn: day(-3), checkOut })
      const left = await whole.step('checkout')
      left.assertBodyContains({ data: { departedOn: null } })
      assert.lengthOf(await takenBy(whole.booking), checkOut === day(0) ? 3 : 2)
    }
  })

  test('shows in the host’s calendar and among today’s departures', async ({ client, assert }) => {
    const { host, step } = await hostedStay(client, { checkIn: day(-2), checkOut: day(4) })
    await step('checkout')
    const calendar = await client
      .get('/api/v1/bookings/calendar')
      .qs({ from: day(-3), to: day(7) })
      .loginAs(host)
    const [stay] = calendar.body().data[0].stays
    assert.include(stay, { checkIn: day(-2), checkOut: day(0), nights: 2 })
    const today = await client.get('/api/v1/bookings/today').loginAs(host)
    assert.equal(today.body().data.departures.total, 1)
  })
})

test.group('Taking a step back', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    const letters = new CaughtLetters()
    return () => letters.release()
  })

  test('a check-in becomes a confirmed stay again, with an entry in the log', async ({
    client,
    assert,
  }) => {
    const arriving = { checkIn: day(0), checkOut: day(2) }
    const { booking, host, step } = await hostedStay(client, arriving, 'confirmed')
    const arrived = await step('checkin')
    assert.deepEqual(arrived.body().data.actions, ['checkOut', 'undoCheckIn'])
    const back = await step('checkin/undo')
    back.assertStatus(200)
    back.assertBodyContains({ message: 'Taken back', data: { status: 'confirmed' } })
    await booking.refresh()
    assert.isNull(booking.checkedInAt)
    assert.isNull(booking.checkedInBy)
    const event = await AuditEvent.findByOrFail({
      action: 'booking.checkInUndone',
      subjectId: booking.id,
    })
    assert.equal(event.actorId, host.id)
    assert.deepEqual(event.after, { status: 'confirmed' })
  })

  test('a check-out takes the freed nights again', async ({ client, assert }) => {
    const { booking, step } = await hostedStay(client, { checkIn: day(-1), checkOut: day(2) })
    await step('checkout')
    const back = await step('checkout/undo')
    back.assertBodyContains({ data: { status: 'checked-in', departedOn: null } })
    assert.deepEqual(await takenBy(booking), [day(-1), day(0), day(1)])
    const again = await step('checkout')
    again.assertStatus(200)
  })

  test('not when one of the nights is somebody else’s by now', async ({ client, assert }) => {
    const { booking, step } = await hostedStay(client, { checkIn: day(-1), checkOut: day(2) })
    await step('checkout')
    const next = { propertyId: booking.propertyId, checkIn: day(1), checkOut: day(2) }
    await BookingFactory.merge(next).create()
    const refused = await takenBack(() => step('checkout/undo'))
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'E_DATES_TAKEN' })
    await booking.refresh()
    assert.equal(booking.status, 'checked-out')
    assert.deepEqual(await takenBy(booking), [day(-1)])
  })

  test('not after fifteen minutes, not after a review, not by the guest or a stranger', async ({
    client,
  }) => {
    const over = { checkIn: day(-3), checkOut: day(-1), checkedOutAt: DateTime.utc() }
    const late = { checkedOutAt: DateTime.utc().minus({ minutes: 15 }) }
    const { step } = await hostedStay(client, { ...over, ...late }, 'checkedOut')
    const tooLate = await step('checkout/undo')
    tooLate.assertStatus(409)
    tooLate.assertBodyContains({
      code: 'E_TOO_LATE',
      message: 'This can be taken back for fifteen minutes only',
    })

    const fresh = await hostedStay(client, over, 'checkedOut')
    const guest = await User.findOrFail(fresh.booking.guestId)
    const byGuest = await fresh.step('checkout/undo', guest)
    byGuest.assertStatus(403)
    const byStranger = await fresh.step('checkout/undo', await UserFactory.create())
    byStranger.assertStatus(404)
    await ReviewFactory.merge({ bookingId: fresh.booking.id }).create()
    const reviewed = await fresh.step('checkout/undo')
    reviewed.assertStatus(409)
  })

  test('a check-out or a review, whichever comes first, when both were begun', async ({
    client,
    assert,
  }) => {
    const over = { checkIn: day(-2), checkOut: day(0), checkedOutAt: DateTime.utc() }
    const text = { rating: 5, title: 'Quiet', text: 'Quiet nights by the sea.', ratings: WELL }
    const began = async () => {
      const { booking, host } = await hostedStay(client, over, 'checkedOut')
      const { id, guestId, propertyId } = booking
      const guest = await User.findOrFail(guestId)
      const toReview = await findReviewedBooking(id, propertyId)
      const toUndo = await findBooking(id)
      return {
        booking,
        write: () => createReview(guest, toReview, text),
        undo: () => undoCheckOut(toUndo, host),
      }
    }
    const undone = await began()
    await undone.undo()
    await assert.rejects(undone.write)
    const written = await began()
    await written.write()
    await assert.rejects(written.undo)
    await Promise.all([undone.booking.refresh(), written.booking.refresh()])
    assert.deepEqual([undone.booking.status, written.booking.status], ['checked-in', 'checked-out'])
  })
})
