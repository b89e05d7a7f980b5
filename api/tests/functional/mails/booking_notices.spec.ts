import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import paymentsConfig from '#config/payments'
import { ReviewFactory } from '#database/factories/review_factory'
import { UserFactory } from '#database/factories/user_factory'
import Property from '#models/property'
import UserSettings from '#models/user_settings'
import { catchLetters } from '#tests/helpers/letters'
import { noticesIn, requestedStay, tell } from '#tests/helpers/notices'

test.group('Notices of a booking', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const letters = catchLetters(group)

  const sent = () => noticesIn(letters())

  test('a request reaches the host, and the guest reads that it did', async ({ assert }) => {
    const { booking } = await requestedStay({ specialRequests: 'A cot, please' })
    await tell('requested', booking.id)
    const [toHost, toGuest] = sent()
    assert.deepEqual(toHost.to, ['baraka@example.com'])
    assert.deepEqual(toGuest.to, ['a@example.com'])
    assert.equal(toHost.subject, 'Achieng would like to stay at Nyumba & <bustani>')
    assert.equal(toGuest.subject, 'Your request for Nyumba & <bustani> is on its way')
    for (const { text } of [toHost, toGuest]) {
      assert.include(text, 'Dates: Thu 30 Dec 2027 – Sun 2 Jan 2028 · 3 nights')
      assert.include(text, 'Guests: 2 adults, 1 child')
      assert.match(text, /Total: KES\s23,166/)
      assert.include(text, 'A cot, please')
      assert.include(text, 'http://localhost:3000/dashboard/bookings')
    }
    assert.include(toGuest.text, "won't be charged yet")
  })

  test('words of people are text, never markup', async ({ assert }) => {
    const { booking } = await requestedStay({ specialRequests: '<img src=x onerror=alert(1)>' })
    await tell('requested', booking.id)
    const [{ html, text }] = sent()
    assert.notInclude(html, '<img')
    assert.notInclude(html, '<bustani>')
    assert.include(html, '&lt;img src=x')
    assert.include(text, '<img src=x onerror=alert(1)>')
  })

  test('web addresses in a note are links, other schemes are text, and long words break', async ({
    assert,
  }) => {
    const hostNotes = 'Gate: https://maps.test/?a=1&b=2, javascript:alert(1) https://a@b.test'
    const { booking } = await requestedStay({ status: 'confirmed', hostNotes })
    await tell('approved', booking.id)
    const [{ html }] = sent()
    assert.include(html, '<a href="https://maps.test/?a=1&amp;b=2" rel="noopener noreferrer')
    assert.notInclude(html, 'href="javascript')
    assert.notInclude(html, 'href="https://a@b')
    assert.include(html, 'overflow-wrap:anywhere')
  })

  test('until when to pay is told by the clock of the reader', async ({ assert }) => {
    const payBy = DateTime.fromISO('2027-12-01T15:05:00Z')
    const { booking } = await requestedStay({ status: 'confirmed', payBy })
    const settings = await UserSettings.of(booking.guestId)
    const told = async (timezone: string) => {
      await settings.merge({ timezone }).save()
      await tell('approved', booking.id)
      return sent().at(-1)!.text
    }
    assert.include(await told('Africa/Nairobi'), 'please pay by Wed 1 Dec 2027, 18:05 (GMT+3)')
    assert.include(await told('Europe/London'), 'please pay by Wed 1 Dec 2027, 15:05 (GMT)')
  })

  test('an approval tells the guest where and to whom they go', async ({ assert }) => {
    const { booking } = await requestedStay({
      status: 'confirmed',
      hostNotes: 'The key is with Mama Njeri',
    })
    await tell('approved', booking.id)
    const [{ subject, text, to }, ...others] = sent()
    assert.lengthOf(others, 0)
    assert.deepEqual(to, ['a@example.com'])
    assert.equal(subject, 'Your stay at Nyumba & <bustani> is confirmed')
    assert.include(text, 'Address: Argwings Kodhek Road 12, Kilimani, Nairobi')
    assert.include(text, 'Times: Check-in from 14:00, check-out by 10:00.')
    assert.include(text, 'baraka@example.com')
    assert.include(text, 'The key is with Mama Njeri')
    assert.include(text, 'Phone: +254712345678')
    assert.include(text, 'https://wa.me/254712345678')
  })

  test('an approval asks for the money that is due, and only for that', async ({ assert }) => {
    const { booking } = await requestedStay({ status: 'confirmed' })
    await tell('approved', booking.id)
    await booking.merge({ paymentStatus: 'paid' }).save()
    await tell('approved', booking.id)
    const [unpaid, paid] = sent()
    assert.match(unpaid.text, /KES\s23,166 is due: please pay now, before you arrive/)
    assert.include(
      unpaid.text,
      `Pay now:\nhttp://localhost:3000/dashboard/bookings/${booking.id}/pay`
    )
    assert.notInclude(paid.text, 'is due')
    assert.include(
      paid.text,
      `See your trip:\nhttp://localhost:3000/dashboard/bookings/${booking.id}`
    )
  })

  test('without a way to pay here, an approval says that the host is paid directly', async ({
    assert,
    cleanup,
  }) => {
    const offered = paymentsConfig.offered.splice(0)
    cleanup(() => void paymentsConfig.offered.push(...offered))
    const { booking } = await requestedStay({ status: 'confirmed' })
    await tell('approved', booking.id)
    assert.match(sent()[0].text, /Payment: You pay Baraka directly/)
    assert.notInclude(sent()[0].text, '/pay')
  })

  test('only the approval gives the street away', async ({ assert }) => {
    const { booking } = await requestedStay()
    await tell('requested', booking.id)
    await tell('expired', booking.id)
    for (const { text } of sent()) assert.notInclude(text, 'Argwings')
  })

  test('a cancellation tells both who and why', async ({ assert }) => {
    const { booking, guest } = await requestedStay({
      status: 'cancelled',
      cancellationReason: 'A wedding',
    })
    await booking.merge({ cancelledBy: guest.id }).save()
    await tell('cancelled', booking.id)
    const [toGuest, toHost] = sent()
    assert.include(toGuest.text, 'You have cancelled your stay at Nyumba')
    assert.include(toHost.text, 'Achieng has cancelled the stay at Nyumba')
    for (const { text } of [toGuest, toHost]) assert.include(text, 'A wedding')
  })

  test('a host hears nothing of a cancellation of their own', async ({ assert }) => {
    const { booking, host } = await requestedStay({ status: 'cancelled' })
    await booking.merge({ cancelledBy: host.id }).save()
    await tell('cancelled', booking.id)
    assert.deepEqual(
      sent().map(({ notice }) => notice),
      ['cancelledForGuest']
    )
  })

  test('a cancellation by an admin names neither of the two', async ({ assert }) => {
    const admin = await UserFactory.apply('admin').create()
    const { booking } = await requestedStay({ status: 'cancelled' })
    await booking.merge({ cancelledBy: admin.id }).save()
    await tell('cancelled', booking.id)
    assert.include(sent()[0].text, 'Your stay at Nyumba & <bustani> has been cancelled.')
    assert.include(sent()[1].text, 'The stay of Achieng at Nyumba & <bustani> has been cancelled.')
  })

  test('an expiry tells both', async ({ assert }) => {
    const { booking } = await requestedStay({ status: 'cancelled' })
    await tell('expired', booking.id)
    assert.deepEqual(
      sent().map(({ notice }) => notice),
      ['expiredForGuest', 'expiredForHost']
    )
  })

  test('a departure asks the guest for a review', async ({ assert }) => {
    const { booking } = await requestedStay({ status: 'checked-out' })
    await tell('checkedOut', booking.id)
    const [{ subject, text }, ...others] = sent()
    assert.lengthOf(others, 0)
    assert.equal(subject, 'How was your stay at Nyumba & <bustani>?')
    assert.include(text, '14 days')
  })

  test('a departure that is noted late asks nobody who has reviewed, nor of a place that is gone', async ({
    assert,
  }) => {
    const { booking } = await requestedStay({ status: 'checked-out' })
    const review = await ReviewFactory.merge({ bookingId: booking.id }).create()
    await tell('checkedOut', booking.id)
    await review.delete()
    const property = await Property.findOrFail(booking.propertyId)
    await property.merge({ deletedAt: DateTime.utc() }).save()
    await tell('checkedOut', booking.id)
    assert.lengthOf(sent(), 0)
  })

  test('who switched notices off gets none, nor does who is gone', async ({ assert }) => {
    const { booking, guest, host } = await requestedStay()
    await UserSettings.create({ userId: host.id, notifyEmail: false })
    await tell('requested', booking.id)
    assert.deepEqual(
      sent().map(({ notice }) => notice),
      ['requestedForGuest']
    )
    await guest.merge({ deletedAt: booking.createdAt }).save()
    await tell('approved', booking.id)
    assert.lengthOf(sent(), 1)
  })
})
