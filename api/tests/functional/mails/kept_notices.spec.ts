import testUtils from '@adonisjs/core/services/test_utils'
import mail from '@adonisjs/mail/services/main'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { notifyOf } from '#actions/bookings/notify'
import { sendNotices } from '#actions/bookings/send_notices'
import BookingMail from '#mails/booking_mail'
import BookingNotice from '#models/booking_notice'
import { writeTransaction } from '#services/database/write_transaction'
import { catchLetters, refuseLetters } from '#tests/helpers/letters'
import { noticesIn, requestedStay, tell } from '#tests/helpers/notices'

test.group('Notices that are still to be told', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const letters = catchLetters(group)
  const sent = () => noticesIn(letters())
  const waiting = () => BookingNotice.query().orderBy('id')
  const later = (minutes: number) => DateTime.utc().plus({ minutes })

  test('nothing is left of what was told', async ({ assert }) => {
    const { booking } = await requestedStay()
    await tell('requested', booking.id)
    await sendNotices(later(10))
    assert.lengthOf(sent(), 2)
    assert.isEmpty(await waiting())
  })

  test('what never happened is not told', async ({ assert }) => {
    const { booking } = await requestedStay()
    const failed = writeTransaction(async (trx) => {
      await notifyOf(trx, 'requested', booking.id)
      throw new Error('the power is gone')
    })
    await assert.rejects(() => failed, 'the power is gone')
    assert.isEmpty(await waiting())
    assert.isEmpty(sent())
  })

  test('a process that dies after the commit loses no notice: the clock writes it', async ({
    assert,
  }) => {
    const { booking } = await requestedStay()
    await BookingNotice.create({ bookingId: booking.id, event: 'requested' })
    await sendNotices()
    assert.isEmpty(sent(), 'it may be on its way')
    await sendNotices(later(2))
    assert.deepEqual(
      sent().map(({ notice }) => notice),
      ['requestedForHost', 'requestedForGuest']
    )
    assert.isEmpty(await waiting())
  })

  test('one that nobody could write for days is written once somebody can', async ({ assert }) => {
    const { booking } = await requestedStay({ status: 'confirmed' })
    const daysAgo = { createdAt: later(-50 * 60), claimedAt: later(-49 * 60) }
    for (const times of [daysAgo, { ...daysAgo, claimedAt: null }]) {
      await BookingNotice.create({ bookingId: booking.id, event: 'approved', ...times })
    }
    await sendNotices()
    assert.lengthOf(sent(), 2)
    assert.isEmpty(await waiting())
  })

  test('one that died while it wrote is found, too, and two clocks write once', async ({
    assert,
  }) => {
    const { booking } = await requestedStay({ status: 'confirmed' })
    await BookingNotice.create({
      bookingId: booking.id,
      event: 'approved',
      claimedAt: DateTime.utc(),
    })
    await sendNotices(later(2))
    assert.isEmpty(sent())
    await Promise.all([sendNotices(later(6)), sendNotices(later(6))])
    assert.lengthOf(sent(), 1)
  })

  test('what is no longer so is not told', async ({ assert }) => {
    const { booking } = await requestedStay({ status: 'cancelled' })
    for (const event of ['requested', 'approved', 'booked'] as const) {
      await BookingNotice.create({ bookingId: booking.id, event })
    }
    await sendNotices(later(2))
    assert.isEmpty(sent())
    assert.isEmpty(await waiting())
  })

  test('a reminder to pay comes before the time is over, and while nothing is under way', async ({
    assert,
  }) => {
    const { booking } = await requestedStay({ status: 'confirmed', payBy: later(5) })
    const remind = async (minutes: number) => {
      await BookingNotice.create({ bookingId: booking.id, event: 'payReminder' })
      await sendNotices(later(minutes))
      return sent().length
    }
    assert.equal(await remind(6), 0, 'too late')
    await booking.merge({ paymentStatus: 'pending' }).save()
    assert.equal(await remind(2), 0, 'under way')
    await booking.merge({ paymentStatus: 'unpaid' }).save()
    assert.equal(await remind(2), 1)
    assert.isEmpty(await waiting())
  })

  test('a letter that cannot be written fails nobody, and is tried again for a day and once after it', async ({
    assert,
    cleanup,
  }) => {
    const { booking } = await requestedStay()
    letters().release()
    cleanup(refuseLetters())
    await tell('requested', booking.id)
    await sendNotices(later(60))
    assert.lengthOf(await waiting(), 1)
    await sendNotices(later(25 * 60))
    assert.lengthOf(await waiting(), 1)
    await sendNotices(later(25 * 60 + 5))
    assert.isEmpty(await waiting())
  })

  test('a letter that cannot be written keeps no other, and no other goes again with it', async ({
    assert,
    cleanup,
  }) => {
    const { booking, host } = await requestedStay()
    const { sendLater } = mail
    const restore = () => void (mail.sendLater = sendLater)
    cleanup(restore)
    mail.sendLater = async (letter) => {
      if (letter instanceof BookingMail && letter.person.id === host.id) throw new Error('no word')
      return sendLater.call(mail, letter)
    }
    const written = () => sent().map(({ notice }) => notice)
    await tell('requested', booking.id)
    await sendNotices(later(6))
    assert.deepEqual(written(), ['requestedForGuest'])
    restore()
    await sendNotices(later(12))
    assert.deepEqual(written(), ['requestedForGuest', 'requestedForHost'])
    assert.isEmpty(await waiting())
  })
})
