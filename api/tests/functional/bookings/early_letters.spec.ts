import testUtils from '@adonisjs/core/services/test_utils'
import mail from '@adonisjs/mail/services/main'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { sendNotices } from '#actions/bookings/send_notices'
import { BookingFactory } from '#database/factories/booking_factory'
import BookingNotice from '#models/booking_notice'
import User from '#models/user'
import UserSettings from '#models/user_settings'
import { MailWords } from '#services/mail/mail_words'
import { day } from '#tests/helpers/days'
import { catchLetters } from '#tests/helpers/letters'
import { noticesIn } from '#tests/helpers/notices'
import type { ApiClient } from '@japa/api-client'

/** The host checks out a guest who came two days ago. @returns host and guest */
async function leaves(client: ApiClient, checkOut: string, language = 'en') {
  const booking = await BookingFactory.merge({ checkIn: day(-2), checkOut })
    .apply('checkedIn')
    .create()
  const { guestId, hostId, id } = booking
  await UserSettings.create({ userId: guestId, language })
  const host = await User.findOrFail(hostId)
  await host.merge({ phone: '+254712000111' }).save()
  const left = await client.put(`/api/v1/bookings/${id}/checkout`).json({}).loginAs(host)
  left.assertStatus(200)
  return host
}

const dates = (from: number, to: number, language = 'en') =>
  new MailWords({ settings: { language } }).stay({
    checkIn: day(from),
    checkOut: day(to),
    nights: to - from,
  })

test.group('The letter of a check-out', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const letters = catchLetters(group)

  const sent = () => noticesIn(letters()).filter(({ notice }) => notice === 'checkedOutForGuest')

  test('tells who is checked out early which nights are free again, and how to reach the host', async ({
    client,
    assert,
  }) => {
    const host = await leaves(client, day(5))
    const [{ html, subject, text }, ...others] = sent()
    assert.lengthOf(others, 0)
    assert.match(subject, /^Your stay at .* was ended early$/)
    assert.include(text, `these nights are free again: ${dates(0, 5)}.`)
    assert.include(text, `If you are still there, write to ${host.firstName} at once.`)
    assert.include(text, `Dates: ${dates(-2, 0)}`)
    assert.include(text, host.email)
    assert.include(html, 'tel:+254712000111')
    assert.notInclude(text + html, dates(-2, 5))
    assert.notInclude(text, 'Welcome home')
  })

  test('says so in the guest’s language', async ({ client, assert }) => {
    await leaves(client, day(5), 'sw')
    await leaves(client, day(5), 'fr')
    const [inKiswahili, inFrench] = sent()
    assert.include(inKiswahili.text, `usiku huu uko wazi tena: ${dates(0, 5, 'sw')}.`)
    assert.include(inKiswahili.text, 'Ikiwa bado upo hapo, mwandikie')
    assert.include(inFrench.text, `ces nuits sont de nouveau libres : ${dates(0, 5, 'fr')}.`)
    assert.include(inFrench.text, 'Si vous y êtes encore, écrivez tout de suite à')
  })

  test('welcomes home who leaves in time, and names all their nights', async ({
    client,
    assert,
  }) => {
    const host = await leaves(client, day(0))
    const [{ subject, text }] = sent()
    assert.match(subject, /^How was your stay at/)
    assert.include(text, 'Welcome home')
    assert.include(text, `Dates: ${dates(-2, 0)}`)
    assert.notInclude(text, 'still there')
    assert.notInclude(text, host.email)
  })

  test('welcomes nobody home whose check-out was taken back before it could be written', async ({
    client,
    assert,
    cleanup,
  }) => {
    const booking = await BookingFactory.merge({ checkIn: day(-2), checkOut: day(0) })
      .apply('checkedIn')
      .create()
    const host = await User.findOrFail(booking.hostId)
    const take = async (path: string) => {
      const url = `/api/v1/bookings/${booking.id}/${path}`
      const done = await client.put(url).json({}).loginAs(host)
      done.assertStatus(200)
    }
    const { sendLater } = mail
    const restore = () => void (mail.sendLater = sendLater)
    cleanup(restore)
    mail.sendLater = () => Promise.reject(new Error('no queue'))
    await take('checkout')
    await take('checkout/undo')
    restore()
    await sendNotices(DateTime.utc().plus({ minutes: 6 }))
    assert.isEmpty(sent())
    assert.isEmpty(await BookingNotice.all(), 'nor later')

    await take('checkout')
    assert.lengthOf(sent(), 1)
  })
})
